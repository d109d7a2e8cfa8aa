import { isRemoteApp, remoteContractVersion } from '@shared/contracts/remote-app'
import { createFakePlatform } from '../testing/fake-platform'
import { createRemoteList } from './remote-list'
import { createRemoteStore } from './remote-store'

const app = (name: string, contractVersion = remoteContractVersion) => ({
  contractVersion,
  name,
  routes: ['/'],
  Component: () => null,
})
const request = { remote: 'mfe-wizard', module: './app', isPart: isRemoteApp }
const address = '/w/1/mf-manifest.json'
const settled = () => new Promise((resolve) => setTimeout(resolve))

const setUp = (timeout?: number) => {
  const platform = createFakePlatform(timeout === undefined ? {} : { timeout })
  platform.point('mfe-wizard', address)
  return platform
}

it('loads a part once, however often it is asked for', async () => {
  const { store, publish, asked } = setUp()
  publish(address, { './app': app('wizard') })
  expect(store.read(request)).toEqual({ status: 'loading' })
  store.read(request)
  await settled()
  expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'wizard' }, address })
  expect(store.read(request)).toBe(store.read(request))
  expect(asked).toEqual(['/w/1/remoteEntry.js'])
})

it('waits for a part that is still being made ready', async () => {
  const { store, publish } = setUp()
  publish(address, { './app': Promise.resolve(app('wizard')) })
  store.read(request)
  await settled()
  expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'wizard' } })
})

it('tells its listeners of each change, until they leave', async () => {
  const { store, publish } = setUp()
  publish(address, { './app': app('wizard') })
  const changed = jest.fn()
  const unsubscribe = store.subscribe(changed)
  store.read(request)
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
  unsubscribe()
  await store.retry(request)
  expect(changed).toHaveBeenCalledTimes(1)
})

it.each([
  ['no line', () => undefined, 'absent'],
  [
    'a script that is not there',
    ({ point }: ReturnType<typeof setUp>) => point('mfe-wizard', address),
    'absent',
  ],
  [
    'another contract version',
    ({ publish }: ReturnType<typeof setUp>) => publish(address, { './app': app('wizard', 99) }),
    'contract',
  ],
  [
    'something else',
    ({ publish }: ReturnType<typeof setUp>) => publish(address, { './app': 'not an app' }),
    'contract',
  ],
])('%s is a fault of its own', async (_, prepare, fault) => {
  const platform = _ === 'no line' ? createFakePlatform() : setUp()
  prepare(platform)
  platform.store.read(request)
  await settled()
  expect(platform.store.read(request)).toEqual({ status: 'error', fault })
})

it('a retry asks for the script under a fresh address and works when the remote is back', async () => {
  const { store, publish, asked } = setUp()
  publish(address, new Error('down'))
  store.read(request)
  await settled()
  await store.retry(request)
  expect(store.read(request)).toEqual({ status: 'error', fault: 'absent' })
  publish(address, { './app': app('wizard') })
  await store.retry(request)
  expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'wizard' } })
  expect(asked).toEqual(['/w/1/remoteEntry.js', '/w/1/remoteEntry.js?retry=1', '/w/1/remoteEntry.js?retry=2'])
})

it('a retry reads the list again: a remote that was rolled back is loaded from its new line', async () => {
  const { store, publish, point } = setUp()
  publish(address, { './app': app('wizard', 99) })
  publish('/w/0/mf-manifest.json', { './app': app('older') })
  store.read(request)
  await settled()
  point('mfe-wizard', '/w/0/mf-manifest.json')
  await store.retry(request)
  expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'older' } })
})

it('calls a part slow after the timeout, and takes it all the same when it comes', async () => {
  jest.useFakeTimers()
  try {
    const list = createRemoteList({ embedded: new Map([['mfe-wizard', address]]) })
    const arrivals: ((value: unknown) => void)[] = []
    const store = createRemoteStore({
      list,
      timeout: 100,
      readEntry: () => Promise.resolve({ name: 'w', entry: '/w.js' }),
      federation: {
        register: () => undefined,
        load: () => new Promise((resolve) => arrivals.push(resolve)),
      },
    })
    store.read(request)
    await jest.advanceTimersByTimeAsync(99)
    expect(store.read(request)).toEqual({ status: 'loading' })
    await jest.advanceTimersByTimeAsync(1)
    expect(store.read(request)).toEqual({ status: 'error', fault: 'slow' })
    arrivals[0]?.({ default: app('late') })
    await jest.advanceTimersByTimeAsync(0)
    expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'late' } })
  } finally {
    jest.useRealTimers()
  }
})

it('loads from the new address once a line changed', async () => {
  const { store, list, publish, point } = setUp()
  publish(address, { './app': app('one') })
  publish('/w/2/mf-manifest.json', { './app': app('two') })
  store.read(request)
  await settled()
  point('mfe-wizard', '/w/2/mf-manifest.json')
  await list.refresh()
  expect(store.read(request)).toEqual({ status: 'loading' })
  await settled()
  expect(store.read(request)).toMatchObject({ status: 'ready', part: { name: 'two' } })
})

it('starts a preloaded part as soon as the list is known', async () => {
  const loaded: string[] = []
  const list = createRemoteList({ fetchList: () => Promise.resolve({ 'mfe-wizard': address }) })
  const store = createRemoteStore({
    list,
    readEntry: () => Promise.resolve({ name: 'w', entry: '/w.js' }),
    federation: {
      register: () => undefined,
      load: (name, module) => {
        loaded.push(`${name} ${module}`)
        return Promise.resolve({ default: app('wizard') })
      },
    },
  })
  const preloaded = store.preload(request)
  expect(loaded).toEqual([])
  await preloaded
  expect(loaded).toEqual(['w ./app'])
  expect(store.read(request)).toMatchObject({ status: 'ready' })
})

it('a preloaded part that cannot be had is known not to come', async () => {
  const { store, publish } = setUp()
  publish(address, new Error('down'))
  await store.preload(request)
  expect(store.read(request)).toEqual({ status: 'error', fault: 'absent' })
})
