import { configureStore } from '@reduxjs/toolkit'
import { wizardApi } from '../api/wizard-api'
import { submissionSlice } from '../features/submission/submission-slice'

/** A store of its own for each mount: two mounts never share what they hold. */
export const createStore = () =>
  configureStore({
    reducer: { [wizardApi.reducerPath]: wizardApi.reducer, submission: submissionSlice.reducer },
    middleware: (defaults) => defaults().concat(wizardApi.middleware),
  })
export type WizardStore = ReturnType<typeof createStore>
export type WizardState = ReturnType<WizardStore['getState']>
