import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import { createAttemptModel } from './attempt.model'
import { createAttemptLimits, limitOf } from './attempt-limits'
import type { AttemptLimits, Limited } from './attempt-limits'

let store: ServiceStore
let limits: AttemptLimits
let time: number
beforeAll(async () => {
  store = await startServiceStore('limits')
  limits = createAttemptLimits(createAttemptModel(store.connection), 'a secret', () => new Date(time))
  await store.open()
})
afterAll(() => store.stop())
beforeEach(async () => {
  // Not long ago, or the store would remove what is kept as expired.
  time = Date.now()
  await store.clear()
})

/** Seconds that a try has to wait; 0 for one that is heard, and counts. */
const tryOnce = (...limited: Limited[]): Promise<number> =>
  limits.begin(limited).then(
    () => 0,
    (error: { code: string; retryAfterSeconds: number }) => {
      expect(error.code).toBe('rate_limited')
      return error.retryAfterSeconds
    },
  )

describe('[AUT-023] failures', () => {
  it.each([
    ['a name', limitOf.name('ada'), 5, 15 * 60],
    ['a name at a known browser', limitOf.knownDevice('ada', 'visitor'), 5, 15 * 60],
    ['a browser', limitOf.visitor('visitor'), 10, 60 * 60],
    ['a network', limitOf.network('a hash'), 50, 15 * 60],
  ])(
    'of %s cost nothing at first, then longer and longer waits, and never more than so much',
    async (_, limited, free, longest) => {
      for (let at = 0; at < free; at += 1) expect(await tryOnce(limited)).toBe(0)
      const waits: number[] = []
      for (let round = 0; round < 16; round += 1) {
        const seconds = await tryOnce(limited)
        waits.push(seconds)
        time += seconds * 1000 - 1
        expect(await tryOnce(limited)).toBe(1)
        time += 1
        expect(await tryOnce(limited)).toBe(0)
      }
      expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32])
      expect(Math.max(...waits)).toBe(longest)
      expect(waits.at(-1)).toBe(longest)
    },
  )

  it('of one are not those of another; a refusal by one counts for none', async () => {
    const [ada, visitor] = [limitOf.name('ada'), limitOf.visitor('visitor')]
    for (let at = 0; at < 5; at += 1) await tryOnce(ada)
    // Refused under the name: the browser's ten are still there.
    for (let at = 0; at < 20; at += 1) expect(await tryOnce(visitor, ada)).toBe(1)
    for (let at = 0; at < 10; at += 1) expect(await tryOnce(visitor, limitOf.name(`name-${at}`))).toBe(0)
    expect(await tryOnce(visitor)).toBe(1)
  })

  it('end with a success: the name begins anew, and what others share gets this try back', async () => {
    const [ada, visitor] = [limitOf.name('ada'), limitOf.visitor('visitor')]
    for (let round = 0; round < 30; round += 1) {
      expect(await tryOnce(visitor, ada)).toBe(0)
      await limits.succeed([visitor, ada], [ada])
    }
    // Whoever has an account cannot wash away tries under other names with it.
    for (let at = 0; at < 9; at += 1) expect(await tryOnce(visitor, limitOf.name(`name-${at}`))).toBe(0)
    await tryOnce(visitor, ada)
    await limits.succeed([visitor, ada], [ada])
    expect(await tryOnce(visitor)).toBe(0)
    expect(await tryOnce(visitor)).toBe(1)
  })

  it('at the same moment are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOnce(limitOf.name('ada'))))
    expect(answers.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(5)
    expect(answers).toContain(0)
  })
})
