import { configureStore } from '@reduxjs/toolkit'
import { wizardApi } from './wizard-api'

/** What the server has answered to one mount of the wizard: two mounts never share it. */
export const createApiStore = () =>
  configureStore({
    reducer: { [wizardApi.reducerPath]: wizardApi.reducer },
    middleware: (defaults) => defaults().concat(wizardApi.middleware),
  })
export type ApiStore = ReturnType<typeof createApiStore>
