import { http, HttpResponse } from 'msw'
import type { LiveState } from '@shared/contracts/live-state'
import { mockApi, problem, withMockApi } from '../testing/mock-api'
import { followRecord } from './live-record'

const proofId = '01K7Q2M9XA'
const someState = (change: Partial<LiveState> = {}): LiveState => ({
  revision: 1,
  comments: 0,
  people: 1,
  seal: 0,
  role: 'EDITOR',
  present: [],
  ...change,
})

const encoder = new TextEncoder()
/** A stream that is written to and ended by hand. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let signal: AbortSignal | null | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  return {
    answer: () => {
      // The one that the page gave: those of the copies that the mock makes of a request may be collected before they tell of it.
      signal = jest.mocked(fetch).mock.lastCall?.[1]?.signal
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    tell: (state: LiveState) => write(`event: state\ndata: ${JSON.stringify(state)}\n\n`),
    revoke: () => write('event: ended\ndata: {}\n\n'),
    keepAlive: () => write(': still here\n\n'),
    end: () => controller?.close(),
    lose: () => controller?.error(new TypeError('terminated')),
    isClosed: () => signal?.aborted,
  }
}

/** What the server answers to each question in turn; the last one stands. Gives the times of the questions. */
function answerInTurn(...answers: (() => Response)[]) {
  const asked: number[] = []
  mockApi.use(
    http.get(`*/api/proofs/${proofId}/live`, () => {
      asked.push(Date.now())
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (!answer) throw new Error('No answer')
      return answer()
    }),
  )
  return asked
}

const stops: (() => void)[] = []
function follow() {
  const seen: (number | string)[] = []
  const stop = followRecord(
    proofId,
    ({ revision }) => seen.push(revision),
    () => seen.push('ended'),
    () => seen.push('away'),
  )
  stops.push(stop)
  return { seen, stop }
}

const turnOver = globalThis.setTimeout
/** Lets so much time pass, and everything that is on its way arrive. */
const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => turnOver(resolve, 0))
}
const show = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

withMockApi()
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  jest.spyOn(globalThis, 'fetch')
  // The longest each pause may be.
  jest.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop())
  await pass(0)
  expect(jest.getTimerCount()).toBe(0)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('opens one stream for all who follow a record, and closes it with the last one', async () => {
  const stream = openStream()
  const asked = answerInTurn(stream.answer)
  const first = follow()
  const second = follow()
  await pass(0)
  stream.tell(someState())
  await pass(0)
  const late = follow()
  stream.tell(someState({ revision: 2 }))
  await pass(0)
  expect([first.seen, second.seen, late.seen]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  expect(asked).toHaveLength(1)
  first.stop()
  second.stop()
  // A part of the page that is drawn anew stops, and follows again in the same moment.
  late.stop()
  const anew = follow()
  await pass(0)
  stream.tell(someState({ revision: 3 }))
  await pass(0)
  expect(anew.seen).toEqual([2, 3])
  expect([first.seen, late.seen]).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(stream.isClosed()).toBe(false)
  anew.stop()
  await pass(0)
  expect(stream.isClosed()).toBe(true)
  await pass(120_000)
  expect(asked).toHaveLength(1)
})

it('asks again after a restart, more and more slowly, and at once when the device is online again', async () => {
  const first = openStream()
  const second = openStream()
  const away = () => problem('unavailable', 'Not now.')
  const asked = answerInTurn(first.answer, away, () => HttpResponse.error(), away, second.answer, away)
  const { seen } = follow()
  await pass(0)
  first.tell(someState())
  await pass(0)
  first.lose()
  await pass(0)
  for (const wait of [1000, 2000, 4000]) {
    const before = asked.length
    await pass(wait - 1)
    expect(asked).toHaveLength(before)
    await pass(1)
    expect(asked).toHaveLength(before + 1)
  }
  window.dispatchEvent(new Event('online'))
  await pass(0)
  second.tell(someState({ revision: 7 }))
  await pass(0)
  expect(seen).toEqual([1, 'away', 'away', 'away', 'away', 7])
  // A stream that came through begins with the first pause again, also where it ended in order.
  second.end()
  await pass(999)
  expect(asked).toHaveLength(5)
  await pass(1)
  expect(asked).toHaveLength(6)
})

it('never pauses longer than half a minute, and asks no oftener than that for a server that is long away', async () => {
  const asked = answerInTurn(() => problem('unavailable', 'Not now.'))
  follow()
  await pass(600_000)
  // 1 + 2 + 4 + 8 + 16 s, then 30 s each.
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.length).toBeLessThan(27)
})

it('takes a comment for a sign of life, and asks anew after half a minute without any', async () => {
  const silent = openStream()
  const asked = answerInTurn(silent.answer, openStream().answer)
  follow()
  await pass(0)
  silent.tell(someState())
  for (let beat = 0; beat < 8; beat++) {
    await pass(15_000)
    silent.keepAlive()
    await pass(0)
  }
  expect(asked).toHaveLength(1)
  await pass(29_000)
  expect(asked).toHaveLength(1)
  await pass(1000)
  expect(asked).toHaveLength(2)
})

it('lets the stream go in a page that is hidden for long, and tells what was missed when it is looked at', async () => {
  const first = openStream()
  const second = openStream()
  const asked = answerInTurn(first.answer, second.answer)
  const { seen } = follow()
  await pass(0)
  first.tell(someState())
  await pass(0)
  show('hidden')
  await pass(29_000)
  first.keepAlive()
  await pass(0)
  expect(first.isClosed()).toBe(false)
  await pass(1000)
  expect(first.isClosed()).toBe(true)
  await pass(600_000)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked).toHaveLength(1)
  show('visible')
  await pass(0)
  second.tell(someState({ revision: 9 }))
  await pass(0)
  expect(seen).toEqual([1, 9])
})

it.each([
  ['is told so', undefined],
  ['is refused', 'not_found'],
  ['is forbidden', 'forbidden'],
] as const)('ends for good when the access has ended and the page %s', async (_words, code) => {
  const stream = openStream()
  const asked = answerInTurn(stream.answer, () => problem(code ?? 'not_found', 'Record not found'))
  const { seen } = follow()
  await pass(0)
  stream.tell(someState())
  await pass(0)
  if (code) stream.lose()
  else stream.revoke()
  await pass(2000)
  expect(seen.at(-1)).toBe('ended')
  await pass(120_000)
  expect(asked).toHaveLength(code ? 2 : 1)
  expect(seen.filter((word) => word === 'ended')).toHaveLength(1)
})
