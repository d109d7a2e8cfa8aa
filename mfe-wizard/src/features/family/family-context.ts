import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SharedRecord } from '@shared/contracts/versions'
import type { DeskState, FamilyDesk } from './family-desk'

export type FamilyRecord = Pick<SharedRecord, 'proofId' | 'role' | 'revision' | 'isLocked'> & {
  /**
   * Questions to which two people gave an answer at the same time, and the way to both answers; and the field that somebody is at
   * while another person changed it.
   */
  choices?: { fields: readonly string[]; heldBack: string | null; show: () => void }
}

interface Family {
  record: FamilyRecord
  desk: FamilyDesk
}
export const FamilyContext = createContext<Family | null>(null)

/** The shared record of the page and what is open of its comments. @throws Error where no record is shared */
export function useFamily(): Family {
  const family = useContext(FamilyContext)
  if (!family) throw new Error('No record is shared here')
  return family
}

/** Something of the desk; re-renders when the answer changes, which is compared by Object.is. */
export function useDesk<T>(select: (state: DeskState) => T): T {
  const { desk } = useFamily()
  return useSyncExternalStore(desk.subscribe, () => select(desk.read()))
}
