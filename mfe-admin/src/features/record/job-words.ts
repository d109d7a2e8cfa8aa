import type { AdminJob } from '@shared/contracts/admin'
import type { ProofMail } from '@shared/contracts/proofs'
import { writtenMoment } from '../../layout/written-time'
import { mailStateWords } from '../../layout/mail-words'

const bookOf = { proof: 'Proof', final: 'Finished book' } as const
/** What a job makes: 'Proof of version 2'. */
export const jobWords = ({ stage, version }: AdminJob): string => `${bookOf[stage]} of version ${version}`

/** How far it is, and how that is drawn. */
export function jobState(job: AdminJob): { word: string; state: 'done' | 'failed' | undefined } {
  if (job.status === 'error') return { word: 'failed', state: 'failed' }
  if (job.status === 'done') return { word: job.stage === 'final' ? 'completed' : 'done', state: 'done' }
  if (job.awaits) return { word: `waiting for ${job.awaits}`, state: undefined }
  return { word: job.status === 'queued' ? 'waiting' : 'under way', state: undefined }
}

/** '23 pages of version 1, made 21 Nov 2026, 21:46'. */
export const proofWords = ({ pages, version, preparedAt }: AdminJob): string =>
  `${pages === 1 ? '1 page' : `${pages} pages`} of version ${version}${preparedAt ? `, made ${writtenMoment(preparedAt)}` : ''}`

const mailKinds = { 'proof-ready': 'Proof ready', 'proof-approved': 'Proof approved' } as const
/** 'Proof ready: sent'. */
export const mailWords = ({ kind, state }: ProofMail): string =>
  `${mailKinds[kind]}: ${mailStateWords[state]}`
