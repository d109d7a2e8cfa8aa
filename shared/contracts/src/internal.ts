import { z } from 'zod'
import { auditActSchema } from './audit'
import { grantRoles } from './enumerations'
import { birthFormSchema } from './birth-form'
import { recordResearchSchema } from './name-research'

/** Who is behind a request, as the gateway (or another service) signs it. Services trust nothing else. */
export const callerSchema = z.object({
  /** `widget` is MYA's widget on a partner's page: it has no cookie, so nobody of our own is behind it. */
  kind: z.enum(['visitor', 'staff', 'service', 'widget']),
  visitorId: z.string().optional(),
  staffId: z.string().optional(),
  /** Which network the request came from, as a hash that stays the same: for limits that a new cookie must not reset. */
  network: z.string().optional(),
  /** When this member of the staff gave the second factor again last, in the session that asks. */
  verifiedAt: z.iso.datetime().optional(),
  /** The origin of the page that asks, as its browser names it, for kind `widget`; absent when it named none. */
  origin: z.string().optional(),
  /** The name of the calling service, for kind `service`. */
  service: z.string().optional(),
})
export type Caller = z.infer<typeof callerSchema>

export const callerTokenHeader = 'x-caller-token'
export const requestIdHeader = 'x-request-id'

/** One approval of one proof; `approvedAt` tells it from an earlier one of the same proof that was taken back. */
const approval = {
  proofJobId: z.string(),
  recordId: z.string(),
  version: z.number().int(),
  approvedAt: z.iso.datetime(),
}

