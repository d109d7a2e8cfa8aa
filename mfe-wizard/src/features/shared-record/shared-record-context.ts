import { createContext, useContext } from 'react'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { SharedRecord } from '@shared/contracts/versions'

/** Questions to which two people gave an answer at the same time. */
export interface OpenChoices {
  fields: readonly BirthFormField[]
  /** The field that somebody is at while another person changed it: nothing of it is shown before it is left. */
  heldBack: BirthFormField | null
  /** Leads to both answers. */
  show: () => void
}

/** The record that several people work on, as the page shows it. Every change makes `revision` grow. */
export type OpenRecord = Pick<SharedRecord, 'proofId' | 'role' | 'revision' | 'isLocked' | 'recordId'> & {
  choices: OpenChoices
}

export const SharedRecordContext = createContext<OpenRecord | null>(null)

/** The shared record of the page; null where somebody works on the draft of this device alone. */
export const useSharedRecord = (): OpenRecord | null => useContext(SharedRecordContext)
