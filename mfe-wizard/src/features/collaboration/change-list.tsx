import styled from 'styled-components'
import type { FieldChange } from '@shared/contracts/versions'

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 6px;
  font-size: var(--fs-hint);
  line-height: 1.4;
  color: var(--ink-2);
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
    color: var(--ink);
  }
  del {
    text-decoration-color: var(--ink-3);
  }
  ins {
    text-decoration: none;
    color: var(--ink);
  }
`

const said = (answer: string) => answer || '(empty)'

/** Changes in words: 'Mother's full name: Ewa → Ewa Łukasz'. */
export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => (
  <List>
    {changes.map(({ field, label, before, after }) => (
      <li key={field}>
        <b>{label}:</b> <del dir="auto">{said(before)}</del> → <ins dir="auto">{said(after)}</ins>
      </li>
    ))}
  </List>
)
