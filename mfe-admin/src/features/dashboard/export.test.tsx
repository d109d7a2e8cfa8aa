import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const head = '\ufeff"recordId","babyNicknames"\r\n'
/** The second has line breaks of its own, one behind a quotation mark. */
const lines = ['"id-1","Zoë"\r\n', '"id-2","""two""\r\nlines, ""quoted"""\r\n', '"id-3","小明"\r\n']

/** What the browser was given to save. */
let saved: Blob[] = []
const { createObjectURL, revokeObjectURL } = URL
beforeEach(() => {
  saved = []
  URL.createObjectURL = (file: Blob) => (saved.push(file), 'blob:saved')
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const record = {
    id: 'id-1',
    proofId: '01K7Q2M9XA',
    fullName: 'Zoë',
    email: 'zoe@posteo.example',
    createdAt: '2026-04-21T12:44:00.000Z',
    status: 'completed',
  }
  mockApi.use(
    http.get('*/api/admin/stats', () =>
      HttpResponse.json({ totalRecords: 3, thisMonth: 3, pdfsGenerated: 0, storageUsed: 0 }),
    ),
    http.get('*/api/admin/records', () =>
      HttpResponse.json({ records: [record], page: 1, pages: 1, total: 3 }),
    ),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

/** Answers with some text; then it ends, or breaks once `until` says so. */
const answering = (text: string, until?: Promise<void>) => {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      if (!until) return controller.close()
      await until
      controller.error(new Error('cut'))
    },
  })
  return new HttpResponse(body, { headers: { 'content-type': 'text/csv', 'x-total-records': '3' } })
}

const startExport = async (log = createHostLog()) => {
  const { unmount } = render(
    <FakeHost log={log} path="/admin" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  const button = await screen.findByRole('button', { name: 'Export CSV' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  const user = userEvent.setup()
  await user.click(button)
  return { user, unmount }
}
const savedText = async () => {
  await waitFor(() => expect(saved).toHaveLength(1))
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? [])
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

it('goes on behind the last line that came whole, where the connection was cut', async () => {
  const asked: (string | null)[] = []
  let cut = () => {}
  const isCut = new Promise<void>((resolve) => (cut = resolve))
  mockApi.use(
    http.get('*/api/admin/export', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')
      asked.push(after)
      // In the middle of a line that has a line break of its own, then before a line was whole, then not at all.
      if (asked.length === 1) return answering(`${head}${lines[0]}"id-2","""two""\r\nli`, isCut)
      if (asked.length === 2) return answering('"id-2"', isCut)
      if (asked.length === 3) return HttpResponse.error()
      return answering(lines.slice(1).join(''))
    }),
  )
  await startExport()
  await screen.findByRole('button', { name: 'Stop: 1 of 3' })
  cut()
  // What brings nothing is asked again after a pause, which ends when the device is online.
  await screen.findByRole('button', { name: 'Stop: 1 of 3, waiting for the connection' })
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(4)
  })
  expect(await savedText()).toBe(head + lines.join(''))
  expect(asked).toEqual([null, 'id-1', 'id-1', 'id-1'])
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

it('goes on behind that line too when the second factor has to be given again meanwhile', async () => {
  const asked: (string | null)[] = []
  let cut = () => {}
  const isCut = new Promise<void>((resolve) => (cut = resolve))
  let isVerified = true
  mockApi.use(
    http.get('*/api/admin/export', ({ request }) => {
      if (!isVerified) return problem('second_factor_required', 'Please confirm that it is you.')
      asked.push(new URL(request.url).searchParams.get('after'))
      return asked.length === 1 ? answering(`${head}${lines[0]}`, isCut) : answering(lines.slice(1).join(''))
    }),
    http.post('*/api/user/verification-options', () => HttpResponse.json({ method: 'password' })),
    http.post('*/api/user/verification', () => {
      isVerified = true
      return HttpResponse.json({ verifiedUntil: '2026-04-21T12:49:00.000Z' })
    }),
  )
  const { user } = await startExport()
  await screen.findByRole('button', { name: 'Stop: 1 of 3' })
  isVerified = false
  cut()
  const factor = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await user.type(within(factor).getByLabelText(/^Password/), 'correct horse battery')
  await user.click(within(factor).getByRole('button', { name: 'Confirm' }))
  expect(await savedText()).toBe(head + lines.join(''))
  expect(asked).toEqual([null, 'id-1'])
})

it('goes on while one walks among the pages of the staff, each of which shows it, and is stopped from there', async () => {
  const never = new Promise<void>(() => undefined)
  mockApi.use(
    http.get('*/api/admin/export', () => answering(`${head}${lines[0]}`, never)),
    http.get('*/api/admin/audit', () => HttpResponse.json({ lines: [], before: null })),
  )
  const { user } = await startExport()
  await screen.findByRole('button', { name: 'Stop: 1 of 3' })
  await user.click(screen.getByRole('link', { name: 'Audit' }))
  const underWay = await screen.findByRole('group', { name: 'Export under way' })
  expect(underWay).toHaveTextContent('Exporting records: 1 of 3')
  await user.click(screen.getByRole('link', { name: 'Records' }))
  expect(await screen.findByRole('button', { name: 'Stop: 1 of 3' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Audit' }))
  await user.click(await screen.findByRole('button', { name: 'Stop the export' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Export under way' })).toBeNull())
  expect(saved).toEqual([])
})

it('is stopped, and says so, when the pages of the staff are left', async () => {
  mockApi.use(
    http.get('*/api/admin/export', () => answering(`${head}${lines[0]}`, new Promise(() => undefined))),
  )
  const log = createHostLog()
  const { unmount } = await startExport(log)
  await screen.findByRole('button', { name: 'Stop: 1 of 3' })
  unmount()
  expect(log.toasts).toMatchObject([{ title: 'Export stopped' }])
  expect(saved).toEqual([])
})

it('finds out that the session has ended, and the page says so', async () => {
  mockApi.use(http.get('*/api/admin/export', () => problem('unauthenticated', 'Please sign in.')))
  const log = createHostLog()
  await startExport(log)
  await waitFor(() =>
    expect(log.toasts).toMatchObject([{ title: 'Your session has ended' }, { title: 'Export failed' }]),
  )
})
