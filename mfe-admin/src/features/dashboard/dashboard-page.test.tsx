import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { AdminRecord } from '@shared/contracts/admin'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'
import { beginFirstCalls } from './begin-first-calls'
import { pageButtons } from './list-pager'
import { sizeOf } from './stat-cards'

withMockApi()

const amara: AdminRecord = {
  id: '3f2a90bc-1d2e-4f5a-8b9c-0123456789ab',
  proofId: '01K7Q2M9XA',
  fullName: 'Amara Noor Okafor-Lindqvist',
  email: 'hanna@posteo.example',
  createdAt: '2026-04-21T12:44:00.000Z',
  status: 'processing',
}
const yui: AdminRecord = {
  ...amara,
  id: 'b1',
  proofId: '01R8G7F0LN',
  fullName: '佐藤 結衣',
  status: 'completed',
}

let asked: URLSearchParams[] = []
const answerList = (records: AdminRecord[], more: object = {}) =>
  mockApi.use(
    http.get('*/api/admin/records', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const page = Number(query.get('page') ?? 1)
      return HttpResponse.json({ records, page, pages: 1, total: records.length, ...more })
    }),
  )
beforeEach(() => {
  asked = []
  mockApi.use(
    http.get('*/api/admin/stats', () =>
      HttpResponse.json({
        totalRecords: 2847,
        thisMonth: 186,
        pdfsGenerated: 2791,
        storageUsed: 51_753_517_056,
      }),
    ),
  )
  answerList([amara, yui])
})

const setUp = (path = '/admin') => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path={path} user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => (
        <>
          <AdminApp {...host} />
          <p>{`signed in: ${host.session.user?.username ?? 'nobody'}`}</p>
        </>
      )}
    </FakeHost>,
  )
  return { log, person: userEvent.setup() }
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('[ADM-001] [ADM-003] [ADM-004] greets by name, and shows the four figures of the service', async () => {
  setUp()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, ingrid')
  await screen.findByText('2,847')
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(figures).toEqual([
    ['Total Records', '2,847'],
    ['This Month', '186'],
    ['PDFs Generated', '2,791'],
    ['Storage Used', '48.2\u00A0GB'],
  ])
})

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [120 * 1024, '120 KB'],
  [5.5 * 1024 ** 3, '5.5 GB'],
  [3 * 1024 ** 5, '3072 TB'],
])('%d bytes are %s', (bytes, words) => expect(`${sizeOf(bytes).figure} ${sizeOf(bytes).unit}`).toBe(words))

it('lists the oldest first where that is chosen', async () => {
  const { person } = setUp()
  await rowOf('Amara Noor')
  const order = within(screen.getByRole('radiogroup', { name: 'Order' }))
  expect(order.getByRole('radio', { name: 'Newest first' })).toBeChecked()
  await person.click(order.getByRole('radio', { name: 'Oldest first' }))
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('oldest'))
  expect(order.getByRole('radio', { name: 'Oldest first' })).toBeChecked()
})

it('[ADM-009] [ADM-010] [ADM-012] lists the records that the service answers, each with its three actions', async () => {
  setUp()
  const row = await rowOf('Amara Noor')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Record ID',
    'Name',
    'Date Created',
    'Status',
    'Actions',
  ])
  expect(screen.getAllByRole('row')).toHaveLength(3)
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 4)).toEqual([
    '01K7Q2M9XA',
    'Amara Noor Okafor-Lindqvisthanna@posteo.example',
    expect.stringContaining('21 Apr 2026'),
    'processing',
  ])
  expect(within(row).getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    `/admin/records/${amara.id}`,
  )
  expect(within(row).getByRole('button', { name: /^PDF/ })).toBeVisible()
  expect(within(row).getByRole('link', { name: /^CSV/ })).toBeVisible()
})

it('[ADM-016] [ADM-018] [ADM-019] opens PDF and CSV in a new tab; the PDF of a record in the making cannot be had', async () => {
  const { log, person } = setUp()
  const done = await rowOf('佐藤')
  for (const kind of ['pdf', 'csv']) {
    const link = within(done).getByRole('link', { name: new RegExp(`^${kind}`, 'i') })
    expect(link).toHaveAttribute('href', `/api/admin/records/b1/${kind}`)
    expect(link).toHaveAttribute('target', '_blank')
  }
  const processing = await rowOf('Amara')
  expect(within(processing).getByRole('link', { name: /^CSV/ })).toHaveAttribute('target', '_blank')
  const pdf = within(processing).getByRole('button', { name: /^PDF/ })
  expect(pdf).toHaveAttribute('aria-disabled', 'true')
  await person.click(pdf)
  expect(log.toasts).toMatchObject([{ title: 'Still processing' }])
})

