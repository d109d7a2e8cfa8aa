import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { unattendedHeader } from '@shared/contracts/accounts'
import type { FailedJob, OutboxMail, PressState, StaffInvitation } from '@shared/contracts/press-room'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'
import { spanWords } from './press-words'

// Drawn in the browser's tests: here is no canvas.
jest.mock('./day-chart', () => ({ DayChart: () => null }))

withMockApi()

const room = '*/api/admin/press-room'
const none = { waiting: 0, limited: 0, refused: 0 }
const someState = (change: Partial<PressState> = {}): PressState => ({
  queue: {
    proof: { waiting: 2, running: 1 },
    final: { waiting: 1, running: 0 },
    held: 0,
    oldestAt: new Date(Date.now() - 65_000).toISOString(),
  },
  failed: 1,
  mails: none,
  jobs: 'jobs 1',
  outbox: 'outbox 1',
  figures: 'figures 1',
  records: { revision: 'records 1' },
  invites: { open: 1, mails: none, invitations: 'invitations 1', outbox: 'outbox 1' },
  ...change,
})
const job: FailedJob = {
  proofJobId: 'job-1',
  recordId: '3f2a90bc-1d2e',
  proofId: '01K7Q2M9XA',
  version: 2,
  stage: 'final',
  requestedAt: '2026-04-21T12:44:00.000Z',
  attempts: 4,
  error: 'Preparing the certificate took too long.',
  refusal: 'This record is still being processed: its final certificate could not be prepared.',
}
const mail: OutboxMail = {
  id: 'proof-ready:job-1',
  kind: 'proof-ready',
  recordId: '3f2a90bc-1d2e',
  to: 'h•••@posteo.example',
  state: 'refused',
  at: '2026-04-21T12:44:00.000Z',
  tries: 3,
  fault: '550 RCPT TO',
  invitationId: null,
}
const invitation: StaffInvitation = {
  id: 'invitation-1',
  recordId: '3f2a90bc-1d2e',
  to: 'g•••@example.org',
  role: 'EDITOR',
  state: 'open',
  sentAt: '2026-04-21T12:44:00.000Z',
  expiresAt: '2026-05-21T12:44:00.000Z',
  mail: 'sent',
}