/** Messages between services: written with the change, delivered at least once to POST /internal/messages. Ids only. */
export const messageSchema = z.discriminatedUnion('type', [
  z.object({
    id: z.string(),
    type: z.literal('proof.requested'),
    payload: z.object({
      proofJobId: z.string(),
      recordId: z.string(),
      version: z.number().int(),
      /** The Proof ID of that version. */
      proofId: z.string(),
    }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('proof.approved'),
    /** `approvedBy` is the visitor who pressed the button. */
    payload: z.object({ ...approval, approvedBy: z.string() }),
  }),
  z.object({
    id: z.string(),
    /** The finished book of that approval is there. */
    type: z.literal('proof.completed'),
    payload: z.object({ ...approval, completedAt: z.iso.datetime() }),
  }),
  z.object({
    id: z.string(),
    /** The owner took that approval back: the record is open again. */
    type: z.literal('proof.reopened'),
    payload: z.object({ ...approval, reopenedAt: z.iso.datetime() }),
  }),
  z.object({
    id: z.string(),
    /** The store sent the owner back: from here on the record is locked. */
    type: z.literal('proof.ordered'),
    payload: z.object({ ...approval, orderedAt: z.iso.datetime() }),
  }),
  z.object({
    id: z.string(),
    /** The record's e-mail address was corrected: its latest e-mail is to be sent again, there. */
    type: z.literal('delivery.changed'),
    payload: z.object({ recordId: z.string(), version: z.number().int(), proofJobId: z.string() }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('record.owned'),
    payload: z.object({ recordId: z.string(), visitorId: z.string() }),
  }),
  z.object({
    id: z.string(),
    /** Answers or versions of a record changed: the pages that show it are told, and marks of an older revision end. */
    type: z.literal('record.changed'),
    payload: z.object({ recordId: z.string(), revision: z.number().int() }),
  }),
  z.object({
    id: z.string(),
    /** The owner removed one of the devices on which the record is theirs. */
    type: z.literal('record.disowned'),
    payload: z.object({ recordId: z.string(), visitorId: z.string() }),
  }),
  z.object({
    id: z.string(),
    /** The record is going to be removed, since nothing has become of it for long: its owner is to be told. */
    type: z.literal('record.ending'),
    payload: z.object({ recordId: z.string(), removesAt: z.iso.datetime(), isSubmitted: z.boolean() }),
  }),
  z.object({
    id: z.string(),
    /** The record is erased: who gets this removes whatever it holds of it. It comes twice, the second time for late writers. */
    type: z.literal('record.erased'),
    payload: z.object({ recordId: z.string() }),
  }),
])
export type Message = z.infer<typeof messageSchema>

/** records: GET /internal/proof-jobs/{proofJobId}, GET /internal/proof-ids/{proofId} */
export const proofJobReferenceSchema = z.object({
  recordId: z.string(),
  version: z.number().int(),
  proofJobId: z.string(),
  proofId: z.string(),
  latestProofJobId: z.string(),
  latestVersion: z.number().int(),
})
export type ProofJobReference = z.infer<typeof proofJobReferenceSchema>

/** records: GET /internal/shared-records/{proofId}: the record of a Proof ID, current or former, submitted or only synced. */
export const recordReferenceSchema = z.object({
  recordId: z.string(),
  /** The current one. */
  proofId: z.string(),
  /** Grows with every change of the record, live edits between two versions included. */
  revision: z.number().int(),
  /** The revision in which an answer was changed last; absent from an older copy of the service. */
  edited: z.number().int().optional(),
  /** Whether it was changed since it was submitted last; false where it never was, absent from an older copy of the service. */
  isChanged: z.boolean().optional(),
  /** Whether nobody changes it any more; absent from an older copy of the service. */
  isClosed: z.boolean().optional(),
})
export type RecordReference = z.infer<typeof recordReferenceSchema>

/** records: GET /internal/records/{recordId}/versions/{version}: the one home of personal data, asked when needed. */
export const recordVersionSchema = z.object({
  recordId: z.string(),
  proofId: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When the record was made: with its first version, submitted or not. */
  recordCreatedAt: z.iso.datetime(),
  /** As submitted, but for the e-mail address: that is the one the owner has given last. */
  form: birthFormSchema,
  /** What MYA found out of the name; null where the parents did not ask her. */
  research: recordResearchSchema.nullable().default(null),
  /** Keys of the pictures among the birth files, in the object store that the services share, in the form's order. */
  pictures: z.array(z.string()),
})
export type RecordVersion = z.infer<typeof recordVersionSchema>

/**
 * records: GET /internal/records/{recordId}/versions/{versionId}/answers: any version by its id in the history, submitted or not, as
 * it was typed.
 */
export const typedVersionSchema = z.object({
  /** The Proof ID that the record had with it. */
  proofId: z.string(),
  /** Of the canonical JSON of its answers. */
  sha256: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type TypedVersion = z.infer<typeof typedVersionSchema>

/** records: GET /internal/records/{recordId}/former-addresses/{messageId}: what the change that the message tells of replaced. */
export const formerAddressSchema = z.object({ email: z.string() })

/**
 * records: GET /internal/records/{recordId}/owner-address: where e-mails to the owner of a record go, submitted or not; null while there
 * is no address of which it is sure that the owner gave it.
 */
export const ownerAddressSchema = z.object({
  email: z.string().nullable(),
  /** The record's current Proof ID. */
  proofId: z.string(),
  /** When the owner last took a device off: keys that went out until then make nobody the owner. Null while none was. */
  keysEndedAt: z.iso.datetime().nullable(),
})
export type OwnerAddress = z.infer<typeof ownerAddressSchema>

/** proofs: GET /internal/records/{recordId}/books: every proof and finished book that is there, by its key in the object store. */
export const recordBooksSchema = z.object({
  books: z.array(
    z.object({
      version: z.number().int(),
      /** The watermarked proof, the book to keep, and the one for the printer. */
      kind: z.enum(['proof', 'keepsake', 'print']),
      key: z.string(),
    }),
  ),
})

/** accounts: GET /internal/audit-lines/{subject}: what staff did with one record, the newest first; who it was is not told. */
export const recordAuditSchema = z.object({
  lines: z.array(z.object({ at: z.iso.datetime(), act: auditActSchema })),
  /** Days that such a line is kept; 0 for ever. */
  keptDays: z.number().int(),
})

/** records: GET /internal/records/{recordId}/owner, for a grant whose message is still on its way. */
export const recordOwnerSchema = z.object({ visitorId: z.string() })

/** invites: GET /internal/grants/{recordId}/{visitorId} */
export const grantSchema = z.object({
  role: z.enum(grantRoles).nullable(),
  /** The address that was invited; null for the owner, and without a role. */
  email: z.string().nullable().default(null),
})
export type Grant = z.infer<typeof grantSchema>

/** How many counts a gateway tells at once. */
export const maxRateCounts = 1000

/** accounts: POST /internal/rate-counts: what one gateway has counted in a minute, under hashed keys. */
export const rateCountsSchema = z.strictObject({
  gateway: z.string().regex(/^[0-9a-f]{8,32}$/),
  /** The number of the minute since 1970. */
  window: z.number().int().nonnegative(),
  counts: z
    .array(z.strictObject({ key: z.string().regex(/^[\w-]{8,64}$/), count: z.number().int().positive() }))
    .min(1)
    .max(maxRateCounts),
})
export type RateCounts = z.infer<typeof rateCountsSchema>

/** Its answer: for each count, in the same order, what the other gateways have counted. */
export const rateTotalsSchema = z.object({ others: z.array(z.number().int().nonnegative()) })

/** proofs: GET /internal/mail-addresses/{hash}, and POST …/mails, which counts one. The hash is keyed: no address is told. */
export const mailAddressSchema = z.object({ isConfirmed: z.boolean() })
export const mailCountSchema = z.object({
  /** When the next e-mail may go to an address that has had its share of the day; null when this one may. */
  until: z.iso.datetime().nullable(),
})

/** proofs, invites: GET /internal/kept-mails: the newest e-mails that no mail server took because there is none. */
export const keptMailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      attachments: z.array(z.string()),
      keptAt: z.iso.datetime(),
    }),
  ),
})
export type KeptMail = z.infer<typeof keptMailsSchema>['mails'][number]

/** How many records' keys may be asked for at once. */
export const maxRecordKeys = 1000

const recordIdSchema = z.string().regex(/^[\w-]{1,64}$/)

/** keys: POST /internal/keys; with `make`, records that have no key yet get one. */
export const recordKeysRequestSchema = z.strictObject({
  recordIds: z.array(recordIdSchema).min(1).max(maxRecordKeys),
  make: z.boolean().default(false),
})

/** Its answer: 32 bytes each, base64url. Records that are erased or unknown are absent. */
export const recordKeysSchema = z.object({
  keys: z.record(z.string(), z.string().regex(/^[\w-]{43}$/)),
})

/** Its refusal (410) where one of the records that were to get a key is erased: the details name which. */
export const erasedRecordsSchema = z.object({ erased: z.array(z.string()).min(1) })

/** keys: GET /internal/erasures?after={id}: ids of erased records and files behind that one, in their order; none behind the last. */
export const erasuresQuerySchema = z.strictObject({ after: z.string().max(64).default('') })
export const erasuresSchema = z.object({ ids: z.array(z.string()).max(maxRecordKeys) })

/** keys: DELETE /internal/keys/{recordId}, for ever. */
export const recordKeyParamsSchema = z.strictObject({ recordId: recordIdSchema })
