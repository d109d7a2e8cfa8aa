import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { noteServerTime } from '@shared/web/api/server-clock'
import { problem } from '@shared/web/testing/mock-api'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../testing/render-proof-app'
import { server, useServer } from '../testing/server'
import { timeLeft } from './time-left'

const proof = someProof()
const hour = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const approvedAt = at(-hour)
const approved = (change = {}) =>
  someProof({
    approvedAt,
    completedAt: approvedAt,
    finalStatus: 'done',
    reopenableUntil: at(23 * hour + 5000),
    approvals: [{ approvedAt, isYours: true, reopenedAt: null }],
    ...change,
  })
const notice = () => screen.findByRole('region', { name: 'Approved' })
const pages = [
  ['the review page', `/proof-review/${proof.id}`, proof.id],
  ['the success page', `/success?Proof_ID=${proof.proofId}`, proof.proofId],
] as const

describe.each(pages)('the approval on %s', (_, address, id) => {
  useServer()
  // The page keeps what it learnt of the server's clock.
  afterEach(() => {
    cleanup()
    noteServerTime(HttpResponse.json(null, { headers: { date: new Date().toUTCString() } }))
  })
  const answers = (current: () => object) =>
    server.use(
      http.get(`*/api/proof/${id}`, () => HttpResponse.json(current())),
      http.get(`*/api/proof/${id}/delivery`, () =>
        HttpResponse.json({ name: 'Zoë 李', email: 'a@example.org' }),
      ),
    )

  it('can be taken back, after a question, and says what is left of the time', async () => {
    let current: object = approved()
    let undone: unknown
    answers(() => current)
    server.use(
      http.post(`*/api/proof/${proof.id}/approval/undo`, async ({ request }) => {
        undone = await request.json()
        const approvals = [{ approvedAt, isYours: true, reopenedAt: at(0) }]
        current = someProof({ approvals })
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { log } = renderProofApp(address)
    expect(await notice()).toHaveTextContent(
      'The approval can be taken back for another 23 hours, or until the order is placed.',
    )
    const undo = () => {
      const button = screen.getByRole('button', { name: 'Undo approval' })
      button.focus()
      fireEvent.click(button)
    }
    undo()
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it approved' }))
    expect(undone).toBeUndefined()
    undo()
    const dialog = screen.getByRole('dialog', { name: 'Undo the approval?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo approval' }))
    const region = await screen.findByRole('region', { name: 'The approval was taken back' })
    expect(undone).toEqual({ approvedAt })
    expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument()
    expect(log.toasts).toMatchObject([{ title: 'Approval undone' }])
    // The button is gone with the focus in it.
    expect(within(region).getByRole('heading')).toHaveFocus()
  })

  it('goes by the server’s clock: on a device that is two days ahead it can be taken back all the same', async () => {
    const ahead = 48 * hour
    const body = approved({ reopenableUntil: at(23 * hour + 5000 - ahead) })
    const headers = { date: new Date(Date.now() - ahead).toUTCString() }
    server.use(
      http.get(`*/api/proof/${id}`, () => HttpResponse.json(body, { headers })),
      http.get(`*/api/proof/${id}/delivery`, () =>
        HttpResponse.json({ name: 'Zoë 李', email: 'a@example.org' }, { headers }),
      ),
    )
    renderProofApp(address)
    expect(await notice()).toHaveTextContent('The approval can be taken back for another 23 hours')
    expect(screen.getByRole('button', { name: 'Undo approval' })).toBeVisible()
  })

  it('is said to be sealed after a day, and once it is ordered, without a way back', async () => {
    answers(() => approved({ reopenableUntil: at(-1) }))
    const { unmount } = renderProofApp(address)
    expect(await notice()).toHaveTextContent('It was approved more than a day ago, and is sealed.')
    expect(screen.queryByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument()
    unmount()
    answers(() => approved({ reopenableUntil: null, orderedAt: at(0) }))
    renderProofApp(address)
    expect(await notice()).toHaveTextContent(/It was ordered on .*, and is sealed\./)
    expect(screen.queryByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument()
  })

  it('shows the service’s words, and the proof as it is now, when it is too late', async () => {
    let current: object = approved()
    answers(() => current)
    server.use(
      http.post(`*/api/proof/${proof.id}/approval/undo`, () => {
        current = approved({ reopenableUntil: null, orderedAt: at(0) })
        return problem('locked', 'This Birth Codex has been ordered.')
      }),
    )
    const { log } = renderProofApp(address)
    await notice()
    fireEvent.click(screen.getByRole('button', { name: 'Undo approval' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo approval' }))
    await waitFor(async () => expect(await notice()).toHaveTextContent('is sealed'))
    expect(log.toasts).toMatchObject([{ description: 'This Birth Codex has been ordered.' }])
  })
})

describe('the approval', () => {
  useServer()
  it('cannot be taken back by those who only look', async () => {
    server.use(http.get('*/api/proof/:id', () => HttpResponse.json(approved({ role: 'EDITOR' }))))
    renderProofApp(`/proof-review/${proof.id}`)
    expect(await notice()).toHaveTextContent('The approval can be taken back for another 23 hours')
    expect(screen.queryByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument()
  })
  it('counts the time down while the page is open, and takes the button away at its end', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const reopenableUntil = at(2 * 60_000 + 1000)
      server.use(http.get('*/api/proof/:id', () => HttpResponse.json(approved({ reopenableUntil }))))
      renderProofApp(`/proof-review/${proof.id}`)
      expect(await notice()).toHaveTextContent('for another 2 minutes,')
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(await notice()).toHaveTextContent('for another 1 minute,')
      await act(() => jest.advanceTimersByTimeAsync(90_000))
      expect(await notice()).toHaveTextContent('It was approved more than a day ago, and is sealed.')
      expect(screen.queryByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })
  it('shows the owner who has marked the record ready, and nobody else', async () => {
    const marks = [{ id: 'i', email: 'aunt@example.org', at: '2026-05-03T10:00:00Z', isYou: false }]
    let asked = 0
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.json(proof)),
      http.get(`*/api/proofs/${proof.proofId}/seal`, () => {
        asked += 1
        return HttpResponse.json({ revision: 1, marks })
      }),
    )
    const { unmount } = renderProofApp(`/proof-review/${proof.id}`)
    const region = await screen.findByRole('region', { name: 'Ready to Seal' })
    expect(region).toHaveTextContent(/aunt@example.org, on .*2026/)
    const approve = screen.getByRole('button', { name: 'Approve & Continue to Order' })
    expect(region.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    unmount()
    server.use(http.get('*/api/proof/:id', () => HttpResponse.json({ ...proof, role: 'VIEWER' })))
    renderProofApp(`/proof-review/${proof.id}`)
    await screen.findByRole('button', { name: 'Approve & Continue to Order' })
    await waitFor(() => expect(asked).toBe(2))
    expect(screen.queryByRole('region', { name: 'Ready to Seal' })).not.toBeInTheDocument()
  })
  it('is told to the service as ordered by the address that the store sends back to', async () => {
    let told: unknown
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.json(approved())),
      http.get('*/api/proof/:id/delivery', () => HttpResponse.json({ name: 'Z', email: 'a@b.org' })),
      http.post(`*/api/proof/${proof.proofId}/order`, async ({ request }) => {
        told = await request.json()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    renderProofApp(`/success?Proof_ID=${proof.proofId}&order=the-mark`)
    await waitFor(() => expect(told).toEqual({ mark: 'the-mark' }))
  })
  it('says what is left of the time in words', () => {
    expect([59_999, 60_000, 3_600_000, 3_660_000, 86_399_999].map(timeLeft)).toEqual([
      'less than another minute',
      'another 1 minute',
      'another 1 hour',
      'another 1 hour and 1 minute',
      'another 23 hours and 59 minutes',
    ])
  })
})
