import { http, HttpResponse } from 'msw'
import { mockApi, withMockApi } from '@shared/web/testing/mock-api'
import { presenceSchema } from '@shared/contracts/versions'
import { fieldOf, keepPresence } from './presence'

const turnOver = globalThis.setTimeout
/** Lets so much time pass, and what is on its way arrive. */
const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => turnOver(resolve, 0))
}
const show = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const focus = (id: string) => document.getElementById(id)?.focus()

withMockApi()
let said: string[] = []
const pages = new Set<string>()
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  said = []
  pages.clear()
  mockApi.use(
    http.all('*/api/proofs/01K7Q2M9XA/presence', async ({ request }) => {
      const { pageId, field } = presenceSchema.parse(await request.json())
      pages.add(pageId)
      said.push(`${request.method} ${field}`)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  document.body.innerHTML = `
    <input id="field-babyFirstName">
    <fieldset id="field-babyHeight"><input id="feet" name="babyHeightFeet"></fieldset>
    <input id="field-inviteEmail">`
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('says every 15 s that the page is here while it is visible, and once that it leaves', async () => {
  const { leave } = keepPresence('01K7Q2M9XA')
  await pass(0)
  await pass(14_999)
  expect(said).toEqual(['PUT null'])
  await pass(1)
  expect(said).toEqual(['PUT null', 'PUT null'])
  show('hidden')
  await pass(60_000)
  expect(said).toHaveLength(2)
  show('visible')
  await pass(1000)
  expect(said).toHaveLength(3)
  leave()
  leave()
  await pass(60_000)
  expect(said.slice(3)).toEqual(['DELETE null'])
  expect(pages.size).toBe(1)
  expect(jest.getTimerCount()).toBe(0)
})

it('says nothing more once the access has ended, which the server knows', async () => {
  const presence = keepPresence('01K7Q2M9XA')
  await pass(0)
  presence.stop()
  presence.leave()
  window.dispatchEvent(new Event('pagehide'))
  focus('field-babyFirstName')
  await pass(60_000)
  expect(said).toEqual(['PUT null'])
  expect(jest.getTimerCount()).toBe(0)
})

it('says where the focus is, at most once a second, however fast it moves', async () => {
  const { leave } = keepPresence('01K7Q2M9XA')
  await pass(2000)
  focus('field-babyFirstName')
  await pass(10)
  expect(said).toEqual(['PUT null', 'PUT babyFirstName'])
  for (const id of ['feet', 'field-inviteEmail', 'field-babyFirstName', 'feet']) {
    focus(id)
    await pass(10)
  }
  expect(said).toHaveLength(2)
  await pass(1000)
  expect(said.slice(2)).toEqual(['PUT babyHeightFeet'])
  focus('field-inviteEmail')
  await pass(1000)
  expect(said.at(-1)).toBe('PUT null')
  leave()
  await pass(0)
})

it('knows the field of a control by itself or by what it stands in', () => {
  const at = (id: string) => fieldOf(document.getElementById(id))
  expect([at('field-babyFirstName'), at('feet'), at('field-inviteEmail'), fieldOf(null)]).toEqual([
    'babyFirstName',
    'babyHeightFeet',
    null,
    null,
  ])
})
