import { createContext, useContext } from 'react'
import type { SharedRecord } from '@shared/contracts/versions'

/** The record that several people work on, as the page shows it. Every change makes `revision` grow. */
export type OpenRecord = Pick<SharedRecord, 'proofId' | 'role' | 'revision' | 'recordId'>

export const SharedRecordContext = createContext<OpenRecord | null>(null)

/** The shared record of the page; null where somebody works on the draft of this device alone. */
export const useSharedRecord = (): OpenRecord | null => useContext(SharedRecordContext)
