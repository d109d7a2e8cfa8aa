import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestContext {
  requestId: string
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs `work` as part of a request: its log lines and its calls to other services carry the request's id. */
export const runInRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work)

/** The id of the request that the running code serves; undefined in background work. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId
