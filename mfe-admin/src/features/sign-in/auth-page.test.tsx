import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const ingrid = { id: 'u1', username: 'ingrid' }
const setUp = (
  user: typeof ingrid | null = null,
  path: string | { pathname: string; state: unknown } = '/auth',
) => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path={path} user={user}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  return { log, person: userEvent.setup() }
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const button = (name: string) => screen.getByRole('button', { name })
const openRegister = async (state: 'first' | 'open' | 'closed' = 'open') => {
  mockApi.use(http.get('*/api/registration', () => HttpResponse.json({ state })))
  const set = setUp()
  await set.person.click(screen.getByRole('tab', { name: 'Register' }))
  return set
}
const fillRegistration = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.type(field('Username'), 'ingrid')
  await person.type(field('Password'), 'correct horse battery')
  await person.type(field('Confirm password'), 'correct horse battery')
}
const emptyArchive = [
  http.get('*/api/admin/stats', () =>
    HttpResponse.json({ totalRecords: 0, thisMonth: 0, pdfsGenerated: 0, storageUsed: 0 }),
  ),
  http.get('*/api/admin/records', () => HttpResponse.json({ records: [], page: 1, pages: 1, total: 0 })),
]

it('[AUT-001] has a login tab and a register tab, reached by the arrow keys too', async () => {
  mockApi.use(http.get('*/api/registration', () => HttpResponse.json({ state: 'open' })))
  const { person } = setUp()
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Login', 'Register'])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Login')
  await person.click(screen.getByRole('tab', { name: 'Login' }))
  await person.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Register')
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Register' })).toBeVisible()
})

it('[AUT-004] names Analytics, PDF Management, Data Export and Secure Access', () => {
  setUp()
  expect(screen.getAllByRole('term').map((title) => title.textContent)).toEqual([
    'Analytics',
    'PDF Management',
    'Data Export',
    'Secure Access',
  ])
})

it('begins its headings with the one of the page', () => {
  setUp()
  expect(screen.getAllByRole('heading')[0]).toBe(
    screen.getByRole('heading', { level: 1, name: 'The Archive' }),
  )
})

it('[AUT-002] [ERR-006] signs in with username and password', async () => {
  let answer: () => void = () => undefined
  const bodies: unknown[] = []
  mockApi.use(
    http.post('*/api/login', async ({ request }) => {
      bodies.push(await request.json())
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json(ingrid)
    }),
    ...emptyArchive,
  )
  const { log, person } = setUp()
  await person.type(field('Username'), 'ingrid')
  await person.type(field('Password'), 'correct horse battery')
  await person.click(button('Sign In'))
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible()
  await waitFor(() => expect(bodies).toEqual([{ username: 'ingrid', password: 'correct horse battery' }]))
  answer()
  expect(await screen.findByRole('heading', { name: 'Welcome back, ingrid' })).toBeVisible()
  expect(log.toasts).toMatchObject([
    { title: 'Welcome back!', description: 'You have successfully logged in to the admin.' },
  ])
})

it('[ERR-003] [ERR-012] a failed sign-in shows "Login failed" with the message of the server, without its status', async () => {
  mockApi.use(http.post('*/api/login', () => problem('unauthenticated', 'Unknown user or wrong password.')))
  const { log, person } = setUp()
  await person.type(field('Username'), 'ingrid')
  await person.type(field('Password'), 'wrong')
  await person.click(button('Sign In'))
  await waitFor(() =>
    expect(log.toasts).toMatchObject([
      { title: 'Login failed', description: 'Unknown user or wrong password.', variant: 'destructive' },
    ]),
  )
  expect(button('Sign In')).toBeEnabled()
})

it('[AUT-003] [ERR-007] registers with username, password and confirmation', async () => {
  let answer: () => void = () => undefined
  const bodies: unknown[] = []
  mockApi.use(
    http.post('*/api/register', async ({ request }) => {
      bodies.push(await request.json())
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json(ingrid)
    }),
    ...emptyArchive,
  )
  const { log, person } = await openRegister()
  await person.type(field('Username'), 'ingrid')
  await person.type(field('Password'), 'correct horse battery')
  await person.type(field('Confirm password'), 'correct horse battery')
  await person.click(button('Create Account'))
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeVisible()
  await waitFor(() => expect(bodies).toEqual([{ username: 'ingrid', password: 'correct horse battery' }]))
  answer()
  expect(await screen.findByRole('heading', { name: 'Welcome back, ingrid' })).toBeVisible()
  expect(log.toasts).toMatchObject([
    { title: 'Account created!', description: 'Welcome to the admin dashboard.' },
  ])
})

