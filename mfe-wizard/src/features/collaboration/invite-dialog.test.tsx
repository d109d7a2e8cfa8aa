import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import type { AccessList } from '@shared/contracts/invites'
import { inviteRequestSchema } from '@shared/contracts/invites'
import type { MailState } from '@shared/contracts/proofs'
import { HostProvider } from '@shared/web/host/host-context'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { createApiStore } from '../../api/api-store'
import { copyConfirmation } from './copy-link'
import { InviteDialog } from './invite-dialog'

const proofId = '01K7Q2M9XA'
const idOf = (email: string) => email.split('@')[0] ?? ''
const owner = { id: 'owner', email: null, role: 'OWNER' as const, since: '2026-11-20T10:00:00Z', isYou: true }
const person = (email: string, role: 'EDITOR' | 'VIEWER' = 'EDITOR') => ({
  id: idOf(email),
  email,
  role,
  since: '2026-11-21T10:00:00Z',
  isYou: false,
})
const pending = (email: string, mail: MailState = 'sent') => ({
  id: idOf(email),
  email,
  role: 'COMMENTER' as const,
  sentAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-12-21T10:00:00Z',
  isExpired: false,
  requiresPasscode: false,
  mail,
})

/** The platform with an access list, which notes what it is asked. */
function keepAccess(list: AccessList) {
  const asked: { method: string; path: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const text = await request.text()
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(`/api/proofs/${proofId}/`, ''),
      body: text ? JSON.parse(text) : undefined,
    })
  }
  mockApi.use(
    http.get(`*/api/proofs/${proofId}/invites`, async ({ request }) => {
      await note(request)
      return HttpResponse.json(list)
    }),
    http.get(`*/api/proofs/${proofId}/live`, () => new HttpResponse(null, { status: 503 })),
    http.all(`*/api/proofs/${proofId}/*`, async ({ request }) => {
      await note(request)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return asked
}

/** Answers invitations: each address by what becomes of its e-mail. */
const answerInvites = (mails: Record<string, MailState> = {}) => {
  const requests: unknown[] = []
  mockApi.use(
    http.post(`*/api/proofs/${proofId}/invites`, async ({ request }) => {
      const body = inviteRequestSchema.parse(await request.json())
      requests.push(body)
      return HttpResponse.json({
        invites: body.emails.map((email) => ({
          id: idOf(email),
          email,
          role: body.role,
          inviteUrl: `https://codex.example/join/${email}`,
          mail: mails[email] ?? 'sent',
        })),
      })
    }),
  )
  return requests
}

function openDialog({ isClosed = false } = {}) {
  const log = createHostLog()
  const onClose = jest.fn()
  const { unmount } = render(
    <FakeHost log={log}>
      {(host) => (
        <HostProvider host={host}>
          <Provider store={createApiStore()}>
            <InviteDialog
              proofId={proofId}
              isSynced
              isClosed={isClosed}
              isSyncing={false}
              onSync={() => undefined}
              onClose={onClose}
            />
          </Provider>
        </HostProvider>
      )}
    </FakeHost>,
  )
  return { unmount, onClose, toast: () => log.toasts.at(-1), toasts: log.toasts }
}
const line = () => screen.getByLabelText('Email addresses')
const sendButton = () => screen.getByRole('button', { name: 'Send Invites' })
const rowOf = async (list: string, words: string) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent?.includes(words))
  if (!row) throw new Error(`No row of ${words}`)
  return within(row)
}

withMockApi()

