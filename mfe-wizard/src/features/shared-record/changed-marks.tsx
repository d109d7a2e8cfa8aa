import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import { nameWithin } from '@shared/contracts/name-list'
import { fieldId } from '@shared/web/form/field-id'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { gapLineStyle } from '../../form/gap-line-style'

/** What another person changed a moment ago. */
export interface ChangedField {
  field: string
  /** Who, as the people of the record know them; null where that cannot be told. */
  by: string | null
}

const appear = keyframes`
  from { opacity: 0 }
`
const Mark = styled.small`
  ${gapLineStyle}
  overflow-x: clip;
  text-overflow: ellipsis;
  pointer-events: none;
  animation: ${appear} var(--t-slow) var(--ease-out);
`

const words = ({ by }: ChangedField) =>
  by === null ? (
    'Changed just now'
  ) : (
    <>
      Changed by <bdi>{nameWithin(by)}</bdi>
    </>
  )

/** What one person changed, in one sentence. */
const said = (writer: string | null, changed: readonly ChangedField[]) => {
  const fields = changed.filter(({ by }) => by === writer).map(({ field }) => fieldWords(field))
  return `${writer ?? 'Somebody else'} changed: ${[...new Set(fields)].join(', ')}`
}

/** Where the mark of a field goes: the frame around its label and control. Null while its step is not open. */
const placeOf = (field: string): Element | null => {
  const control = document.getElementById(fieldId(field))
  return control?.closest(':has(> [data-margin])') ?? control?.parentElement ?? null
}

/** Shows for a moment, at each field, that somebody else changed it; and says it once to those who listen. */
export function ChangedMarks({ changed }: { changed: readonly ChangedField[] }) {
  // A field and its switch stand in one frame, and share a mark.
  const changeAt = new Map(changed.map((change) => [placeOf(change.field), change]))
  const marks = [...changeAt].map(([place, change]) =>
    place ? createPortal(<Mark aria-hidden="true">{words(change)}</Mark>, place, change.field) : null,
  )
  const writers = [...new Set(changed.map(({ by }) => by))]
  return (
    <>
      {marks}
      <VisuallyHidden role="status">{writers.map((writer) => `${said(writer, changed)}. `)}</VisuallyHidden>
    </>
  )
}
