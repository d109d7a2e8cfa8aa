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

const empty = <i>(empty)</i>

/** Changes in words: 'Mother's full name: Ewa → Ewa Łukasz'. */
export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => (
  <List>
    {changes.map(({ field, label, before, after }) => (
      <li key={field}>
        <b>{label}:</b> {before ? <del dir="auto">{before}</del> : empty} →{' '}
        {after ? <ins dir="auto">{after}</ins> : empty}
      </li>
    ))}
  </List>
)
