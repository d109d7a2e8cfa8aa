import { request as rawRequest } from 'node:http'
import { growthOf, hostileTexts } from '@shared/node/testing/linear-time'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' },
  })
})
afterAll(() => gateway.close())

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise((resolve) => {
    rawRequest({ port: gateway.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume().once('end', resolve)
    })
      .once('error', resolve)
      .end()
  })

// What a request line or a header may hold.
const sendable = (text: string) => text.replace(/[^ -~]/g, '%')
const inPath = (text: string) => sendable(text).replace(/[ ?#]/g, '%20')
// Eight times this is as long as Node lets all headers together be.
const small = 1700

const headers = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'content-range',
    'cookie',
  ],
  ...['if-none-match', 'origin', 'range', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-request-id'],
]
const calls: Record<string, (text: string) => Promise<unknown>> = {
  'the path of a page': (text) => send(`/${inPath(text)}`),
  'the path of a file': (text) => send(`/remotes/mfe-proof/${inPath(text)}.js`),
  'the path of a call': (text) => send(`/api/proof/${inPath(text)}`),
  'the query of a call': (text) => send(`/api/places/autocomplete?input=${inPath(text)}`),
  ...Object.fromEntries(
    headers.map((name) => [
      `header ${name} of a page`,
      (text: string) => send('/', { [name]: sendable(text) }),
    ]),
  ),
  ...Object.fromEntries(
    headers.map((name) => [
      `header ${name} of a call`,
      (text: string) => send('/api/proof/abc', { [name]: sendable(text) }, 'DELETE'),
    ]),
  ),
  'the visitor in the cookie': (text) =>
    send('/api/proof/abc', { cookie: `codex_visitor=${sendable(text)}` }),
}

it.each(Object.entries(calls))('[API-031] the gateway takes time in proportion to %s', async (_, call) => {
  for (const [kind, make] of Object.entries(hostileTexts))
    expect({
      kind,
      ...(await growthOf((size) => () => call(make(size).slice(0, 15_000)), small)),
    }).toMatchObject({
      isLinear: true,
    })
})
