import { setupServer } from 'msw/node'

/** The platform as a test has it answer; what nobody described is an error. */
export const server = setupServer()

/** Call once in a describe block. */
export function useServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
