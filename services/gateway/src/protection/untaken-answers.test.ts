import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import type { Response } from 'express'
import { listenHttp } from '@shared/node/http-server'
import type { HttpServer } from '@shared/node/http-server'
import { endUntakenAnswers } from './untaken-answers'

/** Longer than a busy machine lets a process wait for its turn. */
const untakenMs = 1500
const piece = Buffer.alloc(1024 * 1024, 'book')
/** More than the system takes into its own memory for both ends of a connection. */
const pieces = 64
let server: HttpServer
let answers: Response[]
beforeEach(async () => {
  answers = []
  const app = express()
  app.use(endUntakenAnswers(untakenMs))
  app.use((_request, response, next) => (answers.push(response), next()))
  app.get('/book', (_request, response) => void Readable.from(Array(pieces).fill(piece)).pipe(response))
  app.get('/events', (_request, response) => void response.write(': nothing yet\n\n'))
  server = await listenHttp(app, 0, '127.0.0.1')
})
afterEach(() => server.drain(0))

async function ask(path: string) {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`)
  while (!answers.length) await sleep(5)
  return { socket, answer: answers[0] }
}

it('an answer of which nothing is taken is ended', async () => {
  const { socket, answer } = await ask('/book')
  while (!answer?.closed) await sleep(10)
  let came = 0
  socket.on('data', (bytes: Buffer) => (came += bytes.length))
  await once(socket, 'close')
  expect(came).toBeLessThan(pieces * piece.length)
})

it('one that is taken slowly comes to its end', async () => {
  const { socket } = await ask('/book')
  let taken = 0
  socket.on('data', (bytes: Buffer) => {
    taken += bytes.length
    socket.pause()
    setTimeout(() => socket.resume(), 2)
  })
  const begun = Date.now()
  while (taken < pieces * piece.length && !socket.closed) await sleep(20)
  expect(taken).toBeGreaterThanOrEqual(pieces * piece.length)
  expect(Date.now() - begun).toBeGreaterThan(untakenMs)
  socket.destroy()
})

it('one that has nothing to say lasts', async () => {
  const { socket, answer } = await ask('/events')
  await sleep(2 * untakenMs)
  expect([answer?.closed, socket.destroyed]).toEqual([false, false])
  socket.destroy()
})
