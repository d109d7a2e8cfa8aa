import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/** The platform as the page sees it; each test says what it answers. Nobody marks a record ready, or changes one, unless it says so. */
export const server = setupServer(
  http.get('*/api/proofs/:id/live', () => new HttpResponse(null, { status: 503 })),
  http.get('*/api/proofs/:id/seal', () => HttpResponse.json({ revision: 1, marks: [] })),
)

/** Starts and stops the server around the tests of one file; a call nobody answers fails the test. */
export const useServer = () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
