import type { AdminJob } from '@shared/contracts/admin'
import type { ProofMail } from '@shared/contracts/proofs'
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

const mailKinds = { 'proof-ready': 'Proof ready', 'proof-approved': 'Proof approved' } as const
/** 'Proof ready: sent'. */
export const mailWords = ({ kind, state }: ProofMail): string =>
  `${mailKinds[kind]}: ${mailStateWords[state]}`
