import type { Caller } from '@shared/contracts/internal'
import { proofJobReferenceSchema } from '@shared/contracts/internal'
import { sharedRecordSchema } from '@shared/contracts/versions'
import type { SharedRecord } from '@shared/contracts/versions'
import { insightsOf } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { insightSubjectOf } from '@shared/insights/form-inputs'
import { AppError } from '@shared/node/errors'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'

type Answers = SharedRecord['data']

const text = z.string().nullish().catch(undefined)
const typed = z.union([z.string(), z.number()]).nullish().catch(undefined)
/** What insights are made of; an answer that is half typed or of another kind is none. */
const subjectSchema = z.object({
  babyFirstName: text,
  babyMiddleName: text,
  babyLastName: text,
  babyDateOfBirth: text,
  babyTimeOfBirth: text,
  babyTimeUnknown: z.boolean().nullish().catch(undefined),
  babyClockChange: text,
  birthLatitude: typed,
  birthLongitude: typed,
  birthTimeZone: text,
  babyGender: text,
  babyBirthOrder: text,
  motherDateOfBirth: text,
  fatherDateOfBirth: text,
  whenParentsConceived: text,
  whenParentsMarried: text,
})

/** The caller's own record, read once for a question and only if something of it is needed. */
export interface OwnRecord {
  /** Its answers; null where the caller is not its owner, or it is on the caller's device only. */
  answers(): Promise<Answers | null>
  /** What was computed of it; nothing without a birth date. */
  insights(): Promise<readonly Insight[]>
}

const isProofId = (id: string) => /^01[0-9A-Z]{8}$/.test(id)

const insightsOfAnswers = (answers: Answers): readonly Insight[] => {
  try {
    return insightsOf(insightSubjectOf(subjectSchema.parse(answers)))
  } catch (error) {
    // A birth date that is missing, half typed, or of another century.
    if (error instanceof RangeError) return []
    throw error
  }
}

/**
 * Opens records for the one who asks: `records` is called with the caller's own identity, so that it decides as for the caller's page.
 * Nobody but its owner can let MYA read a record, whatever the role.
 */
export function createOwnRecords(records: Pick<ServiceClient, 'find'>) {
  async function proofIdOf(id: string): Promise<string | null> {
    if (isProofId(id)) return id
    const job = await records.find({
      path: pathOf('internal', 'proof-jobs', id),
      answer: proofJobReferenceSchema,
    })
    return job?.proofId ?? null
  }

  async function read({ visitorId, network }: Caller, id: string): Promise<Answers | null> {
    const proofId = await proofIdOf(id)
    if (proofId === null || !visitorId) return null
    const record = await records.find({
      path: `/api/proofs/${encodeURIComponent(proofId)}/record`,
      caller: { kind: 'visitor', visitorId, ...(network ? { network } : {}) },
      answer: sharedRecordSchema,
    })
    return record?.role === 'OWNER' ? record.data : null
  }

  return {
    open(caller: Caller, id: string): OwnRecord {
      let reading: Promise<Answers | null> | undefined
      const answers = () =>
        (reading ??= read(caller, id).catch((error: unknown) => {
          // Records that cannot be reached are answered without.
          if (error instanceof AppError) return null
          throw error
        }))
      return {
        answers,
        async insights() {
          const known = await answers()
          return known ? insightsOfAnswers(known) : []
        },
      }
    },
  }
}
export type OwnRecords = ReturnType<typeof createOwnRecords>
