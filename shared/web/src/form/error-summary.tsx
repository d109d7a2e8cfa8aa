import { useId, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { fieldId, focusField } from './field-id'
import { useFormStore } from './form-scope'

const Box = styled.div`
  grid-column: 1 / -1;
  padding: 8px 0 9px 16px;
  margin: 0 0 16px -18px;
  border-left: 2px solid var(--error);
  color: var(--ink);
  font-size: var(--fs-hint);
  line-height: 1.4;

  & b {
    font-weight: 600;
  }

  & a {
    color: var(--error);
    font-weight: 600;
  }

  & ul {
    margin: 2px 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    padding: 3px 0;
  }

  @media (max-width: 47.9375em) {
    padding-left: 8px;
    margin-inline-start: -10px;

    & li {
      padding: 0;
    }

    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`

interface ErrorSummaryProps {
  /** Field names in the order of the page; other fields' messages are not listed. */
  fields: readonly string[]
}

/** What needs another look, at the head of a step, each message a link to its field; the fields announce the messages. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const store = useFormStore()
  const titleId = useId()
  const listed = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(
      fields.flatMap((name) => {
        const message = store.shownError(name)
        return message ? [[name, message]] : []
      }),
    ),
  )
  const faults: [name: string, message: string][] = JSON.parse(listed)
  if (!faults.length) return null
  const link = ([name, message]: [string, string]) => (
    <a
      href={`#${fieldId(name)}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(name)
      }}
    >
      {message}
    </a>
  )
  const [first, ...others] = faults
  return (
    <Box role="group" aria-labelledby={titleId}>
      <b id={titleId}>
        {others.length ? `${faults.length} answers need another look.` : 'One answer needs another look.'}
      </b>{' '}
      {others.length ? (
        <ul>
          {faults.map((fault) => (
            <li key={fault[0]}>{link(fault)}</li>
          ))}
        </ul>
      ) : (
        first && link(first)
      )}
    </Box>
  )
}
