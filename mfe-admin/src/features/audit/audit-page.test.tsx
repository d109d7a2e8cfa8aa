import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const line = (number: number, staffId: string, username: string) => ({
  ...{ number, staffId, username, act: 'record.viewed', subject: 'record-1' },
  at: '2026-04-21T12:44:00.000Z',
})
/** Answers whose records they are, of those that are still there. */
const nameRecords = (records: object[]) => {
  const asked: (string | null)[] = []
  mockApi.use(
    http.get('*/api/admin/record-names', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('ids'))
      return HttpResponse.json(records)
    }),
  )
  return asked
}
beforeEach(() => nameRecords([]))
const showTrailOfRecord = () =>
  render(
    <FakeHost
      log={createHostLog()}
      path="/admin/audit?subject=record-1"
      user={{ id: 'u1', username: 'ingrid' }}
    >
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
const lines = [line(2, 'staff-2', 'sven'), line(1, 'staff-1', 'ingrid')]

it('limits the trail to one person, one record and one kind, together', async () => {
  const asked: string[] = []
  mockApi.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const staffId = searchParams.get('staffId')
      return HttpResponse.json({
        lines: lines.filter((one) => !staffId || one.staffId === staffId),
        before: null,
      })
    }),
  )
  showTrailOfRecord()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Only what sven did' }))
  await waitFor(() => expect(screen.queryByText('ingrid')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('Only what sven did.Only record record-1.')
  await user.selectOptions(screen.getByLabelText('Show'), 'Viewed a record')
  await waitFor(() => expect(asked.at(-1)).toBe('?act=record.viewed&subject=record-1&staffId=staff-2'))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?act=record.viewed'))
  expect(await screen.findByText('ingrid')).toBeVisible()
})

