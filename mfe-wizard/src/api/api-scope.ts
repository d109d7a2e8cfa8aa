import { createContext } from 'react'
import type { ApiStore } from './api-store'

/** Where one mount of the wizard keeps what it was answered; empty until the first part that asks is drawn. */
export interface ApiHolder {
  store: ApiStore | null
}

export const ApiContext = createContext<ApiHolder | null>(null)
