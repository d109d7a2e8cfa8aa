import { isEmailAddress } from '@shared/contracts/email-address'
import type { AccessLevel, inviteExpiryDays } from '@shared/contracts/enumerations'
import { inviteRequestSchema } from '@shared/contracts/invites'
import type { Toast } from '@shared/contracts/remote-app'
import type { Issue } from '@shared/web/form/form-errors'
import type { InviteRequest } from '../../api/family-api'

/** What the form of an invitation holds. */
export interface InviteValues {
  /** What stands in the line, and is in the list only once it was added. */
  inviteEmail: string
  emails: string[]
  role: AccessLevel
  expiresInDays: (typeof inviteExpiryDays)[number]
  invitePasscode: string
  inviteMessage: string
}

export const blankInvite: InviteValues = {
  inviteEmail: '',
  emails: [],
  role: 'VIEWER',
  expiresInDays: 30,
  invitePasscode: '',
  inviteMessage: '',
}

export const requestOf = ({
  emails,
  role,
  expiresInDays,
  invitePasscode,
  inviteMessage,
}: InviteValues): InviteRequest => ({
  emails,
  role,
  expiresInDays,
  ...(invitePasscode.trim() && { passcode: invitePasscode.trim() }),
  ...(inviteMessage.trim() && { message: inviteMessage.trim() }),
})

/** The field of the form that shows the fault of a part of the request. */
const fieldOfRequest: Readonly<Record<string, keyof InviteValues>> = {
  emails: 'inviteEmail',
  passcode: 'invitePasscode',
  message: 'inviteMessage',
}

/** What keeps an invitation from being sent. An empty list is told by the button that sends. */
export const inviteIssues = (values: InviteValues): Issue[] =>
  (inviteRequestSchema.safeParse(requestOf(values)).error?.issues ?? [])
    .filter(({ path }) => path[0] !== 'emails' || values.emails.length > 0)
    .map(({ path, message }) => ({ field: fieldOfRequest[String(path[0])] ?? 'inviteEmail', message }))

const invalidEmail: Toast = {
  title: 'Invalid Email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
}
const duplicateEmail: Toast = {
  title: 'Duplicate Email',
  description: 'This email is already in the list.',
  variant: 'destructive',
}

export interface AddedEmails {
  emails: string[]
  /** What could not be added, and why: it stays in the line. */
  left: string
  refusal: Toast | null
}

/** Adds what was typed, or pasted: one address, or several between commas, semicolons, spaces or lines. */
export function addEmails(emails: readonly string[], typed: string): AddedEmails {
  const entered = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const added = [...emails]
  const left: string[] = []
  let refusal: Toast | null = entered.length ? null : invalidEmail
  for (const email of entered) {
    if (isEmailAddress(email) && !added.includes(email)) added.push(email)
    else {
      left.push(email)
      refusal ??= isEmailAddress(email) ? duplicateEmail : invalidEmail
    }
  }
  return { emails: added, left: left.join(' '), refusal }
}
