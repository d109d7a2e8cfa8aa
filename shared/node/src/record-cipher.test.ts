import { createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import { AlteredDataError, decryptValue, encryptValue, keyedHashOf, readValue } from './record-cipher'
import type { Place } from './record-cipher'

const { Binary } = mongoose.mongo
const newKey = () => createSecretKey(randomBytes(32))
const key = newKey()
const place: Place = { collection: 'birthrecords', document: 'record-1', field: 'form' }
const flipped = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

it('gives back every kind of value that JSON can say', () => {
  for (const value of [
    null,
    '',
    'Amara',
    'Ünïcødé 👶🏽',
    0,
    -1.5,
    true,
    [],
    {},
    { form: { names: ['a', 'b'] } },
  ])
    expect(decryptValue(key, encryptValue(key, value, place), place)).toEqual(value)
  for (const value of [undefined, () => 1]) expect(() => encryptValue(key, value, place)).toThrow(TypeError)
})

it('is AES-256-GCM under a key derived for values, as any other implementation reads it', () => {
  const bytes = encryptValue(key, { name: 'Amara' }, place)
  expect(bytes[0]).toBe(1)
  expect(bytes).toHaveLength(1 + 12 + 64 + 16)
  const derived = Buffer.from(hkdfSync('sha256', key.export(), '', 'birth-codex record values v1', 32))
  const decipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(1, 13))
  decipher.setAAD(Buffer.from('["birth-codex value",1,"birthrecords","record-1","form"]'))
  decipher.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString()
  expect(text).toBe('{"name":"Amara"}'.padEnd(64))
})

it('says neither a value nor its length, and the same value looks different each time', () => {
  const short = encryptValue(key, 'Bo', place)
  const long = encryptValue(key, 'Maximiliana Theodora Eleonore', place)
  expect(short).toHaveLength(long.length)
  expect(long.includes('Maximiliana')).toBe(false)
  expect(encryptValue(key, 'Bo', place).equals(short)).toBe(false)
})

it('refuses a value in which any byte was changed, that was cut off or lengthened', () => {
  const bytes = encryptValue(key, { name: 'Amara' }, place)
  for (let at = 0; at < bytes.length; at += 1)
    expect(() => decryptValue(key, flipped(bytes, at), place)).toThrow(AlteredDataError)
  for (let length = 0; length < bytes.length; length += 1)
    expect(() => decryptValue(key, bytes.subarray(0, length), place)).toThrow(AlteredDataError)
  expect(() => decryptValue(key, Buffer.concat([bytes, Buffer.of(0)]), place)).toThrow(AlteredDataError)
})

it('refuses a value in another place, and under another key', () => {
  const bytes = encryptValue(key, 'Amara', place)
  const elsewhere: Partial<Place>[] = [{ collection: 'x' }, { document: 'record-2' }, { field: 'email' }]
  for (const other of elsewhere)
    expect(() => decryptValue(key, bytes, { ...place, ...other })).toThrow(AlteredDataError)
  expect(() => decryptValue(newKey(), bytes, place)).toThrow(AlteredDataError)
  // The parts of a place do not run into one another.
  const joined = encryptValue(key, 'Amara', { collection: 'a', document: 'b"', field: 'c' })
  expect(() => decryptValue(key, joined, { collection: 'a","b', document: '"', field: 'c' })).toThrow(
    AlteredDataError,
  )
})

it('reads a field of the database whether it was encrypted or not yet', () => {
  const bytes = encryptValue(key, { name: 'Amara' }, place)
  const roomy = new Binary()
  roomy.write(bytes, 0)
  for (const stored of [bytes, new Uint8Array(bytes), new Binary(bytes), roomy])
    expect(readValue(key, stored, place)).toEqual({ name: 'Amara' })
  for (const stored of ['Amara', { name: 'Amara' }, ['Amara'], null, undefined, 3])
    expect(readValue(key, stored, place)).toBe(stored)
  expect(() => readValue(newKey(), new Binary(bytes), place)).toThrow(AlteredDataError)
})

it('names content by a hash that nobody can compute without the key', () => {
  const hash = keyedHashOf(key, 'books', 'Amara')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(keyedHashOf(key, 'books', Buffer.from('Amara'))).toBe(hash)
  const others = [
    keyedHashOf(newKey(), 'books', 'Amara'),
    keyedHashOf(key, 'images', 'Amara'),
    keyedHashOf(key, 'books', 'Amarb'),
  ]
  expect(new Set([hash, ...others]).size).toBe(4)
})
