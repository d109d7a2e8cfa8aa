import { awaitedOf } from '@shared/web/api/awaited'
import type { SubmissionState } from './submission-state'

/** Beats of 150 ms after which a step is no longer quick: ten seconds. */
const longWait = 66

/** Without a line. */
export const offlineWords =
  'There is no connection. Your record waits on this device, and is sent by itself as soon as the connection is back.'

/** What a submission waits for that does not go on quickly, or why it can no longer be cancelled, as a sentence; null while it goes on and can be. */
export function awaitedWords({
  phase,
  proof,
  isAway,
  isOffline,
  beatsAtStep,
}: SubmissionState): string | null {
  const isLong = beatsAtStep > longWait
  if (phase === 'sending' && isOffline) return offlineWords
  if (phase === 'sending')
    return isLong ? 'The archive has not answered yet. Your answers are safe on this device.' : null
  if (phase !== 'accepted') return null
  const drawing = 'Your record is safe. Drawing its first page takes longer than usual.'
  // Not 'stored': the list above shows that step as still to come.
  const nothingToCancel = 'Your record has arrived. The rest can go on in the background.'
  return awaitedOf(proof ?? undefined, isAway) ?? (isLong ? drawing : nothingToCancel)
}

/** What is said of a submission that nothing more is known of. */
export const notCreated = 'Failed to create birth record'
