import { act, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AuthProvider, useAuth } from './auth-context'
import { fetchCurrentUser } from './current-user'

withMockApi()

const Who = () => {
  const { user, isLoading, setUser } = useAuth()
  return (
    <>
      <p>{isLoading ? 'loading' : (user?.username ?? 'nobody')}</p>
      <button onClick={() => setUser({ id: 'u2', username: 'omar' })}>sign in</button>
      <button onClick={() => setUser(null)}>sign out</button>
    </>
  )
}
const setUp = () =>
  render(
    <AuthProvider currentUser={fetchCurrentUser()}>
      <Who />
    </AuthProvider>,
  )

it('[AUT-011] loads the current user at start', async () => {
  mockApi.use(http.get('*/api/user', () => HttpResponse.json({ id: 'u1', username: 'ingrid' })))
  setUp()
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('ingrid')).toBeVisible()
})

it('[AUT-012] takes a 401 as no user, and not as a failure', async () => {
  mockApi.use(http.get('*/api/user', () => problem('unauthenticated', 'Please sign in.')))
  await expect(fetchCurrentUser()).resolves.toBeNull()
  setUp()
  expect(await screen.findByText('nobody')).toBeVisible()
})

it('has nobody signed in when the check itself fails or answers nonsense', async () => {
  mockApi.use(http.get('*/api/user', () => HttpResponse.json({ name: 'x' })))
  await expect(fetchCurrentUser()).resolves.toBeNull()
  mockApi.use(http.get('*/api/user', () => HttpResponse.error()))
  setUp()
  expect(await screen.findByText('nobody')).toBeVisible()
})

it('[AUT-013] [AUT-014] keeps who signed in, and clears on sign-out', async () => {
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
  render(
    <AuthProvider currentUser={currentUser}>
      <Who />
    </AuthProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'sign in' }))
  await act(async () => answer(null))
  expect(screen.getByText('omar')).toBeVisible()
})

it('[AUT-015] raises "useAuth must be used within an AuthProvider" outside one', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider')
  errors.mockRestore()
})
