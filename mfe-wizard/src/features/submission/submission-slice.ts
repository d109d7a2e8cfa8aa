import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { submissionStages } from '@shared/contracts/birth-records'
import type { Proof } from '@shared/contracts/proofs'
import { nextDone, nextPercent, provenanceSteps } from './provenance-steps'
import type { Milestone } from './provenance-steps'
import type { Receipt } from './kept-submission'
import type { About } from './submission-body'

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

const initialState: SubmissionState = {
  phase: 'idle',
  progress: 0,
  reached: [],
  proof: null,
  isAway: false,
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

export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    started(_state, action: PayloadAction<Started>) {
      const { isInBackground, ...about } = action.payload
      return { ...initialState, ...about, phase: 'sending', isOverlayOpen: !isInBackground }
    },
    ticked(state) {
      if (isComplete(state)) return
      const before = state.stepsDone
      state.stepsDone = nextDone(before, state.reached)
      state.beatsAtStep = state.stepsDone === before ? state.beatsAtStep + 1 : 0
      state.progress = isComplete(state) ? 95 : nextPercent(state.progress, state.stepsDone)
    },
    told(state, action: PayloadAction<Milestone>) {
      state.reached.push(action.payload)
    },
    accepted(state, action: PayloadAction<Receipt>) {
      state.phase = 'accepted'
      state.reached = [...submissionStages]
      state.receipt = action.payload
    },
    /** How its proof stands in the queue. */
    queued(state, action: PayloadAction<Pick<Proof, 'waiting' | 'waitingFor'>>) {
      const { waiting, waitingFor } = action.payload
      state.proof = { waiting, waitingFor }
      state.isAway = false
    },
    lostSight(state) {
      state.isAway = true
    },
    completed(state) {
      state.progress = 100
    },
    /** The overlay has closed by itself after the end: the received screen takes the page. */
    received(state) {
      state.phase = 'received'
      state.isOverlayOpen = false
    },
    /** It ended while nobody watched: the page stays as it is. */
    announced(_state, action: PayloadAction<Receipt>) {
      return { ...initialState, backgroundReceipt: action.payload }
    },
    sentToBackground(state) {
      state.isOverlayOpen = false
    },
    reopened(state) {
      if (state.phase === 'sending' || state.phase === 'accepted') state.isOverlayOpen = true
    },
    /** Cancelled, failed, or left behind for another record. */
    ended: () => initialState,
  },
})
