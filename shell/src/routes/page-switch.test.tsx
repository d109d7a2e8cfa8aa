import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import { pageRoutes } from '@shared/contracts/page-routes'
import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps } from '@shared/contracts/remote-app'
import { createFakePlatform } from '../testing/fake-platform'
import { renderShell } from '../testing/render-shell'

const proofPage = (prefix: string) =>
  function ProofPage() {
    const toForm = useNavigate()
    return (
      <>
        <h1>{`${prefix} ${useParams()['id'] ?? ''}`}</h1>
        <button onClick={() => void toForm('/')}>Back to the form</button>
      </>
    )
  }
const Review = proofPage('Review of')
const Join = proofPage('Joining by')

/** Remotes as their owners write them: each with routes over the whole path. */
const appOf = (Component: (host: HostProps) => unknown, contractVersion = remoteContractVersion) => ({
  './app': { contractVersion, name: 'x', routes: [], Component },
})
const wizard = appOf(({ navigate }) => (
  <>
    <h1>Wizard</h1>
    <button onClick={() => navigate('/proof-review/kq3')}>Submit</button>
    <button onClick={() => navigate('/auth')}>Staff</button>
  </>
))
const proof = appOf(() => (
  <Routes>
    <Route path="/success" element={<h1>Success</h1>} />
    <Route path="/proof-review" element={<h1>Invalid proof ID</h1>} />
    <Route path="/proof-review/:id" element={<Review />} />
    <Route path="/join/:id" element={<Join />} />
  </Routes>
))
/** Says where whoever signs in is led to. */
const SignIn = () => {
  const { state } = useLocation()
  return (
    <>
      <h1>Sign in</h1>
      <output aria-label="Asked for">{state?.from}</output>
    </>
  )
}
const admin = appOf(({ session }) => (
  <Routes>
    <Route path="/auth" element={<SignIn />} />
    <Route
      path="/admin"
      element={
        <>
          <h1>{`Dashboard of ${session.user?.username}`}</h1>
          <button onClick={() => session.setUser(null)}>Leave</button>
        </>
      }
    />
  </Routes>
))

const platformOf = () => {
  const platform = createFakePlatform()
  for (const [name, build] of Object.entries({
    'mfe-wizard': wizard,
    'mfe-proof': proof,
    'mfe-admin': admin,
  })) {
    platform.point(name, `/${name}/1/mf-manifest.json`)
    platform.publish(`/${name}/1/mf-manifest.json`, build)
  }
  return platform
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const address = () => screen.getByTestId('address').textContent
const ingrid = Promise.resolve({ id: 'u1', username: 'ingrid' })

it.each([
  ['/', 'Wizard'],
  ['/auth', 'Sign in'],
  ['/success', 'Success'],
  ['/proof-review/kq3', 'Review of kq3'],
  ['/proof-review', 'Invalid proof ID'],
  ['/join/t0ken', 'Joining by t0ken'],
])('[SHL-002] %s shows its page without a sign-in', async (path, title) => {
  renderShell({ platform: platformOf(), path })
  expect(await heading(title)).toBeVisible()
  expect(address()).toBe(path)
})

it('[AUT-010] /admin shows its page to a signed-in user', async () => {
  renderShell({ platform: platformOf(), path: '/admin', currentUser: ingrid })
  expect(await heading('Dashboard of ingrid')).toBeVisible()
})

it('[SHL-002] [AUT-008] every page of the staff sends anyone else to /auth', async () => {
  const paths = pageRoutes.filter(({ path }) => path.startsWith('/admin')).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const { unmount } = renderShell({ platform: platformOf(), path: path.replace(':id', 'record-1') })
    expect(await heading('Sign in')).toBeVisible()
    expect(address()).toBe('/auth')
    unmount()
  }
})

it('/auth is told which page of the staff was asked for, but not whose who has left', async () => {
  const { unmount } = renderShell({ platform: platformOf(), path: '/admin/press-room?period=week' })
  await heading('Sign in')
  expect(screen.getByRole('status', { name: 'Asked for' })).toHaveTextContent('/admin/press-room?period=week')
  unmount()
  renderShell({ platform: platformOf(), path: '/admin', currentUser: ingrid })
  await heading('Dashboard of ingrid')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await heading('Sign in')
  expect(screen.getByRole('status', { name: 'Asked for' })).toBeEmptyDOMElement()
})

it('/admin shows "Authenticating..." while the current-user check loads', async () => {
  let answer: (user: null) => void = () => undefined
  const currentUser = new Promise<null>((resolve) => (answer = resolve))
  renderShell({ platform: platformOf(), path: '/admin', currentUser })
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Authenticating...')
  expect(screen.queryByRole('heading')).toBeNull()
  await act(async () => answer(null))
  expect(screen.queryByText('Authenticating...')).toBeNull()
})

it.each(['/upload-svg', '/upload'])('[SHL-003] %s redirects to /', async (path) => {
  renderShell({ platform: platformOf(), path })
  expect(await heading('Wizard')).toBeVisible()
  expect(address()).toBe('/')
})

it.each(['/nowhere', '/proofs/1', '/join', '/join/a/b', '/administrator', '/success/extra'])(
  '[SHL-004] the unknown %s redirects to /',
  async (path) => {
    renderShell({ platform: platformOf(), path })
    expect(await heading('Wizard')).toBeVisible()
    expect(address()).toBe('/')
  },
)

it('uses a deployment made while the page was open, from the next navigation on', async () => {
  const platform = platformOf()
  renderShell({ platform, path: '/' })
  await heading('Wizard')
  platform.publish(
    '/mfe-proof/2/mf-manifest.json',
    appOf(() => <h1>Review, second edition</h1>),
  )
  platform.publish(
    '/mfe-wizard/2/mf-manifest.json',
    appOf(() => <h1>Wizard, second edition</h1>),
  )
  platform.point('mfe-proof', '/mfe-proof/2/mf-manifest.json')
  platform.point('mfe-wizard', '/mfe-wizard/2/mf-manifest.json')
  expect(await heading('Wizard')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await heading('Review, second edition')).toBeVisible()
  expect(platform.asked).toEqual(['/mfe-wizard/1/remoteEntry.js', '/mfe-proof/2/remoteEntry.js'])
})

it('navigates with the list it knows when remotes.json cannot be read', async () => {
  const platform = platformOf()
  renderShell({ platform, path: '/' })
  await heading('Wizard')
  platform.takeListDown()
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await heading('Review of kq3')).toBeVisible()
})

it('shows a page that is gone to from its head, at once', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
  renderShell({ platform: platformOf(), path: '/' })
  await heading('Wizard')
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await heading('Review of kq3')
  // Safari leaves a smooth scroll unfinished where the height of the page changes meanwhile.
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

it('gives the focus to the head of a page that is gone to, unless the page has put it elsewhere', async () => {
  const platform = platformOf()
  platform.publish(
    '/mfe-admin/1/mf-manifest.json',
    appOf(() => (
      <>
        <h1>Sign in</h1>
        <input aria-label="Username" autoFocus />
      </>
    )),
  )
  renderShell({ platform, path: '/' })
  expect(await heading('Wizard')).not.toHaveFocus()
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  press('Submit')
  const review = await heading('Review of kq3')
  await waitFor(() => expect(review).toHaveFocus())
  press('Back to the form')
  const wizard = await heading('Wizard')
  await waitFor(() => expect(wizard).toHaveFocus())
  press('Staff')
  expect(await screen.findByLabelText('Username')).toHaveFocus()
})
