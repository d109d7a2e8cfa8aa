import { encodeValue, keyPrefixLength, rankByte } from '../bson/key-string'
import { equalValues, rankOf } from '../bson/ordering'
import { isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileFilter } from '../query/matcher'
import type { SortField } from '../query/sort-key'
import type { KeyRange } from '../store/store'
import { tableKey, tableRange } from '../store/table-keys'
import { boundsOf, demandsField, stretchOf } from './filter-bounds'
import type { PathBounds } from './filter-bounds'
import type { Index, IndexField } from './index-definition'

/** How documents are looked for. What a plan gives still has to pass the filter. */
export type Plan =
  | { kind: 'records' }
  /** `exact`: each range is one whole key of a unique index. */
  | { kind: 'index'; index: Index; ranges: KeyRange[]; reverse: boolean; sorted: boolean; exact: boolean }
  | { kind: 'union'; plans: Plan[] }

/** Above this, looking up every combination of `$in` values costs more than it saves. */
const mostRanges = 2_000

/**
 * Chooses the index that narrows the search most; among equals, one that also gives the wanted order.
 */
export function planQuery(
  indexes: readonly Index[],
  filter: Document,
  sort: readonly SortField[] = [],
): Plan {
  const bounds = boundsOf(filter)
  let best: { plan: Plan; score: number } = { plan: { kind: 'records' }, score: 0 }
  for (const index of indexes) {
    if (index.building || !covers(index, filter, bounds)) continue
    const candidate = planIndex(index, bounds, sort)
    if (candidate.score > best.score) best = candidate
  }
  return best.score >= scores.range ? best.plan : (planUnion(indexes, filter) ?? best.plan)
}

const scores = { point: 10, several: 8, range: 5, sorted: 4, unique: 1_000 }

/** Whether every document that the filter accepts is in the index. */
function covers(index: Index, filter: Document, bounds: ReadonlyMap<string, PathBounds>): boolean {
  if (index.sparse && !index.fields.some(({ path }) => demandsField(bounds.get(path)))) return false
  return !index.partial || implies(bounds, index.partial.filter, filter)
}

/** Whether a filter with these bounds accepts only what a partial index holds. Unsure means no. */
function implies(bounds: ReadonlyMap<string, PathBounds>, partial: Document, filter: Document): boolean {
  return [...partial].every(([path, condition]) => {
    if (path === '$and' && Array.isArray(condition))
      return condition.every((entry) => isDocument(entry) && implies(bounds, entry, filter))
    const at = bounds.get(path)
    if (equalValues(filter.get(path), condition)) return true
    if (!at || path.startsWith('$')) return false
    const accepts = compileFilter(new Map([['v', condition]]))
    if (at.points) return at.points.every((value) => accepts(new Map([['v', value]])))
    if (!isDocument(condition) || condition.size !== 1) return false
    if (condition.has('$exists')) return demandsField(at)
    const edge =
      condition.has('$gt') || condition.has('$gte')
        ? at.lower
        : condition.has('$lt') || condition.has('$lte')
          ? at.upper
          : undefined
    return edge !== undefined && accepts(new Map([['v', edge.value]]))
  })
}

function planIndex(
  index: Index,
  bounds: ReadonlyMap<string, PathBounds>,
  sort: readonly SortField[],
): { plan: Plan; score: number } {
  let prefixes: Buffer[] = [Buffer.alloc(0)]
  let ends: KeyRange[] | undefined
  let score = 0
  let usedArray = false
  let exact = false
  const fixed = new Set<string>()
  for (const [position, field] of index.fields.entries()) {
    const at = bounds.get(field.path)
    if (!at || (index.multikey[position] && usedArray)) break
    usedArray ||= index.multikey[position] ?? false
    if (at.points && prefixes.length * at.points.length <= mostRanges) {
      const keys = distinct(at.points.map((value) => directed(encodeValue(value), field)))
      prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])))
      if (keys.length === 1) fixed.add(field.path)
      score += keys.length === 1 ? scores.point : scores.several
      exact = position === index.fields.length - 1 && index.unique
      if (exact) score += scores.unique
      continue
    }
    const stretch = stretchOf(at)
    if (!stretch.lower && !stretch.upper) {
      // A sparse index leaves out whatever lacks the field.
      if (at.isThere && index.sparse && index.fields.length === 1) score += scores.range
      break
    }
    const eachHasAnEnd = index.multikey[position] && !at.ofElement && stretch.lower
    const range = rangeOf(eachHasAnEnd ? { lower: stretch.lower } : stretch, field)
    ends = prefixes.map((prefix) => ({
      from: Buffer.concat([prefix, range.from]),
      to: Buffer.concat([prefix, range.to]),
    }))
    score += scores.range
    break
  }
  const order = orderOf(index, fixed, sort)
  const ranges = (ends ?? prefixes.map((prefix) => ({ from: prefix, to: Buffer.concat([prefix, last]) })))
    .map(({ from, to }) => ({ from: tableKey(index.table, shorten(from)), to: upTo(index, to) }))
    .sort((a, b) => Buffer.compare(a.from, b.from))
  const reverse = order === -1
  if (reverse) ranges.reverse()
  const plan: Plan = {
    kind: 'index',
    index,
    ranges: joined(ranges, reverse),
    reverse,
    sorted: order !== undefined && sort.length > 0,
    // A key that may have been cut has to be looked for as a range.
    exact: exact && prefixes.every(({ length }) => length <= keyPrefixLength),
  }
  return { plan, score: score + (plan.sorted ? scores.sorted : 0) }
}

