import { useState } from 'react'
import type { ReactNode } from 'react'
import { FieldMarginContext } from '@shared/web/form/field-margin'
import { lateApiPart } from '../../api/late-api-part'
import { FamilyContext } from './family-context'
import type { FamilyRecord } from './family-context'
import { createFamilyDesk } from './family-desk'

const LateFieldMarks = lateApiPart<{ name: string }>(() =>
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
