import type { Proof } from '@shared/contracts/proofs'
import { isPassing } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { loadFile } from '@shared/web/api/request'
import { proofPollingInterval, watchProof } from '@shared/web/api/watch-proof'
import { MissingPicture } from '../features/submission/submission-failures'

interface Listeners {
  signal: AbortSignal
  onProof: (proof: Proof) => void
  /** The first page is drawn; its picture is on its way here. */
  onDrawn: () => void
  /** The server cannot be reached just now. */
  onAway: () => void
}

const isDecided = ({ imageUrl, status }: Proof) => imageUrl !== null || status !== 'running'

/**
 * Follows a proof until the picture of its first page is in this browser, ready to be shown. What passes is waited for.
 * @throws MissingPicture when the proof has failed; ApiError for a refusal; the signal's reason once it is aborted
 */
export async function awaitPicture(proofJobId: string, listeners: Listeners): Promise<void> {
  const { signal, onProof, onDrawn, onAway } = listeners
  const { imageUrl } = await watchProof(proofJobId, { signal, onProof, onAway, isLast: isDecided })
  if (imageUrl === null) throw new MissingPicture()
  onDrawn()
  for (;;) {
    try {
      return await loadFile(imageUrl, { signal })
    } catch (error) {
      if (!isPassing(error)) throw error
      onAway()
      await pauseUntilReturn(proofPollingInterval, signal)
    }
  }
}
