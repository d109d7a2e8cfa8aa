import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { accessLevelWords } from '@shared/contracts/access-level-words'
import { FieldFrame } from '@shared/web/form/field-frame'
import { describedBy, fieldId } from '@shared/web/form/field-id'
import { controlStyle, labelStyle } from '@shared/web/form/field-style'
import { Button } from '@shared/web/parts/button'
import { LinkButton } from '@shared/web/parts/link-button'
import { Address } from '@shared/web/parts/address'
import { Letter } from './letter'
import { useJoin } from './use-join'
import type { Invitation } from './use-join'

const Facts = styled.dl`
  display: grid;
  align-items: baseline;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 28px;
  padding: 16px 0;
  border-block: 1px solid var(--hair);

  dt {
    color: var(--ink-3);
    font-size: var(--fs-meta);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  dd[data-id] {
    letter-spacing: 0.05em;
  }
  small {
    display: block;
    font-size: var(--fs-meta);
    font-weight: 400;
    color: var(--ink-3);
  }

  @media (max-width: 25em) {
    column-gap: 16px;
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const MessageHead = styled.h2`
  margin-top: 20px;
  ${labelStyle}
`
const Quote = styled.blockquote`
  margin: 6px 0 0;
  padding: 14px 18px 15px;
  background: var(--tint);
  border-radius: var(--radius);
  line-height: 1.45;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 24px;
`
const Standing = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 24px;
  line-height: 1.45;
`
const Passcode = styled.input`
  ${controlStyle}
`
const Failure = styled.p`
  font-weight: 600;
  line-height: 1.4;
  color: var(--error);
`
const Note = styled.p`
  font-size: var(--fs-meta);
  line-height: 1.45;
  color: var(--ink-3);
`

const passcodeName = 'passcode'
const standingId = 'standing'
const passcodeHint = 'The person who invited you has told you this.'

/** What an invitation says, and the button that accepts it. */
export function JoinCard({ token, invitation }: { token: string; invitation: Invitation }) {
  const { proofId, email, role, message, requiresPasscode, yourRole, isClosed } = invitation
  const { accept, isJoining, failure } = useJoin(token, invitation)
  const [passcode, setPasscode] = useState('')
  const passcodeField = useRef<HTMLInputElement>(null)
  const passcodeError = failure?.isPasscode ? failure.text : undefined
  useEffect(() => {
    if (failure?.isPasscode) passcodeField.current?.focus()
  }, [failure])
  return (
    <>
      <Letter>
        <h1>
          Join as <span>Co-Contributor</span>
        </h1>
        <p>You have been asked to help with a birth record.</p>
      </Letter>
      <Facts>
        <dt>Proof ID</dt>
        <dd data-id>{proofId}</dd>
        <dt>Invited</dt>
        <dd>
          <Address>{email}</Address>
        </dd>
        <dt>Access level</dt>
        <dd>
          {role}
          <small>{accessLevelWords[role]}</small>
        </dd>
      </Facts>
      {isClosed ? (
        <Standing>
          <p>The record was approved and is closed: nobody changes it any more.</p>
        </Standing>
      ) : null}
      {message ? (
        <>
          <MessageHead>Message</MessageHead>
          <Quote dir="auto">{message}</Quote>
        </>
      ) : null}
      {yourRole ? (
        <Standing>
          <p id={standingId}>
            {yourRole === 'OWNER'
              ? 'This record is your own. The link is for the person you invited.'
              : `You are on this record already, as ${yourRole}. Accepting puts this invitation in its place.`}
          </p>
          <LinkButton href={`/?proof=${encodeURIComponent(proofId)}`}>
            {yourRole === 'OWNER' ? 'Open your record' : 'Open the record'}
          </LinkButton>
        </Standing>
      ) : null}
      {yourRole === 'OWNER' ? null : (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void accept(passcode)
          }}
        >
          {requiresPasscode ? (
            <FieldFrame
              name={passcodeName}
              label="Passcode"
              hint={passcodeHint}
              {...(passcodeError ? { error: passcodeError } : {})}
            >
              <Passcode
                ref={passcodeField}
                id={fieldId(passcodeName)}
                type="password"
                autoComplete="off"
                maxLength={64}
                aria-required
                aria-invalid={passcodeError !== undefined || undefined}
                aria-describedby={describedBy(passcodeName, { hint: passcodeHint, error: passcodeError })}
                value={passcode}
                onChange={(event) => setPasscode(event.target.value)}
              />
            </FieldFrame>
          ) : null}
          {failure && passcodeError === undefined ? <Failure>{failure.text}</Failure> : null}
          <Button
            type="submit"
            variant="primary"
            iconAfter="arrow-right"
            isPending={isJoining}
            pendingText="Accepting..."
            aria-describedby={yourRole ? standingId : undefined}
          >
            Accept Invitation
          </Button>
          <Note>The link works once. What you see stays between the people on this record.</Note>
        </Form>
      )}
    </>
  )
}
