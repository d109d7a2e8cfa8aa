import { configureStore } from '@reduxjs/toolkit'
import { staffApi } from '../api/staff-api'
import { watchSession } from '../session/session-end'

/** The store of the staff's pages. It tells when it turns out that nobody is signed in any longer. */
export const createStore = (onSessionEnded: () => void) =>
  configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (defaults) => defaults().concat(staffApi.middleware, watchSession(onSessionEnded)),
  })
