import { setupServer } from 'msw/node'

/** The platform as the page sees it; each test says what it answers. */
export const server = setupServer()

/** Starts and stops the server around the tests of one file; a call nobody answers fails the test. */
export const useServer = () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
