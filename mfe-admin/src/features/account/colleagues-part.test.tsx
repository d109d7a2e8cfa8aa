import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import type { Colleague } from '@shared/contracts/colleagues'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const ada: Colleague = {
  id: 'u1',
  username: 'ada',
  registeredAt: '2026-04-21T12:44:00.000Z',
  lastUsedAt: '2026-11-21T12:44:00.000Z',
  sessions: 1,
  passkeys: 1,
}
const ben: Colleague = { ...ada, id: 'u2', username: 'ben', sessions: 2, passkeys: 0 }

const setUp = (user: { id: string; username: string }, ...handlers: readonly HttpHandler[]) => {
  const calls: string[] = []
  const colleagues = [ada, ben]
  mockApi.use(
    ...handlers,
    http.get('*/api/admin/colleagues', () => HttpResponse.json({ colleagues })),
    http.get('*/api/user/sessions', () => HttpResponse.json({ sessions: [] })),
    http.get('*/api/user/passkeys', () => HttpResponse.json({ passkeys: [] })),
    http.all('*/api/admin/colleagues/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      if (request.method === 'DELETE' && request.url.endsWith('/u2')) colleagues.pop()
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/account" user={user}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  return { calls, log, person: userEvent.setup() }
}
const part = async () => within(await screen.findByRole('region', { name: 'Colleagues' }))

it('lets one sign a colleague out and remove an account, each after a question, by keyboard', async () => {
  const { calls, log, person } = setUp(ada)
  const act = async (name: string, confirm: string) => {
    const opener = await (await part()).findByRole('button', { name: `${name}: ben` })
    opener.focus()
    await person.keyboard('{Enter}')
    // What changes nothing is at hand.
    await person.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    opener.focus()
    await person.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('button', { name: confirm })).toHaveFocus()
    await person.keyboard('{Enter}')
  }
  await act('Sign out', 'Sign out everywhere')
  await waitFor(() => expect(log.toasts.at(-1)).toMatchObject({ title: 'Signed out everywhere' }))
  await act('Remove', 'Remove the account')
  await waitFor(async () => expect((await part()).queryByText('ben')).toBeNull())
  expect(calls).toEqual(['DELETE /api/admin/colleagues/u2/sessions', 'DELETE /api/admin/colleagues/u2'])
})

it('[AUT-016] offers the same to everybody, and nothing about oneself', async () => {
  setUp(ben)
  for (const name of ['Sign out', 'Remove'])
    expect(await (await part()).findByRole('button', { name: `${name}: ada` })).toBeVisible()
  expect((await part()).getByText('ben', { exact: true })).toBeVisible()
  expect((await part()).queryByRole('button', { name: /ben/ })).toBeNull()
})

it('says of oneself what the other parts of the page say, also once that has changed', async () => {
  let passkeys = [{ id: 'p1', name: 'Laptop', madeAt: ada.registeredAt, lastUsedAt: null, isSynced: false }]
  const { person } = setUp(
    ada,
    http.get('*/api/user/passkeys', () => HttpResponse.json({ passkeys })),
    http.get('*/api/admin/colleagues', () =>
      HttpResponse.json({ colleagues: [{ ...ada, passkeys: passkeys.length }] }),
    ),
    http.delete('*/api/user/passkeys/p1', () => {
      passkeys = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  expect((await part()).queryByText(/no passkey/)).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
  expect(await (await part()).findByText(/no passkey/)).toBeVisible()
})

it('reads passkeys, sessions and accounts again once their service is back', async () => {
  let isAway = true
  const away = () => (isAway ? problem('unavailable', 'Not now.') : undefined)
  setUp(
    ada,
    http.get('*/api/admin/colleagues', away),
    http.get('*/api/user/sessions', away),
    http.get('*/api/user/passkeys', away),
  )
  for (const part of ['Your passkeys', 'Your sessions', 'The accounts'])
    expect(await screen.findByText(`${part} could not be read. Please try again in a moment.`)).toBeVisible()
  isAway = false
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('You have none yet.')).toBeVisible()
  expect(await (await part()).findByText('ben')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull())
})

it('tells two browsers of the same kind apart by when they were signed in', async () => {
  const browser = { device: 'Chrome on Linux', lastUsedAt: '2026-11-21T12:44:00.000Z', isCurrent: false }
  const sessions = [
    { ...browser, id: 's1', signedInAt: '2026-11-20T08:00:00.000Z' },
    { ...browser, id: 's2', signedInAt: '2026-11-19T08:00:00.000Z' },
  ]
  setUp(
    ada,
    http.get('*/api/user/sessions', () => HttpResponse.json({ sessions })),
  )
  const names = (await screen.findAllByRole('button', { name: /^Sign out Chrome on Linux, signed in / })).map(
    (button) => button.getAttribute('aria-label'),
  )
  expect(new Set(names).size).toBe(2)
})
