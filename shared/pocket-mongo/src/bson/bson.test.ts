import {
  Binary,
  BSON,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson'
import { decodeDocument } from './decode'
import { encodeDocument, encodeStored } from './encode'
import { documentOf, typeNameOf } from './values'
import type { Document } from './values'

const everyType = {
  double: new Double(2),
  notANumber: new Double(NaN),
  string: 'naïve 😀 \0 end',
  object: { inner: { deep: 1 } },
  array: [1, [2, { three: 3 }], []],
  binData: new Binary(Buffer.from([1, 2, 3]), 0x80),
  uuid: new UUID('0189ab12-3456-7abc-8def-0123456789ab'),
  objectId: new ObjectId('65f000000000000000000001'),
  bool: false,
  date: new Date(-62_135_596_800_000),
  null: null,
  regex: new BSONRegExp('^a.b$', 'im'),
  javascript: new Code('return 1'),
  int: -2_147_483_648,
  timestamp: new Timestamp({ t: 4_000_000_000, i: 7 }),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  minKey: new MinKey(),
  maxKey: new MaxKey(),
}

describe('BSON', () => {
  it('goes in and out byte for byte, in every type', () => {
    const bytes = Buffer.from(BSON.serialize(everyType))
    expect(encodeDocument(decodeDocument(bytes)).equals(bytes)).toBe(true)
  })

  it('keeps int, long, double and decimal apart', () => {
    const document = decodeDocument(
      Buffer.from(
        BSON.serialize({
          int: 2,
          long: Long.fromNumber(2),
          double: new Double(2),
          decimal: Decimal128.fromString('2'),
        }),
      ),
    )
    expect([...document].map(([name, value]) => [name, typeNameOf(value)])).toEqual([
      ['int', 'int'],
      ['long', 'long'],
      ['double', 'double'],
      ['decimal', 'decimal'],
    ])
  })

  it('keeps the order of fields, those named like numbers included', () => {
    const bytes = Buffer.from(
      BSON.serialize(
        new Map([
          ['b', 1],
          ['10', 2],
          ['2', 3],
          ['a', 4],
        ]),
      ),
    )
    const document = decodeDocument(bytes)
    expect([...document.keys()]).toEqual(['b', '10', '2', 'a'])
    expect(encodeDocument(document).equals(bytes)).toBe(true)
  })

  it('keeps a field called __proto__ a field', () => {
    const document: Document = new Map([['__proto__', new Map([['x', 1]])]])
    expect([...decodeDocument(encodeDocument(document)).keys()]).toEqual(['__proto__'])
  })

  it('writes a document that is larger than its buffer', () => {
    const text = 'é'.repeat(2_000_000)
    const bytes = encodeDocument(documentOf({ text, after: 7 }))
    expect(BSON.deserialize(bytes)).toEqual({ text, after: 7 })
  })

  it('ends a document rightly where its buffer ends', () => {
    for (const capacity of [16, 32, 64, 128].map((size) => size * 1024))
      for (let length = capacity - 20; length < capacity; length++) {
        const bytes = Buffer.from(BSON.serialize({ a: new Binary(Buffer.alloc(length, 255)) }))
        expect(encodeDocument(decodeDocument(bytes)).equals(bytes)).toBe(true)
      }
  })

  const refused: [string, Buffer][] = [
    ['a size that is too large', Buffer.from([9, 0, 0, 0, 0])],
    ['a size that is too small', Buffer.from([4, 0, 0, 0, 0])],
    ['a missing end', Buffer.from([5, 0, 0, 0, 1])],
    ['a string longer than the document', Buffer.from([14, 0, 0, 0, 2, 97, 0, 200, 0, 0, 0, 98, 0, 0])],
    ['a string without an end', Buffer.from([14, 0, 0, 0, 2, 97, 0, 2, 0, 0, 0, 98, 99, 0])],
    ['a name without an end', Buffer.from([8, 0, 0, 0, 16, 97, 97, 0])],
    ['the deprecated type undefined', Buffer.from([8, 0, 0, 0, 6, 97, 0, 0])],
    [
      'a date that no calendar holds',
      Buffer.from([16, 0, 0, 0, 9, 97, 0, 255, 255, 255, 255, 255, 255, 255, 127, 0]),
    ],
  ]
  it.each(refused)('refuses %s', (_what, bytes) => {
    expect(() => decodeDocument(bytes)).toThrow(expect.objectContaining({ code: 22 }))
  })

  it('refuses nesting that MongoDB refuses', () => {
    let nested: Document = new Map()
    for (let depth = 0; depth < 200; depth++) nested = new Map([['n', nested]])
    expect(() => decodeDocument(encodeDocument(nested))).toThrow(expect.objectContaining({ code: 15 }))
  })

  it('refuses to store names that begin with $, and more than 16 MB', () => {
    expect(() => encodeStored(documentOf({ a: documentOf({ $b: 1 }) }))).toThrow(
      expect.objectContaining({ code: 52 }),
    )
    expect(() => encodeStored(documentOf({ a: 'x'.repeat(16 * 1024 * 1024) }))).toThrow(
      expect.objectContaining({ code: 10334 }),
    )
  })
})
