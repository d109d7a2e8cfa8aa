import { useEffect, useRef, useState } from 'react'
import type { Submission } from '@shared/contracts/birth-records'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { useHost } from '@shared/web/host/host-context'
import { offlineWords } from './awaited-words'
import type { Named } from './about-child'
import type { createSubmissionKeep, Receipt } from './kept-submission'
import { forgetSubmission, isSubmissionKept } from './submission-place'
import type { createSubmissionRunner, SubmissionRunner } from './submission-runner'
import { useSubmissionState, useSubmissionStore } from './submission-scope'
import { submissionChanges } from './submission-state'
import type { SubmissionState } from './submission-state'

/** How often a submission that waits for the line is tried again, in ms. */
const lineRetry = 15_000
/** What a service needs to start anew, about. */
const keysRetry = 2000

type RunnerDeps = Parameters<typeof createSubmissionRunner>[0]

/** What runs a submission: it comes when there is one, or when the form is used. */
interface SubmissionCode {
  createSubmissionKeep: typeof createSubmissionKeep
  createSubmissionRunner: typeof createSubmissionRunner
}

interface Handlers extends Pick<RunnerDeps, 'send' | 'awaitPicture' | 'onRecord' | 'onFailed'> {
  /** Throws where the code cannot be had. */
  load: () => Promise<SubmissionCode>
  /** The draft's answers. */
  readDraft: () => Named
  /** Where a submission is kept that is not that of this device's own draft. */
  keepKey?: string | undefined
}

export const proofAddress = ({ proofJobId }: Pick<Receipt, 'proofJobId'>): string =>
  `/proof-review/${encodeURIComponent(proofJobId)}`

const storage = () => window.localStorage

interface LateRunner extends Pick<SubmissionRunner, 'cancel' | 'forget'> {
  /** Sends a checked form. Throws where the code cannot be had, before anything was begun. */
  submit: (body: Submission) => Promise<void>
}

/** What waits on this device goes on as soon as its code can be had. Throws once `signal` is aborted. */
async function bringInTheEnd(bring: () => Promise<SubmissionRunner>, signal: AbortSignal) {
  for (;;) {
    const runner = await bring().catch(() => null)
    signal.throwIfAborted()
    if (runner) return runner
    await pauseUntilReturn(lineRetry, signal)
  }
}

/** The submission of this page: its state, and what can be done with it. One that a reload interrupted is resumed. */
export function useSubmission(handlers: Handlers): { submission: SubmissionState; runner: LateRunner } {
  const { notify, navigate } = useHost()
  const { dispatch, getState } = useSubmissionStore()
  const submission = useSubmissionState()
  const latest = useRef({ handlers, notify, navigate })
  useEffect(() => {
    latest.current = { handlers, notify, navigate }
  })

  const [late] = useState(() => {
    let runner: SubmissionRunner | undefined
    const bring = async () => {
      const { handlers } = latest.current
      const { createSubmissionKeep, createSubmissionRunner } = await handlers.load()
      runner ??= createSubmissionRunner({
        send: (...call) => latest.current.handlers.send(...call),
        awaitPicture: (...call) => latest.current.handlers.awaitPicture(...call),
        keep: createSubmissionKeep(storage, handlers.keepKey),
        now: Date.now,
        isOffline: () => !navigator.onLine,
        // The device may be mistaken: it is tried now and then all the same.
        awaitLine: (signal) => pauseUntilReturn(lineRetry, signal),
        awaitKeys: (signal) => pauseUntilReturn(keysRetry, signal),
        dispatch,
        getState,
        onRecord: (recordId) => latest.current.handlers.onRecord(recordId),
        onFailed: (...failure) => latest.current.handlers.onFailed(...failure),
        onCancelled: () =>
          void latest.current.notify({
            title: 'Cancelled',
            description: 'Provenance submission cancelled.',
          }),
        onAnnounced: (receipt) => {
          const toast = latest.current.notify({
            title: 'Birth Bio Received!',
            description: 'Your proof is waiting. Press here to open it.',
            isPersistent: true,
            onPress: () => {
              toast.dismiss()
              latest.current.navigate(proofAddress(receipt))
            },
          })
        },
      })
      return runner
    }
    return {
      bring,
      stop: () => runner?.stop(),
      runner: {
        submit: async (body: Submission) => (await bring()).submit(body),
        cancel: () => runner?.cancel(),
        forget: () => (runner ? runner.forget() : forgetSubmission(storage, latest.current.handlers.keepKey)),
      },
    }
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { keepKey, readDraft } = latest.current.handlers
    if (isSubmissionKept(storage, keepKey))
      bringInTheEnd(late.bring, leaving.signal).then(
        (runner) => runner.resume(readDraft()),
        () => undefined,
      )
    return () => {
      leaving.abort()
      late.stop()
    }
  }, [late])

  // The page's one toast tells of a submission that nobody watches; pressing it brings the overlay back.
  const isUnderWay = submission.phase === 'sending' || submission.phase === 'accepted'
  const runsInBackground = isUnderWay && !submission.isOverlayOpen
  const { isOffline } = submission
  useEffect(() => {
    if (!runsInBackground) return
    const toast = latest.current.notify({
      title: 'Codifying Provenance…',
      description: isOffline ? offlineWords : 'Press to see how far it is.',
      isPersistent: true,
      onPress: () => dispatch(submissionChanges.reopened()),
    })
    return toast.dismiss
  }, [runsInBackground, isOffline, dispatch])

  return { submission, runner: late.runner }
}