it('[ADM-005] [ADM-007] asks for what is searched and chosen, from the first page on', async () => {
  const { person } = setUp('/admin?page=3')
  await rowOf('Amara')
  expect(asked.at(-1)?.get('page')).toBe('3')
  expect(asked.at(-1)?.get('timeZone')).toBeTruthy()
  await person.type(screen.getByPlaceholderText('Search by name, email, or record ID...'), 'josé')
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('josé'))
  expect(asked.at(-1)?.get('page')).toBe('1')
  const periods = within(screen.getByRole('radiogroup', { name: 'Date' }))
  expect(periods.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'all',
    'week',
    'month',
    'quarter',
  ])
  for (const [label, value] of [
    ['This Week', 'week'],
    ['This Month', 'month'],
    ['Last 3 Months', 'quarter'],
    ['All Records', 'all'],
  ] as const) {
    await person.click(screen.getByRole('radio', { name: label }))
    await waitFor(() => expect(asked.at(-1)?.get('dateFilter')).toBe(value))
  }
})

it('[ADM-014] has a button for each page, Previous and Next', async () => {
  answerList([amara], { pages: 3, total: 41 })
  const { person } = setUp()
  await rowOf('Amara')
  const pager = screen.getByRole('navigation', { name: 'Pages of records' })
  const names = within(pager)
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(names).toEqual(['Previous', '1', '2', '3', 'Next'])
  expect(within(pager).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await person.click(within(pager).getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'))
  // It is read from its beginning.
  expect(screen.getByRole('table', { name: 'Records' })).toHaveFocus()
  await waitFor(() => expect(screen.getByText('41 records')).toHaveTextContent('41 records, page 2 of 3'))
  expect(screen.getByText('41 records')).toHaveRole('status')
  await person.click(await screen.findByRole('button', { name: 'Page 3' }))
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('3'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'),
  )
})

it('says that more fit a search than are counted, and what leads to them', async () => {
  answerList([amara], { pages: 2, total: 1000, hasMore: true })
  const { person } = setUp('/admin?search=amara')
  await rowOf('Amara')
  expect(screen.getByText('More than 1,000 records')).toBeVisible()
  const pager = screen.getByRole('navigation', { name: 'Pages of records' })
  expect(pager).toHaveTextContent('1–20 of more than 1,000')
  expect(pager).not.toHaveTextContent('further word')
  await person.click(within(pager).getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(pager).toHaveTextContent('A further word or a period leads to the others.'))
})

it('of many pages it has those that lead somewhere', () => {
  expect(pageButtons(1, 1)).toEqual([1])
  expect(pageButtons(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageButtons(1, 50)).toEqual([1, 2, null, 50])
  expect(pageButtons(25, 50)).toEqual([1, null, 24, 25, 26, null, 50])
  expect(pageButtons(49, 50)).toEqual([1, null, 48, 49, 50])
})

it('goes by keyboard: / to the search, the arrows from there through the rows', async () => {
  const { person } = setUp()
  await rowOf('Amara')
  await person.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await person.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /View of Amara/ })).toHaveFocus()
  await person.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /View of 佐藤/ })).toHaveFocus()
  await person.keyboard('{ArrowUp}')
  expect(screen.getByRole('link', { name: /View of Amara/ })).toHaveFocus()
})

it('[ADM-012] [ADM-013] says why there is nothing to see, shows no row of its own, and says that reading failed', async () => {
  answerList([])
  const { person } = setUp('/admin?search=nobody')
  expect(screen.queryAllByRole('row')).toEqual([])
  expect(await screen.findByText('No record fits this search.')).toBeVisible()
  await person.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('No records yet.')).toBeVisible()
  expect(screen.queryAllByRole('row')).toEqual([])
  mockApi.use(http.get('*/api/admin/records', () => problem('unavailable', 'The archive cannot be reached.')))
  await person.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The records could not be read. Please try again in a moment.',
  )
  answerList([amara])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf('Amara')).toBeVisible()
})

