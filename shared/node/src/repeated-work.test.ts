import { createLogger } from './logger'
import { createRepeatedWork } from './repeated-work'

describe('repeated work', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const minute = 60_000
  /** Work of which these runs fail, counted from 0; when each began, in milliseconds from the start. */
  const work = (failing: readonly number[]) => {
    const [began, start, lines]: [number[], number, string[]] = [[], Date.now(), []]
    const repeated = createRepeatedWork({
      name: 'dust swept',
      run: async () => {
        began.push(Date.now() - start)
        if (failing.includes(began.length - 1)) throw new Error('The broom is just starting')
        return 1
      },
      logger: createLogger({ service: 'test', destination: { write: (line) => void lines.push(line) } }),
      intervalMs: minute,
    })
    repeated.start()
    return { began, lines, ...repeated }
  }

  it('begins at the start, and again at each interval until it is stopped', async () => {
    const { began, stop } = work([])
    await jest.advanceTimersByTimeAsync(2 * minute)
    expect(began).toEqual([0, minute, 2 * minute])
    await stop()
    await jest.advanceTimersByTimeAsync(2 * minute)
    expect(began).toHaveLength(3)
  })

  it('that failed is tried again after two seconds, then four, then at its interval', async () => {
    const { began, lines, stop } = work([0, 1])
    await jest.advanceTimersByTimeAsync(7000)
    expect(began).toEqual([0, 2000, 6000])
    expect(lines.map((line) => line.includes('put off: dust swept'))).toEqual([true, false, false])
    expect(lines.map((line) => line.includes('failed: dust swept'))).toEqual([false, true, false])
    await jest.advanceTimersByTimeAsync(minute)
    expect(began).toEqual([0, 2000, 6000, 6000 + minute])
    await stop()
  })
})
