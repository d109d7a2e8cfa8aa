import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { SharedRecord } from '@shared/contracts/versions'
import { FieldMarginContext } from '@shared/web/form/field-margin'
import { latePart } from '@shared/web/parts/late-part'
import { createFamilyDesk } from './family-desk'
import type { DeskState, FamilyDesk } from './family-desk'

export type FamilyRecord = Pick<SharedRecord, 'proofId' | 'role' | 'revision'>

interface Family {
  record: FamilyRecord
  desk: FamilyDesk
}
const FamilyContext = createContext<Family | null>(null)

const LateFieldMarks = latePart<{ name: string }>(() =>
  import('./field-marks').then((module) => module.FieldMarks),
)

/**
 * Stands around the form and its rail. On a shared record the fields get their marks and the rail its people and comments;
 * their code is loaded then. On the draft of one device it changes nothing.
 */
export function FamilyScope({ record, children }: { record: FamilyRecord | null; children: ReactNode }) {
  const [desk] = useState(createFamilyDesk)
  return (
    <FamilyContext value={record && { record, desk }}>
      <FieldMarginContext value={record ? LateFieldMarks : null}>{children}</FieldMarginContext>
    </FamilyContext>
  )
}

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
