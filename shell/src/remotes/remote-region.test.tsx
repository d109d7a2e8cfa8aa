import { useState } from 'react'
import type { ComponentType } from 'react'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
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

/** In which way a remote is lost, what it delivers, and what its place says. */
const lostBuilds: [string, Build, RegExp][] = [
  ['absent', new Error('404'), /could not be reached/],
  ['slow', 'never', /taking too long/],
  ['throwing', drawer(contractVersion, Fragile), /Something in it went wrong/],
  ['of another contract version', drawer(99), /does not fit the page/],
  ['something else', { './chat-drawer': 42 }, /does not fit the page/],
]

it('[SHL-013] a remote that is absent, slow, throws or has another contract version costs only its region, says so, and its retry works', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [, build, sentence] of lostBuilds) {
    isBroken = true
    const platform = await setUp(build)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This part of the page did not load.')
    expect(alert).toHaveTextContent(sentence)
    const counter = pressOn()

    isBroken = false
    platform.publish(slotAddress, drawer())
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByText(/^(Hello from the page|Mended), nobody$/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(counter).toHaveTextContent('Pressed 1')
    cleanup()
  }
  errors.mockRestore()
  // Five lost remotes in a row: looking things up by role is slow on a busy machine.
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
