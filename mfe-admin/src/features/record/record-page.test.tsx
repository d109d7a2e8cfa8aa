import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { RequestHandler } from 'msw'
import type { AdminJob, AdminRecordView } from '@shared/contracts/admin'
import type { OutboxMail } from '@shared/contracts/press-room'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'
import { noLongParts, someRecordView } from './testing/some-record-view'

withMockApi()

const job: AdminJob = {
  proofJobId: 'job-1',
  version: 1,
  stage: 'proof',
  status: 'running',
  requestedAt: '2026-04-21T12:44:00.000Z',
  preparedAt: null,
  approvedAt: null,
  completedAt: null,
  attempts: 1,
  awaits: null,
  error: null,
  pages: null,
  mail: null,
}
const view: AdminRecordView = { ...someRecordView, jobs: [job] }
const mail: OutboxMail = {
  id: 'proof-ready:job-1',
  kind: 'proof-ready',
  recordId: 'record-1',
  to: 'z•••@posteo.example',
  state: 'sent',
  at: '2026-04-21T12:45:00.000Z',
  tries: 1,
  fault: null,
  invitationId: null,
}
const made = {
  ...{ id: 'job-1', status: 'done', stage: null, waiting: null, waitingFor: null, url: null, error: null },
  ...{ imageUrl: null, pages: null, proofId: '01K7Q2M9XA', version: 1, sha256: null, preparedAt: null },
  ...{ newerProofJobId: null, approvedAt: null, reopenableUntil: null, orderedAt: null, approvals: [] },
  ...{ completedAt: null, finalStatus: null, mail: null, unprintable: [], role: null },
}

