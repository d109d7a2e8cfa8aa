import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/**
 * The platform as a test has it answer: the drive takes every copy, no proof is drawn yet, nothing is shared,
 * what nobody described is an error.
 */
export const server = setupServer(
  http.get('*/api/proof/:id', () => HttpResponse.json({ status: 'running', imageUrl: null })),
  // No place is called what was typed.
  http.get('*/api/places/autocomplete', () => HttpResponse.json({ predictions: [] })),
  // An address that was never replaced.
  http.get('*/api/proof/:id/delivery', () =>
    HttpResponse.json({ detail: 'Record not found' }, { status: 404 }),
  ),
  // A record that nobody else works on.
  http.get('*/api/proofs/:id/record', () =>
    HttpResponse.json({ detail: 'Record not found' }, { status: 404 }),
  ),
  // Nobody changes one, and what would tell of it is away.
  http.get('*/api/proofs/:id/live', () => new HttpResponse(null, { status: 503 })),
  http.all('*/api/proofs/:id/presence', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/birth-records/upload-csv', () => HttpResponse.json({ fileName: 'copy.csv', version: 1 })),
)

/** Call once in a describe block. */
export function useServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
