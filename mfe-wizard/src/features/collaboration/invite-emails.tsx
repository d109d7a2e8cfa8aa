import { useRef, useState } from 'react'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { FieldFrame } from '@shared/web/form/field-frame'
import { describedBy, fieldId } from '@shared/web/form/field-id'
import { controlStyle } from '@shared/web/form/field-style'
import { Button } from '@shared/web/parts/button'
import { IconButton } from '@shared/web/parts/icon-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { Address } from '@shared/web/parts/address'
import type { InviteValues } from './invite-values'
import type { AddingEmails } from './use-add-emails'

const Row = styled.div`
  display: flex;
  gap: 10px;
  align-items: end;
`
const Email = styled.input`
  ${controlStyle}
`
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;

  li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    padding-inline-start: 12px;
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 1.0625rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  bdi {
    padding-block: 6px;
  }
`
const noEmails = 'Please add at least one email address'

/** The people to invite: typed one by one or pasted, trimmed and in small letters. */
export function InviteEmails({ isAsked, adding }: { isAsked: boolean; adding: AddingEmails }) {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<InviteValues>()
  const { addTyped, refusal, forgetRefusal } = adding
  const [said, setSaid] = useState('')
  const line = useRef<HTMLInputElement>(null)
  const { inviteEmail: typed, emails } = values
  const forgetError = () => {
    forgetRefusal()
    setFieldError('inviteEmail', undefined)
  }
  const add = () => {
    const count = addTyped().emails.length
    if (count > emails.length) setSaid(count === 1 ? '1 person in the list.' : `${count} people in the list.`)
    line.current?.focus()
  }
  const remove = (email: string) => {
    void setFieldValue(
      'emails',
      emails.filter((other) => other !== email),
      false,
    )
    forgetError()
    setSaid(`${email} was removed.`)
    // The button goes away with the focus on it.
    line.current?.focus()
  }
  const error = refusal ?? errors.inviteEmail ?? (isAsked && !emails.length ? noEmails : undefined)
  return (
    <FieldFrame name="inviteEmail" label="Email addresses" isWide error={error}>
      <Row>
        <Email
          ref={line}
          id={fieldId('inviteEmail')}
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy('inviteEmail', { error })}
          value={typed}
          onChange={(event) => {
            forgetError()
            void setFieldValue('inviteEmail', event.target.value, false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button icon="plus" onClick={add}>
          Add
        </Button>
      </Row>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {emails.length ? (
        <Chips aria-label="People to invite">
          {emails.map((email) => (
            <li key={email}>
              <Address>{email}</Address>
              <IconButton icon="close" label={`Remove ${email}`} onClick={() => remove(email)} />
            </li>
          ))}
        </Chips>
      ) : null}
    </FieldFrame>
  )
}
