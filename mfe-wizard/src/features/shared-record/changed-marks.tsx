import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import { fieldId } from '@shared/web/form/field-id'
import { Address } from '@shared/web/parts/address'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { nameWithin } from '../../api/person-name'

/** What another person changed a moment ago. */
export interface ChangedField {
  field: string
  /** Who, as the people of the record know them; null where that cannot be told. */
  by: string | null
}

const appear = keyframes`
  from { opacity: 0 }
`
/* Over what stands below, for the moment in which it is shown: it moves neither its neighbours nor the page. */
const Mark = styled.small`
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  z-index: 1;
  pointer-events: none;
  padding: 2px 8px;
  border-left: 2px solid var(--gilt);
  background: var(--gilt-wash);
  font-size: var(--fs-meta);
  line-height: 1.35;
  color: var(--ink);
  overflow-wrap: anywhere;
  animation: ${appear} var(--t-slow) var(--ease-out);
`

const words = ({ by }: ChangedField) =>
  by === null ? (
    'Changed just now'
  ) : (
    <>
      Changed by <Address>{nameWithin(by)}</Address>
    </>
  )

/** What one person changed, in one sentence. */
const said = (writer: string | null, changed: readonly ChangedField[]) => {
  const fields = changed.filter(({ by }) => by === writer).map(({ field }) => fieldWords(field))
  return `${writer ?? 'Somebody else'} changed: ${[...new Set(fields)].join(', ')}`
}

/** Where the mark of a field goes: below its control. Null while its step is not open. */
const placeOf = (field: string): Element | null => {
  const control = document.getElementById(fieldId(field))
  return control?.matches('fieldset') ? control : (control?.parentElement ?? null)
}

/** Shows for a moment, at each field, that somebody else changed it; and says it once to those who listen. */
export function ChangedMarks({ changed }: { changed: readonly ChangedField[] }) {
  const marks = changed.flatMap((change) => {
    const place = placeOf(change.field)
    return place ? [createPortal(<Mark aria-hidden="true">{words(change)}</Mark>, place, change.field)] : []
  })
  const writers = [...new Set(changed.map(({ by }) => by))]
  return (
    <>
      {marks}
      <VisuallyHidden role="status">{writers.map((writer) => `${said(writer, changed)}. `)}</VisuallyHidden>
    </>
  )
}
