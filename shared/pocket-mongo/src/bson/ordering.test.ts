import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { encodeKey, encodeValue, shortenKey } from './key-string'
import { compareValues } from './ordering'
import { documentOf } from './values'
import type { Value } from './values'

const decimal = (text: string) => Decimal128.fromString(text)

/**
 * Values in MongoDB's order; those of one line are equal. From the manual, "Comparison/Sort Order": MinKey, null,
 * numbers, strings, objects, arrays, binary data, ObjectId, boolean, date, timestamp, regular expression, MaxKey.
 */
const ordered: Value[][] = [
  [new MinKey()],
  [null],
  [new Double(NaN), decimal('NaN')],
  [new Double(-Infinity), decimal('-Infinity')],
  [decimal('-1E300')],
  [-(2n ** 63n), new Double(-(2 ** 63))],
  [-1, -1n, new Double(-1), decimal('-1.00')],
  [new Double(-5e-324)],
  [0, 0n, new Double(0), new Double(-0), decimal('0E+3')],
  [new Double(5e-324)],
  [decimal('0.1')],
  [new Double(0.1)],
  [1, decimal('1')],
  [decimal('1.00000000000000000000000000000001')],
  [2 ** 30, BigInt(2 ** 30), new Double(2 ** 30)],
  [9007199254740992n, new Double(9007199254740992)],
  [9007199254740993n, decimal('9007199254740993')],
  [9007199254740994n, new Double(9007199254740994)],
  [2n ** 63n - 1n],
  [new Double(2 ** 63)],
  [new Double(1e300)],
  [new Double(Infinity), decimal('Infinity')],
  [''],
  ['\0'],
  ['A'],
  ['B'],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['ab'],
  ['z'],
  ['é'],
  ['\uffff'],
  ['\u{10000}'],
  [documentOf({})],
  [documentOf({ a: 1 }), documentOf({ a: 1n })],
  [documentOf({ a: 1, b: 0 })],
  [documentOf({ a: 2 })],
  [documentOf({ b: 1 })],
  [documentOf({ a: 'x' })],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [new Binary(Buffer.from([255]), 0)],
  [new Binary(Buffer.from([0]), 4)],
  [new Binary(Buffer.from([0, 0]), 0)],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ff0000000000000000000000')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(1)],
  [new Timestamp({ t: 1, i: 0 })],
  [new Timestamp({ t: 4_000_000_000, i: 0 })],
  [new BSONRegExp('a', '')],
  [new BSONRegExp('a', 'i')],
  [new BSONRegExp('b', '')],
  [new MaxKey()],
].filter((line) => line.length > 0)

const pairs = ordered.flatMap((line, place) => line.map((value) => ({ value, place })))

describe('the order of values', () => {
  it('is MongoDB’s, for every pair', () => {
    const wrong = pairs.flatMap((a) =>
      pairs
        .filter((b) => Math.sign(compareValues(a.value, b.value)) !== Math.sign(a.place - b.place))
        .map((b) => [a, b]),
    )
    expect(wrong).toEqual([])
  })

  it('is the order of the keys’ bytes, ascending and inverted', () => {
    const wrong = pairs.flatMap((a) =>
      pairs
        .filter((b) => {
          const up = Buffer.compare(encodeValue(a.value), encodeValue(b.value))
          const down = Buffer.compare(encodeKey([a.value], [-1]), encodeKey([b.value], [-1]))
          return up !== Math.sign(a.place - b.place) || down !== Math.sign(b.place - a.place)
        })
        .map((b) => [a, b]),
    )
    expect(wrong).toEqual([])
  })

  it('goes field by field in a compound key, each in its direction', () => {
    const key = (a: Value, b: Value) => encodeKey([a, b], [1, -1])
    const rows: [Value, Value][] = [
      ['a', 2],
      ['a', 1],
      ['a', null],
      ['a\0', 9],
      ['ab', 5],
      [documentOf({ x: 'a' }), 1],
      [documentOf({ x: 'a', y: 1 }), 2],
    ]
    const sorted = [...rows].reverse().sort((a, b) => Buffer.compare(key(...a), key(...b)))
    expect(sorted).toEqual(rows)
  })

  it('cuts long keys to what LMDB takes, and tells them apart', () => {
    const [a, b] = [`${'x'.repeat(5_000)}a`, `${'x'.repeat(5_000)}b`].map((text) =>
      shortenKey(encodeValue(text)),
    )
    expect(a?.cut && b?.cut).toBe(true)
    expect(a?.key.length).toBeLessThan(1_900)
    expect(a?.key.equals(b?.key ?? Buffer.alloc(0))).toBe(false)
  })
})
