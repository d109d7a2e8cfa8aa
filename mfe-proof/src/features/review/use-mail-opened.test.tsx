import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { mailOpenedSchema } from '@shared/contracts/proofs'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const jobId = 'kq3vN0pXw2T8Zb1LrYc7Dg'
const address = `/proof-review/${jobId}?changed`
const mark = 'a1b2.Zz-_9'

/** What a person does: events that scripts make, those of this test among them, are not trusted by any browser. */
const personActs = () =>
  act(() => {
    for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
      if (type === 'wheel' && typeof listener === 'function')
        listener.call(window, Object.create(new Event(type), { isTrusted: { value: true } }))
  })
const shown = () => screen.findByRole('heading', { level: 1, name: 'Review Your Codex Proof' })

describe('a proof opened by the link of its e-mail', () => {
  useServer()
  let brought: unknown[] = []
  /** What the service answers, one after another; 204 then. */
  let statuses: number[] = []
  beforeEach(() => {
    brought = []
    statuses = []
    jest.spyOn(window, 'addEventListener')
    // The test's router keeps its place in memory: the address bar is another.
    window.history.replaceState({ key: 'of the router' }, '', `${address}#m=${mark}`)
    server.use(
      http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(someProof())),
      http.post(`*/api/proof/${jobId}/mail-opened`, async ({ request }) => {
        expect(request.url).not.toContain(mark)
        brought.push(mailOpenedSchema.parse(await request.json()))
        const status = statuses.shift() ?? 204
        if (status === 204) return new HttpResponse(null, { status })
        const body = { type: 'about:blank', title: '', status, code: 'unavailable', detail: 'no' }
        return HttpResponse.json(body, { status })
      }),
    )
  })
  afterEach(() => {
    jest.restoreAllMocks()
    window.history.replaceState(null, '', '/')
  })
  const openByLink = async () => {
    const page = renderProofApp(`${address}#m=${mark}`)
    await shown()
    return page
  }

  it('[INV-042] brings back nothing for a program that opens links and runs scripts: a person has to do something', async () => {
    await openByLink()
    for (const act of [fireEvent.wheel, fireEvent.click, fireEvent.pointerDown, fireEvent.keyDown])
      act(document.body)
    screen.getByRole('heading', { level: 1 }).click()
    // A call that was made would have been answered before this one.
    await fetch(`/api/proof/${jobId}`)
    expect(brought).toEqual([])
    expect(window.location.hash).toBe(`#m=${mark}`)
  })
  it('[INV-042] brings back what the link carries, once, and takes it out of the address', async () => {
    await openByLink()
    personActs()
    personActs()
    await waitFor(() => expect(window.location.hash).toBe(''))
    expect(brought).toEqual([{ mark }])
    expect(window.location.pathname + window.location.search).toBe(address)
    expect(window.history.state).toEqual({ key: 'of the router' })
  })
  it('takes it out also where the owner’s key came beside it, which is gone by then', async () => {
    window.history.replaceState(null, '', `${address}#m=${mark}&k=${'k'.repeat(43)}`)
    renderProofApp(`${address}#m=${mark}&k=${'k'.repeat(43)}`)
    await shown()
    expect(window.location.hash).toBe(`#m=${mark}`)
    personActs()
    await waitFor(() => expect(window.location.hash).toBe(''))
    expect(brought).toEqual([{ mark }])
    expect(window.location.pathname + window.location.search).toBe(address)
    sessionStorage.clear()
  })
  it('tries again until it has come through, and keeps it in the address until then', async () => {
    statuses = [503]
    await openByLink()
    personActs()
    await waitFor(() => expect(brought).toHaveLength(1))
    expect(window.location.hash).toBe(`#m=${mark}`)
    await waitFor(() => {
      // The page waits before it asks again, or until it is looked at.
      act(() => void fireEvent(window, new Event('online')))
      expect(brought).toHaveLength(2)
    })
    await waitFor(() => expect(window.location.hash).toBe(''))
  })
  it('is not given up when the page is left: who approves at once is on the next one by then', async () => {
    statuses = [503]
    const { unmount } = await openByLink()
    personActs()
    await waitFor(() => expect(brought).toHaveLength(1))
    unmount()
    await waitFor(() => {
      fireEvent(window, new Event('online'))
      expect(brought).toHaveLength(2)
    })
  })
  it('shows the proof all the same where it is refused', async () => {
    statuses = [403]
    await openByLink()
    personActs()
    await waitFor(() => expect(window.location.hash).toBe(''))
    expect(brought).toHaveLength(1)
  })
  it('brings back nothing where the address carries nothing', async () => {
    for (const fragment of ['', '#', '#m=', '#other=1']) {
      const { unmount } = renderProofApp(address + fragment)
      await shown()
      personActs()
      unmount()
    }
    expect(brought).toEqual([])
  })
})
