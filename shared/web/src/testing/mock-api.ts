import { setupServer } from 'msw/node'
import { HttpResponse } from 'msw'
import { errorStatuses } from '@shared/contracts/errors'
import type { ErrorCode } from '@shared/contracts/errors'

/** The platform as a page sees it; each test says what it answers. */
export const mockApi = setupServer()

/** Starts and stops it around the tests of one file; a call that nobody answers fails the test. */
export function withMockApi(): void {
  beforeAll(() => mockApi.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => mockApi.resetHandlers())
  afterAll(() => mockApi.close())
}

/** An answer of a service that is not a success, as the services write it. */
export const problem = (code: ErrorCode, detail: string) =>
  HttpResponse.json(
    { type: 'about:blank', title: code, status: errorStatuses[code], detail, code },
    { status: errorStatuses[code], headers: { 'content-type': 'application/problem+json' } },
  )
