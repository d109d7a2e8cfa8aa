import { callerTokenHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { problemSchema } from '@shared/contracts/errors'
import type { Express } from 'express'
import request from 'supertest'
import { signCaller } from '../caller-token'
import { serviceOf } from './caller-request'
import { routesOf } from '../route'
import type { MountedRoute } from '../route'

export interface BadInputOptions {
  app: () => Express
  secret: string
  /** Something that changes when anything is stored, such as the counts of all collections. */
  storedState: () => Promise<unknown>
  /** Texts that are well-formed for the parameters of addresses (and for a query behind them), so that the body is refused. */
  parameters?: Readonly<Record<string, string>>
}

const visitor: Caller = { kind: 'visitor', visitorId: 'bad-input-visitor' }
/** The visitor as whom bad input is sent. */
export const badInputVisitor = visitor
const callers: Readonly<Record<string, Caller>> = {
  anyone: visitor,
  visitor,
  staff: { kind: 'staff', staffId: 'bad-input-staff', visitorId: 'bad-input-visitor' },
  service: { kind: 'service', service: 'bad-input' },
}

interface BadBody {
  name: string
  type?: string
  encoding?: string
  body: string
  statuses: readonly number[]
}

const huge = 'x'.repeat(3 * 1024 * 1024)
const json = 'application/json'

/** Bodies that no route of the platform takes, with the answers that are right. */
const badBodies: readonly BadBody[] = [
  { name: 'broken JSON', body: '{"a":', statuses: [400] },
  { name: 'no JSON at all', body: 'hello', statuses: [400] },
  { name: 'a number', body: '42', statuses: [400] },
  { name: 'a text', body: '"text"', statuses: [400] },
  { name: 'null', body: 'null', statuses: [400] },
  { name: 'a list', body: '[]', statuses: [400] },
  { name: 'a list of lists', body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`, statuses: [400] },
  { name: 'objects in objects', body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, statuses: [400] },
  { name: 'unknown fields', body: '{"surprise":1,"another":{"b":2}}', statuses: [400] },
  { name: 'operators of the database', body: '{"$where":"1","a.b":{"$gt":""}}', statuses: [400] },
  { name: '__proto__', body: '{"__proto__":{"isAdmin":true}}', statuses: [400] },
  { name: 'constructor', body: '{"constructor":{"prototype":{"isAdmin":true}}}', statuses: [400] },
  { name: 'too much', body: JSON.stringify({ surprise: huge }), statuses: [413] },
  { name: 'bytes that are not UTF-8', body: '{"a":"\u00ff\ufffe"}', statuses: [400] },
  { name: 'a form', type: 'application/x-www-form-urlencoded', body: 'a=1', statuses: [415] },
  { name: 'XML', type: 'text/xml', body: '<a/>', statuses: [415] },
  { name: 'no content type', type: '', body: '{}', statuses: [415] },
  { name: 'another character set', type: `${json}; charset=utf-7`, body: '{}', statuses: [415] },
  { name: 'a compressed body', encoding: 'gzip', body: '{}', statuses: [415] },
]

const addressOf = ({ path }: MountedRoute, parameters: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => parameters[name] ?? 'nothing')

async function sendBad(
  app: Express,
  verb: string,
  address: string,
  bad: BadBody,
  caller: Caller,
  secret: string,
) {
  const agent = request(app)
  const call =
    verb === 'post'
      ? agent.post(address)
      : verb === 'put'
        ? agent.put(address)
        : verb === 'patch'
          ? agent.patch(address)
          : agent.delete(address)
  const signed = { service: serviceOf(app), method: verb.toUpperCase(), path: address }
  call.set(callerTokenHeader, signCaller(caller, signed, secret))
  if (bad.type !== '') call.set('content-type', bad.type ?? json)
  if (bad.encoding) call.set('content-encoding', bad.encoding)
  call.serialize((sent: unknown) => String(sent))
  return call.send(bad.body)
}

/** What bad input changed or let through; an empty list is the only right answer. */
export async function badInputFindings(options: BadInputOptions): Promise<string[]> {
  const { app, secret, storedState, parameters = {} } = options
  const findings: string[] = []
  const before = JSON.stringify(await storedState())
  const writing = routesOf(app()).filter(({ method }) => !['GET', 'HEAD'].includes(method))
  for (const mounted of writing) {
    const caller = callers[mounted.definition.audience ?? 'visitor'] ?? visitor
    const verb = mounted.method.toLowerCase()
    const address = addressOf(mounted, parameters)
    for (const bad of badBodies) {
      const { status, text } = await sendBad(app(), verb, address, bad, caller, secret)
      const at = `${mounted.method} ${mounted.path} with ${bad.name}`
      // Where bytes are taken, none of these is a file.
      const statuses = mounted.definition.takes ? [415] : bad.statuses
      if (!statuses.includes(status)) findings.push(`${at}: ${status}`)
      const problem = problemSchema.safeParse(JSON.parse(text))
      if (!problem.success) findings.push(`${at}: not a problem document`)
      else if (status === 400 && !problem.data.faults?.length && problem.data.code === 'invalid_body')
        findings.push(`${at}: no fault named`)
    }
    const alive = await request(app()).get('/healthz')
    if (alive.status !== 200) findings.push(`${mounted.path}: no longer alive`)
  }
  if (!writing.length) findings.push('no route that writes was found')
  if (JSON.stringify(await storedState()) !== before) findings.push('something was stored')
  if (Object.keys(Object.prototype).length) findings.push('the prototype of all objects was changed')
  return findings
}