it('[INV-003] [INV-009] [INV-010] [INV-011] [INV-012] [INV-013] takes addresses, and refuses what is none and what is there', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  const requests = answerInvites()
  const { toast, toasts } = openDialog()
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
  await user.click(sendButton())
  expect(screen.getByText('Please add at least one email address')).toBeVisible()
  expect(requests).toEqual([])
  await user.type(line(), 'nobody{Enter}')
  expect(toast()).toMatchObject({
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
  })
  expect(line()).toHaveValue('nobody')
  expect(line()).toBeInvalid()
  expect(line()).toHaveAccessibleDescription('Please enter a valid email address.')
  await user.clear(line())
  expect(line()).not.toHaveAccessibleDescription('Please enter a valid email address.')
  await user.type(line(), ' Ake@Telia.SE {Enter}')
  const list = within(screen.getByRole('list', { name: 'People to invite' }))
  expect(list.getByText('ake@telia.se')).toBeVisible()
  expect(screen.queryByText('Please add at least one email address')).toBeNull()
  await user.type(line(), 'AKE@telia.se{Enter}')
  expect(toast()).toMatchObject({
    title: 'Duplicate Email',
    description: 'This email is already in the list.',
  })
  expect(line()).toHaveAccessibleDescription('This email is already in the list.')
  await user.clear(line())
  await user.click(line())
  await user.paste('a@b.se, c@d.se; nonsense')
  await user.keyboard('{Enter}')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ake@telia.se',
    'a@b.se',
    'c@d.se',
  ])
  expect(line()).toHaveValue('nonsense')
  expect(toasts).toHaveLength(3)
  await user.click(list.getByRole('button', { name: 'Remove a@b.se' }))
  expect(line()).toHaveFocus()
  expect(screen.getByText('2 people will be invited as VIEWER.')).toBeVisible()
  await user.clear(line())
  // The list is empty again: so is the way to send it.
  await user.click(list.getByRole('button', { name: 'Remove c@d.se' }))
  await user.click(list.getByRole('button', { name: 'Remove ake@telia.se' }))
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
  await user.click(sendButton())
  expect(screen.getByText('Please add at least one email address')).toBeVisible()
  expect(requests).toEqual([])
})

it('keeps saying why an address was refused when another field is left, so that nothing moves from under a press', async () => {
  keepAccess({ people: [owner], invitations: [] })
  openDialog()
  await userEvent.type(line(), 'anna@example.org{Enter}anna@example.org{Enter}')
  expect(line()).toHaveAccessibleDescription('This email is already in the list.')
  await userEvent.type(screen.getByLabelText(/Message/), 'Come and see')
  await userEvent.tab()
  expect(line()).toHaveAccessibleDescription('This email is already in the list.')
  await userEvent.clear(line())
  expect(line()).not.toHaveAccessibleDescription()
})

it('[INV-006] [INV-007] [INV-008] offers levels, expiries, passcode and message, and sends what was chosen', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  const requests = answerInvites()
  openDialog()
  const valuesOf = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => [value, checked])
  expect(valuesOf('Access level')).toEqual([
    ['VIEWER', true],
    ['COMMENTER', false],
    ['EDITOR', false],
    ['APPROVER', false],
  ])
  expect(valuesOf('The invitation expires in')).toEqual([
    ['1 day', false],
    ['7 days', false],
    ['30 days', true],
    ['Never (10 years)', false],
  ])
  // Typed, and not added: it is meant all the same.
  await user.type(line(), 'ake@telia.se{Enter}marta@telia.se')
  await user.click(screen.getByRole('radio', { name: /APPROVER/ }))
  await user.click(screen.getByRole('radio', { name: 'Never (10 years)' }))
  await user.type(screen.getByLabelText(/Message/), 'Mormor, ser du felet?')
  await user.type(screen.getByLabelText(/Passcode/), '123')
  await user.click(sendButton())
  expect(await screen.findByText('A passcode has at least 4 characters')).toBeVisible()
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText(/Passcode/), '4')
  await user.click(sendButton())
  await screen.findByRole('button', { name: 'Invite More' })
  expect(requests).toEqual([
    {
      emails: ['ake@telia.se', 'marta@telia.se'],
      role: 'APPROVER',
      expiresInDays: 3650,
      passcode: '1234',
      message: 'Mormor, ser du felet?',
    },
  ])
})

it('[INV-014] [INV-015] counts only e-mails that were handed over, and names the others', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  answerInvites({ 'gone@b.se': 'refused', 'slow@b.se': 'waiting', 'much@b.se': 'limited', 'x@b.se': 'kept' })
  const { toast } = openDialog()
  await user.type(line(), 'ok@b.se gone@b.se slow@b.se much@b.se x@b.se{Enter}')
  await user.click(sendButton())
  expect(await screen.findByRole('heading', { name: '1 of 5 e-mails was sent.' })).toHaveFocus()
  expect(toast()).toMatchObject({
    title: 'Invites Created',
    description: '1 invitation(s) sent successfully.',
  })
  const words = {
    'ok@b.se': 'The e-mail was sent.',
    'gone@b.se': 'The mail server refused this address.',
    'slow@b.se': 'The e-mail has not been handed over yet.',
    'much@b.se': 'This address has had as many e-mails today as it gets.',
    'x@b.se': 'No mail leaves this installation',
  }
  for (const [email, said] of Object.entries(words)) {
    const row = await rowOf('Invited', email)
    expect(row.getByText(said, { exact: false })).toBeVisible()
    expect(row.getByRole('button', { name: `Copy link for ${email}` })).toBeVisible()
  }
})

