import { ownerAddressSchema } from '@shared/contracts/internal'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'

/** The e-mail address of a record, where its owner reads; null while it has none for sure. */
export const ownerAddressOf =
  (records: Pick<ServiceClient, 'find'>) =>
  async (recordId: string): Promise<string | null> => {
    const path = pathOf('internal', 'records', recordId, 'owner-address')
    return (await records.find({ path, answer: ownerAddressSchema }))?.email ?? null
  }
