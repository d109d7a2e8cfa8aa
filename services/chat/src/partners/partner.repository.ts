import type { PartnerChange } from '@shared/contracts/partners'
import type { PartnerModel, StoredPartner } from './partner.model'

const maxListed = 1000

export interface PartnerRepository {
  find(id: string): Promise<StoredPartner | null>
  /** By name, 1000 at most. */
  list(): Promise<StoredPartner[]>
  add(partner: StoredPartner): Promise<void>
  /** The partner as it is then; null for an unknown one. */
  change(id: string, changed: PartnerChange & Pick<StoredPartner, 'changedAt'>): Promise<StoredPartner | null>
}

export const createPartnerRepository = (model: PartnerModel): PartnerRepository => ({
  find: (id) => model.findById(id).lean<StoredPartner>().exec(),
  list: () => model.find().sort({ name: 1, _id: 1 }).limit(maxListed).lean<StoredPartner[]>().exec(),
  async add(partner) {
    await model.create(partner)
  },
  change: (id, changed) =>
    model
      .findOneAndUpdate({ _id: id }, { $set: changed }, { returnDocument: 'after' })
      .lean<StoredPartner>()
      .exec(),
})