it('[AUT-005] while the passwords differ, says so and cannot be sent', async () => {
  const { person } = await openRegister()
  await person.type(field('Username'), 'ingrid')
  await person.type(field('Password'), 'correct horse battery')
  await person.type(field('Confirm password'), 'correct horse')
  await person.tab()
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(button('Create Account')).toBeDisabled()
  await person.type(field('Confirm password'), ' battery')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
  await waitFor(() => expect(button('Create Account')).toBeEnabled())
})

it('[AUT-006] needs a username and a password', async () => {
  // A call would fail the test: nothing answers it.
  const { log, person } = await openRegister()
  await person.click(button('Create Account'))
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(log.toasts).toEqual([])
})

it('[ERR-004] a refused registration is explained in the toast, and takes an access code from then on', async () => {
  const bodies: unknown[] = []
  mockApi.use(
    http.post('*/api/register', async ({ request }) => {
      bodies.push(await request.json())
      return problem('forbidden', 'Registration is closed. Ask an administrator for an access code.')
    }),
  )
  // Somebody else was the first, a moment ago.
  const { log, person } = await openRegister('first')
  expect(await screen.findByText('This is the first account: it needs no access code.')).toBeVisible()
  expect(screen.queryByLabelText(/^Access code/)).toBeNull()
  await fillRegistration(person)
  await person.click(button('Create Account'))
  await waitFor(() =>
    expect(log.toasts).toMatchObject([
      {
        title: 'Registration failed',
        description: 'Registration is closed. Ask an administrator for an access code.',
        variant: 'destructive',
      },
    ]),
  )
  const code = await screen.findByLabelText(/^Access code/)
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toBeInvalid()
  await person.keyboard(' WREN-41 ')
  await person.click(button('Create Account'))
  await waitFor(() => expect(bodies[1]).toMatchObject({ accessCode: 'WREN-41' }))
})

it('what the server finds of a field stands at the field', async () => {
  mockApi.use(
    http.post('*/api/register', () =>
      HttpResponse.json(
        {
          type: 'about:blank',
          title: 'The request is not valid',
          status: 400,
          detail: 'This password is too easy to guess. Please choose another one.',
          code: 'invalid_body',
          faults: [{ path: 'password', message: 'Too easy to guess' }],
        },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  )
  const { person } = await openRegister()
  await fillRegistration(person)
  await person.click(button('Create Account'))
  expect(await screen.findByText('Too easy to guess')).toBeVisible()
  expect(field('Password')).toBeInvalid()
  await waitFor(() => expect(field('Password')).toHaveFocus())
})

it('a username is carried from form to form, a password never', async () => {
  mockApi.use(http.get('*/api/registration', () => HttpResponse.json({ state: 'open' })))
  const { person } = setUp()
  await person.type(field('Username'), 'ada@archive.example')
  await person.type(field('Password'), 'correct horse battery')
  await person.click(screen.getByRole('tab', { name: 'Register' }))
  expect(field('Username')).toHaveValue('ada@archive.example')
  for (const name of ['Password', 'Confirm password']) expect(field(name)).toHaveValue('')
  await person.type(field('Username'), '.test')
  await person.type(field('Password'), 'another battery staple')
  await person.click(screen.getByRole('tab', { name: 'Login' }))
  expect(field('Username')).toHaveValue('ada@archive.example.test')
  expect(field('Password')).toHaveValue('')
  await person.click(button('Forgotten your password?'))
  await person.clear(field('Username'))
  await person.type(field('Username'), 'ben')
  await person.click(button('Back to sign in'))
  expect(field('Username')).toHaveValue('ben')
})

it('a short password and a name that is none are told before they are sent', async () => {
  const { person } = await openRegister()
  await person.type(field('Username'), 'a b')
  await person.type(field('Password'), 'short')
  await person.tab()
  expect(await screen.findByText('Use at least 12 characters')).toBeVisible()
  expect(screen.getByText('Use an email address, or 3 to 64 letters without a space')).toBeVisible()
})

it('sends a signed-in user on to /admin', async () => {
  mockApi.use(...emptyArchive)
  const { log } = setUp(ingrid)
  expect(await screen.findByRole('heading', { name: 'Welcome back, ingrid' })).toBeVisible()
  expect(log.visited).toEqual(['/admin'])
})

/** Presses as soon as there is something to press, before React runs the effects that may wait. */
function PressAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => button('Sign in with a passkey').click(), [])
  return children
}

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