it('reads list and figures again by itself once their service is back', async () => {
  const refusal = problem('unavailable', 'What you typed is kept on this device.')
  mockApi.use(
    http.get('*/api/admin/records', () => refusal.clone()),
    http.get('*/api/admin/stats', () => refusal.clone()),
  )
  setUp()
  expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be read.')
  expect(await screen.findByText(/^The figures could not be read\./)).toBeVisible()
  answerList([amara])
  mockApi.use(
    http.get('*/api/admin/stats', () =>
      HttpResponse.json({ totalRecords: 2848, thisMonth: 187, pdfsGenerated: 2791, storageUsed: 1024 }),
    ),
  )
  fireEvent(window, new Event('online'))
  expect(await rowOf('Amara')).toBeVisible()
  expect(await screen.findByText('2,848')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[ADM-002] [AUT-014] [ERR-008] [API-010] leads home, and logs out without a body, and reads nothing of the answer', async () => {
  const bodies: string[] = []
  mockApi.use(
    http.post('*/api/logout', async ({ request }) => {
      bodies.push(await request.text())
      return new HttpResponse('{nothing that is read', { headers: { 'content-type': 'application/json' } })
    }),
  )
  const { log: first, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Home' }))
  expect(first.visited).toEqual(['/'])
  cleanup()
  const { log } = setUp()
  await person.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
  expect(bodies).toEqual([''])
  expect(log.toasts).toMatchObject([{ title: 'Logged out', description: 'See you next time!' }])
})

it('[ERR-005] a failed logout says "Logout failed", and nobody is signed out', async () => {
  mockApi.use(http.post('*/api/logout', () => problem('unavailable', 'Please try again in a moment.')))
  const { log, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() =>
    expect(log.toasts).toMatchObject([
      { title: 'Logout failed', description: 'Please try again in a moment.', variant: 'destructive' },
    ]),
  )
  expect(screen.getByText('signed in: ingrid')).toBeVisible()
})

it('a session that ended meanwhile leaves nobody signed in, and the page says so', async () => {
  mockApi.use(http.get('*/api/admin/stats', () => problem('unauthenticated', 'Please sign in.')))
  const { log } = setUp()
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
  expect(log.toasts).toMatchObject([
    { title: 'Your session has ended', description: 'Please sign in again.' },
  ])
})

it.each([
  '',
  '?search=Zo%C3%AB+Wei%C3%9F&dateFilter=week&sort=oldest&page=2',
  '?dateFilter=month&page=10000000',
  '?dateFilter=quarter&page=10000001',
  '?dateFilter=nonsense&sort=nonsense&page=nonsense',
  '?page=-1&sort=newest&dateFilter=all',
])(
  'takes the answers to what the page %j began to ask for before its scripts were here, and asks for nothing again',
  async (search) => {
    const calls: string[] = []
    mockApi.use(
      http.get('*/api/user', () => HttpResponse.json({ id: 'u1', username: 'ingrid' })),
      http.get('*/api/admin/*', ({ request }) => void calls.push(new URL(request.url).pathname)),
    )
    history.replaceState(null, '', `/admin${search}`)
    beginFirstCalls()
    await waitFor(() => expect(calls.sort()).toEqual(['/api/admin/records', '/api/admin/stats']))
    setUp(`/admin${search}`)
    expect(await rowOf('Amara')).toBeVisible()
    expect(await screen.findByText('2,847')).toBeVisible()
    expect(calls).toHaveLength(2)
    history.replaceState(null, '', '/')
  },
)

it('[API-002] sends cookies with what it begins to ask for before its scripts are here', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  beginFirstCalls()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(3).fill('include'))
  fetched.mockRestore()
  delete window.begunCalls
})

it('asks anew for what was refused before its scripts were here', async () => {
  mockApi.use(http.get('*/api/user', () => problem('unauthenticated', 'Please sign in.')))
  history.replaceState(null, '', '/admin')
  beginFirstCalls()
  setUp()
  expect(await rowOf('Amara')).toBeVisible()
  expect(asked).toHaveLength(1)
  history.replaceState(null, '', '/')
})
