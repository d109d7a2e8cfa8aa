import { configureStore } from '@reduxjs/toolkit'
import { proofApi } from '../api/proof-api'

/** A store of its own for each mount: two mounts never share what they have loaded. */
export const createStore = () =>
  configureStore({
    reducer: { [proofApi.reducerPath]: proofApi.reducer },
    middleware: (defaults) => defaults().concat(proofApi.middleware),
  })
