import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { AdminJob, AdminRecordView } from '@shared/contracts/admin'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'
import { someRecordView } from './testing/some-record-view'

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
    http.get('*/api/admin/audit', () => HttpResponse.json({ lines: [], before: null })),
    http.get('*/api/proof/job-1', () => {
      answered = { ...view, jobs: [{ ...job, status: 'done' }] }
      return HttpResponse.json(made)
    }),
    http.post('*/api/admin/records/record-1/mail', () => new HttpResponse(null, { status: 204 })),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect(await screen.findByRole('cell', { name: 'done' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoë')
  answered = undefined
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send e-mail again' }))
  expect(await screen.findByRole('heading', { name: 'There is no such record.' })).toBeVisible()
  expect(screen.queryByText('Zoë')).toBeNull()
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
    http.get('*/api/admin/audit', () => HttpResponse.json({ lines: [], before: null })),
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
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await waitFor(() =>
    expect(log.toasts).toMatchObject([{ title: 'Not reopened', description: 'Nothing was approved.' }]),
  )
})
