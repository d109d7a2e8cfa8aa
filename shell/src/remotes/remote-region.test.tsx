import { useState } from 'react'
import type { ComponentType } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps, SlotProps } from '@shared/contracts/remote-app'
import type { Build } from '../testing/fake-platform'
import { createFakePlatform } from '../testing/fake-platform'
import { renderShell } from '../testing/render-shell'

const contractVersion = remoteContractVersion
const slotAddress = '/assistant/mf-manifest.json'

/** A page that stays alive around a slot: it counts presses. */
function Page(host: HostProps) {
  const [count, setCount] = useState(0)
  // The contract names no framework; the host's Slot is a React component.
  const Slot = host.Slot as ComponentType<SlotProps>
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      <Slot name="chat-drawer" props={{ greeting: 'Hello from the page' }} />
    </>
  )
}
const page = { './app': { contractVersion, name: 'mfe-wizard', routes: ['/'], Component: Page } }
const drawer = (version = contractVersion, Component: unknown = Drawer) => ({
  './chat-drawer': { contractVersion: version, Component },
})
const Drawer = ({ greeting, session }: HostProps & { greeting?: string }) => (
  <p>{`${greeting}, ${session.user?.username ?? 'nobody'}`}</p>
)

let isBroken = true
const Fragile = (props: HostProps) => {
  if (isBroken) throw new Error('boom')
  return <Drawer {...props} greeting="Mended" />
}

const setUp = async (build: Build) => {
  const platform = createFakePlatform({ timeout: 50 })
  platform.point('mfe-wizard', '/wizard/mf-manifest.json')
  platform.publish('/wizard/mf-manifest.json', page)
  platform.point('mfe-assistant', slotAddress)
  platform.publish(slotAddress, build)
  renderShell({ platform, path: '/' })
  await screen.findByRole('button', { name: 'Pressed 0' })
  return platform
}

const pressOn = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }))
  return screen.getByRole('button', { name: 'Pressed 1' })
}

it.each<[string, Build, RegExp]>([
  ['is absent', new Error('404'), /could not be reached/],
  ['is slow', 'never', /taking too long/],
  ['has another contract version', drawer(99), /does not fit the page/],
  ['is something else', { './chat-drawer': 42 }, /does not fit the page/],
])(
  '[SHL-013] a remote that %s costs only its place, says so, and its retry works',
  async (_, build, sentence) => {
    const platform = await setUp(build)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This part of the page did not load.')
    expect(alert).toHaveTextContent(sentence)
    const counter = pressOn()

    platform.publish(slotAddress, drawer())
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByText('Hello from the page, nobody')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(counter).toHaveTextContent('Pressed 1')
  },
)

it('[SHL-013] a remote that throws while rendering costs only its place, and its retry renders it anew', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  isBroken = true
  await setUp(drawer(contractVersion, Fragile))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something in it went wrong.')
  pressOn()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Mended, nobody')).toBeVisible()
  errors.mockRestore()
})

it('a whole page that is absent leaves the rest of the host alive', async () => {
  const platform = createFakePlatform()
  renderShell({ platform, path: '/' })
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page did not load.')
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument()
  platform.point('mfe-wizard', '/wizard/mf-manifest.json')
  platform.publish('/wizard/mf-manifest.json', page)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible()
})
