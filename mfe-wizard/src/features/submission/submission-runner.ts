import type { Submission } from '@shared/contracts/birth-records'
import type { Proof } from '@shared/contracts/proofs'
import type { SubmissionStage } from '@shared/contracts/submission-stages'
import { ApiError, codeOf } from '@shared/web/api/api-error'
import { aboutOf } from './about-child'
import type { About, Named } from './about-child'
import { prepare } from './kept-submission'
import type { KeptSubmission, Receipt, SubmissionKeep } from './kept-submission'
import { failureText, MissingPicture, MissingProofJobId } from './submission-failures'
import { isComplete, isStored, submissionChanges } from './submission-state'
import type { SubmissionChange, SubmissionState } from './submission-state'

const tickEvery = 150
const fromDoneToFull = 500
const fromFullToClosed = 600

type Sent = KeptSubmission & { body: Submission }

interface RunnerDeps {
  /**
   * Tells of each stage as the server does. Throws ApiError or MissingProofJobId; anything once `signal` is aborted.
   */
  send: (
    body: Submission,
    key: string,
    signal: AbortSignal,
    onStage: (stage: SubmissionStage) => void,
  ) => Promise<Receipt>
  /** Resolves when the picture of the proof's first page is in the browser. Rejects when there will be none. */
  awaitPicture: (
    proofJobId: string,
    listeners: {
      signal: AbortSignal
      onProof: (proof: Proof) => void
      onDrawn: () => void
      onAway: () => void
    },
  ) => Promise<void>
  keep: SubmissionKeep
  /** Whether the device says that it has no line. */
  isOffline: () => boolean
  /** Resolves when sending again is worth a try: the line is back. Rejects once `signal` is aborted. */
  awaitLine: (signal: AbortSignal) => Promise<void>
  /** Resolves when what is away for a moment may be back. Rejects once `signal` is aborted. */
  awaitKeys: (signal: AbortSignal) => Promise<void>
  now: () => number
  dispatch: (action: SubmissionChange) => void
  getState: () => SubmissionState
  /** The server has a record of this draft: what is sent from now on changes that one. */
  onRecord: (recordId: string) => void
  /** It ended while it ran in the background. */
  onAnnounced: (receipt: Receipt) => void
  /** `text` is what a person is told of it. */
  onFailed: (error: unknown, text: string, wasInBackground: boolean) => void
  onCancelled: () => void
}

/**
 * Refused for good: nothing was made, and the same body will not fare better. Other failures leave that open; so does a
 * conflict, with the same submission on its way from another tab.
 */
const isRefused = (error: unknown) =>
  error instanceof ApiError && !error.isPassing && error.code !== 'conflict'

/**
 * The service that keeps the keys of records starts anew: nothing was kept, and it is back in a moment. Other parts that are away have
 * no such promise (a disk that is full), and their words are shown.
 */
const areKeysAway = (error: unknown) =>
  error instanceof ApiError && error.isPassing && error.details['part'] === 'keys'
/** How often the same is sent again then, before the words are shown. */
const mostSentAgain = 5

/**
 * Runs one submission at a time: paces the overlay, keeps what is under way on the device, and sees to it that one
 * content makes one record, whatever is cancelled, reloaded or sent twice.
 */
