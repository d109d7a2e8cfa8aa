import { useState } from 'react'
import { Formik, useFormikContext } from 'formik'
import styled from 'styled-components'
import { inviteExpiryDays } from '@shared/contracts/enumerations'
import { GroupFrame } from '@shared/web/form/field-frame'
import { errorsOf, revealIssues } from '@shared/web/form/form-errors'
import { FormScope, useFormStore } from '@shared/web/form/form-scope'
import { SegmentedChoice } from '@shared/web/form/segmented-choice'
import { TextAreaField } from '@shared/web/form/text-area-field'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import type { InviteRequest } from '../../api/family-api'
import { InviteEmails } from './invite-emails'
import { blankInvite, inviteIssues, requestOf } from './invite-values'
import type { InviteValues } from './invite-values'
import { RoleChoice } from './role-choice'
import { useAddEmails } from './use-add-emails'

const Grid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 24px;
  margin-top: 18px;

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Acts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  padding-top: 18px;
  border-top: 1px solid var(--hair);

  p {
    margin-right: auto;
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }

  /* On a phone the sentence has a row to itself, and both buttons the next. */
  @media (max-width: 47.9375em) {
    p {
      flex-basis: 100%;
    }
  }
`

const expiryWords: Record<(typeof inviteExpiryDays)[number], string> = {
  1: '1 day',
  7: '7 days',
  30: '30 days',
  3650: 'Never (10 years)',
}

/* On a phone three days side by side, and the words of the last in a row of their own, with a line between each two. */
const Days = styled(SegmentedChoice)`
  @media (max-width: 47.9375em) {
    display: grid;
    grid-template-columns: repeat(3, 1fr);

    > :last-child {
      grid-column: 1 / -1;
      border-inline-start: 0;
      border-top: 1px solid var(--hair);
    }
  }
`

function Expiry() {
  const { values, setFieldValue } = useFormikContext<InviteValues>()
  const chosen = inviteExpiryDays.find((days) => days === values.expiresInDays) ?? 30
  return (
    <GroupFrame name="expiresInDays" label="The invitation expires in" isWide errors={{}}>
      <Days
        name="expiresInDays"
        options={inviteExpiryDays.map((days) => expiryWords[days])}
        value={expiryWords[chosen]}
        onChoose={(words) =>
          void setFieldValue(
            'expiresInDays',
            inviteExpiryDays.find((days) => expiryWords[days] === words) ?? 30,
            false,
          )
        }
      />
    </GroupFrame>
  )
}

interface InviteFormProps {
  isClosed: boolean
  isSending: boolean
  onSend: (request: InviteRequest) => void
  onClose: () => void
}

function Fields({ isClosed, isSending, onSend, onClose }: InviteFormProps) {
  const adding = useAddEmails()
  const store = useFormStore()
  const { values, setFieldValue } = useFormikContext<InviteValues>()
  const [isAsked, setAsked] = useState(false)
  const count = values.emails.length
  /** The list with what still stands in the line; null where that cannot be added. */
  const emailsToSend = () => {
    if (!values.inviteEmail.trim()) return values.emails
    const { emails, refusal } = adding.addTyped()
    return refusal ? null : emails
  }
  const send = () => {
    const emails = emailsToSend()
    if (!emails) return
    const issues = inviteIssues({ ...values, emails })
    if (issues.length) return revealIssues(store, issues)
    onSend(requestOf({ ...values, emails }))
  }
  return (
    <Grid noValidate aria-label="Invitation" onSubmit={(event) => event.preventDefault()}>
      <InviteEmails isAsked={isAsked} adding={adding} />
      <RoleChoice
        isClosed={isClosed}
        value={values.role}
        onChoose={(role) => void setFieldValue('role', role, false)}
      />
      <Expiry />
      <TextAreaField
        name="inviteMessage"
        label="Message"
        hint="Shown when they open the link."
        isMarkedOptional
        maxLength={2000}
      />
      <TextField
        name="invitePasscode"
        label="Passcode"
        hint="Asked for when they join."
        isMarkedOptional
        maxLength={64}
      />
      <Acts>
        <p>
          {count
            ? `${count === 1 ? '1 person' : `${count} people`} will be invited as ${values.role}.`
            : 'Nobody is in the list yet.'}
        </p>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          isUnavailable={!count}
          onUnavailablePress={() => {
            // What was typed and not added is what they mean.
            emailsToSend()
            setAsked(true)
          }}
          isPending={isSending}
          pendingText="Sending..."
          onClick={send}
        >
          Send Invites
        </Button>
      </Acts>
    </Grid>
  )
}

/** Whom to invite, what they may do, and for how long the link holds. */
export const InviteForm = (props: InviteFormProps) => (
  <Formik
    initialValues={blankInvite}
    validate={(values) => errorsOf(inviteIssues(values))}
    validateOnChange={false}
    validateOnBlur={false}
    onSubmit={() => undefined}
  >
    <FormScope>
      <Fields {...props} />
    </FormScope>
  </Formik>
)
