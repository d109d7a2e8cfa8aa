import { useState } from 'react'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import type { AccessLevel, inviteExpiryDays } from '@shared/contracts/enumerations'
import { isEmailAddress } from '@shared/contracts/email-address'
import { FieldFrame } from '@shared/web/form/field-frame'
import { fieldId } from '@shared/web/form/field-id'
import { controlStyle } from '@shared/web/form/field-style'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { IconButton } from '@shared/web/parts/icon-button'

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
    padding-left: 12px;
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`
/** What the form of an invitation holds. */
export interface InviteValues {
  emails: string[]
  role: AccessLevel
  expiresInDays: (typeof inviteExpiryDays)[number]
  invitePasscode: string
  inviteMessage: string
}
const noEmails = 'Please add at least one email address'

/** The people to invite: typed one by one, trimmed and in small letters. */
export function InviteEmails({ isAsked }: { isAsked: boolean }) {
  const { notify } = useHost()
  const { values, setFieldValue } = useFormikContext<InviteValues>()
  const [typed, setTyped] = useState('')
  const add = () => {
    const email = typed.trim().toLowerCase()
    if (!isEmailAddress(email))
      return notify({
        title: 'Invalid Email',
        description: 'Please enter a valid email address.',
        variant: 'destructive',
      })
    if (values.emails.includes(email))
      return notify({
        title: 'Duplicate Email',
        description: 'This email is already in the list.',
        variant: 'destructive',
      })
    setTyped('')
    return setFieldValue('emails', [...values.emails, email], false)
  }
  return (
    <FieldFrame
      name="inviteEmail"
      label="Email addresses"
      isWide
      error={isAsked && !values.emails.length ? noEmails : undefined}
    >
      <Row>
        <Email
          id={fieldId('inviteEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void add()
          }}
        />
        <Button icon="plus" onClick={() => void add()}>
          Add
        </Button>
      </Row>
      {values.emails.length ? (
        <Chips aria-label="People to invite">
          {values.emails.map((email) => (
            <li key={email}>
              {email}
              <IconButton
                icon="close"
                label={`Remove ${email}`}
                onClick={() =>
                  void setFieldValue(
                    'emails',
                    values.emails.filter((other) => other !== email),
                    false,
                  )
                }
              />
            </li>
          ))}
        </Chips>
      ) : null}
    </FieldFrame>
  )
}
