import { EventEmitter, once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Response } from 'express'
import { streamChanges } from './change-stream'
import { createChangeWatch } from './change-watch'
import { silentLogger } from './logger'

/** A watch whose reads the test answers one by one. */
function watchUnderTest() {
  const waiting: (() => void)[] = []
  let count = 0
  const watch = createChangeWatch<number>({
    name: 'numbers',
    read: (ids) =>
      new Promise((resolve) => {
        count += 1
        waiting.push(() => resolve(new Map(ids.map((id) => [id, count]))))
      }),
    stateOf: String,
    logger: silentLogger(),
    intervalMs: 1,
  })
  return {
    watch,
    answer: () => waiting.shift()?.(),
    count: () => count,
  }
}
const manyLooks = () => jest.advanceTimersByTimeAsync(100)

describe('a watch that is stopped while it is watched', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('waits for the look under way, and then reads nothing more, also of what its own process writes', async () => {
    const { watch, answer, count } = watchUnderTest()
    watch.watch('one', () => undefined)
    await manyLooks()
    let hasStopped = false
    const stopping = watch.stop().then(() => (hasStopped = true))
    await manyLooks()
    expect(hasStopped).toBe(false)
    answer()
    await stopping
    watch.look('one')
    watch.watch('two', () => undefined)
    await manyLooks()
    expect(count()).toBe(1)
  })

  it('reads again once it is started again', async () => {
    const { watch, answer, count } = watchUnderTest()
    await watch.stop()
    watch.start()
    watch.watch('one', () => undefined)
    await manyLooks()
    expect(count()).toBe(1)
    expect(watch.ending.aborted).toBe(false)
    answer()
    await watch.stop()
  })
})

describe('a stream', () => {
  const readers = {
    'the service stops': (watch: { drain?: () => void }) => watch.drain?.(),
    'its reader leaves': (_watch: object, response: PassThrough) => response.destroy(),
  }
  it.each(Object.entries(readers))(
    'ends with what was told last, and reads nothing, when %s',
    async (_why, end) => {
      const { watch } = watchUnderTest()
      const response = new PassThrough()
      let reads = 0
      const told: number[] = []
      const first = new EventEmitter()
      const hasTold = once(first, 'told')
      const streaming = streamChanges('one', {
        watch,
        read: () => (reads += 1),
        tell: (value) => {
          told.push(value)
          first.emit('told')
        },
        isLast: () => false,
        // The parts of a response that a stream needs.
        response: response as unknown as Response,
      })
      await hasTold
      end(watch, response)
      expect(await streaming).toBe(1)
      expect([reads, told]).toEqual([1, [1]])
    },
  )
})
