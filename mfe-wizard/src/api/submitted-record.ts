import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { versionAnswersSchema, versionsSchema } from '@shared/contracts/versions'
import { onReturn } from '@shared/web/api/pause'
import { onRecordNews } from '@shared/web/api/record-news'
import { request } from '@shared/web/api/request'
import { serverNow } from '@shared/web/api/server-clock'
import { watchProof } from '@shared/web/api/watch-proof'
import { readValues } from '../form/stored-values'
import { fetchDelivery } from './fetch-delivery'

/** What was submitted of a record last, and how far its proof is. */
export interface SubmittedRecord {
  /** ISO 8601. */
  submittedAt: string
  /** The answers that its book prints. */
  values: BirthFormDraft
  proof: Proof
  /** It was ordered, or approved so long ago that nothing of it can be changed any more. */
  isSealed: boolean
}

/** By what a record and its newest proof are asked for, and as whom. */
export interface SubmittedIds {
  proofId: string
  proofJobId: string
  role: GrantRole
}

const fetchProof = async (proofJobId: string): Promise<Proof> =>
  proofSchema.parse(await request(['/api/proof', proofJobId]))

const isSealed = ({ approvedAt, orderedAt, reopenableUntil }: Proof): boolean =>
  orderedAt !== null ||
  (approvedAt !== null && (reopenableUntil === null || Date.parse(reopenableUntil) <= serverNow()))

/** Throws ApiError, and ZodError. */
async function fetchSubmitted({
  proofId,
  proofJobId,
  role,
}: SubmittedIds): Promise<Omit<SubmittedRecord, 'isSealed'>> {
  const [proof, versions] = await Promise.all([
    fetchProof(proofJobId),
    request(['/api/proofs', proofId, 'versions']).then((answer) => versionsSchema.parse(answer)),
  ])
  const version = versions.find(({ number }) => number === proof.version)
  if (!version) throw new Error(`There is no version ${proof.version}`)
  const [{ data }, delivery] = await Promise.all([
    request(['/api/proofs', proofId, 'versions', version.id]).then((answer) =>
      versionAnswersSchema.parse(answer),
    ),
    role === 'OWNER' ? fetchDelivery(proofId) : null,
  ])
  const { values } = readValues(data)
  return {
    submittedAt: version.createdAt,
    // An address that was put right since is no change of the book.
    values: delivery ? { ...values, email: delivery.email } : values,
    proof,
  }
}

/**
 * Tells of what was submitted last, and while its proof is being made of how far that is. Once it is made, it may be approved, or the
 * approval taken back, elsewhere: the page is told so as it happens, and whoever comes back to it.
 * @throws ApiError, and ZodError; the signal's reason once it is aborted
 */
export async function followSubmitted(
  ids: SubmittedIds,
  signal: AbortSignal,
  onRecord: (record: SubmittedRecord) => void,
): Promise<void> {
  const record = await fetchSubmitted(ids)
  signal.throwIfAborted()
  const tell = (proof: Proof) => {
    if (!signal.aborted) onRecord({ ...record, proof, isSealed: isSealed(proof) })
  }
  tell(record.proof)
  if (record.proof.status === 'running')
    await watchProof(ids.proofJobId, { signal, onProof: tell, onAway: () => undefined })
  if (signal.aborted) return
  const readAnew = () => void fetchProof(ids.proofJobId).then(tell, () => undefined)
  const stops = [onReturn(readAnew), onRecordNews(ids.proofId, readAnew)]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()))
}
