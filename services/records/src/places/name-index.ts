import { bestFirst } from './best-first'
import { isAlternateName, placeOfPacked, weightOf } from './gazetteer-format'
import type { GazetteerFile } from './gazetteer-file'

export interface FoundPlace {
  place: number
  /** What the place counts for in the order of predictions. */
  weight: number
  /** One of its names is what was looked for, and no longer. */
  isWhole?: boolean
}

export interface NameIndex {
  /** Places with a name that begins with `prefix` (comparable, not empty) and that are wanted, the best first. */
  search(prefix: string, limit: number, isWanted?: (place: number) => boolean): FoundPlace[]
  /** Wanted places that are called exactly `name` (comparable, not empty): by their first names if any is, else by others. */
  called(name: string, isWanted: (place: number) => boolean): number[]
  /** Whether any name begins so. */
  hasPrefix(prefix: string): boolean
}

/** How many blocks of names a search may read before it answers with what it has. */
const mostBlocksRead = 1000
/** Blocks of names that are equal to what is looked for; the commonest place name fills a few. */
const mostExactBlocks = 64

const heaviestFirst = (a: FoundPlace, b: FoundPlace) => b.weight - a.weight

/** The sorted, front-coded names of a gazetteer. Nothing is copied out of the file to search it. */
export function createNameIndex({ header, blocks, blockAt, blockBest, ranks }: GazetteerFile): NameIndex {
  const blockCount = blockBest.length

  /**
   * Calls `visit` for each name of a block that begins with `prefix`, with its place and whether it is the whole name. The
   * bytes that a name shares with the one before it were compared then.
   */
  const readBlock = (block: number, prefix: Buffer, visit: (packed: number, isWhole: boolean) => void) => {
    let at = blockAt[block] ?? 0
    const end = blockAt[block + 1] ?? at
    let common = 0
    while (at < end) {
      const shared = blocks[at] ?? 0
      const own = blocks[at + 1] ?? 0
      if (shared < common) common = shared
      if (shared === common) {
        const length = shared + own
        while (
          common < prefix.length &&
          common < length &&
          blocks[at + 2 + common - shared] === prefix[common]
        )
          common++
      }
      if (common === prefix.length) visit(blocks.readUIntLE(at + 2 + own, 3), shared + own === prefix.length)
      at += 2 + own + 3
    }
  }

  /** Less than 0 when the first name of a block stands before all that begin with `prefix`, 0 when it begins so. */
  const compareFirst = (block: number, prefix: Buffer) => {
    const at = blockAt[block] ?? 0
    const length = blocks[at + 1] ?? 0
    for (let index = 0; index < prefix.length; index++) {
      // A name that ends before the prefix does stands before all that begin with it.
      const difference = index < length ? (blocks[at + 2 + index] ?? 0) - (prefix[index] ?? 0) : -1
      if (difference) return difference
    }
    return 0
  }
  const firstBlock = (isBefore: (block: number) => boolean) => {
    let low = 0
    let high = blockCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }
  /** The blocks that can hold names beginning with `prefix`: from (inclusive) to (exclusive). */
  const blocksOf = (prefix: Buffer): [number, number] => {
    const from = firstBlock((block) => compareFirst(block, prefix) < 0)
    const to = firstBlock((block) => compareFirst(block, prefix) <= 0)
    // Names at the end of the block before may begin so already.
    return [Math.max(0, from - 1), to]
  }

  return {
    search(text, limit, isWanted = () => true) {
      const prefix = Buffer.from(text)
      const [from, to] = blocksOf(prefix)
      const found = new Map<number, number>()
      const whole = new Set<number>()
      let isPastExact = false
      const take = (packed: number, isWhole: boolean) => {
        isPastExact ||= !isWhole
        const place = placeOfPacked(packed)
        if (!isWanted(place)) return
        if (isWhole) whole.add(place)
        const weight = weightOf(ranks[place] ?? 0, packed) + (isWhole ? header.places : 0)
        if (weight > (found.get(place) ?? 0)) found.set(place, weight)
      }
      // Names equal to the prefix stand at the start of the range: those blocks are read whatever their rank.
      let next = from
      while (next < to && !isPastExact && next < from + mostExactBlocks) readBlock(next++, prefix, take)
      let read = 0
      for (const { index, value } of bestFirst(blockBest, next, to)) {
        if (++read > mostBlocksRead) break
        let enough = 0
        for (const weight of found.values()) if (weight >= value) enough++
        if (enough >= limit) break
        readBlock(index, prefix, take)
      }
      return Array.from(found, ([place, weight]) => ({ place, weight, isWhole: whole.has(place) }))
        .sort(heaviestFirst)
        .slice(0, limit)
    },
    called(text, isWanted) {
      const name = Buffer.from(text)
      const [from, to] = blocksOf(name)
      const [byFirstName, byOther] = [new Set<number>(), new Set<number>()]
      let isPastExact = false
      const take = (packed: number, isWhole: boolean) => {
        isPastExact ||= !isWhole
        const place = placeOfPacked(packed)
        if (isWhole && isWanted(place)) (isAlternateName(packed) ? byOther : byFirstName).add(place)
      }
      for (let block = from; block < to && !isPastExact; block += 1) readBlock(block, name, take)
      return [...(byFirstName.size ? byFirstName : byOther)]
    },
    hasPrefix(text) {
      const prefix = Buffer.from(text)
      const [from, to] = blocksOf(prefix)
      let isThere = to - from > 1
      if (!isThere) readBlock(from, prefix, () => (isThere = true))
      return isThere
    },
  }
}
