import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const setUp = () => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin" user={{ id: 'u1', username: 'ingrid' }}>
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
const answerStats = (answer: () => Response) => mockApi.use(http.get('*/api/admin/stats', answer))

it('[ADM-001] greets by name, and shows what the service says of the figures', async () => {
  answerStats(() => problem('not_implemented', 'The figures are not built yet.'))
  setUp()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, ingrid')
  expect(await screen.findByText('The figures are not built yet.')).toBeVisible()
})

it('[ADM-002] leads home', async () => {
  answerStats(() => problem('not_implemented', 'The figures are not built yet.'))
  const { log, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Home' }))
  expect(log.visited).toEqual(['/'])
})

it('[ADM-002] [AUT-014] [ERR-008] [API-010] logs out without a body, and reads nothing of the answer', async () => {
  const bodies: string[] = []
  answerStats(() => problem('not_implemented', 'The figures are not built yet.'))
  mockApi.use(
    http.post('*/api/logout', async ({ request }) => {
      bodies.push(await request.text())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { log, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
  expect(bodies).toEqual([''])
  expect(log.toasts).toMatchObject([{ title: 'Logged out', description: 'See you next time!' }])
})

it('[ERR-005] a failed logout says "Logout failed", and nobody is signed out', async () => {
  answerStats(() => problem('not_implemented', 'The figures are not built yet.'))
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

it('a session that ended meanwhile leaves nobody signed in', async () => {
  answerStats(() => problem('unauthenticated', 'Please sign in.'))
  setUp()
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
})
