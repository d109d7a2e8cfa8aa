import { configureStore } from '@reduxjs/toolkit'
import { staffApi } from '../api/staff-api'

export const createStore = () =>
  configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (defaults) => defaults().concat(staffApi.middleware),
  })
