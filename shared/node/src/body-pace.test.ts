import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { watchBody } from './body-pace'

/** A request of which the bytes come when a test says so. */
function slowRequest(pace: { idleMs: number; minBytesPerSecond: number }) {
  let bytesRead = 0
  let unread = 0
  const socket = new Socket()
  Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead })
  const request = new IncomingMessage(socket)
  Object.defineProperty(request, 'readableLength', { get: () => unread })
  const stalls = new EventEmitter()
  let isStalled = false
  watchBody(request, new ServerResponse(request), pace, () => {
    isStalled = true
    stalls.emit('stall')
  })
  return {
    request,
    come: (bytes: number, { isUnread = false } = {}) => {
      bytesRead += bytes
      unread = isUnread ? bytes : 0
    },
    after: (ms: number) => {
      jest.advanceTimersByTime(ms)
      return isStalled
    },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pace = { idleMs: 10_000, minBytesPerSecond: 100 }

it('a body has stalled when nothing comes for the whole time, and not a moment earlier', () => {
  const { come, after } = slowRequest(pace)
  come(5000)
  expect(after(8000)).toBe(false)
  come(1)
  expect(after(10_000)).toBe(false)
  expect(after(2000)).toBe(true)
})

it('a slow telephone is waited for as long as it keeps sending', () => {
  const { come, after } = slowRequest(pace)
  for (let second = 0; second < 600; second += 1) {
    come(150)
    expect(after(1000)).toBe(false)
  }
})

it('a trickle that keeps the connection and sends nothing to speak of is none', () => {
  const { come, after } = slowRequest(pace)
  let seconds = 0
  do {
    come(1)
    seconds += 1
  } while (!after(1000) && seconds < 60)
  expect(seconds).toBeLessThan(15)
})

it('bytes that we have not read yet are no fault of the sender', () => {
  const { come, after } = slowRequest(pace)
  come(65_536, { isUnread: true })
  expect(after(120_000)).toBe(false)
  come(0)
  expect(after(12_000)).toBe(true)
})

it('nothing is watched once all of it is there', () => {
  const { request, after } = slowRequest(pace)
  request.complete = true
  expect(after(60_000)).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})
