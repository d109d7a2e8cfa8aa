import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/**
 * Says which record something unique belongs to. It is keyed by itself, so that its uniqueness holds over all shards; the
 * record that it names may not be written yet, or never: then whoever needs it takes it over.
 */
export interface ClaimDocument {
  /** The Proof ID, or the submission's key. */
  _id: string
  recordId: string
  claimedAt: Date
}

function claimSchema(collection: string) {
  const schema = new Schema<ClaimDocument>(
    {
      _id: { type: String, required: true },
      recordId: { type: String, required: true },
      claimedAt: { type: Date, required: true },
    },
    { versionKey: false, collection, shardKey: { _id: 1 } },
  )
  // All that a record has claimed goes with it, also what was never written into it.
  schema.index({ recordId: 1 })
  return schema
}

// One schema for each model: a connection takes the same one again, and no other.
const proofIdSchema = claimSchema('proofids')
const submissionKeySchema = claimSchema('submissionkeys')

/** Whose a Proof ID is, also one that a record had before. */
export const proofIdModel = (connection: Connection): Model<ClaimDocument> =>
  connection.model<ClaimDocument>('ProofId', proofIdSchema)

/** Whose a submission's key is: `visitorId:idempotencyKey`. */
export const submissionKeyModel = (connection: Connection): Model<ClaimDocument> =>
  connection.model<ClaimDocument>('SubmissionKey', submissionKeySchema)
