import type { Delivery } from '@shared/contracts/deliveries'
import type { OwnerAddress } from '@shared/contracts/internal'
import { wholeName } from '@shared/contracts/whole-name'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay } from '@shared/node/outbox'
import { addressOf } from '../records/current-form'
import type { RecordRepository } from '../records/record.repository'
import { ownSubmittedRecord } from '../records/submitted-records'
import type { SubmittedRecord, SubmittedVersion } from '../records/submitted-records'
import { untilWritten } from '../records/until-written'
import { listedMessageOf } from '../staff/listed-message'
import type { DeliveryRepository } from './delivery.repository'
import { ownerAddressOf } from './owner-address'

export interface DeliveryService {
  /** Where the e-mails of the visitor's own record go. `proofId` is a Proof ID that it has or had, or one of its proof jobs. */
  read(visitorId: string, proofId: string): Promise<Delivery>
  /**
   * Changes that address, and has the latest e-mail sent there again; so it does for the same address, whose e-mail may have
   * been lost.
   *
   * @throws AppError `not_found`, `rate_limited`
   */
  change(visitorId: string, proofId: string, email: string): Promise<Delivery>
  /** The address that the change of a `delivery.changed` message replaced. @throws AppError `not_found` when it is the same */
  former(recordId: string, messageId: string): Promise<{ email: string }>
  /** Where e-mails to the owner of any record go, submitted or not. @throws AppError `not_found` */
  ofOwner(recordId: string): Promise<OwnerAddress>
}

export interface DeliveryServiceDependencies {
  repository: RecordRepository
  deliveries: DeliveryRepository
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** Each change sends an e-mail to whatever address was typed: enough for mistakes, too few to pester anybody. */
export const mostChangesADay = 5
const day = 86_400_000

const notFound = () => new AppError({ code: 'not_found', publicMessage: 'Record not found' })

export function createDeliveryService({
  repository,
  deliveries,
  relay,
  now,
}: DeliveryServiceDependencies): DeliveryService {
  const own = async (visitorId: string, proofId: string) => {
    const owners =
      (await repository.ownersByProofJobId(proofId)) ?? (await repository.ownersByProofId(proofId))
    // One that was only synced has no e-mails.
    const own = await ownSubmittedRecord(repository, owners, visitorId)
    const newest = own?.versions.at(-1)
    if (!own || !newest) throw notFound()
    return { record: own, newest }
  }
  const presented = (record: SubmittedRecord, { form }: SubmittedVersion): Delivery => ({
    name: wholeName(form.babyFirstName, null, form.babyLastName),
    email: addressOf(record),
  })

  return {
    async read(visitorId, proofId) {
      const { record, newest } = await own(visitorId, proofId)
      return presented(record, newest)
    },
    async former(recordId, messageId) {
      const record = await repository.findById(recordId)
      const former = record?.delivery?.former?.find((replaced) => replaced.messageId === messageId)
      if (!former) throw notFound()
      return { email: former.email }
    },
    async ofOwner(recordId) {
      const record = await repository.findById(recordId)
      if (!record) throw notFound()
      return {
        email: await ownerAddressOf(repository, record),
        proofId: record.proofIds[0] ?? '',
        keysEndedAt: record.keysEndedAt?.toISOString() ?? null,
      }
    },
    change: (visitorId, proofId, email) =>
      untilWritten(async () => {
        const { record, newest } = await own(visitorId, proofId)
        const at = now()
        const earlier = record.delivery?.changedAt ?? []
        const recent = earlier.filter((change) => at.getTime() - change.getTime() < day)
        if (recent.length >= mostChangesADay)
          throw new AppError({
            code: 'rate_limited',
            publicMessage: `The e-mail was sent again ${mostChangesADay} times within a day, which is as often as it can be. Please try again tomorrow.`,
            retryAfterSeconds: Math.ceil((Math.min(...recent.map(Number)) + day - at.getTime()) / 1000),
          })
        const { _id: recordId, versionCount } = record
        const { version, proofJobId } = newest
        const message: MessageDraft = { type: 'delivery.changed', payload: { recordId, version, proofJobId } }
        const messages = storedMessages([message, listedMessageOf(recordId)], at)
        const grownFrom = { versionCount, changes: record.delivery?.changes ?? 0 }
        const replaced = addressOf(record)
        const [told] = messages
        const former = [
          ...(record.delivery?.former ?? []),
          ...(told && replaced.toLowerCase() !== email.toLowerCase()
            ? [{ messageId: told.id, email: replaced }]
            : []),
        ].slice(-mostChangesADay)
        const delivery = { email, changedAt: [...recent, at], former, changes: grownFrom.changes + 1 }
        if (!(await deliveries.change(recordId, grownFrom, delivery, messages))) return undefined
        await relay.flush(recordId, messages)
        return presented({ ...record, delivery }, newest)
      }),
  }
}
