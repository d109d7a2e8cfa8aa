import { useState, useSyncExternalStore } from 'react'
import type { ChangeEvent, DragEvent } from 'react'
import styled from 'styled-components'
import { buttonStyle } from '../parts/button-style'
import { Icon } from '../parts/icon'
import { VisuallyHidden, visuallyHiddenStyle } from '../parts/visually-hidden'
import { fieldId, hintId } from './field-id'
import { hintStyle, labelStyle } from './field-style'
import { acceptedFiles } from './file-rules'
import { FileRow } from './file-row'
import type { FileTray } from './file-tray'
import { FileTrayProvider, useFileTray } from './file-tray-context'

const Group = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  min-width: 0;
`
const Label = styled.p`
  ${labelStyle}
  margin: 0;
`
const Hint = styled.p`
  ${hintStyle}
  font-variant-numeric: tabular-nums lining-nums;
`
const Zone = styled.label`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 84px;
  padding: 16px 20px;
  border: 1px dashed var(--edge);
  border-radius: var(--radius);
  line-height: 1.4;
  cursor: pointer;

  & > svg {
    color: var(--ink-3);
  }

  &[data-over] {
    border-style: solid;
    border-color: var(--gilt);
    background: var(--gilt-wash);
  }

  &:has(:focus-visible) > [data-press] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  @media (max-width: 47.9375em) {
    display: block;
    min-height: 0;
    padding: 0;
    border: 0;

    & > svg,
    & > [data-invitation] {
      display: none;
    }
  }

  /* Where nothing may be added, nothing is offered. */
  &:has(:disabled) {
    display: none;
  }
`
const Press = styled.span`
  ${buttonStyle}
  margin-inline-start: auto;

  @media (max-width: 47.9375em) {
    &&[data-size] {
      width: 100%;
      min-height: var(--target);
    }
  }
`
/** The camera: where fingers press, there is one. */
const Camera = styled.label`
  display: none;
  cursor: pointer;

  &:has(:focus-visible) > [data-press] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    &:has(:enabled) {
      display: flex;
    }
  }
`
const Input = styled.input`
  ${visuallyHiddenStyle}
`
const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export interface FileDropFieldProps {
  name: string
  label: string
  hint: string
}

/** Drop files, choose them, or take a picture. Stands in a FileTrayProvider; without one it keeps its files by itself. */
export function FileDropField(props: FileDropFieldProps) {
  const tray = useFileTray()
  if (tray) return <DropArea {...props} tray={tray} />
  return (
    <FileTrayProvider name={props.name}>
      <OwnTray {...props} />
    </FileTrayProvider>
  )
}

function OwnTray(props: FileDropFieldProps) {
  const tray = useFileTray()
  return tray ? <DropArea {...props} tray={tray} /> : null
}

function DropArea({ name, label, hint, tray }: FileDropFieldProps & { tray: FileTray }) {
  const rows = useSyncExternalStore(tray.subscribe, tray.rows)
  const said = useSyncExternalStore(tray.subscribe, tray.said)
  // Entering a child fires before leaving the parent: count both.
  const [depth, setDepth] = useState(0)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    tray.add([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const titleId = `${fieldId(name)}-title`
  const pressId = `${fieldId(name)}-press`
  return (
    <Group>
      <div>
        <Label id={titleId}>{label}</Label>
        <Hint id={hintId(name)}>{hint}</Hint>
      </div>
      <Zone
        data-over={depth > 0 || undefined}
        onDragEnter={(event) => {
          if (!carriesFiles(event)) return
          event.preventDefault()
          setDepth((count) => count + 1)
        }}
        onDragOver={(event) => {
          if (!carriesFiles(event)) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
        }}
        onDragLeave={(event) => {
          if (carriesFiles(event)) setDepth((count) => Math.max(0, count - 1))
        }}
        onDrop={(event) => {
          event.preventDefault()
          setDepth(0)
          tray.add([...event.dataTransfer.files])
        }}
      >
        <Icon name="upload" size={24} />
        <span data-invitation>Drop files here</span>
        <Input
          id={fieldId(name)}
          type="file"
          multiple
          accept={acceptedFiles}
          aria-labelledby={`${titleId} ${pressId}`}
          aria-describedby={hintId(name)}
          onChange={choose}
        />
        <Press id={pressId} data-press data-size="small">
          Choose files
        </Press>
      </Zone>
      <Camera>
        <Input
          type="file"
          accept="image/*"
          capture="environment"
          aria-labelledby={`${titleId} ${pressId}-camera`}
          onChange={choose}
        />
        <Press id={`${pressId}-camera`} data-press data-size="small">
          Take a picture
        </Press>
      </Camera>
      {rows.length ? (
        <Rows aria-labelledby={titleId}>
          {rows.map((row) => (
            <FileRow key={row.key} field={name} row={row} tray={tray} />
          ))}
        </Rows>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  )
}
