import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import { isPlainText } from '@shared/contracts/typed-text'
import { maxNoteLength } from '@shared/contracts/versions'
import { FieldError } from '@shared/web/form/field-frame'
import { errorId } from '@shared/web/form/field-id'
import { GrowingText } from '@shared/web/form/growing-text'
import { hintStyle, labelStyle } from '@shared/web/form/field-style'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'

const Form = styled.form`
  margin-top: 18px;

  label {
    ${labelStyle}
  }
  label > span {
    font-weight: 400;
    color: var(--ink-3);
  }
  > p {
    ${hintStyle}
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
  padding-top: 18px;
  border-top: 1px solid var(--hair);
`

interface SyncDialogProps {
  /** Null until all that the Proof ID is made of is known. */
  proofId: string | null
  onSync: (note: string) => void
  onClose: () => void
}

const errorName = 'sync-note'

/** 'Sync to Cloud': the answers become a version, with a note for those who read the history. */
export function SyncDialog({ proofId, onSync, onClose }: SyncDialogProps) {
  const id = useId()
  const [note, setNote] = useState('')
  const fault = isPlainText(note) ? undefined : 'Please leave out hidden characters'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault || proofId === null) return
    onSync(note.trim())
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Sync to Cloud"
      size="small"
      description={
        proofId === null
          ? 'A proof can be synced once it has its Proof ID: please fill in first and last name, date and time of birth.'
          : 'Your answers are stored as a version, which you can read and restore later.'
      }
    >
      <Form noValidate onSubmit={submit}>
        {proofId === null ? null : (
          <>
            <label htmlFor={id}>
              Note <span>(optional)</span>
            </label>
            <p id={`${id}-hint`}>What changed? The history shows this note beside the version.</p>
            <FieldError name={errorName} message={fault} />
            <GrowingText
              id={id}
              rows={2}
              maxLength={maxNoteLength}
              value={note}
              dir="auto"
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${id}-hint${fault ? ` ${errorId(errorName)}` : ''}`}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
        <Acts>
          <Button onClick={onClose}>{proofId === null ? 'Close' : 'Cancel'}</Button>
          {proofId === null ? null : (
            <Button variant="primary" type="submit" isUnavailable={fault !== undefined}>
              Sync to Cloud
            </Button>
          )}
        </Acts>
      </Form>
    </Dialog>
  )
}