it('[INV-014] calls nothing sent when every address was refused, or no mail leaves', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  answerInvites({ 'gone@b.se': 'refused', 'x@b.se': 'kept' })
  const { toast } = openDialog()
  await user.type(line(), 'gone@b.se{Enter}')
  await user.click(sendButton())
  await screen.findByRole('button', { name: 'Invite More' })
  expect(toast()).toMatchObject({ title: 'Error', description: 'The mail server refused gone@b.se.' })
  await user.click(screen.getByRole('button', { name: 'Invite More' }))
  expect(line()).toHaveFocus()
  await user.type(line(), 'x@b.se{Enter}')
  await user.click(sendButton())
  await screen.findByRole('button', { name: 'Invite More' })
  expect(toast()).toMatchObject({
    title: 'Invites Created',
    description: expect.stringContaining('No e-mail'),
  })
})

it('[INV-016] tells why inviting failed, and keeps what was entered', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  mockApi.use(http.post(`*/api/proofs/${proofId}/invites`, () => problem('conflict', 'At most 200.')))
  const { toast } = openDialog()
  await user.type(line(), 'a@b.se{Enter}')
  await user.click(sendButton())
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Error', description: 'At most 200.', variant: 'destructive' }),
  )
  expect(screen.getByText('a@b.se')).toBeVisible()
})

it('[INV-018] confirms a copied link for 2 s', async () => {
  const user = userEvent.setup()
  keepAccess({ people: [owner], invitations: [] })
  answerInvites()
  const { toast } = openDialog()
  await user.type(line(), 'a@b.se{Enter}')
  await user.click(sendButton())
  const copy = await screen.findByRole('button', { name: 'Copy link for a@b.se' })
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  jest.useFakeTimers()
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  try {
    copy.click()
    await pass(0)
    expect(copied).toHaveBeenCalledWith('https://codex.example/join/a@b.se')
    expect(toast()).toMatchObject({ title: 'Copied!', description: 'Invitation link copied to clipboard.' })
    expect(copy).toHaveTextContent('Copied!')
    await pass(copyConfirmation - 1)
    expect(copy).toHaveTextContent('Copied!')
    await pass(1)
    expect(copy).toHaveTextContent('Copy link')
    expect(copyConfirmation).toBe(2000)
  } finally {
    jest.useRealTimers()
  }
})

