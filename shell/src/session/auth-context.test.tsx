import { act, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link, MemoryRouter } from 'react-router-dom'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AuthProvider, useAuth } from './auth-context'
import { createUserLoader } from './current-user'

withMockApi()

const Who = () => {
  const { user, isLoading, setUser } = useAuth()
  return (
    <>
      <p>{isLoading ? 'loading' : (user?.username ?? 'nobody')}</p>
      <button onClick={() => setUser({ id: 'u2', username: 'omar' })}>sign in</button>
      <button onClick={() => setUser(null)}>sign out</button>
      <Link to="/admin">to the staff</Link>
    </>
  )
}
const setUp = ({ path = '/auth', loadUser = createUserLoader(true) } = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider loadUser={loadUser}>
        <Who />
      </AuthProvider>
    </MemoryRouter>,
  )

it('[AUT-011] loads the current user at the start of a page of the staff', async () => {
  mockApi.use(http.get('*/api/user', () => HttpResponse.json({ id: 'u1', username: 'ingrid' })))
  setUp()
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('ingrid')).toBeVisible()
})

it('[API-002] asks for the current user with cookies', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  await createUserLoader(true)()
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include'])
  fetched.mockRestore()
})

it('[AUT-012] takes a 401 as no user, and not as a failure', async () => {
  mockApi.use(http.get('*/api/user', () => problem('unauthenticated', 'Please sign in.')))
  await expect(createUserLoader(true)()).resolves.toBeNull()
  setUp()
  expect(await screen.findByText('nobody')).toBeVisible()
})

it('has nobody signed in when the check itself fails or answers nonsense', async () => {
  mockApi.use(http.get('*/api/user', () => HttpResponse.json({ name: 'x' })))
  await expect(createUserLoader(true)()).resolves.toBeNull()
  mockApi.use(http.get('*/api/user', () => HttpResponse.error()))
  setUp({ loadUser: createUserLoader(true, 1) })
  expect(await screen.findByText('nobody')).toBeVisible()
})

it('asks again while the check is away for a moment: who is signed in is not sent to sign in again', async () => {
  mockApi.use(
    http.get('*/api/user', () => problem('unavailable', 'Not now.'), { once: true }),
    http.get('*/api/user', () => HttpResponse.error(), { once: true }),
    http.get('*/api/user', () => HttpResponse.json({ id: 'u1', username: 'ingrid' })),
  )
  setUp({ loadUser: createUserLoader(true, 1) })
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('ingrid')).toBeVisible()
})

it('keeps who signed in, and clears on sign-out', async () => {
  mockApi.use(http.get('*/api/user', () => problem('unauthenticated', 'Please sign in.')))
  setUp()
  await screen.findByText('nobody')
  fireEvent.click(screen.getByRole('button', { name: 'sign in' }))
  expect(screen.getByText('omar')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'sign out' }))
  expect(screen.getByText('nobody')).toBeVisible()
})

it('a sign-in before the check is answered stands', async () => {
  let answer: (value: null) => void = () => undefined
  const currentUser = new Promise<null>((resolve) => (answer = resolve))
  setUp({ loadUser: () => currentUser })
  fireEvent.click(screen.getByRole('button', { name: 'sign in' }))
  await act(async () => answer(null))
  expect(screen.getByText('omar')).toBeVisible()
})

it.each(['/', '/success', '/proof-review/x', '/join/x', '/nowhere'])(
  '[SHL-016] asks nobody at %s, and once when a page of the staff is opened',
  async (path) => {
    const loadUser = jest.fn(async () => ({ id: 'u1', username: 'ingrid' }))
    setUp({ path, loadUser })
    expect(screen.getByText('nobody')).toBeVisible()
    expect(loadUser).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('link', { name: 'to the staff' }))
    expect(screen.getByText('loading')).toBeVisible()
    expect(await screen.findByText('ingrid')).toBeVisible()
    expect(loadUser).toHaveBeenCalledTimes(1)
  },
)

it('asks nobody where the gateway saw no session, and one question is enough', async () => {
  let asked = 0
  mockApi.use(http.get('*/api/user', () => HttpResponse.json({ id: `u${++asked}`, username: 'ingrid' })))
  await expect(createUserLoader(false)()).resolves.toBeNull()
  expect(asked).toBe(0)
  const loadUser = createUserLoader(true)
  await Promise.all([loadUser(), loadUser()])
  expect(asked).toBe(1)
})

it('[AUT-015] raises "useAuth must be used within an AuthProvider" outside one', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Who />, { wrapper: MemoryRouter })).toThrow(
    'useAuth must be used within an AuthProvider',
  )
  errors.mockRestore()
})