it('a passkey asked for at the first moment is not broken off', async () => {
  Object.assign(window, { PublicKeyCredential: class {} })
  let asked = 0
  mockApi.use(
    http.post('*/api/login/passkey-options', () => {
      asked += 1
      return problem('unavailable', 'Please try again in a moment.')
    }),
  )
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/auth">
      {(host) => (
        <PressAtOnce>
          <AdminApp {...host} />
        </PressAtOnce>
      )}
    </FakeHost>,
  )
  await waitFor(() => expect(log.toasts).toHaveLength(1))
  expect(log.toasts[0]).toMatchObject({ title: 'Login failed', description: 'Please try again in a moment.' })
  expect(asked).toBe(1)
})

describe('a forgotten password', () => {
  it('has a link sent, by keyboard alone, in words that do not tell whether there is such an account', async () => {
    const bodies: unknown[] = []
    mockApi.use(
      http.post('*/api/login/password-resets', async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse(null, { status: 202 })
      }),
    )
    const { person } = setUp()
    await person.type(field('Username'), 'ada@archive.example')
    button('Forgotten your password?').focus()
    await person.keyboard('{Enter}')
    expect(field('Username')).toHaveValue('ada@archive.example')
    await person.type(field('Username'), '{Enter}')
    expect(await screen.findByText(/^If there is such an account, a link is on its way/)).toHaveRole('status')
    expect(bodies).toEqual([{ username: 'ada@archive.example' }])
    await person.click(button('Back to sign in'))
    expect(button('Sign In')).toBeVisible()
  })

  it('is replaced by the link, which leaves the address at once; then one signs in', async () => {
    const token = 'x'.repeat(43)
    const bodies: unknown[] = []
    mockApi.use(
      http.put('*/api/login/password-resets', async ({ request }) => {
        bodies.push(await request.json())
        return bodies.length === 1
          ? problem('unavailable', 'Please try again in a moment.')
          : new HttpResponse(null, { status: 204 })
      }),
    )
    // Whoever is signed in here may have forgotten the password.
    const { log, person } = setUp(ingrid, `/auth?reset#${token}`)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A new password')
    expect(log.visited).toEqual(['/auth'])
    await person.type(field('New password'), 'another battery staple')
    await person.type(field('Confirm new password'), 'another battery staple{Enter}')
    await waitFor(() => expect(log.toasts.at(-1)).toMatchObject({ title: 'Password not changed' }))
    await person.type(field('Confirm new password'), '{Enter}')
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(log.toasts.at(-1)).toMatchObject({
      title: 'Password changed',
      description: 'Please sign in with it.',
    })
    expect(bodies.at(-1)).toEqual({ token, password: 'another battery staple' })
  })

  it('is asked for again where the link does not hold any more', async () => {
    mockApi.use(
      http.put('*/api/login/password-resets', () =>
        problem('forbidden', 'This link does not hold any more. Please ask for another one.'),
      ),
    )
    const { person } = setUp(null, `/auth?reset#${'x'.repeat(43)}`)
    await person.type(await screen.findByLabelText(/^New password/), 'another battery staple')
    await person.type(field('Confirm new password'), 'another battery staple{Enter}')
    expect(
      await screen.findByText('This link does not hold any more. Please ask for another one.'),
    ).toBeVisible()
    expect(button('Ask for another link')).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(field('Username')).toHaveFocus()
    expect(button('Send the link')).toBeVisible()
  })
})

it.each([
  ['/admin/press-room?x=1', '/admin/press-room?x=1'],
  ['//elsewhere.example', '/admin'],
  [7, '/admin'],
])('leads who wanted to go to %j, and was sent here to sign in, to %s', async (from, to) => {
  const { log } = setUp(ingrid, { pathname: '/auth', state: { from } })
  await waitFor(() => expect(log.visited).toEqual([to]))
})
