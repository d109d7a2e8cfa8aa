import { createContext } from 'react'

/** Whether whoever has the form open gives the parent's word and submits it: everybody a draft of their own, its owner alone a shared record. */
export const MayAttestContext = createContext(true)
