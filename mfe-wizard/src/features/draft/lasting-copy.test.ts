import { IDBFactory } from 'fake-indexeddb'
import { createLastingCopy } from './lasting-copy'

it('[DRF-015] keeps the latest text, written through to the disk, for the next visit', async () => {
  const factory = new IDBFactory()
  const copy = createLastingCopy(() => factory)
  expect(await copy.read()).toBeNull()
  for (const text of ['a', 'ab', 'abc']) copy.write(text)
  const next = createLastingCopy(() => factory)
  expect(await untilRead(next, 'abc')).toBe('abc')
  copy.remove()
  expect(await untilRead(next, null)).toBeNull()
})

it('keeps nothing, and says nothing, where the browser forbids it', async () => {
  const copy = createLastingCopy(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  copy.write('a')
  copy.remove()
  expect(await copy.read()).toBeNull()
})

async function untilRead(copy: ReturnType<typeof createLastingCopy>, expected: string | null) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await copy.read()) === expected) break
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return copy.read()
}
