import { memo, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import { IconButton } from '../parts/icon-button'
import { Name } from '../parts/name'
import { ProgressLine } from '../parts/progress-line'
import { TextButton } from '../parts/text-button'
import { fieldId } from './field-id'
import { inMegabytes, printNoteOf } from './file-rules'
import type { FileRow as Row, FileTray } from './file-tray'

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto 44px;
  gap: 2px 16px;
  align-items: center;
  min-height: 76px;
  padding: 10px 0;
  border-bottom: 1px solid var(--hair);

  &[data-state='refused']::before {
    content: '';
    position: absolute;
    left: -18px;
    top: 8px;
    bottom: 8px;
    width: 2px;
    background: var(--error);
  }

  @media (max-width: 47.9375em) {
    grid-template-columns: 48px minmax(0, 1fr) 44px;
    gap: 2px 12px;

    & > button {
      grid-column: 3;
      grid-row: 1;
    }

    &[data-state='refused']::before {
      left: -10px;
    }
  }
`
const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  overflow: hidden;
  background: var(--plate);
  box-shadow: var(--plate-mark);
  color: var(--ink-2);

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  [data-state='refused'] > & {
    color: var(--error);
  }

  @media (max-width: 47.9375em) {
    width: 48px;
    height: 48px;
  }
`
const FileName = styled(Name)`
  display: block;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`
const State = styled.span`
  display: block;
  font-size: var(--fs-meta);
  line-height: 1.35;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums lining-nums;

  [data-state='refused'] & {
    color: var(--error);
    font-weight: 600;
  }
`
const Note = styled(State)`
  color: var(--ink-2);
`
const Line = styled(ProgressLine)`
  margin-top: 7px;
`
const Done = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: var(--fs-meta);
  font-weight: 500;
  color: var(--success);

  @media (max-width: 47.9375em) {
    grid-column: 2;
    grid-row: 2;
  }
`

function stateText({ state, size, sent, isWaiting, reason }: Row): string {
  if (state === 'refused') return reason ?? 'Not added.'
  if (state === 'uploading') {
    const far = `${(sent / 2 ** 20).toFixed(2)} of ${inMegabytes(size)}`
    return isWaiting ? `${far}, waiting for the connection` : `Uploading, ${far}`
  }
  if (state === 'queued') return `${inMegabytes(size)}, waiting to be sent`
  return inMegabytes(size)
}

/** A pressed button that goes would take the focus away with it. */
const focusOn = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus()
}

interface FileRowProps {
  /** The name of the form's field. */
  field: string
  row: Row
  tray: FileTray
}

/** One file: what it is, how far it is, what can be done about it. */
export const FileRow = memo(function FileRow({ field, row, tray }: FileRowProps) {
  const { key, name, state, size, sent, thumbnail, canRetry } = row
  // The browser finds out whether it is the picture that it is named.
  const [isNoPicture, setNoPicture] = useState(false)
  const note = printNoteOf(name)
  const action = state === 'uploading' ? 'Stop uploading' : state === 'refused' ? 'Dismiss' : 'Remove'
  return (
    <Item data-state={state}>
      <Picture>
        {thumbnail && !isNoPicture ? (
          <img src={thumbnail} alt="" onError={() => setNoPicture(true)} />
        ) : (
          <Icon name={state === 'refused' ? 'alert' : 'file'} size={24} />
        )}
      </Picture>
      <div>
        <FileName>{name}</FileName>
        <State>{stateText(row)}</State>
        {note && state !== 'refused' ? <Note>{note}</Note> : null}
        {state === 'uploading' ? (
          <Line label={`Upload of ${name}`} value={sent} max={size} weight="fine" />
        ) : null}
      </div>
      {state === 'uploaded' ? (
        <Done>
          <Icon name="check" />
          Uploaded
        </Done>
      ) : canRetry ? (
        <TextButton
          aria-label={`Try again: ${name}`}
          onClick={({ currentTarget }) => {
            focusOn(currentTarget.nextElementSibling)
            tray.retry(key)
          }}
        >
          Try again
        </TextButton>
      ) : (
        <span />
      )}
      <IconButton
        icon="close"
        label={`${action} ${name}`}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li')
          const other = row?.nextElementSibling ?? row?.previousElementSibling
          focusOn(other ? other.querySelector('button:last-child') : document.getElementById(fieldId(field)))
          tray.remove(key)
        }}
      />
    </Item>
  )
})
