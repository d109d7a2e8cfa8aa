import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { deliveryChangeSchema } from '@shared/contracts/deliveries'
import type { MailState } from '@shared/contracts/proofs'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const proofId = '01K7Q2M9XA'
const path = `*/api/proof/${proofId}/delivery`
const address = `/success?Proof_ID=${proofId}`
const problem = (status: number, code: string, detail: string, faults?: object[]) =>
  HttpResponse.json({ type: 'about:blank', title: '', status, code, detail, faults }, { status })

const opener = () => screen.findByRole('button', { name: 'Wrong email?' })
const field = () => screen.getByRole('textbox', { name: 'New email' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('the address of the e-mail', () => {
  useServer()
  let sent: unknown[] = []
  let order = someProof()
  beforeEach(() => {
    sent = []
    order = someProof()
    server.use(
      http.get(`*/api/proof/${proofId}`, () => HttpResponse.json(order)),
      http.get(path, () => HttpResponse.json({ name: 'Zoë 李', email: 'old@example.org' })),
      http.put(path, async ({ request }) => {
        const body = deliveryChangeSchema.parse(await request.json())
        sent.push(body)
        return HttpResponse.json({ name: 'Zoë 李', ...body })
      }),
    )
  })

  it('takes name and address from the record when the query has none', async () => {
    renderProofApp(address)
    expect(await screen.findByText('old@example.org')).toBeVisible()
    expect(screen.getByText('Zoë 李')).toBeVisible()
    expect(screen.getByText(proofId)).toBeVisible()
  })

  const approvedAt = '2026-05-03T10:00:00Z'
  it('leads the owner to the proof that nobody has approved, and to none that was', async () => {
    const { log, unmount } = renderProofApp(address)
    expect(await screen.findByRole('heading', { name: 'Your proof waits for you' })).toBeVisible()
    press('Open the proof')
    expect(log.visited).toEqual([`/proof-review/${order.id}`])
    unmount()
    order = someProof({ approvedAt })
    renderProofApp(address)
    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Open the proof' })).toBeNull()
  })

  const mailed = (state: MailState) =>
    someProof({
      approvedAt,
      completedAt: '2026-05-03T10:00:04Z',
      finalStatus: 'done',
      mail: { kind: 'proof-approved', state, at: '2026-05-03T10:01:00Z' },
    })
  const isDone = () =>
    screen.getByText('Finalizing Your Birth Record').closest('li')?.textContent?.endsWith('done')

  it.each<[MailState, RegExp]>([
    ['sent', /^The message was sent to old@example.org on .*2026/],
    ['kept', /^The message to old@example.org is written\. No mail leaves this installation/],
    ['limited', /^The message goes to old@example.org, which has had as many e-mails today/],
    [
      'unconfirmed',
      /^We send the finished record to old@example.org as soon as the link in our first e-mail to this address has been opened\./,
    ],
    ['refused', /^The message could not be delivered to old@example.org\. Please correct the address\./],
  ])('says what became of the finished record, and of its e-mail: %s', async (state, sentence) => {
    order = mailed(state)
    renderProofApp(address)
    await waitFor(() => expect(screen.getByText('old@example.org').closest('p')).toHaveTextContent(sentence))
    await waitFor(() => expect(isDone()).toBe(true), { timeout: 4000 })
    const heading = state === 'sent' ? "It's Ready, and We've Emailed You" : "We'll Email You When It's Ready"
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  })

  it('asks again while the book is made and its e-mail is on its way, and no longer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const states = [someProof({ approvedAt, finalStatus: 'running' }), mailed('waiting'), mailed('sent')]
      let asked = 0
      server.use(http.get(`*/api/proof/${proofId}`, () => HttpResponse.json(states[Math.min(asked++, 2)])))
      renderProofApp(address)
      await act(() => jest.advanceTimersByTimeAsync(1500))
      expect(asked).toBe(1)
      await act(() => jest.advanceTimersByTimeAsync(1500))
      await waitFor(() => expect(asked).toBe(2))
      expect(isDone()).toBe(true)
      expect(screen.getByRole('heading', { name: "We'll Email You When It's Ready" })).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(2500))
      expect(await screen.findByRole('heading', { name: "It's Ready, and We've Emailed You" })).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(asked).toBe(3)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[SUC-015] offers no change to anybody but the owner', async () => {
    let isAsked = false
    server.use(
      http.get(path, () => {
        isAsked = true
        return problem(404, 'not_found', 'Proof not found')
      }),
    )
    renderProofApp(`${address}&email=a%40example.org`)
    await waitFor(() => expect(isAsked).toBe(true))
    expect(screen.getByText('a@example.org')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Wrong email?' })).not.toBeInTheDocument()
  })

  it('says of a record that was erased, or is another’s, that this device does not know it, and of its answers nothing', async () => {
    server.use(http.get(path, () => problem(404, 'not_found', 'Proof not found')))
    renderProofApp(address)
    expect(await screen.findByRole('heading', { name: 'Not known on this device' })).toBeVisible()
    expect(screen.getByText(/The record 01K7Q2M9XA was erased, or belongs to another device/)).toBeVisible()
    expect(screen.queryByText(/in our keeping/)).toBeNull()
  })

  it('says nothing of the kind while the service is away, or to the owner', async () => {
    let isAsked = 0
    server.use(
      http.get(path, () => {
        isAsked += 1
        return problem(503, 'unavailable', 'Please try again in a moment.')
      }),
    )
    const { unmount } = renderProofApp(address)
    await waitFor(() => expect(isAsked).toBeGreaterThan(0))
    expect(screen.queryByRole('heading', { name: 'Not known on this device' })).toBeNull()
    unmount()
    server.use(http.get(path, () => HttpResponse.json({ name: 'Zoë 李', email: 'old@example.org' })))
    renderProofApp(address.toLowerCase().replace('proof_id', 'Proof_ID'))
    expect(await screen.findByText('old@example.org')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Not known on this device' })).toBeNull()
  })

  it('[SUC-006] [SUC-008] [SUC-009] sends the new address, and says that the message went there', async () => {
    renderProofApp(address)
    fireEvent.click(await opener())
    expect(await screen.findByRole('textbox', { name: 'New email' })).toHaveValue('old@example.org')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    write('  new@example.org ')
    press('Update')
    expect(await screen.findByText('Updated. The message was sent again, to new@example.org.')).toBeVisible()
    expect(sent).toEqual([{ email: 'new@example.org' }])
    expect(await screen.findByText('new@example.org')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(await opener()).toHaveFocus()
  })

  it.each([
    ['   ', 'Email is required'],
    ['hanna at example', 'Please enter a valid email address'],
  ])('[SUC-007] sends nothing for %j', async (text, message) => {
    renderProofApp(address)
    fireEvent.click(await opener())
    write(text)
    press('Update')
    expect(field()).toHaveAccessibleDescription(message)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
    write('new@example.org')
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('[SUC-010] closes without a change on Cancel, and on Escape', async () => {
    renderProofApp(address)
    for (const leave of [() => press('Cancel'), () => fireEvent.keyDown(field(), { key: 'Escape' })]) {
      fireEvent.click(await opener())
      write('new@example.org')
      leave()
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
      expect(await opener()).toHaveFocus()
    }
    expect(screen.getByText('old@example.org')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('shows the service’s words when a change is refused, and keeps what was written', async () => {
    server.use(
      http.put(path, () => problem(429, 'rate_limited', 'Please try again in an hour.'), { once: true }),
    )
    renderProofApp(address)
    fireEvent.click(await opener())
    write('new@example.org')
    press('Update')
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Please try again in an hour.'))
    expect(field()).toHaveValue('new@example.org')
    press('Update')
    expect(await screen.findByText(/The message was sent again/)).toBeVisible()
  })
})
