import { createRemoteList } from './remote-list'

const listOf = (...answers: unknown[]) => {
  const fetchList = jest.fn(() => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return fetchList
}

it('uses the list that came with the page, without a request', () => {
  const fetchList = listOf()
  const list = createRemoteList({ embedded: new Map([['mfe-wizard', '/w/1.json']]), fetchList })
  expect(list.isReady()).toBe(true)
  expect(list.addressOf('mfe-wizard')).toBe('/w/1.json')
  expect(list.addressOf('mfe-unknown')).toBeUndefined()
  expect(fetchList).not.toHaveBeenCalled()
})

it('reads the list itself when none came with the page, and says when it is there', async () => {
  const list = createRemoteList({ fetchList: listOf({ 'mfe-wizard': '/w/1.json', broken: 7, empty: '' }) })
  const changed = jest.fn()
  list.subscribe(changed)
  expect(list.isReady()).toBe(false)
  await list.refresh()
  expect(changed).toHaveBeenCalledTimes(1)
  expect(list.addressOf('mfe-wizard')).toBe('/w/1.json')
  expect(list.addressOf('broken')).toBeUndefined()
  expect(list.addressOf('empty')).toBeUndefined()
})

it('is ready, and empty, when the first reading fails', async () => {
  const list = createRemoteList({ fetchList: listOf(new Error('offline')) })
  const changed = jest.fn()
  list.subscribe(changed)
  await list.refresh()
  expect(list.isReady()).toBe(true)
  expect(changed).toHaveBeenCalledTimes(1)
})

it('keeps the known list when a later reading fails or is no list', async () => {
  const list = createRemoteList({
    embedded: new Map([['mfe-wizard', '/w/1.json']]),
    fetchList: listOf(new Error('offline'), ['no', 'list'], 'text'),
  })
  const changed = jest.fn()
  list.subscribe(changed)
  for (let reading = 0; reading < 3; reading += 1) await list.refresh()
  expect(list.addressOf('mfe-wizard')).toBe('/w/1.json')
  expect(changed).not.toHaveBeenCalled()
})

it('takes a changed line, and tells nobody of an unchanged list', async () => {
  const list = createRemoteList({
    embedded: new Map([['mfe-wizard', '/w/1.json']]),
    fetchList: listOf({ 'mfe-wizard': '/w/1.json' }, { 'mfe-wizard': '/w/2.json' }),
  })
  const changed = jest.fn()
  list.subscribe(changed)
  await list.refresh()
  expect(changed).not.toHaveBeenCalled()
  await list.refresh()
  expect(changed).toHaveBeenCalledTimes(1)
  expect(list.addressOf('mfe-wizard')).toBe('/w/2.json')
})

it('reads once for everyone who asks at the same time', async () => {
  const fetchList = listOf({ 'mfe-wizard': '/w/2.json' }, { 'mfe-wizard': '/w/3.json' })
  const list = createRemoteList({ embedded: new Map(), fetchList })
  await Promise.all([list.refresh(), list.refresh()])
  expect(fetchList).toHaveBeenCalledTimes(1)
})
