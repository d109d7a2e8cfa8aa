import express from 'express'
import mongoose from 'mongoose'
import request from 'supertest'
import { answerProblem, toAppError } from './error-answers'
import { AppError } from './errors'
import { silentLogger } from './logger'
import { PartAwayError, partAwayOf } from './part-away'

const server = (code: number, message = 'told by the server') =>
  new mongoose.mongo.MongoServerError({ code, message })
const wrapped = (cause: Error) => new Error('around it', { cause })
const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' })

describe('a part that is away', () => {
  it.each([
    ['no primary', server(10107), 'database'],
    ['a primary that stepped down', server(189), 'database'],
    [
      'nobody to select',
      wrapped(Object.assign(new Error(), { name: 'MongoServerSelectionError' })),
      'database',
    ],
    ['a disk of the database that is full', server(14031), 'disk'],
    ['a disk of ours that is full', wrapped(full), 'disk'],
    ['a store of files', wrapped(new PartAwayError('files')), 'files'],
    ['a mail server', wrapped(new PartAwayError('mail')), 'mail'],
  ] as const)('[ERR-014] is told by 503, Retry-After and its name: %s', (_, error, part) => {
    const answer = toAppError(error)
    expect(answer).toMatchObject({ code: 'unavailable', status: 503, details: { part } })
    expect(answer.retryAfterSeconds).toBeGreaterThan(0)
    expect(answer.publicMessage).toMatch(
      /^The (archive|store of files|mail server) .* again in a (moment|few minutes)\.$/,
    )
  })

  it('is not what any other error tells', () => {
    for (const error of [
      server(11000),
      server(2),
      new TypeError('x'),
      Object.assign(new Error(), { code: 'ENOENT' }),
    ])
      expect(partAwayOf(error)).toBeUndefined()
    expect(toAppError(server(2)).code).toBe('internal')
  })

  it('leaves alone what was said on purpose', () => {
    const said = new AppError({ code: 'conflict', publicMessage: 'Said', cause: server(10107) })
    expect(toAppError(said)).toBe(said)
  })
})

it('[API-030] asks to wait in every 429 and 503, for as long as the error says', async () => {
  const waitAfter = async (error: AppError) => {
    const app = express()
      .get('/', () => {
        throw error
      })
      .use(answerProblem(silentLogger()))
    const { status, headers } = await request(app).get('/')
    return [status, headers['retry-after']]
  }
  const error = (options: object) => new AppError({ code: 'rate_limited', publicMessage: 'x', ...options })
  expect(await waitAfter(error({}))).toEqual([429, '60'])
  expect(await waitAfter(error({ retryAfterSeconds: 3600 }))).toEqual([429, '3600'])
  expect(await waitAfter(error({ code: 'unavailable' }))).toEqual([503, '2'])
  for (const part of ['database', 'files', 'mail', 'keys', 'disk'] as const)
    expect(await waitAfter(new PartAwayError(part))).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)])
  expect(await waitAfter(error({ code: 'conflict' }))).toEqual([409, undefined])
})
