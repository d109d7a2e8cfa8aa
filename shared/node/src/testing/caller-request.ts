import { callerTokenHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import type { Express } from 'express'
import request from 'supertest'
import { signCaller } from '../caller-token'

/** The key of caller tokens in tests. */
export const testSecret = 'the key of caller tokens in tests, long enough'

export const visitorCaller = (visitorId: string): Caller => ({ kind: 'visitor', visitorId })
export const serviceCaller = (service: string): Caller => ({ kind: 'service', service })

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The header by which `caller` makes one call: of `service`, with a method and an address as in the request line. */
export const callerHeader = (caller: Caller, service: string, method: string, path: string) => ({
  [callerTokenHeader]: signCaller(caller, { service, method: method.toUpperCase(), path }, testSecret),
})

/** The name of the service that an app is. */
export const serviceOf = (app: Express): string => String(app.locals['service'])

/** A request to `app` as `caller` would send it through the gateway; without a token when the caller is null. */
export async function requestAs(app: Express, caller: Caller | null, method: Method, path: string) {
  const agent = request(app)
  const call = {
    get: () => agent.get(path),
    post: () => agent.post(path),
    put: () => agent.put(path),
    patch: () => agent.patch(path),
    delete: () => agent.delete(path),
  }[method]()
  // A SuperTest is a thenable: wrapped, so that awaiting this function does not send it yet.
  return { call: caller ? call.set(callerHeader(caller, serviceOf(app), method, path)) : call }
}
