import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Navigate, useLocation } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../app/admin-app'

withMockApi()

/** The pages of the staff, for whom is signed in, as the shell shows them. */
function Pages(host: HostProps) {
  const { pathname } = useLocation()
  if (!host.session.user && pathname !== '/auth') return <Navigate to="/auth" replace />
  return (
    <>
      <AdminApp {...host} />
      <p>{`at ${pathname}`}</p>
    </>
  )
}

const ended = () => problem('unauthenticated', 'Please sign in.')
const setUp = async (path: string) => {
  mockApi.use(
    http.get('*/api/admin/stats', () => problem('unavailable', 'Not now.')),
    http.get('*/api/admin/records', () => problem('unavailable', 'Not now.')),
    http.get('*/api/admin/partners', () => HttpResponse.json({ partners: [] })),
    http.post('*/api/admin/partners', ended),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/login', async ({ request }) => {
      const { username } = (await request.json()) as { username: string }
      return HttpResponse.json({ id: `id of ${username}`, username })
    }),
  )
  const user = { id: 'id of ingrid', username: 'ingrid' }
  render(
    <FakeHost log={createHostLog()} path={path} user={user}>
      {(host) => <Pages {...host} />}
    </FakeHost>,
  )
  const person = userEvent.setup()
  const signIn = async (username: string) => {
    await person.type(await screen.findByLabelText(/^Username/), username)
    await person.type(screen.getByLabelText(/^Password/), 'correct horse battery{Enter}')
    await waitFor(() => expect(screen.queryByText('at /auth')).toBeNull())
  }
  return { person, signIn }
}

/** Somebody types in a dialog, and the session turns out to be over when that is sent. */
const addPartner = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Add a partner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a partner' }))
  await person.type(dialog.getByLabelText(/^Name/), 'Zoo')
  await person.type(dialog.getByLabelText('Origins'), 'https://zoo.example')
  await person.click(dialog.getByRole('button', { name: 'Add the partner' }))
  expect(await screen.findByText('at /auth')).toBeVisible()
}

it('leads whose session ended back to where they were, with what they had typed', async () => {
  const { person, signIn } = await setUp('/admin/partners')
  await addPartner(person)
  await signIn('ingrid')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a partner' }))
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Zoo')
  expect(dialog.getByLabelText('Origins')).toHaveValue('https://zoo.example')
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Add a partner' }))
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('at /auth')).toBeVisible()
  await signIn('ingrid')
  expect(await screen.findByText('at /admin')).toBeVisible()
})

it('shows nobody else what was typed, or where', async () => {
  const { person, signIn } = await setUp('/admin/partners')
  await addPartner(person)
  await signIn('omar')
  expect(await screen.findByText('at /admin')).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'Partners' }))
  expect(await screen.findByRole('heading', { name: 'Partners' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
