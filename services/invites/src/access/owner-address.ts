import { proofJobReferenceSchema, recordVersionSchema } from '@shared/contracts/internal'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'

/** The e-mail address of a record, where its owner reads; null for a record that was never submitted, which has none for sure. */
export const ownerAddressOf =
  (records: ServiceClient) =>
  async (proofId: string): Promise<string | null> => {
    const reference = await records.find({
      path: pathOf('internal', 'proof-ids', proofId),
      answer: proofJobReferenceSchema,
    })
    if (!reference) return null
    const version = await records.find({
      path: pathOf('internal', 'records', reference.recordId, 'versions', reference.latestVersion),
      answer: recordVersionSchema,
    })
    return version?.form.email ?? null
  }
