import { z } from 'zod'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { submissionSchema } from '@shared/contracts/birth-records'
import type { Submission } from '@shared/contracts/birth-records'
import { submissionKey } from '@shared/web/form/kept-drafts'

/** What the server made of a submission. */
const receiptSchema = z.object({
  recordId: z.string(),
  proofJobId: z.string(),
  proofId: z.string(),
  /** When the record was made, ISO 8601. */
  createdAt: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

const keptSchema = z.object({
  /** The Idempotency-Key: one for one content. */
  key: z.string(),
  fingerprint: z.string(),
  /**
   * `pending`: no answer came yet. `accepted`: there is a record, its proof is being made. Both are resumed after a reload.
   * `unsettled`: cancelled, or the connection was lost; the server may have finished it. `settled`: it has, and that was told.
   */
  state: z.enum(['pending', 'accepted', 'unsettled', 'settled']),
  sentAt: z.number(),
  /** Gone once the server has answered: what it carried stands in the draft. */
  body: submissionSchema.nullable(),
  /** Which record it was to change, if any; part of the body that the key stands for. */
  recordId: z.string().nullable(),
  /** What the draft knew of that record, if anything; part of the body too. */
  revision: z.number().nullable().default(null),
  /** What the server made of it, while its proof is being made. */
  receipt: receiptSchema.nullable().default(null),
})
export type KeptSubmission = Omit<z.infer<typeof keptSchema>, 'body'> & { body: Submission | null }

/** The content of a submission as a fingerprint: which record it goes to, and in what state that is, is no content. */
function fingerprintOf({ recordId: _target, revision: _state, ...content }: Submission): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))))
}

const newKey = () => bytesToHex(randomBytes(16))

/** A submission as it is about to be sent: the key of the kept one when the content is the same, else a new one. */
export function prepare(
  body: Submission,
  kept: KeptSubmission | null,
  now: number,
): KeptSubmission & { body: Submission } {
  const fingerprint = fingerprintOf(body)
  if (kept?.fingerprint === fingerprint) {
    const { recordId: _target, revision: _state, ...content } = body
    const same = {
      ...content,
      ...(kept.recordId === null ? {} : { recordId: kept.recordId }),
      ...(kept.revision === null ? {} : { revision: kept.revision }),
    }
    return { ...kept, state: 'pending', sentAt: now, body: same, receipt: null }
  }
  const { recordId = null, revision = null } = body
  return {
    key: newKey(),
    fingerprint,
    state: 'pending',
    sentAt: now,
    body,
    recordId,
    revision,
    receipt: null,
  }
}

/**
 * The submission kept on the device. A device that keeps nothing (storage forbidden or full) still submits: within this
 * page the memory serves, only a reload forgets.
 */
export function createSubmissionKeep(storage: () => Storage, key = submissionKey) {
  let memory: KeptSubmission | null = null
  return {
    read(): KeptSubmission | null {
      try {
        const text = storage().getItem(key)
        const read = keptSchema.safeParse(text === null ? null : JSON.parse(text))
        return read.success ? read.data : memory
      } catch {
        return memory
      }
    },
    write(kept: KeptSubmission | null) {
      memory = kept
      try {
        if (kept) storage().setItem(key, JSON.stringify(kept))
        else storage().removeItem(key)
      } catch {
        // See above: the memory serves.
      }
    },
  }
}
export type SubmissionKeep = ReturnType<typeof createSubmissionKeep>