it('follows what is under way without a reload, and shows nothing any longer of a record that was erased meanwhile', async () => {
  let answered: AdminRecordView | undefined = view
  mockApi.use(
    http.get('*/api/admin/records/record-1', () =>
      answered ? HttpResponse.json(answered) : problem('not_found', 'There is no such record.'),
    ),
    http.get('*/api/proof/job-1', () => {
      answered = { ...view, jobs: [{ ...job, status: 'done' }] }
      return HttpResponse.json(made)
    }),
    http.post('*/api/admin/records/record-1/mail', () => problem('not_found', 'There is no such record.')),
    http.get('*/api/admin/records/record-1/mails', () =>
      HttpResponse.json({ mails: [mail], away: [], after: null }),
    ),
    ...noLongParts,
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect(await screen.findByRole('cell', { name: 'done' })).toBeVisible()
  const jobs = within(screen.getByRole('table', { name: 'Jobs' }))
  // Nothing failed, so that there is nothing to do.
  expect(jobs.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  expect(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Records' }),
  ).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoë')
  answered = undefined
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Send again: Proof ready to z•••@posteo.example' }))
  expect(await screen.findByRole('heading', { name: 'There is no such record.' })).toBeVisible()
  expect(screen.queryByText('Zoë')).toBeNull()
})

it('says of an address that names no id at all what it says of an unknown one, and offers no second try', async () => {
  mockApi.use(
    http.get('*/api/admin/records/record-1', () => problem('invalid_query', 'The address is not valid.')),
    ...noLongParts,
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect(await screen.findByRole('heading', { name: 'There is no such record.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('says in words for staff that the archive is away, reads the record again, and what was refused of what is done about it', async () => {
  const refusal = problem('unavailable', 'What you typed is kept on this device.')
  let isAway = true
  mockApi.use(
    http.get('*/api/admin/records/record-1', () =>
      isAway
        ? refusal.clone()
        : HttpResponse.json({ ...view, record: { ...view.record, isLocked: true }, jobs: null }),
    ),
    ...noLongParts,
    http.post('*/api/admin/records/record-1/reopening', () => problem('conflict', 'Nothing was approved.')),
  )
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect(
    await screen.findByRole('heading', {
      name: 'The record could not be read. Please try again in a moment.',
    }),
  ).toBeVisible()
  isAway = false
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await waitFor(() =>
    expect(log.toasts).toMatchObject([{ title: 'Not reopened', description: 'Nothing was approved.' }]),
  )
})

it('reads by itself again what was away: the record, then its jobs and its e-mails', async () => {
  let away: 'all' | 'parts' | 'nothing' = 'all'
  const noMails = { mails: [], after: null }
  mockApi.use(
    http.get('*/api/admin/records/record-1', () =>
      away === 'all'
        ? problem('unavailable', 'What you typed is kept on this device.')
        : HttpResponse.json({ ...someRecordView, jobs: away === 'parts' ? null : [] }),
    ),
    http.get('*/api/admin/records/record-1/mails', () =>
      HttpResponse.json({ ...noMails, away: away === 'nothing' ? [] : ['proofs'] }),
    ),
    ...noLongParts,
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  const comeBack = (what: typeof away) => {
    away = what
    fireEvent(window, new Event('online'))
  }
  expect(await screen.findByRole('heading', { name: /^The record could not be read/ })).toBeVisible()
  comeBack('parts')
  expect(await screen.findByText('The press cannot be reached right now.')).toBeVisible()
  expect(await screen.findByText(/^The e-mails about .* cannot be read right now\.$/)).toBeVisible()
  comeBack('nothing')
  expect(await screen.findByText('Nothing has been asked for yet.')).toBeVisible()
  expect(await screen.findByText('No e-mail has been written yet.')).toBeVisible()
})

const setUp = async (handlers: readonly RequestHandler[], answered: AdminRecordView = someRecordView) => {
  mockApi.use(
    http.get('*/api/admin/records/record-1', () => HttpResponse.json(answered)),
    ...handlers,
    ...noLongParts,
  )
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Zoë' })
  return { log, person: userEvent.setup() }
}
const part = (name: string) => within(screen.getByRole('region', { name }))

it('shows every e-mail, page by page, sends the latest one and an open invitation again, and says whose are missing', async () => {
  const older = { ...mail, id: 'proof-ready:job-0' }
  const invitation: OutboxMail = {
    ...mail,
    ...{ id: 'mail.invitation:i1', kind: 'invitation', invitationId: 'i1', to: 'a•••@telai.example' },
    ...{ state: 'refused', fault: '550 RCPT TO', tries: 3 },
  }
  const asked: string[] = []
  const sent: string[] = []
  let away: string[] = ['invites']
  const after = { proofs: 'proof-ready:job-0' }
  const handlers = [
    http.post('*/api/admin/press-room/invitations/:id/mail', ({ params }) => {
      sent.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/admin/records/record-1/mails', ({ request }) => {
      const { search } = new URL(request.url)
      asked.push(search)
      if (search) return HttpResponse.json({ mails: [older], away: [], after: null })
      if (away.length) return HttpResponse.json({ mails: [mail], away, after })
      return HttpResponse.json({ mails: [invitation, mail, older], away, after })
    }),
  ]
  const { log, person } = await setUp(handlers)
  const mails = part('E-mails')
  expect(
    await mails.findByText('The e-mails about invitations or mentions cannot be read right now.'),
  ).toBeVisible()
  away = []
  await person.click(mails.getByRole('button', { name: 'Try again' }))
  const row = await mails.findByRole('row', { name: /^Invitation/ })
  for (const words of ['a•••@telai.example', 'refused', 'Last error: 550 RCPT TO', '21 Apr 2026'])
    expect(row).toHaveTextContent(words)
  expect(within(row).getByRole('cell', { name: '3' })).toBeVisible()
  expect(mails.queryByText(/cannot be read/)).toBeNull()
  expect(mails.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2)
  expect(within(mails.getAllByRole('row')[3] ?? row).queryByRole('button')).toBeNull()
  await person.click(
    within(row).getByRole('button', { name: 'Send again: Invitation to a•••@telai.example' }),
  )
  await waitFor(() => expect(log.toasts).toMatchObject([{ title: 'E-mail asked for' }]))
  expect(sent).toEqual(['i1'])
  await person.click(mails.getByRole('button', { name: 'Older e-mails' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?proofs=proof-ready%3Ajob-0'))
  expect(mails.getByRole('button', { name: 'Older e-mails' })).toHaveFocus()
  expect(await mails.findByText('Older e-mails are shown.')).toHaveRole('status')
  // An older page offers none: what is sent is always the latest.
  await waitFor(() => expect(mails.queryByRole('button', { name: /^Send again/ })).toBeNull())
  await person.click(mails.getByRole('button', { name: 'Newest e-mails' }))
  expect(await mails.findByRole('row', { name: /^Invitation/ })).toBeVisible()
})

it('shows what its people wrote, and who made which version', async () => {
  const comment = {
    ...{ id: 'c2', text: 'Ewa.\nAs in the letter.', about: null, replyTo: 'c1', resolvedAt: null },
    ...{ author: { email: 'ngozi@example.org', role: 'COMMENTER' }, createdAt: '2026-04-22T12:44:00.000Z' },
  }
  const first = {
    ...{ id: 'c1', text: 'Is it Ewa or Eva?', about: 'Mother’s full name', replyTo: null },
    ...{ author: { email: null, role: 'OWNER' }, createdAt: '2026-04-21T12:44:00.000Z' },
    resolvedAt: '2026-04-23T12:44:00.000Z',
  }
  let isAway = true
  const handlers = [
    http.get('*/api/admin/records/record-1/comments', ({ request }) =>
      isAway
        ? problem('unavailable', 'What you typed is kept on this device.')
        : HttpResponse.json(
            request.url.endsWith('?after=c2')
              ? { comments: [first], after: null }
              : { comments: [comment], after: 'c2' },
          ),
    ),
  ]
  const version = (number: number, more: object): AdminRecordView['versions'][number] => ({
    ...{ version: number, proofId: '01K7Q2M9XA', proofJobId: null, sha256: 'ab'.repeat(32), note: '' },
    ...{ createdAt: '2026-04-21T12:44:00.000Z', createdBy: 'The owner', kind: 'submission' as const },
    ...more,
  })
  const many = Array.from({ length: 22 }, (_, at) => version(22 - at, {}))
  const [newest, ...rest] = many
  const noted = { kind: 'sync', note: 'Grandparents', createdBy: 'ngozi@example.org' }
  const { person } = await setUp(handlers, {
    ...someRecordView,
    versions: [{ ...(newest ?? version(22, {})), ...version(22, noted) }, ...rest],
  })
  const comments = part('Comments')
  expect(
    await comments.findByText('The comments could not be read. Please try again in a moment.'),
  ).toBeVisible()
  isAway = false
  await person.click(comments.getByRole('button', { name: 'Try again' }))
  const item = await comments.findByRole('listitem')
  for (const words of ['ngozi@example.org', 'COMMENTER, in answer', '22 Apr 2026', 'As in the letter.'])
    expect(item).toHaveTextContent(words)
  await person.click(comments.getByRole('button', { name: 'Older comments' }))
  await waitFor(() => expect(comments.getByRole('listitem')).toHaveTextContent('Is it Ewa or Eva?'))
  expect(comments.getByRole('listitem')).toHaveTextContent('The owner on ‘Mother’s full name’, closed')

  expect(document.title).toBe('Record 01K7Q2M9XA · Birth Codex')

  const versions = part('Versions')
  const [, row] = versions.getAllByRole('row')
  for (const words of ['22', 'Synced', 'Grandparents', 'ngozi@example.org', 'abababab'])
    expect(row).toHaveTextContent(words)
  expect(versions.getAllByRole('row')).toHaveLength(21)
  await person.click(versions.getByRole('button', { name: 'All 22 versions' }))
  expect(versions.getAllByRole('row')).toHaveLength(23)
})
