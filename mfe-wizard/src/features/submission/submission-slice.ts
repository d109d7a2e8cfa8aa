import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { answered, nextDone } from './provenance-steps'
import type { Milestone } from './provenance-steps'

/** What the server made of a submission. */
export interface Receipt {
  recordId: string
  proofJobId: string
  proofId: string
  /** When the record was made, ISO 8601. */
  createdAt: string
}

export interface SubmissionState {
  /** `sending`: no answer yet. `accepted`: answered, the overlay runs to its end. `received`: the screen after it. */
  phase: 'idle' | 'sending' | 'accepted' | 'received'
  /** 0-100. */
  progress: number
  /** What the server has told of. */
  reached: Milestone[]
  /** How many of the overlay's steps are shown as done. */
  stepsDone: number
  isOverlayOpen: boolean
  /** First, middle and last name. */
  childName: string
  firstName: string
  email: string
  receipt: Receipt | null
  /** The last one that ended in the background, for the link on the status card. */
  backgroundReceipt: Receipt | null
}

interface Started extends Pick<SubmissionState, 'childName' | 'firstName' | 'email'> {
  isInBackground: boolean
}

const initialState: SubmissionState = {
  phase: 'idle',
  progress: 0,
  reached: [],
  stepsDone: 0,
  isOverlayOpen: false,
  childName: '',
  firstName: '',
  email: '',
  receipt: null,
  backgroundReceipt: null,
}

/** The server has not answered: no further than this. */
export const waitingProgress = 90
/** Percent a tick of 150 ms adds. */
export const tickProgress = 3

export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    started(_state, action: PayloadAction<Started>) {
      const { isInBackground, ...about } = action.payload
      return { ...initialState, ...about, phase: 'sending', isOverlayOpen: !isInBackground }
    },
    ticked(state) {
      state.stepsDone = nextDone(state.stepsDone, state.reached)
      if (state.phase === 'sending') state.progress = Math.min(waitingProgress, state.progress + tickProgress)
    },
    told(state, action: PayloadAction<Milestone>) {
      state.reached.push(action.payload)
    },
    accepted(state, action: PayloadAction<Receipt>) {
      state.phase = 'accepted'
      state.progress = 95
      state.reached = [...answered]
      state.receipt = action.payload
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
      if (state.phase === 'sending') state.isOverlayOpen = true
    },
    /** Cancelled, failed, or left behind for another record. */
    ended: () => initialState,
  },
})