it('[ADM-025] tells who did what with what, and leads only to what is still there', async () => {
  const some = (number: number, more: object) => ({ ...line(number, 'staff-1', 'ingrid'), ...more })
  mockApi.use(
    http.get('*/api/admin/audit', () =>
      HttpResponse.json({
        lines: [
          some(6, { act: 'account.removed', subject: 'staff-of-cleo', subjectUsername: null }),
          some(5, { act: 'sessions.ended', subject: 'staff-2', subjectUsername: 'sven' }),
          some(4, { act: 'record.erased', staffId: 'the family', username: null }),
          some(3, { act: 'records.exported', subject: null }),
          some(2, { act: 'record.pdf', staffId: 'staff-of-cleo', username: null }),
          some(1, {}),
        ],
        before: null,
      }),
    ),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/audit" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  await screen.findByText('sven')
  const told = screen.getAllByRole('row').map((row) => {
    const [, , ...cells] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
    return [...cells, row.querySelector('a')?.getAttribute('href')]
  })
  expect(told.slice(1)).toEqual([
    ['ingrid', 'Removed the account of a colleague', 'a removed account (staff-of)', undefined],
    ['ingrid', 'Ended the sessions of a colleague', 'sven', '/admin/account'],
    ['the family', 'Erased a record', 'record-1', undefined],
    ['ingrid', 'Exported records as CSV', 'a list of records', undefined],
    ['a removed account (staff-of)', 'Downloaded a certificate', 'record-1', '/admin/records/record-1'],
    ['ingrid', 'Viewed a record', 'record-1', '/admin/records/record-1'],
  ])
})

it('names the child of each record that is still there, and its Proof ID', async () => {
  const asked = nameRecords([{ id: 'record-1', proofId: '01K7Q2M9XA', fullName: 'Amara Ife Okonkwo' }])
  const gone = { act: 'record.erased', subject: 'record-2' }
  mockApi.use(
    http.get('*/api/admin/audit', () =>
      HttpResponse.json({ lines: [{ ...line(3, 'staff-1', 'ingrid'), ...gone }, ...lines], before: null }),
    ),
  )
  showTrailOfRecord()
  await screen.findByText('sven')
  const about = screen.getAllByRole('row').map((row) => row.querySelector('td:last-child'))
  expect(about.slice(1).map((cell) => [cell?.textContent, cell?.getAttribute('title')])).toEqual([
    ['record-2', 'record-2'],
    ['Amara Ife Okonkwo01K7Q2M9XA', 'record-1'],
    ['Amara Ife Okonkwo01K7Q2M9XA', 'record-1'],
  ])
  expect(screen.getAllByRole('link', { name: 'Amara Ife Okonkwo' })[0]).toHaveAttribute(
    'href',
    '/admin/records/record-1',
  )
  expect(screen.getByRole('status')).toHaveTextContent('Only the record of Amara Ife Okonkwo, 01K7Q2M9XA.')
  expect(asked).toEqual(['record-1'])
})

it('names the partner that was changed, as the list of partners does', async () => {
  const shop = { id: 'k3xk3xk3xk3x', name: 'Shop', origins: [], maxQuestionsADay: 1, isOn: true }
  const times = { addedAt: line(1, '', '').at, changedAt: line(1, '', '').at, questionsToday: 0 }
  const about = (number: number, act: string, subject: string) => ({
    ...line(number, 'staff-1', 'ingrid'),
    ...{ act, subject },
  })
  mockApi.use(
    http.get('*/api/admin/audit', () =>
      HttpResponse.json({
        lines: [
          about(3, 'partner.changed', shop.id),
          about(2, 'partner.added', 'm4ym4ym4ym4y'),
          about(1, 'record.viewed', 'record-1'),
        ],
        before: null,
      }),
    ),
    http.get('*/api/admin/partners', () => HttpResponse.json({ partners: [{ ...shop, ...times }] })),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/audit" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect(await screen.findByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/admin/partners')
  expect(screen.getByRole('cell', { name: 'Shop' })).toHaveAttribute('title', shop.id)
  expect(screen.getByRole('link', { name: 'm4ym4ym4' })).toHaveAttribute('href', '/admin/partners')
})

it('shows ids where the names cannot be read', async () => {
  mockApi.use(
    http.get('*/api/admin/audit', () => HttpResponse.json({ lines, before: null })),
    http.get('*/api/admin/record-names', () => problem('unavailable', 'Please try again in a moment.')),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/audit" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  expect((await screen.findAllByRole('link', { name: 'record-1' }))[0]).toBeVisible()
})

it('goes through its pages with the focus where it was, and is a page of its own to who hears it', async () => {
  const asked: string[] = []
  mockApi.use(
    http.get('*/api/admin/partners', () => HttpResponse.json([])),
    http.get('*/api/admin/audit', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before')
      asked.push(before ?? 'newest')
      return HttpResponse.json(
        before ? { lines: lines.slice(1), before: null } : { lines: lines.slice(0, 1), before: 2 },
      )
    }),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/partners" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  await screen.findByRole('heading', { name: 'Partners' })
  expect(document.title).toBe('Partners · Birth Codex')
  // The first page leaves the focus to the browser.
  expect(document.body).toHaveFocus()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Audit' }))
  await screen.findByRole('heading', { name: 'Audit trail' })
  expect(screen.getByRole('main', { name: 'Audit trail' })).toHaveFocus()
  expect(document.title).toBe('Audit trail · Birth Codex')

  await screen.findByText('sven')
  expect(screen.getByRole('button', { name: 'Newest lines' })).toHaveAttribute('aria-disabled', 'true')
  const older = screen.getByRole('button', { name: 'Older lines' })
  await user.click(older)
  expect(await screen.findByText('ingrid')).toBeVisible()
  expect(older).toHaveFocus()
  expect(older).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Older lines are shown.')
  await user.click(screen.getByRole('button', { name: 'Newest lines' }))
  expect(await screen.findByText('sven')).toBeVisible()
  expect(asked).toEqual(['newest', '2', 'newest'])
})

it('says that the trail could not be read, and reads it again', async () => {
  let isAway = true
  mockApi.use(
    http.get('*/api/admin/audit', () =>
      isAway
        ? problem('unavailable', 'Please try again in a moment.')
        : HttpResponse.json({ lines, before: null }),
    ),
  )
  render(
    <FakeHost log={createHostLog()} path="/admin/audit" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  const user = userEvent.setup()
  expect(await screen.findByText(/^The audit trail could not be read/)).toBeVisible()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Audit trail' })).toBeVisible()
})
