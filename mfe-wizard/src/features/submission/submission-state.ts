import type { Proof } from '@shared/contracts/proofs'
import { submissionStages } from '@shared/contracts/submission-stages'
import { nextDone, nextPercent, provenanceSteps } from './provenance-steps'
import type { Milestone } from './provenance-steps'
import type { Receipt } from './kept-submission'
import type { About } from './about-child'

export interface SubmissionState extends About {
  /** `sending`: no answer yet. `accepted`: there is a record, its proof is being made. `received`: the screen after it. */
  phase: 'idle' | 'sending' | 'accepted' | 'received'
  /** 0-100. */
  progress: number
  /** What has happened to it. */
  reached: Milestone[]
  /** Who is before its proof, and what that waits for; null before the first word of it. */
  proof: Pick<Proof, 'waiting' | 'waitingFor'> | null
  /** The server cannot be asked about the proof just now. */
  isAway: boolean
  /** The device has no line: it is sent when that is back. */
  isOffline: boolean
  /** How many of the overlay's steps are shown as done. */
  stepsDone: number
  /** Beats since the last step was done. */
  beatsAtStep: number
  isOverlayOpen: boolean
  receipt: Receipt | null
  /** The last one that ended in the background, for the link on the status card. */
  backgroundReceipt: Receipt | null
}

interface Started extends About {
  isInBackground: boolean
}

export const noSubmission: SubmissionState = {
  phase: 'idle',
  progress: 0,
  reached: [],
  proof: null,
  isAway: false,
  isOffline: false,
  stepsDone: 0,
  beatsAtStep: 0,
  isOverlayOpen: false,
  childName: '',
  firstName: '',
  email: '',
  receipt: null,
  backgroundReceipt: null,
}

/** Every step of the overlay is shown as done. */
export const isComplete = ({ stepsDone }: SubmissionState) => stepsDone === provenanceSteps.length

/** The server has the record: there is nothing left to cancel. */
export const isStored = ({ phase, reached }: SubmissionState) =>
  phase === 'accepted' || reached.includes('stored')

/** One thing that happens to a submission, as what it makes of the state before. */
export type SubmissionChange = (state: SubmissionState) => SubmissionState

export const submissionChanges = {
  started:
    ({ isInBackground, ...about }: Started): SubmissionChange =>
    () => ({ ...noSubmission, ...about, phase: 'sending', isOverlayOpen: !isInBackground }),
  ticked: (): SubmissionChange => (state) => {
    if (isComplete(state)) return state
    const stepsDone = nextDone(state.stepsDone, state.reached)
    const next = {
      ...state,
      stepsDone,
      beatsAtStep: stepsDone === state.stepsDone ? state.beatsAtStep + 1 : 0,
    }
    return { ...next, progress: isComplete(next) ? 95 : nextPercent(state.progress, stepsDone) }
  },
  told:
    (milestone: Milestone): SubmissionChange =>
    (state) => ({ ...state, reached: [...state.reached, milestone] }),
  accepted:
    (receipt: Receipt): SubmissionChange =>
    (state) => ({ ...state, phase: 'accepted', reached: [...submissionStages], receipt }),
  /** How its proof stands in the queue. */
  queued:
    ({ waiting, waitingFor }: Pick<Proof, 'waiting' | 'waitingFor'>): SubmissionChange =>
    (state) => ({ ...state, proof: { waiting, waitingFor }, isAway: false }),
  lostSight: (): SubmissionChange => (state) => ({ ...state, isAway: true }),
  lineLost: (): SubmissionChange => (state) => ({ ...state, isOffline: true }),
  lineBack: (): SubmissionChange => (state) => ({ ...state, isOffline: false }),
  completed: (): SubmissionChange => (state) => ({ ...state, progress: 100 }),
  /** The overlay has closed by itself after the end: the received screen takes the page. */
  received: (): SubmissionChange => (state) => ({ ...state, phase: 'received', isOverlayOpen: false }),
  /** It ended while nobody watched: the page stays as it is. */
  announced:
    (receipt: Receipt): SubmissionChange =>
    () => ({ ...noSubmission, backgroundReceipt: receipt }),
  sentToBackground: (): SubmissionChange => (state) => ({ ...state, isOverlayOpen: false }),
  reopened: (): SubmissionChange => (state) => ({
    ...state,
    isOverlayOpen: state.isOverlayOpen || state.phase === 'sending' || state.phase === 'accepted',
  }),
  /** Cancelled, failed, or left behind for another record. */
  ended: (): SubmissionChange => () => noSubmission,
}

/** The submission of one mount of the wizard. */
export function createSubmissionStore() {
  let state = noSubmission
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    dispatch(change: SubmissionChange) {
      state = change(state)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type SubmissionStore = ReturnType<typeof createSubmissionStore>
