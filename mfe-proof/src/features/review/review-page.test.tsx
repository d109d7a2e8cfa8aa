import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'
import { imageAddress } from './proof-review'

const jobId = 'kq3vN0pXw2T8Zb1LrYc7Dg'
const proof = {
  id: jobId,
  status: 'done',
  url: `/api/proof/${jobId}/codex.pdf`,
  error: null,
  proofId: '01K7Q2M9XA',
  version: 1,
  preparedAt: '2026-05-02T19:44:00Z',
  newerProofJobId: null,
  approvedAt: null,
  role: 'OWNER',
}
const running = { ...proof, status: 'running', url: null, preparedAt: null }
const address = `/proof-review/${jobId}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const answers = (body: object, status = 200) =>
  server.use(http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(body, { status })))
const problem = (status: number, code: string, detail: string) => ({
  type: 'about:blank',
  title: '',
  status,
  code,
  detail,
})

describe('proof review', () => {
  useServer()

  it('[PRF-016] shows "Invalid proof ID" without an id and asks nobody', async () => {
    const { log } = renderProofApp('/proof-review')
    expect(await heading('Invalid proof ID')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Return to Form' }))
    expect(log.visited).toEqual(['/'])
  })

  it('[PRF-011] [PRF-012] asks every 2000 ms while the proof is made, and stops when it is done', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const states = [running, running, proof]
      const asked: number[] = []
      server.use(
        http.get(`*/api/proof/${jobId}`, () => {
          asked.push(Date.now())
          return HttpResponse.json(states[Math.min(asked.length - 1, 2)])
        }),
      )
      renderProofApp(address)
      expect(await heading('Codifying Your Provenance')).toBeVisible()
      expect(screen.getByText('Please wait while we generate your proof...')).toBeVisible()
      await waitFor(() => expect(asked.length).toBe(1))
      await act(() => jest.advanceTimersByTimeAsync(1900))
      expect(asked.length).toBe(1)
      await act(() => jest.advanceTimersByTimeAsync(200))
      await waitFor(() => expect(asked.length).toBe(2))
      await act(() => jest.advanceTimersByTimeAsync(2100))
      expect(await heading('Review Your Codex Proof')).toBeVisible()
      expect(asked.length).toBe(3)
      await act(() => jest.advanceTimersByTimeAsync(20_000))
      expect(asked.length).toBe(3)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[PRF-017] [PRF-018] [PRF-019] shows the picture beside the PDF’s address, and links to both', async () => {
    answers(proof)
    renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    expect(screen.getByRole('img', { name: /watermarked proof/i })).toHaveAttribute(
      'src',
      `/api/proof/${jobId}/codex.webp`,
    )
    expect(screen.getByRole('link', { name: 'View PDF' })).toHaveAttribute(
      'href',
      `/api/proof/${jobId}/codex.pdf`,
    )
    expect(screen.getByRole('link', { name: 'View Full Size' })).toHaveAttribute(
      'href',
      `/api/proof/${jobId}/codex.png`,
    )
    expect(imageAddress('/x/codex.pdf?v=2', 'png')).toBe('/x/codex.png?v=2')
  })

  it('[PRF-024] says how the final certificate is printed', async () => {
    answers(proof)
    renderProofApp(address)
    expect(
      await screen.findByText(
        /printed on museum-grade archival paper without watermarks and delivered to your address/,
      ),
    ).toBeVisible()
  })

  it('[PRF-013] [PRF-014] shows the server’s words on an error, and leads back to the form', async () => {
    answers({ ...running, status: 'error', error: 'One of the letters cannot be drawn.' })
    const { log } = renderProofApp(address)
    expect(await heading('Error Generating Proof')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('One of the letters cannot be drawn.')
    fireEvent.click(screen.getByRole('button', { name: 'Return to Form' }))
    expect(log.visited).toEqual(['/'])
  })

  it('[PRF-013] says "An unexpected error occurred" when the server gives no words', async () => {
    answers({ ...running, status: 'error', error: '' })
    renderProofApp(address)
    expect(await heading('Error Generating Proof')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
  })

  it('tries a failed proof again on request', async () => {
    let current: object = { ...running, status: 'error', error: 'The press is jammed.' }
    server.use(
      http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(current)),
      http.post(`*/api/proof/${jobId}/retry`, () => HttpResponse.json((current = running))),
    )
    renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading('Codifying Your Provenance')).toBeVisible()
  })

  it('[PRF-015] shows "Proof not found" for an unknown proof', async () => {
    answers(problem(404, 'not_found', 'Proof not found'), 404)
    renderProofApp(address)
    expect(await heading('Proof not found')).toBeVisible()
  })

  it('keeps waiting, and says so, while the service cannot be reached', async () => {
    answers(problem(503, 'unavailable', 'Not reachable just now.'), 503)
    renderProofApp(address)
    expect(await screen.findByText(/cannot reach the print room just now/)).toBeVisible()
    expect(await heading('Codifying Your Provenance')).toBeVisible()
  })

  it('[PRF-020] goes back to the form to edit the provenance', async () => {
    answers(proof)
    const { log } = renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Provenance' }))
    expect(log.visited).toEqual(['/'])
  })

  it('[PRF-023] [PRF-036] [PRF-034] approves the version on the screen, then goes where the service says', async () => {
    let approved: unknown
    answers({ ...proof, version: 3 })
    server.use(
      http.post(`*/api/proof/${jobId}/approval`, async ({ request }) => {
        approved = await request.json()
        return HttpResponse.json({
          approvedAt: '2026-05-02T20:00:00Z',
          continueTo: '/success?Proof_ID=01K7Q2M9XA',
        })
      }),
    )
    const { log } = renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve & Continue to Order' }))
    await waitFor(() => expect(log.visited).toEqual(['/success?Proof_ID=01K7Q2M9XA']))
    expect(approved).toEqual({ version: 3 })
  })

  it('shows the service’s words when an approval is refused', async () => {
    answers(proof)
    server.use(
      http.post(`*/api/proof/${jobId}/approval`, () =>
        HttpResponse.json(problem(409, 'conflict', 'This proof has changed since.'), { status: 409 }),
      ),
    )
    const { log } = renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve & Continue to Order' }))
    await waitFor(() =>
      expect(log.toasts).toMatchObject([
        { variant: 'destructive', title: 'Error', description: 'This proof has changed since.' },
      ]),
    )
    expect(log.visited).toEqual([])
  })

  it('[COL-009] lets only the owner approve, and says why', async () => {
    answers({ ...proof, role: 'APPROVER' })
    renderProofApp(address)
    const button = await screen.findByRole('button', { name: 'Approve & Continue to Order' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/Only the parent who made this record can approve it/)
    fireEvent.click(button)
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('[SUB-034] leads from an older proof to the newer one', async () => {
    answers({ ...proof, newerProofJobId: 'newer' })
    renderProofApp(address)
    expect(await screen.findByRole('link', { name: 'See the newer proof' })).toHaveAttribute(
      'href',
      '/proof-review/newer',
    )
  })

  it('[GDE-010] opens the companion guide and the chat in their slots', async () => {
    answers(proof)
    renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Birth Bio Companion Guide' }))
    expect(screen.getByTestId('slot-companion-guide')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Need help?' }))
    expect(screen.getByTestId('slot-chat-drawer')).toBeInTheDocument()
  })
})
