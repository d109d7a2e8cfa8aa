import { http, HttpResponse } from 'msw'
import type { Proof } from '@shared/contracts/proofs'
import { mockApi, problem, withMockApi } from '../testing/mock-api'
import { someProof, someRunningProof } from '../testing/some-proof'
import { ApiError } from './api-error'
import { watchProof } from './watch-proof'

const running = someRunningProof({ stage: 'queued', waiting: 2 })
const done = someProof()

const encoder = new TextEncoder()
/** A stream of events that is written to, ended and broken by hand. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  return {
    answer: () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (proof: Proof) =>
      controller?.enqueue(encoder.encode(`event: proof\ndata: ${JSON.stringify(proof)}\n\n`)),
    end: () => controller?.close(),
    lose: () => controller?.error(new TypeError('terminated')),
  }
}

/** What the server answers to each question in turn; the last one stands. */
function answerInTurn(...answers: (() => Response)[]) {
  const asked: { at: number; isForStream: boolean }[] = []
  mockApi.use(
    http.get('*/api/proof/job-1', ({ request }) => {
      const isForStream = request.headers.get('accept')?.startsWith('text/event-stream') ?? false
      asked.push({ at: Date.now(), isForStream })
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (!answer) throw new Error('No answer')
      return answer()
    }),
  )
  return asked
}

function watch() {
  const seen: string[] = []
  const stop = new AbortController()
  const end = watchProof('job-1', {
    signal: stop.signal,
    onProof: ({ status, waiting }) => seen.push(`${status} ${waiting}`),
    onAway: () => seen.push('away'),
  })
  const outcome = end.then(
    ({ status }) => status,
    (error: unknown) => error,
  )
  return { seen, stop, outcome }
}
const turnOver = globalThis.setTimeout
/** Lets so much time pass, and everything that is on its way arrive. */
const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => turnOver(resolve, 0))
}

withMockApi()
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

it('[SUB-039] follows the events of one stream, and asks no second time', async () => {
  const stream = openStream()
  const asked = answerInTurn(stream.answer)
  const { seen, outcome } = watch()
  await pass(0)
  stream.tell(running)
  await pass(10_000)
  stream.tell({ ...running, stage: 'building', waiting: 0 })
  await pass(10_000)
  stream.tell(done)
  expect(await outcome).toBe('done')
  expect(seen).toEqual(['running 2', 'running 0', 'done null'])
  expect(asked).toEqual([expect.objectContaining({ isForStream: true })])
})

it('[SUB-039] asks every 2,000 ms where a stream does not come through', async () => {
  // Something between page and server holds the events back.
  const held = openStream()
  const asked = answerInTurn(
    held.answer,
    () => HttpResponse.json(running),
    () => HttpResponse.json(running),
    () => HttpResponse.json(done),
  )
  const { seen, outcome } = watch()
  await pass(3999)
  expect(asked).toHaveLength(1)
  await pass(1)
  await pass(1999)
  expect(asked).toHaveLength(2)
  await pass(1)
  await pass(2000)
  expect(await outcome).toBe('done')
  expect(seen).toEqual(['running 2', 'running 2', 'done null'])
  expect(asked.map(({ isForStream }) => isForStream)).toEqual([true, false, false, false])
  await pass(60_000)
  expect(asked).toHaveLength(4)
})

it('[SUB-039] asks every 2,000 ms a server that knows no streams', async () => {
  const asked = answerInTurn(
    () => HttpResponse.json(running),
    () => HttpResponse.json(done),
  )
  const { outcome } = watch()
  await pass(1999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(await outcome).toBe('done')
})

it('goes on after a stream that broke, a server that is away and one that restarts', async () => {
  const first = openStream()
  const second = openStream()
  const asked = answerInTurn(
    first.answer,
    () => problem('unavailable', 'Not now.'),
    () => HttpResponse.error(),
    second.answer,
    () => HttpResponse.json(done),
  )
  const { seen, outcome } = watch()
  await pass(0)
  first.tell(running)
  await pass(0)
  first.lose()
  await pass(2000)
  await pass(2000)
  await pass(2000)
  second.tell(running)
  await pass(0)
  second.end()
  await pass(2000)
  expect(await outcome).toBe('done')
  expect(seen).toEqual(['running 2', 'away', 'away', 'away', 'running 2', 'done null'])
  expect(asked.every(({ isForStream }) => isForStream)).toBe(true)
})

it('asks anew at once when the device wakes, and after a long silence: the connection may be dead', async () => {
  const asked = answerInTurn(openStream().answer, openStream().answer, () => HttpResponse.json(done))
  const { seen, outcome } = watch()
  await pass(0)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked).toHaveLength(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(await outcome).toBe('done')
  expect(seen).toEqual(['done null'])
})

it('asks anew after a silence of half a minute', async () => {
  const silent = openStream()
  const asked = answerInTurn(silent.answer, () => HttpResponse.json(done))
  const { outcome } = watch()
  await pass(0)
  silent.tell(running)
  await pass(29_900)
  expect(asked).toHaveLength(1)
  await pass(200)
  expect(await outcome).toBe('done')
})

it('ends with a refusal, and when the caller stops', async () => {
  answerInTurn(() => problem('not_found', 'Proof not found'))
  expect(await watch().outcome).toBeInstanceOf(ApiError)
  const asked = answerInTurn(openStream().answer)
  const { stop, outcome } = watch()
  await pass(0)
  stop.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(0)
})
