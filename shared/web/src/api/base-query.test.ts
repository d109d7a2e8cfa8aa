import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { z } from 'zod'
import { mockApi, problem, withMockApi } from '../testing/mock-api'
import { ApiError, publicMessageOf } from './api-error'
import { apiDefaults } from './base-query'
import { followEvents } from './follow-events'
import { loadFile, request } from './request'

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`)
  return error
}

describe('request', () => {
  withMockApi()

  it('[API-001] sends a body as JSON with a JSON content type, and no type without a body', async () => {
    const seen: [string | null, string][] = []
    mockApi.use(
      http.all('*/api/echo', async ({ request: call }) => {
        seen.push([call.headers.get('content-type'), await call.text()])
        return HttpResponse.json({})
      }),
    )
    await request('/api/echo', { method: 'POST', body: { first: 'Zoë' } })
    await request('/api/echo')
    expect(seen).toEqual([
      ['application/json', '{"first":"Zoë"}'],
      [null, ''],
    ])
  })

  it('[API-002] always sends cookies: with a question, a body, a stream of events and a file', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
    await request('/api/user')
    await request('/api/login', { method: 'POST', body: {} })
    await loadFile('/api/proof/x/codex.jpg')
    for await (const told of followEvents('/api/proof/x')) expect(told.data).toEqual({})
    expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(4).fill('include'))
    fetched.mockRestore()
  })

  it('[API-003] parses the answer as JSON, and an empty one as no value', async () => {
    mockApi.use(
      http.get('*/api/one', () => HttpResponse.json({ n: [1] })),
      http.get('*/api/none', () => new HttpResponse(null, { status: 204 })),
      http.get('*/api/bad', () => HttpResponse.text('<html>')),
    )
    expect(await request('/api/one')).toEqual({ n: [1] })
    expect(await request('/api/none')).toBeUndefined()
    expect((await failureOf(request('/api/bad'))).publicMessage).toBe('The answer could not be read.')
  })

  it('[API-004] joins the segments of a path with slashes and encodes what is not the first', async () => {
    const paths: string[] = []
    mockApi.use(
      http.get('*/api/*', ({ request: call }) => {
        paths.push(new URL(call.url).pathname)
        return HttpResponse.json(null)
      }),
    )
    await request(['/api/proofs', '01ABCDEFGH', 'versions', 3])
    await request(['/api/invites/info', 'a/b?c'])
    expect(paths).toEqual(['/api/proofs/01ABCDEFGH/versions/3', '/api/invites/info/a%2Fb%3Fc'])
  })

  it('[API-005] throws on a 401, unless the call says that it means no value', async () => {
    mockApi.use(http.get('*/api/user', () => problem('unauthenticated', 'Please sign in.')))
    expect((await failureOf(request('/api/user'))).code).toBe('unauthenticated')
    expect(await request('/api/user', { on401: 'none' })).toBeUndefined()
    const api = createApi({
      ...apiDefaults,
      endpoints: (build) => ({ user: build.query<unknown, void>({ query: () => '/api/user' }) }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    })
    const asked = store.dispatch(api.endpoints.user.initiate()).unwrap()
    await expect(asked).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('[ERR-001] names the status, a colon and a space, then the text of the body', async () => {
    mockApi.use(
      http.get('*/api/a', () => HttpResponse.text('Proof not found', { status: 404 })),
      http.get('*/api/b', () => problem('not_found', 'Proof not found')),
    )
    expect((await failureOf(request('/api/a'))).message).toBe('404: Proof not found')
    expect((await failureOf(request('/api/b'))).message).toBe('404: Proof not found')
  })

  it('[ERR-002] names the status text when the body is empty', async () => {
    mockApi.use(http.get('*/api/a', () => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' })))
    const failure = await failureOf(request('/api/a'))
    expect(failure.message).toBe('502: Bad Gateway')
  })

  it.each([
    ['a page', '<!doctype html><p>nginx</p>', 'text/html'],
    ['a page that calls itself text', '<html>Bad gateway</html>', 'text/plain'],
    ['what another program prints', '{"error":"ECONNREFUSED 10.0.0.7:8081"}', 'application/json'],
    ['a dump', `Error: ${'at x '.repeat(100)}`, 'text/plain'],
    ['nothing', '', 'text/plain'],
  ])('keeps %s from people, who are shown the words of the caller', async (_what, body, type) => {
    mockApi.use(
      http.get('*/api/a', () => new HttpResponse(body, { status: 502, headers: { 'content-type': type } })),
    )
    const failure = await failureOf(request('/api/a'))
    expect(failure.publicMessage).toBeNull()
    expect(publicMessageOf(failure.toFailure(), 'Please try again.')).toBe('Please try again.')
    expect(failure.message).toContain(body.trim())
  })

  it.each([
    [400, false],
    [401, false],
    [404, false],
    [408, true],
    [409, false],
    [425, true],
    [429, true],
    [500, true],
    [501, false],
    [502, true],
    [503, true],
    [504, true],
    [507, true],
  ])('knows of a %d whether it may pass by itself: %s', async (status, isPassing) => {
    mockApi.use(http.get('*/api/a', () => new HttpResponse(null, { status })))
    expect(await failureOf(request('/api/a'))).toMatchObject({ status, isPassing })
  })

  it('takes a request that did not arrive in time for one that passes, by its code too', async () => {
    const detail = 'The request did not arrive in time.'
    const problem = { type: 'about:blank', title: '', status: 408, code: 'request_timeout', detail }
    mockApi.use(http.post('*/api/a', () => HttpResponse.json(problem, { status: 408 })))
    const failure = await failureOf(request('/api/a', { method: 'POST', body: {} }))
    expect(failure).toMatchObject({ code: 'request_timeout', isPassing: true, publicMessage: detail })
  })

  it('takes an answer that breaks off for a lost connection', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    mockApi.use(http.get('*/api/a', () => new HttpResponse(broken)))
    expect(await failureOf(request('/api/a'))).toMatchObject({ code: 'unreachable', isPassing: true })
  })

  it('carries the code, every fault and the request id of a problem', async () => {
    mockApi.use(
      http.post('*/api/a', () =>
        HttpResponse.json(
          {
            detail: 'Some answers are missing.',
            code: 'invalid_body',
            requestId: 'r-1',
            faults: [
              { path: 'email', message: 'Email is required' },
              { path: 'babyFirstName', message: 'First name is required' },
              'not a fault',
            ],
          },
          { status: 400 },
        ),
      ),
    )
    const failure = await failureOf(request('/api/a', { method: 'POST', body: {} }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_body', requestId: 'r-1' })
    expect(failure.faults.map(({ path }) => path)).toEqual(['email', 'babyFirstName'])
  })

  it('tells a connection that failed from an answer, and from a call given up', async () => {
    mockApi.use(http.get('*/api/a', () => HttpResponse.error()))
    expect(await failureOf(request('/api/a'))).toMatchObject({ status: 0, code: 'unreachable' })
    const aborted = AbortSignal.abort()
    await expect(request('/api/a', { signal: aborted })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('an api made of apiDefaults', () => {
  withMockApi()

  const createStore = () => {
    const api = createApi({
      ...apiDefaults,
      endpoints: (build) => ({
        thing: build.query<unknown, string>({
          query: (id) => ['/api/things', id],
          // As every api reads its answers: what is none throws.
          transformResponse: (answer) => z.number().parse(answer),
        }),
      }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    })
    return { api, store }
  }

  it('[CON-001] asks once: no retry, nothing on focus or reconnect, no polling, never stale', async () => {
    let asked = 0
    mockApi.use(
      http.get('*/api/things/:id', ({ params }) => {
        asked += 1
        return params['id'] === 'bad'
          ? problem('internal', 'Something went wrong.')
          : HttpResponse.json(asked)
      }),
    )
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const { api, store } = createStore()
      const first = store.dispatch(api.endpoints.thing.initiate('good'))
      expect((await first).data).toBe(1)
      first.unsubscribe()
      window.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
      window.dispatchEvent(new Event('online'))
      await jest.advanceTimersByTimeAsync(24 * 3600 * 1000)
      expect((await store.dispatch(api.endpoints.thing.initiate('good'))).data).toBe(1)
      expect(asked).toBe(1)

      const failed = await store.dispatch(api.endpoints.thing.initiate('bad'))
      await jest.advanceTimersByTimeAsync(60_000)
      expect(failed.error).toMatchObject({ status: 500, publicMessage: 'Something went wrong.' })
      expect(asked).toBe(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('says nothing in the console of a question that was given up while it was under way', async () => {
    const reached = jest.fn(() => new Promise<never>(() => undefined))
    mockApi.use(http.get('*/api/things/:id', reached))
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { api, store } = createStore()
    const question = store.dispatch(api.endpoints.thing.initiate('slow'))
    await waitFor(() => expect(reached).toHaveBeenCalled())
    question.abort()
    expect((await question).error).toMatchObject({ name: 'AbortError' })
    await new Promise((settle) => setTimeout(settle, 20))
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })
})