it('shows while it is open who has joined, and what was changed elsewhere', async () => {
  const list: AccessList = { people: [owner], invitations: [pending('ewa@example.org')] }
  keepAccess(list)
  let tell: (people: number) => void = () => undefined
  mockApi.use(
    http.get(`*/api/proofs/${proofId}/live`, () => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          tell = (people) => {
            const state = { revision: 1, comments: 0, people, seal: 0, role: 'OWNER', present: [] }
            stream.enqueue(new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`))
          }
          tell(1)
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const { unmount } = openDialog()
  await rowOf('Open invitations', 'ewa@example.org')
  list.people.push(person('ewa@example.org'))
  list.invitations.pop()
  act(() => tell(2))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull())
  expect((await rowOf('People with access', 'ewa@example.org')).getByText(/EDITOR/)).toBeVisible()
  unmount()
})

it('[INV-017] reads the access list again after invitations were sent', async () => {
  const user = userEvent.setup()
  const list: AccessList = { people: [owner], invitations: [] }
  keepAccess(list)
  answerInvites()
  openDialog()
  await rowOf('People with access', 'The owner')
  expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull()
  list.invitations.push(pending('a@b.se'))
  await user.type(line(), 'a@b.se{Enter}')
  await user.click(sendButton())
  expect((await rowOf('Open invitations', 'a@b.se')).getByText('The e-mail was sent.')).toBeVisible()
})

it('[COL-013] lists who has access; changes a level, and ends access only after it was asked', async () => {
  const user = userEvent.setup()
  const list: AccessList = { people: [owner, person('ngozi@b.se')], invitations: [] }
  const asked = keepAccess(list)
  const { onClose } = openDialog()
  expect((await rowOf('People with access', 'You')).queryByRole('button')).toBeNull()
  const row = await rowOf('People with access', 'ngozi@b.se')
  await user.selectOptions(row.getByLabelText('Access level of ngozi@b.se'), 'VIEWER')
  await waitFor(() =>
    expect(asked).toContainEqual({ method: 'PUT', path: 'people/ngozi', body: { role: 'VIEWER' } }),
  )
  const revoke = () => row.getByRole('button', { name: 'Revoke the access of ngozi@b.se' })
  await user.click(revoke())
  expect(row.getByRole('button', { name: 'Keep access' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(revoke()).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(revoke())
  list.people.pop()
  await user.click(row.getByRole('button', { name: 'Revoke access' }))
  await waitFor(() => expect(screen.queryByText('ngozi@b.se')).toBeNull())
  expect(asked).toContainEqual({ method: 'DELETE', path: 'people/ngozi', body: undefined })
  expect(screen.getByText('ngozi@b.se no longer has access.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { name: 'Who has access' })).toHaveFocus()
})

it('tells who declined, and nothing of it where nobody did', async () => {
  const list: AccessList = { people: [owner], invitations: [], declined: [] }
  keepAccess(list)
  const { unmount } = openDialog()
  await rowOf('People with access', 'The owner')
  expect(screen.queryByText(/declined/i)).toBeNull()
  unmount()
  list.declined?.push({ id: 'a', email: 'a@b.se', declinedAt: '2026-11-22T10:00:00Z' })
  list.declined?.push({ id: 'c', email: 'c@b.se', declinedAt: null })
  openDialog()
  expect((await rowOf('Declined invitations', 'a@b.se')).getByText(/^Declined .*2026\.$/)).toBeVisible()
  expect((await rowOf('Declined invitations', 'c@b.se')).getByText('Declined.')).toBeVisible()
})

it('sends an open invitation again with a new link, changes its level, and revokes it', async () => {
  const user = userEvent.setup()
  const asked = keepAccess({ people: [owner], invitations: [pending('a@b.se', 'refused')] })
  mockApi.use(
    http.post(`*/api/proofs/${proofId}/invites/a/again`, () =>
      HttpResponse.json({
        id: 'a',
        email: 'a@b.se',
        role: 'COMMENTER',
        inviteUrl: 'https://codex.example/join/new',
        mail: 'sent',
      }),
    ),
  )
  openDialog()
  const row = await rowOf('Open invitations', 'a@b.se')
  expect(row.getByText(/The mail server refused this address/)).toBeVisible()
  await user.selectOptions(row.getByLabelText('Access level of a@b.se'), 'EDITOR')
  await user.click(row.getByRole('button', { name: 'Send again to a@b.se' }))
  // The pressed button gives way to this one: without the focus a keyboard would be nowhere.
  expect(await row.findByRole('button', { name: 'Copy link for a@b.se' })).toHaveFocus()
  await user.click(row.getByRole('button', { name: 'Revoke the invitation of a@b.se' }))
  await user.click(row.getByRole('button', { name: 'Revoke invitation' }))
  await waitFor(() =>
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([
      { method: 'PUT', path: 'invites/a', body: { role: 'EDITOR' } },
      { method: 'DELETE', path: 'invites/a', body: undefined },
    ]),
  )
})

it('offers of a closed record what can still be done with it, and says why no more', async () => {
  keepAccess({ people: [owner, person('ewa@example.org')], invitations: [pending('tor@example.org')] })
  openDialog({ isClosed: true })
  const levels = screen.getByRole('group', { name: 'Access level' })
  expect(
    within(levels)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['VIEWER', 'COMMENTER'])
  expect(levels).toHaveAccessibleDescription('The record is closed: it can still be read and commented on.')
  const offered = (row: Awaited<ReturnType<typeof rowOf>>) =>
    row.getAllByRole('option').map(({ textContent }) => textContent)
  // What somebody is stays what they are.
  expect(offered(await rowOf('People with access', 'ewa@'))).toEqual(['VIEWER', 'COMMENTER', 'EDITOR'])
  expect(offered(await rowOf('Open invitations', 'tor@'))).toEqual(['VIEWER', 'COMMENTER'])
})