/** Above every key that goes on from here: no value begins with this byte. */
const last = Buffer.of(255)

function shorten(key: Buffer): Buffer {
  return key.subarray(0, keyPrefixLength)
}

function upTo(index: Index, to: Buffer): Buffer {
  if (to.length <= keyPrefixLength)
    return to.length === 1 ? tableRange(index.table).to : tableKey(index.table, to)
  return tableKey(index.table, Buffer.concat([shorten(to), last]))
}

/** Cutting long keys can make ranges overlap; each stretch must be read once. */
function joined(ranges: KeyRange[], reverse: boolean): KeyRange[] {
  const result: KeyRange[] = []
  for (const range of ranges) {
    const before = result.at(-1)
    const overlaps =
      before &&
      (reverse ? Buffer.compare(range.to, before.from) > 0 : Buffer.compare(range.from, before.to) < 0)
    if (!before || !overlaps) result.push({ ...range })
    else if (reverse) before.from = range.from
    else if (Buffer.compare(range.to, before.to) > 0) before.to = range.to
  }
  return result
}

const distinct = (keys: Buffer[]) => [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()]

const directed = (key: Buffer, field: IndexField) => (field.direction === 1 ? key : inverted(key))
const inverted = (key: Buffer) => Buffer.from(key.map((byte) => 255 - byte))

/** The stretch of a field's keys between two limits, or from a limit to the end of its type. */
function rangeOf(stretch: ReturnType<typeof stretchOf>, field: IndexField): KeyRange {
  const { lower, upper } = stretch
  const type = rankByte(rankOf((lower ?? upper)?.value))
  const from = lower
    ? { bytes: encodeValue(lower.value), after: !lower.inclusive }
    : { bytes: Buffer.of(type), after: false }
  const to = upper
    ? { bytes: encodeValue(upper.value), after: upper.inclusive }
    : { bytes: Buffer.of(type), after: true }
  const place = ({ bytes, after }: { bytes: Buffer; after: boolean }) =>
    after ? Buffer.concat([bytes, last]) : bytes
  if (field.direction === 1) return { from: place(from), to: place(to) }
  const flip = ({ bytes, after }: { bytes: Buffer; after: boolean }) =>
    place({ bytes: inverted(bytes), after: !after })
  return { from: flip(to), to: flip(from) }
}

/**
 * The direction in which the index gives the wanted order: its fields, those with a single value left out, have to
 * begin with the sort's.
 */
function orderOf(index: Index, fixed: ReadonlySet<string>, sort: readonly SortField[]): 1 | -1 | undefined {
  const wanted = sort.filter(({ path }) => !fixed.has(path))
  if (index.cut && wanted.length > 0) return undefined
  const fields = index.fields
    .map((field, position) => ({ ...field, multikey: index.multikey[position] }))
    .filter(({ path }) => !fixed.has(path))
  let way: 1 | -1 | undefined
  for (const [position, { path, direction }] of wanted.entries()) {
    const field = fields[position]
    if (!field || field.path !== path || field.multikey) return undefined
    const here = field.direction === direction ? 1 : -1
    if (way !== undefined && way !== here) return undefined
    way = here
  }
  return way ?? 1
}

/** A filter with `$or` of which every branch has an index of its own. */
function planUnion(indexes: readonly Index[], filter: Document): Plan | undefined {
  const branches: Value | undefined = filter.get('$or')
  if (!Array.isArray(branches)) return undefined
  const plans = branches.map((branch) => (isDocument(branch) ? planQuery(indexes, branch) : undefined))
  const found = plans.filter((plan) => plan !== undefined && plan.kind !== 'records')
  return found.length === branches.length ? { kind: 'union', plans: found } : undefined
}
