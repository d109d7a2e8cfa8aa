import { useState } from 'react'
import { latestDateOnEarth } from '@shared/contracts/form-rules'
import { ApiError, codeOf } from '@shared/web/api/api-error'
import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { randomKey } from '../api/random-key'
import type { BirthFiles } from '../features/files/birth-files'
import { useDriveCopy } from '../features/drive-copy/use-drive-copy'
import { areSameToSend } from '../features/submission/answers-to-send'
import { notCreated } from '../features/submission/awaited-words'
import type { NoticeAbout } from '../features/submission/submission-notice'
import { submissionKey } from '@shared/web/form/kept-drafts'
import { useSubmission } from '../features/submission/use-submission'
import { proofIdInputsOf } from '../features/proof-status/proof-id-inputs'
import { obstacleOfFaults, obstacleToSubmission } from '../form/step-check'
import type { Turning } from '../features/frame/use-steps'
import { useBirthFormValues } from '../form/use-birth-form'
import { loadSubmissionCalls } from './late-calls'
import type { SubmissionCalls } from './late-calls'
import type { Submitted } from './use-submitted'
import { useNextRecord } from './use-next-record'

const storage = () => window.localStorage
const sendRecordCopy = async (body: Parameters<SubmissionCalls['sendRecordCopy']>[0]) =>
  (await loadSubmissionCalls()).sendRecordCopy(body)

/** The record that a submission changes: the one that was submitted before, or synced. */
const targetOf = (keeper: DraftKeeper) => {
  const { recordId, cloud } = keeper.getStatus()
  return {
    recordId: recordId ?? cloud?.recordId ?? null,
    revision: cloud?.revision,
    email: cloud?.values.email,
  }
}

interface AttestationOptions {
  /** The shared record that is open, in place of this device's own draft. */
  recordId: string | null
  /** Resolves when the server has what was typed into the shared record. */
  settle?: (() => Promise<void>) | undefined
  /** Null where nothing was submitted. */
  submitted: Submitted | null
  onOpenProof: (proofJobId: string) => void
  keeper: DraftKeeper
  files: BirthFiles
  turning: Turning
}

/** From 'Attest & Submit' to the proof, or to the next record. */
export function useAttestation(options: AttestationOptions) {
  const { recordId: sharedId, settle, submitted, onOpenProof, keeper, files, turning } = options
  const { notify } = useHost()
  const store = useFormStore()
  const readValues = useBirthFormValues()
  const [notice, setNotice] = useState<NoticeAbout | null>(null)
  const [stayedWith, setStayedWith] = useState<string | null>(null)

  const proofIdNow = async () => {
    const inputs = proofIdInputsOf(readValues())
    const { storedProofId } = await loadSubmissionCalls()
    return inputs === null ? '' : storedProofId(inputs, storage)
  }
  const tellFailure = (text: string) =>
    void notify({ title: 'Error', description: text, variant: 'destructive' })

  const copy = useDriveCopy(sendRecordCopy)
  const { submission, runner } = useSubmission({
    load: loadSubmissionCalls,
    awaitPicture: async (...call) => (await loadSubmissionCalls()).awaitPicture(...call),
    keepKey: sharedId === null ? undefined : `${submissionKey}:${sharedId}`,
    readDraft: readValues,
    send: async (body, ...call) => {
      const { joinNews, sendSubmission } = await loadSubmissionCalls()
      const receipt = await sendSubmission(body, ...call)
      void copy.request({ ...body, recordId: receipt.recordId })
      void joinNews(keeper, receipt.proofId, body).catch(() => undefined)
      return receipt
    },
    onRecord: keeper.setRecord,
    onFailed(error, text, wasInBackground) {
      // That is a question, which the page asks, and no failure.
      if (codeOf(error) !== 'approved' || wasInBackground) tellFailure(text)
      if (!(error instanceof ApiError)) return
      const { code, faults } = error
      const { approvedAt } = error.details
      if (code === 'owned' || code === 'locked')
        void proofIdNow().then((proofId) => setNotice({ kind: code, text, proofId }))
      if (code === 'approved' && typeof approvedAt === 'string') setNotice({ kind: code, text, approvedAt })
      // The record is gone (erased, perhaps on another device): the next attempt makes a new one.
      if (code === 'not_found') keeper.forgetCloud()
      // Others have changed something since: that is joined in first, and looked at, before it is printed.
      if (code === 'conflict') void goOn(text).catch(() => undefined)
      const obstacle = obstacleOfFaults(faults)
      if (obstacle && !wasInBackground) turning.reveal(obstacle.stepId, obstacle.issues)
    },
  })

  /** What stood in the way of a submission is joined in; the next one is another than that which was refused. */
  const goOn = async (text: string) => {
    const { joinOthersChanges } = await loadSubmissionCalls()
    const changed = await joinOthersChanges(keeper)
    if (!changed) return
    runner.forget()
    setNotice({ kind: 'news', text, changed })
  }

  const beginNext = useNextRecord({
    isShared: sharedId !== null,
    keeper,
    files,
    turning,
    onBegin() {
      setNotice(null)
      runner.forget()
    },
  })

  return {
    submission,
    runner,
    notice,
    /**
     * Checks step 5, then all that stands before it, and sends; `approval` is the one that the parent agrees to take back. What was
     * submitted as it stands makes nothing new, and its proof is opened.
     */
    async attest(approval?: string) {
      // The attestation itself is a change: a submission that overtakes it would be one of an older state.
      if (settle) await settle()
      const values = readValues()
      if (submitted?.values && areSameToSend(values, submitted.values))
        return onOpenProof(submitted.proofJobId)
      const obstacle = obstacleToSubmission(values, { today: latestDateOnEarth(new Date()) })
      const inputs = proofIdInputsOf(values)
      if (obstacle || inputs === null)
        return obstacle ? turning.stopAt(obstacle.stepId, obstacle.issues) : undefined
      const calls = await loadSubmissionCalls().catch(() => tellFailure(notCreated))
      if (!calls) return
      // Sent as it stands, one of two answers would take the place of the other before anybody chose.
      if (Object.keys(keeper.getStatus().rivals).length) return calls.showChoices()
      const proofId = calls.storedProofId(inputs, storage)
      const body = calls.submissionOf(values, proofId, { ...targetOf(keeper), approval })
      // A record that names a file must have it.
      if (body.uploadedFiles?.some(({ fileURL }) => fileURL === undefined))
        return void notify({
          title: 'Birth files are still being sent',
          description: 'Please wait until they are uploaded, or remove them under Prints and files.',
        })
      setNotice(null)
      keeper.flush()
      await runner.submit(body)
    },
    /** A sync was refused: another family has this Proof ID, or the record is closed. */
    reportRefused: (kind: 'owned' | 'locked', text: string, proofId: string) =>
      setNotice({ kind, text, proofId }),
    keepApproval: () => setNotice(null),
    /** 'This is a different child': a random fifth input keeps the two Proof IDs apart. */
    declareDifferentChild() {
      setNotice(null)
      store.set({ differentChild: randomKey() })
    },
    /** Whether the received screen still turns to the proof by itself. */
    isTurning: submission.receipt !== null && submission.receipt.proofJobId !== stayedWith,
    stay: () => setStayedWith(submission.receipt?.proofJobId ?? null),
    beginNext,
  }
}
