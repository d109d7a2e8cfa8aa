import { Pace } from './pace'
import { sorted } from './sorting'
import type { SortEntry } from './sorting'

/** Batches of entries whose keys are numbers; each item tells its key and its place among equal ones. */
async function* entries(numbers: readonly number[], size = 1): AsyncGenerator<SortEntry<string>[]> {
  for (let at = 0; at < numbers.length; at += 50)
    yield numbers.slice(at, at + 50).map((number, index) => {
      const key = Buffer.alloc(4)
      key.writeUInt32BE(number)
      return { key, size, item: `${number}#${at + index}` }
    })
}

async function sort(numbers: readonly number[], limit = Infinity, size = 1): Promise<string[]> {
  const found: string[] = []
  for await (const batch of sorted(entries(numbers, size), limit, new Pace())) found.push(...batch)
  return found
}

/** Numbers that repeat and are in no order. */
const scattered = Array.from({ length: 10_000 }, (_, n) => (n * 7_919) % 997)
const expected = scattered
  .map((number, index) => ({ number, index }))
  .sort((a, b) => a.number - b.number || a.index - b.index)
  .map(({ number, index }) => `${number}#${index}`)

describe('a sort in memory', () => {
  it('merges its runs, equal keys in the order of arrival', async () => {
    expect(await sort(scattered)).toEqual(expected)
  })

  it.each([1, 40, 5_000])('keeps to a limit of %i', async (limit) => {
    expect(await sort(scattered, limit)).toEqual(expected.slice(0, limit))
  })

  it('gives nothing for nothing', async () => {
    expect(await sort([])).toEqual([])
  })

  it('refuses to hold more than 100 MB, unless a limit lets it drop the rest', async () => {
    const some = scattered.slice(0, 300)
    await expect(sort(some, Infinity, 1024 * 1024)).rejects.toMatchObject({ code: 292 })
    expect(await sort(some, 5, 1024 * 1024)).toHaveLength(5)
  })
})
