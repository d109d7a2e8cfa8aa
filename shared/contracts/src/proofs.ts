import { z } from 'zod'

export const proofStatuses = ['running', 'done', 'error'] as const
/** How far a proof has come: behind others in the queue, being set, or its first page drawn, which `imageUrl` then shows. */
export const proofStages = ['queued', 'building', 'drawn'] as const
/** Parts of the product that work waits for while they are away: the object store, and the keeper of records. */
export const awaitedParts = ['files', 'records'] as const
export type AwaitedPart = (typeof awaitedParts)[number]

/**
 * What became of an e-mail. `waiting`: on its way, tried until the mail server takes it; `limited`: its address has had as many
 * e-mails today as it gets, and this one goes later; `unconfirmed`: it goes as soon as the link in the first e-mail to its address has been
 * opened; `sent`: the mail server took it; `kept`: there is no mail server, and staff can
 * see it; `refused`: the mail server refused it for good, and only another address helps.
 */
export const mailStates = ['waiting', 'limited', 'unconfirmed', 'sent', 'kept', 'refused'] as const
export type MailState = (typeof mailStates)[number]
export const proofMailKinds = ['proof-ready', 'proof-approved'] as const

/** The latest e-mail about a proof. */
export const proofMailSchema = z.object({
  kind: z.enum(proofMailKinds),
  state: z.enum(mailStates),
  /** When it came to that state. */
  at: z.iso.datetime(),
})
export type ProofMail = z.infer<typeof proofMailSchema>

/** What will be missing from the print of one field. */
export const unprintableSchema = z.object({
  field: z.string(),
  /** Of a text: those that no face of the book draws. */
  characters: z.array(z.string()),
  /** Of the birth files: which of the pictures that the book has room for cannot be read, counted from 1. */
  pictures: z.array(z.number().int().positive()).optional(),
})
export type Unprintable = z.infer<typeof unprintableSchema>

/** One approval of a proof, by its owner. */
export const proofApprovalSchema = z.object({
  approvedAt: z.iso.datetime(),
  /** The caller gave it, as the visitor they are now. */
  isYours: z.boolean(),
  /** When it was taken back; null for one that was not. */
  reopenedAt: z.iso.datetime().nullable(),
})
export type ProofApproval = z.infer<typeof proofApprovalSchema>

/**
 * GET /api/proof/{proofId}: `proofId` is a proof job id, or a 10-character Proof ID where the visitor's grant allows it.
 *
 * With `Accept: text/event-stream` the same answer comes as server-sent events named `proof`: at once, and at every change, until
 * the server ends the stream after `done` or `error`, with the last answer again as `result`. A comment every 15 s keeps the
 * connection open. A stream that ends before that is to be asked for again; what is refused is refused with the status and body of
 * the ordinary answer.
 */
