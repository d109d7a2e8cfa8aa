import type { Submission, SubmissionStage } from '@shared/contracts/birth-records'
import { prepare } from './kept-submission'
import type { KeptSubmission, SubmissionKeep } from './kept-submission'
import { submissionSlice } from './submission-slice'
import type { Receipt, SubmissionState } from './submission-slice'

export const tickEvery = 150
export const fromAcceptedToFull = 500
export const fromFullToClosed = 600
/** From one look for the picture of the proof to the next. */
const previewEvery = 300

/** Why a submission ended without a record. */
export interface SubmissionFailure {
  /** HTTP status; 0 without an answer. */
  status: number
  code: string
  publicMessage: string
  faults: readonly { path: string; message: string }[]
}

/** The server made a record and named no proof. */
export class MissingProofJobId extends Error {}

/** What a sending throws when the server refused, or could not be reached. */
export class SubmissionRefused extends Error {
  constructor(readonly failure: SubmissionFailure) {
    super(failure.publicMessage)
  }
}

type Action = ReturnType<(typeof submissionSlice.actions)[keyof typeof submissionSlice.actions]>

interface RunnerDeps {
  /**
   * Tells of each stage as the server does. Throws SubmissionRefused or MissingProofJobId; anything once `signal` is aborted.
   */
  send: (
    body: Submission,
    key: string,
    signal: AbortSignal,
    onStage: (stage: SubmissionStage) => void,
  ) => Promise<Receipt>
  /** Whether the picture of a proof is drawn. May reject. */
  hasPreview: (proofJobId: string, signal: AbortSignal) => Promise<boolean>
  keep: SubmissionKeep
  now: () => number
  dispatch: (action: Action) => void
  getState: () => SubmissionState
  /** The server has a record of this draft: what is sent from now on changes that one. */
  onRecord: (recordId: string) => void
  /** It ended while it ran in the background. */
  onAnnounced: (receipt: Receipt) => void
  onFailed: (error: unknown, wasInBackground: boolean) => void
  onCancelled: () => void
}

/** Refused for good: nothing was made, and the same body will not fare better. Other failures leave that open. */
const isDefinite = (error: unknown) => {
  if (!(error instanceof SubmissionRefused)) return false
  const { status, code } = error.failure
  const isOpen = status === 408 || status === 425 || status === 429 || code === 'conflict'
  return status >= 400 && status < 500 && !isOpen
}

/**
 * Runs one submission at a time: paces the overlay, keeps what is under way on the device, and sees to it that one
 * content makes one record, whatever is cancelled, reloaded or sent twice.
 */
export function createSubmissionRunner(deps: RunnerDeps) {
  const { send, keep, now, dispatch, getState } = deps
  const { started, ticked, told, accepted, completed, received, announced, ended } = submissionSlice.actions
  let abort: AbortController | null = null
  let ticker: ReturnType<typeof setInterval> | undefined
  let timers: ReturnType<typeof setTimeout>[] = []

  const stopClocks = () => {
    clearInterval(ticker)
    timers.forEach(clearTimeout)
    timers = []
  }

  /** Looks for the picture of the proof while the overlay stands; it closes in its own time, whether or not one came. */
  const watchPreview = async (proofJobId: string, signal: AbortSignal) => {
    while (getState().phase === 'accepted' && !signal.aborted) {
      const isThere = await deps.hasPreview(proofJobId, signal).catch(() => false)
      if (getState().phase !== 'accepted' || signal.aborted) return
      if (isThere) return void dispatch(told('preview'))
      await new Promise((resolve) => timers.push(setTimeout(resolve, previewEvery)))
    }
  }

  const finish = (receipt: Receipt, signal: AbortSignal) => {
    dispatch(accepted(receipt))
    void watchPreview(receipt.proofJobId, signal)
    const close = () => {
      stopClocks()
      dispatch(received())
    }
    timers.push(
      setTimeout(() => {
        dispatch(completed())
        timers.push(setTimeout(close, fromFullToClosed))
      }, fromAcceptedToFull),
    )
  }

  /**
   * An earlier submission of other content may have been finished by the server after it was cancelled here. It is
   * brought to its end first, so that what follows becomes a new version of its record and not a second record.
   */
  const settle = async (
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
      if (isDefinite(error)) return body
      throw error
    }
  }

  const run = async (ready: () => Promise<KeptSubmission & { body: Submission }>, signal: AbortSignal) => {
    try {
      const sent = await ready()
      const receipt = await send(sent.body, sent.key, signal, (stage) => {
        if (!signal.aborted) dispatch(told(stage))
      })
      if (signal.aborted) return
      keep.write({ ...sent, state: 'settled', body: null })
      deps.onRecord(receipt.recordId)
      if (getState().isOverlayOpen) return finish(receipt, signal)
      stopClocks()
      dispatch(announced(receipt))
      deps.onAnnounced(receipt)
    } catch (error) {
      if (signal.aborted) return
      stopClocks()
      const kept = keep.read()
      if (isDefinite(error) || error instanceof MissingProofJobId) keep.write(null)
      else if (kept) keep.write({ ...kept, state: 'unsettled' })
      const wasInBackground = !getState().isOverlayOpen
      dispatch(ended())
      deps.onFailed(error, wasInBackground)
    }
  }

  const begin = (
    body: Submission,
    isInBackground: boolean,
    ready: (signal: AbortSignal) => Promise<KeptSubmission & { body: Submission }>,
  ) => {
    const names = [body.babyFirstName, body.babyMiddleName, body.babyLastName]
    const childName = names.filter(Boolean).join(' ')
    stopClocks()
    abort = new AbortController()
    const { signal } = abort
    const { babyFirstName: firstName = '', email = '' } = body
    dispatch(started({ childName, firstName, email, isInBackground }))
    ticker = setInterval(() => dispatch(ticked()), tickEvery)
    void run(() => ready(signal), signal)
  }

  return {
    /** Sends a checked form. Does nothing while another submission is under way. */
    submit(body: Submission) {
      if (getState().phase === 'sending' || getState().phase === 'accepted') return
      begin(body, false, async (signal) => {
        const kept = keep.read()
        const isSame = kept !== null && prepare(body, kept, now()).key === kept.key
        const settled = isSame ? body : await settle(kept, body, signal)
        signal.throwIfAborted()
        const sent = prepare(settled, kept, now())
        keep.write(sent)
        return sent
      })
    },
    /** Takes up a submission that a reload interrupted; answers whether there was one. */
    resume(): boolean {
      const kept = keep.read()
      if (kept?.state !== 'pending' || !kept.body || getState().phase !== 'idle') return false
      const { body } = kept
      begin(body, true, () => Promise.resolve({ ...kept, body }))
      return true
    },
    /** Stops waiting. What the server had begun it finishes once; the same content sent again finds that record. */
    cancel() {
      if (getState().phase !== 'sending') return
      abort?.abort()
      stopClocks()
      const kept = keep.read()
      if (kept?.state === 'pending') keep.write({ ...kept, state: 'unsettled' })
      dispatch(ended())
      deps.onCancelled()
    },
    /** Another child's record begins: nothing of this one is taken up again. */
    forget() {
      abort?.abort()
      stopClocks()
      keep.write(null)
      dispatch(ended())
    },
    /** The page goes away; the submission stays on the device and is resumed at the next visit. */
    stop() {
      abort?.abort()
      stopClocks()
      dispatch(ended())
    },
  }
}
export type SubmissionRunner = ReturnType<typeof createSubmissionRunner>
