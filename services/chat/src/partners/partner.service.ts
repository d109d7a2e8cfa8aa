import { randomInt } from 'node:crypto'
import type { Partner, PartnerChange, PartnerOrder } from '@shared/contracts/partners'
import { AppError } from '@shared/node/errors'
import type { StoredPartner } from './partner.model'
import type { PartnerRepository } from './partner.repository'
import type { QuestionLimits } from './question-limits'

// 12 of 31 letters are 59 bits; without those that are taken for one another.
const letters = '23456789abcdefghijkmnpqrstuvwxyz'
const idLength = 12
/** The id of a partner that is going to be added. */
export const makePartnerId = (): string =>
  Array.from({ length: idLength }, () => letters[randomInt(letters.length)]).join('')

export interface PartnerService {
  list(): Promise<Partner[]>
  add(id: string, order: PartnerOrder): Promise<Partner>
  /** Null for an unknown one. */
  change(id: string, change: PartnerChange): Promise<Partner | null>
  /**
   * The partner on whose page a widget stands.
   *
   * @throws AppError `forbidden` for an unknown partner, one that is switched off, and an origin that is not the partner's, in the same
   * words: nobody learns which of them it is
   */
  admit(id: string, origin: string | undefined): Promise<StoredPartner>
}

export function createPartnerService(
  repository: PartnerRepository,
  limits: Pick<QuestionLimits, 'today'>,
  now: () => Date = () => new Date(),
): PartnerService {
  const present = ({ _id, addedAt, changedAt, ...said }: StoredPartner, questionsToday = 0): Partner => ({
    id: _id,
    ...said,
    addedAt: addedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    questionsToday,
  })
  return {
    async list() {
      const partners = await repository.list()
      const today = await limits.today(partners.map(({ _id }) => _id))
      return partners.map((partner) => present(partner, today.get(partner._id)))
    },
    async add(id, order) {
      const partner = { _id: id, ...order, addedAt: now(), changedAt: now() }
      await repository.add(partner)
      return present(partner)
    },
    async change(id, change) {
      const partner = await repository.change(id, { ...change, changedAt: now() })
      return partner && present(partner, (await limits.today([id])).get(id))
    },
    async admit(id, origin) {
      const partner = await repository.find(id)
      if (!partner?.isOn || origin === undefined || !partner.origins.includes(origin))
        throw new AppError({ code: 'forbidden', publicMessage: 'MYA does not answer on this page.' })
      return partner
    },
  }
}