export const proofSchema = z.object({
  id: z.string(),
  status: z.enum(proofStatuses),
  /** Null once the proof is done or has failed. */
  stage: z.enum(proofStages).nullable(),
  /** How many proofs stand before this one in the queue; 0 while it is being made, null once it is done or has failed. */
  waiting: z.number().int().nonnegative().nullable(),
  /** What the work under way, on the proof or its finished book, waits for; it goes on by itself when that is back. */
  waitingFor: z.enum(awaitedParts).nullable(),
  /** The PDF; the image of its pages has the same address with another extension (.webp, .png, .jpg). */
  url: z.string().nullable(),
  error: z.string().nullable(),
  /** The picture of the first page, as soon as it is drawn: the PDF may still be on its way. */
  imageUrl: z.string().nullable(),
  /** How many pages the PDF has; page n has its picture under `?page=n`. Null until the PDF is there. */
  pages: z.number().int().positive().nullable(),
  /** The printed 10-character Proof ID. */
  proofId: z.string(),
  /** Whose proof it is, as its pages name the child: told with them, to whoever may look. Null while it is not known. */
  childName: z.string().nullable().default(null),
  /** The version of the record that this proof shows. */
  version: z.number().int().positive(),
  /** Keyed hash of the PDF (HMAC-SHA-256), in hexadecimal: what an approval names. Null until the PDF is there. */
  sha256: z.string().nullable(),
  preparedAt: z.iso.datetime().nullable(),
  /** The job id of a newer proof of the same record, when there is one; not told while this one is being made. */
  newerProofJobId: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  /** Until when the approval can be taken back; null without one, and once the book is ordered. */
  reopenableUntil: z.iso.datetime().nullable(),
  /** When the store sent the owner back. */
  orderedAt: z.iso.datetime().nullable(),
  /** Every approval of this proof, the first one first; told to those who have a role on it. */
  approvals: z.array(proofApprovalSchema),
  /** When the final certificate of the approved proof was there: the record is completed from then on. */
  completedAt: z.iso.datetime().nullable(),
  /** Of the finished book that an approval asks for; null without one. */
  finalStatus: z.enum(proofStatuses).nullable(),
  /** The latest e-mail about this proof, told to its owner only; null before there is one. */
  mail: proofMailSchema.nullable(),
  /** What the book leaves out because it cannot be printed, by the field of the form in which it stands. */
  unprintable: z.array(unprintableSchema),
  /** The caller's own role on this proof; null for somebody who only holds the address, and while it is being made. */
  role: z.string().nullable(),
})
export type Proof = z.infer<typeof proofSchema>

/** So long after an approval it can be taken back and the record changed, unless the book was ordered before. */
export const hoursUntilSealed = 24

/**
 * POST /api/proof/{proofId}/approval: approves what was seen, by the version and the hash of its PDF. A record that has changed since
 * is answered with 409, code `conflict` and `details.newerProofJobId`, the job id of the proof to look at first.
 */
export const approvalSchema = z.strictObject({
  version: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'The hash of the proof that was seen is expected'),
})
export const approvalResultSchema = z.object({
  approvedAt: z.iso.datetime(),
  /** Where the page goes next: the store's collection page, or /success. */
  continueTo: z.string(),
})

/**
 * POST /api/proof/{proofId}/approval/undo: takes back the approval of that moment, and no later one; again is the same. Answered with
 * 423, code `locked`, once the book is ordered or the time is over.
 */
export const approvalUndoSchema = z.strictObject({ approvedAt: z.iso.datetime() })

/**
 * POST /api/proof/{proofId}/order: the store has sent the owner back to /success, whose address carries the mark under
 * `orderMarkParameter`. It belongs to one approval, and only the address given to the store carries it.
 */
export const orderSchema = z.strictObject({ mark: z.string().min(1).max(200) })
export const orderMarkParameter = 'order'

/**
 * POST /api/proof/{proofId}/mail-opened: brings back what the link in the proof's e-mail carries in its fragment (`#m=…`), which
 * confirms the address that the e-mail went to. Again is the same; a mark of another proof's e-mail is answered with 403.
 */
export const mailOpenedSchema = z.strictObject({ mark: z.string().min(1).max(200) })
export const mailMarkParameter = 'm'

/** The proof's other addresses. An extension is one of `pdf`, `webp`, `png`, `jpg`. */
export const proofImageExtensions = ['webp', 'png', 'jpg'] as const
/** What pages show: as sharp as WebP at the same size, and a fifth of its processor time to make. */
export const shownImageExtension = 'jpg'
export const proofFileAddress = (
  proofJobId: string,
  extension: 'pdf' | (typeof proofImageExtensions)[number],
) => `/api/proof/${proofJobId}/codex.${extension}`

/**
 * POST /api/proof/{proofId}/owner-key: the owner goes on with the record on this device. The key stands in the fragment of a link that
 * was sent to the record's own address (`#k=…`); it works once, and is used up by this call alone. 410, code `gone`, for one that works
 * no more.
 */
export const ownerKeySchema = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/, 'This is no key of a link'),
})
export const ownerKeyParameter = 'k'

/**
 * POST /api/proof/{proofId}/access-link, without a body: such a link is sent to the address of the record, if there is one. The answer is
 * the same whether there is or not.
 */
export const maxAccessLinksAnHour = 5
