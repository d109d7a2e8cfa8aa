import { writtenDay, writtenMoment } from '@shared/web/time/written-moment'
import type { SubmittedAbout } from './submitted-note'

const stateOfProof = { running: 'is being made', done: 'waits to be approved', error: 'could not be made' }

function headingOf({ submittedAt, proof }: SubmittedAbout): string {
  if (proof.completedAt) return 'This record is complete'
  return `This record ${proof.approvedAt ? 'is approved' : `was submitted on ${writtenMoment(submittedAt)}`}`
}

function progressOf({ submittedAt, proof }: SubmittedAbout): string {
  if (!proof.approvedAt) return `Its proof ${stateOfProof[proof.status]}.`
  const certificate = proof.completedAt ? 'is made' : 'is being made'
  return `It was submitted on ${writtenDay(submittedAt)} and approved on ${writtenDay(proof.approvedAt)}; its final certificate ${certificate}.`
}

/** Why nothing of it can be changed any more; null while it can. */
function lockOf({ proof, isSealed }: SubmittedAbout) {
  if (!isSealed) return null
  return `It was ${proof.orderedAt ? 'ordered' : 'approved more than a day ago'}, and can no longer be changed.`
}

/** What a submitted record is called, and what is to be known of it before it is submitted again. */
export function submittedWords(about: SubmittedAbout): { heading: string; text: string } {
  const { proof, isChanged, canSubmit } = about
  const since = isChanged ? 'Answers were changed here since' : 'Nothing was changed here since'
  const lock = lockOf(about)
  const takesBack = proof.approvedAt ? ' takes the approval back and' : ''
  const again = `submitting ${isChanged ? 'them' : 'it with changes'}${takesBack} makes a corrected version with a new proof`
  const unshown = isChanged ? '; the book does not show them' : ''
  const change = lock ? since + unshown : canSubmit ? `${since}; ${again}` : since
  const sentences = [progressOf(about), lock, `${change}.`]
  return { heading: headingOf(about), text: sentences.filter(Boolean).join(' ') }
}
