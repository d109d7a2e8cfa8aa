import { createHmac } from 'node:crypto'
import type { Caller } from '@shared/contracts/internal'
import { signCaller, verifyCaller } from './caller-token'
import { AppError } from './errors'

const secret = 'a secret of the tests, long enough'
const visitor: Caller = { kind: 'visitor', visitorId: 'visitor-1' }
const call = { service: 'records', method: 'POST', path: '/api/things/1?a=b' }
const now = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const encode = (content: unknown) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')
/** A token with any payload, as somebody who knows the secret could sign it. */
const signed = (content: unknown, key = secret, of = call) => {
  const payload = encode(content)
  const text = ['caller token 2', of.service, of.method, of.path, payload].join('\n')
  return `${payload}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const exp = Math.floor(now.getTime() / 1000) + 60
const good = signCaller(visitor, call, secret, now)
const [payload = '', mac = ''] = good.split('.')
const jwt = (header: object, signature: string) =>
  `${encode(header)}.${encode({ caller: visitor, exp, iss: 'birth-codex' })}.${signature}`

const refusal = (token: string, at = now) => {
  try {
    verifyCaller(token, call, secret, at)
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
  return 'taken'
}

it('says who asks, for a minute', () => {
  expect(verifyCaller(good, call, secret, now)).toEqual(visitor)
  expect(verifyCaller(good, call, secret, after(60))).toEqual(visitor)
  expect(refusal(good, after(65))).toBe('unauthenticated')
})

it.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['rubbish', 'rubbish'],
  ['no mac', payload],
  ['an empty mac', `${payload}.`],
  ['an empty payload', `.${mac}`],
  ['a shorter mac', `${payload}.${mac.slice(0, -2)}`],
  ['a longer mac', `${payload}.${mac}AA`],
  ['another first letter of the mac', `${payload}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`],
  ['another caller', `${encode({ caller: { kind: 'staff', staffId: 'ada' }, exp })}.${mac}`],
  ['a later end', `${encode({ caller: visitor, exp: exp + 1 })}.${mac}`],
  [
    'parts of two tokens',
    `${payload}.${signCaller(visitor, { ...call, path: '/' }, secret, now).split('.')[1]}`,
  ],
  ['three parts', `${good}.${mac}`],
  ['another key', signed({ caller: visitor, exp }, 'another secret that is long enough, too')],
  ['the empty key', signed({ caller: visitor, exp }, '')],
  ['another method', signCaller(visitor, { ...call, method: 'GET' }, secret, now)],
  ['another address', signCaller(visitor, { ...call, path: '/api/things/2?a=b' }, secret, now)],
  ['another query', signCaller(visitor, { ...call, path: '/api/things/1' }, secret, now)],
  ['another service', signCaller(visitor, { ...call, service: 'proofs' }, secret, now)],
  ['no end', signed({ caller: visitor })],
  ['an end that is no number', signed({ caller: visitor, exp: String(exp) })],
  ['an end that is never', signed(`{"caller":{"kind":"visitor"},"exp":1e999}`)],
  ['an end in an hour', signed({ caller: visitor, exp: exp + 3600 })],
  ['an end a minute ago', signed({ caller: visitor, exp: exp - 120 })],
  ['no caller', signed({ exp })],
  ['a caller of no kind', signed({ caller: { kind: 'root' }, exp })],
  ['further claims', signed({ caller: visitor, exp, isAdmin: true })],
  ['a list', signed([visitor, exp])],
  ['no JSON', signed('caller')],
  ['a JWT without a signature', jwt({ alg: 'none' }, '')],
  ['a JWT signed with the key', jwt({ alg: 'HS256', typ: 'JWT' }, mac)],
])('refuses %s', (_, token) => {
  expect(refusal(token)).toBe('unauthenticated')
})

it('takes what the forgeries above are made of, so that each is refused for what it says', () => {
  expect(signed({ caller: visitor, exp })).toBe(signed(JSON.stringify({ caller: visitor, exp })))
  expect(refusal(signed({ caller: visitor, exp }))).toBe('taken')
})