export function createSubmissionRunner(deps: RunnerDeps) {
  const { send, keep, now, dispatch, getState } = deps
  const actions = submissionChanges
  let abort: AbortController | null = null
  let ticker: ReturnType<typeof setInterval> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined

  const stopClocks = () => {
    clearInterval(ticker)
    clearTimeout(closing)
  }

  /** It is told on the page: by the received screen, or by an announcement where nobody watched. */
  const conclude = () => {
    const { receipt, isOverlayOpen } = getState()
    const kept = keep.read()
    stopClocks()
    if (!receipt) return
    if (kept) keep.write({ ...kept, state: 'settled', body: null, receipt: null })
    if (isOverlayOpen) return dispatch(actions.received())
    dispatch(actions.announced(receipt))
    deps.onAnnounced(receipt)
  }

  const fill = () => {
    dispatch(actions.completed())
    closing = setTimeout(conclude, fromFullToClosed)
  }

  const tick = () => {
    dispatch(actions.ticked())
    if (!isComplete(getState())) return
    clearInterval(ticker)
    if (getState().isOverlayOpen) closing = setTimeout(fill, fromDoneToFull)
    else conclude()
  }

  const end = () => {
    abort?.abort()
    stopClocks()
    dispatch(actions.ended())
  }

  /** From the record to the picture of its proof; the ticker sees to the end. Without a picture the end comes at once. */
  const followProof = async (receipt: Receipt, signal: AbortSignal) => {
    dispatch(actions.accepted(receipt))
    const unlessAborted = (action: SubmissionChange) => {
      if (!signal.aborted) dispatch(action)
    }
    try {
      await deps.awaitPicture(receipt.proofJobId, {
        signal,
        onProof: (proof) => unlessAborted(actions.queued(proof)),
        onDrawn: () => unlessAborted(actions.told('drawn')),
        onAway: () => unlessAborted(actions.lostSight()),
      })
      unlessAborted(actions.told('shown'))
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof MissingPicture || getState().isOverlayOpen) return conclude()
      // Taken up after a reload, and gone meanwhile (erased): there is nothing left to announce.
      keep.write(null)
      end()
    }
  }

  /**
   * An earlier submission of other content may have been finished by the server after it was cancelled here. It is
   * brought to its end first, so that what follows becomes a new version of its record and not a second record.
   */
  const finishEarlier = async (
    kept: KeptSubmission | null,
    body: Submission,
    signal: AbortSignal,
  ): Promise<Submission> => {
    if (!kept?.body || kept.state === 'settled' || body.recordId !== undefined) return body
    try {
      const { recordId } = await send(kept.body, kept.key, signal, () => undefined)
      deps.onRecord(recordId)
      return { ...body, recordId }
    } catch (error) {
      if (isRefused(error)) return body
      throw error
    }
  }

  /** Does it as soon as there is a line. What did not arrive is the same thing again: it goes under the same key. */
  const withLine = async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> => {
    for (let sentAgain = 0; ;) {
      try {
        return await act()
      } catch (error) {
        if (!signal.aborted && areKeysAway(error) && sentAgain < mostSentAgain) {
          sentAgain += 1
          await deps.awaitKeys(signal)
          continue
        }
        if (signal.aborted || codeOf(error) !== 'unreachable' || !deps.isOffline()) throw error
        dispatch(actions.lineLost())
        await deps.awaitLine(signal)
        dispatch(actions.lineBack())
      }
    }
  }

  const sendBody = async (prepareBody: () => Promise<Sent>, signal: AbortSignal) => {
    try {
      const { sent, receipt } = await withLine(signal, async () => {
        const sent = await prepareBody()
        const onStage = (stage: SubmissionStage) => {
          if (!signal.aborted) dispatch(actions.told(stage))
        }
        return { sent, receipt: await send(sent.body, sent.key, signal, onStage) }
      })
      if (signal.aborted) return
      keep.write({ ...sent, state: 'accepted', body: null, receipt })
      deps.onRecord(receipt.recordId)
      await followProof(receipt, signal)
    } catch (error) {
      if (signal.aborted) return
      stopClocks()
      const kept = keep.read()
      if (isRefused(error) || error instanceof MissingProofJobId) keep.write(null)
      else if (kept) keep.write({ ...kept, state: 'unsettled' })
      const wasInBackground = !getState().isOverlayOpen
      dispatch(actions.ended())
      deps.onFailed(error, failureText(error), wasInBackground)
    }
  }

  const begin = (about: About, isInBackground: boolean): AbortSignal => {
    stopClocks()
    abort = new AbortController()
    dispatch(actions.started({ ...about, isInBackground }))
    ticker = setInterval(tick, tickEvery)
    return abort.signal
  }

  return {
    /** Sends a checked form. Does nothing while another submission is under way. */
    submit(body: Submission) {
      if (getState().phase === 'sending' || getState().phase === 'accepted') return
      const signal = begin(aboutOf(body), false)
      const prepareBody = async () => {
        const kept = keep.read()
        const isSame = kept !== null && prepare(body, kept, now()).key === kept.key
        const ready = isSame ? body : await finishEarlier(kept, body, signal)
        signal.throwIfAborted()
        const sent = prepare(ready, kept, now())
        keep.write(sent)
        return sent
      }
      void sendBody(prepareBody, signal)
    },
    /**
     * Takes up, in the background, a submission that a reload interrupted; answers whether there was one.
     * @param draft tells of the child: a submission that has its record keeps no answers of its own
     */
    resume(draft: Named): boolean {
      const kept = keep.read()
      if (getState().phase !== 'idle') return false
      if (kept?.state === 'pending' && kept.body) {
        const { body } = kept
        void sendBody(() => Promise.resolve({ ...kept, body }), begin(aboutOf(body), true))
        return true
      }
      if (kept?.state !== 'accepted' || !kept.receipt) return false
      void followProof(kept.receipt, begin(aboutOf(draft), true))
      return true
    },
    /** Stops waiting. What the server had begun it finishes once; the same content sent again finds that record. */
    cancel() {
      if (getState().phase !== 'sending' || isStored(getState())) return
      const kept = keep.read()
      if (kept?.state === 'pending') keep.write({ ...kept, state: 'unsettled' })
      end()
      deps.onCancelled()
    },
    /** Another child's record begins: nothing of this one is taken up again. */
    forget() {
      keep.write(null)
      end()
    },
    /** The page goes away; the submission stays on the device and is resumed at the next visit. */
    stop: end,
  }
}
export type SubmissionRunner = ReturnType<typeof createSubmissionRunner>