const asked: string[] = []
const encoder = new TextEncoder()
let stream: ReadableStreamDefaultController<Uint8Array> | undefined
const tell = (state: PressState) =>
  stream?.enqueue(encoder.encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`))
const answer = (path: string, body: object) =>
  mockApi.use(
    http.get(`${room}/${path}`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      asked.push(`${pathname.split('/').at(-1)} ${searchParams}`)
      return HttpResponse.json(body)
    }),
  )
beforeEach(() => {
  asked.length = 0
  answer('records', {
    days: [
      { day: '2026-03-13', records: 4 },
      { day: '2026-03-14', records: 8 },
    ],
  })
  answer('press', {
    days: [
      { day: '2026-03-13', proofs: 0, meanMs: null, slowestMs: null, failures: 0, longestQueue: null },
      { day: '2026-03-14', proofs: 2, meanMs: 4200, slowestMs: 95_000, failures: 1, longestQueue: 7 },
    ],
  })
  answer('failed-jobs', { jobs: [job], total: 1 })
  answer('proof-mails', { mails: [mail], after: null })
  answer('invitation-mails', { mails: [], after: null })
  answer('invitations', { invitations: [invitation], after: null })
  mockApi.use(
    http.get('*/api/admin/access-codes', () => HttpResponse.json({ codes: [] })),
    http.get('*/api/admin/record-names', () => HttpResponse.json([])),
    http.get(`${room}/live`, () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
})

const show = () => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/press-room" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => (
        <>
          <AdminApp {...host} />
          <p>{`signed in: ${host.session.user?.username ?? 'nobody'}`}</p>
        </>
      )}
    </FakeHost>,
  )
  return log
}
const setUp = async () => {
  const log = show()
  await waitFor(() => expect(stream).toBeDefined())
  tell(someState())
  await screen.findByText('Live')
  return { log, person: userEvent.setup() }
}
afterEach(() => {
  stream = undefined
})
const tableOf = async (title: string) => {
  const summary = await screen.findByText(`${title} as a table`)
  const table = summary.closest('details')?.querySelector('table')
  if (!table) throw new Error(`${title} has no table`)
  return [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))
}

it('offers to make an access code once the lists above are there, which would push the button away', async () => {
  show()
  await waitFor(() => expect(stream).toBeDefined())
  await screen.findByRole('heading', { name: 'Now' })
  expect(screen.queryByRole('button', { name: 'Make an access code' })).toBeNull()
  tell(someState())
  expect(await screen.findByRole('button', { name: 'Make an access code' })).toBeVisible()
})

it('[ADM-021] shows what happened over time, drawn and as tables, in a range that the address names', async () => {
  const { person } = await setUp()
  expect(await tableOf('Records a day')).toEqual([
    ['Day', 'Records'],
    ['13 Mar', '4'],
    ['14 Mar', '8'],
  ])
  expect(await tableOf('Time to proof')).toEqual([
    ['Day', 'Mean', 'Slowest'],
    ['13 Mar', '—', '—'],
    ['14 Mar', '4.2 s', '1 min 35 s'],
  ])
  expect((await tableOf('Failures a day')).at(-1)).toEqual(['14 Mar', '1'])
  expect((await tableOf('Longest queue')).at(-1)).toEqual(['14 Mar', '7'])
  expect(screen.getByRole('img', { name: /^Records a day, drawn. 12 records/ })).toBeVisible()
  await person.click(screen.getByRole('radio', { name: 'Last 7 days' }))
  await waitFor(() => expect(asked.filter((path) => /range=week&timeZone=/.test(path))).toHaveLength(2))
})

it('has the queue of this moment, and asks again for what the stream says has changed, and for nothing else', async () => {
  await setUp()
  const queue = screen.getByText('At the press').closest('dl')
  expect(queue).toHaveTextContent('Waiting32 proofs, 1 finished book')
  expect(queue).toHaveTextContent('Oldest1 min')
  await screen.findByText('Preparing the certificate took too long.', { exact: false })
  const before = asked.length
  answer('failed-jobs', { jobs: [], total: 0 })
  tell(someState({ failed: 0, jobs: 'jobs 2' }))
  expect(await screen.findByText('Nothing has failed.')).toBeVisible()
  expect(asked.slice(before)).toEqual(['failed-jobs '])
})

it('tells of one that waits as of one', async () => {
  await setUp()
  tell(someState({ queue: { ...someState().queue, held: 1 }, mails: { ...none, waiting: 1 } }))
  expect(await screen.findByText('1 waits for a part that is away')).toBeVisible()
  expect(screen.getByText('1 on its way.')).toBeVisible()
})

it('says of what it asks for while nobody has touched it for a minute that it is unattended', async () => {
  const { person } = await setUp()
  const told: (string | null)[] = []
  mockApi.use(
    http.get(`${room}/failed-jobs`, ({ request }) => {
      told.push(request.headers.get(unattendedHeader))
      return HttpResponse.json({ jobs: [], total: 0 })
    }),
  )
  await screen.findByText('Preparing the certificate took too long.', { exact: false })
  const ask = async (jobs: string) => {
    const before = told.length
    tell(someState({ jobs }))
    await waitFor(() => expect(told).toHaveLength(before + 1))
  }
  await ask('jobs 2')
  const later = Date.now() + 61_000
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later)
  await ask('jobs 3')
  await person.keyboard('{Tab}')
  await ask('jobs 4')
  clock.mockRestore()
  expect(told).toEqual([null, '1', null])
})

it('[ADM-022] lists each failed job with what its certificate is answered with, and tries it again', async () => {
  const retried: string[] = []
  mockApi.use(
    http.post('*/api/admin/records/:id/jobs/:job/retry', ({ params }) => {
      retried.push(`${String(params['id'])} ${String(params['job'])}`)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { log, person } = await setUp()
  const row = await screen.findByRole('row', { name: /Finished book of version 2, 01K7Q2M9XA/ })
  expect(row).toHaveTextContent('4 attempts. Preparing the certificate took too long.')
  expect(row).toHaveTextContent(job.refusal)
  await person.click(within(row).getByRole('button', { name: /^Retry/ }))
  await waitFor(() => expect(log.toasts).toMatchObject([{ title: 'Tried again' }]))
  expect(retried).toEqual([`${job.recordId} job-1`])
})

it('keeps the place of who tries a job again by keyboard, whose button goes away with it', async () => {
  mockApi.use(
    http.post('*/api/admin/records/:id/jobs/:job/retry', () => {
      answer('failed-jobs', { jobs: [], total: 0 })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { person } = await setUp()
  const retry = await screen.findByRole('button', { name: /^Retry/ })
  retry.focus()
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Nothing has failed.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Failed jobs' })).toHaveFocus())
})

it('[ADM-023] shows the outbox: to whom, in which state, how often tried and why not, and sends again', async () => {
  const sent: string[] = []
  mockApi.use(
    http.post('*/api/admin/records/:id/mail', ({ params }) => {
      sent.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { log, person } = await setUp()
  const row = await screen.findByRole('row', { name: /Proof ready/ })
  for (const words of ['h•••@posteo.example', 'refused', 'Last error: 550 RCPT TO'])
    expect(row).toHaveTextContent(words)
  expect(within(row).getByRole('cell', { name: '3' })).toBeVisible()
  await person.click(within(row).getByRole('button', { name: /^Send again/ }))
  await waitFor(() => expect(log.toasts).toMatchObject([{ title: 'E-mail asked for' }]))
  expect(sent).toEqual([mail.recordId])
  answer('proof-mails', { mails: [], after: null })
  await person.selectOptions(
    within(screen.getByRole('region', { name: 'Outbox: proofs' })).getByLabelText('Show'),
    'limited',
  )
  expect(await screen.findByText('No e-mail is in this state.')).toBeVisible()
  expect(asked.at(-1)).toBe('proof-mails state=limited')
})

it('[ADM-024] shows the invitations with level, state and expiry', async () => {
  await setUp()
  const row = await screen.findByRole('row', { name: /g•••@example.org/ })
  for (const words of ['EDITOR', 'open', '21 May 2026', 'sent', '3f2a90bc'])
    expect(row).toHaveTextContent(words)
})

it('names the record of an invitation that was submitted', async () => {
  const asked: (string | null)[] = []
  mockApi.use(
    http.get('*/api/admin/record-names', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('ids'))
      return HttpResponse.json([{ id: invitation.recordId, proofId: '01JABCDEFG', fullName: 'Amara Okafor' }])
    }),
  )
  await setUp()
  expect(await screen.findByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
    'href',
    `/admin/records/${invitation.recordId}`,
  )
  expect(asked).toEqual([invitation.recordId])
})

it('costs one part only when its service is away, and fills it by itself when that is back', async () => {
  mockApi.use(http.get(`${room}/invitations`, () => problem('unavailable', 'Invitations cannot be reached.')))
  await setUp()
  tell(someState({ invites: null }))
  expect(await screen.findByText(/Away just now: the invitations/)).toBeVisible()
  expect(await screen.findByText(/^The invitations could not be read/)).toBeVisible()
  expect(await screen.findByRole('row', { name: /Proof ready/ })).toBeVisible()
  answer('invitations', { invitations: [invitation], after: null })
  tell(someState())
  expect(await screen.findByRole('row', { name: /g•••@example.org/ })).toBeVisible()
})

it('fills the lists by itself when the press was away at first', async () => {
  const away = () => problem('unavailable', 'The press cannot be reached.')
  mockApi.use(http.get(`${room}/failed-jobs`, away), http.get(`${room}/live`, away, { once: true }))
  show()
  expect(await screen.findByText(/^The failed jobs could not be read/)).toBeVisible()
  answer('failed-jobs', { jobs: [job], total: 1 })
  await waitFor(() => expect(stream).toBeDefined())
  tell(someState())
  expect(await screen.findByRole('row', { name: /Finished book of version 2/ })).toBeVisible()
})

it('says that the press is away while the stream is lost', async () => {
  await setUp()
  stream?.error(new TypeError('terminated'))
  expect(await screen.findByText('The press is away; this page keeps asking.')).toBeVisible()
})

it('a session that ended elsewhere leaves nobody signed in', async () => {
  mockApi.use(http.get(`${room}/live`, () => problem('unauthenticated', 'Please sign in.')))
  show()
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
})

it.each([
  [0, '0'],
  [850, '850 ms'],
  [5000, '5 s'],
  [4200, '4.2 s'],
  [59_700, '1 min'],
  [95_000, '1 min 35 s'],
  [7_200_000, '2 h'],
  [7_500_000, '2 h 5 min'],
  [3 * 86_400_000, '3 days'],
])('%d ms are %s', (ms, words) => expect(spanWords(ms)).toBe(words))
