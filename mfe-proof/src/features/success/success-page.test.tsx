import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const states = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('ol'))
    .map((item) => item.textContent)

describe('success page', () => {
  it('[SUC-001] [SUC-002] greets with the name and the address of the query', () => {
    renderProofApp('/success?name=Zo%C3%AB%20%E6%9D%8E&email=a%40example.org')
    expect(screen.getByRole('heading', { level: 1, name: 'Your Birth Bio Is on the Way!' })).toBeVisible()
    expect(screen.getByText('Zoë 李')).toBeVisible()
    expect(screen.getByText('a@example.org')).toBeVisible()
  })

  it('[PRF-040] a name from right to left keeps its initials and full stops, and turns nothing around it', () => {
    renderProofApp(`/success?name=${encodeURIComponent('ש. כהן.')}`)
    const name = screen.getByText('ש. כהן.')
    expect(name.tagName).toBe('BDI')
    expect(name).toHaveAttribute('dir', 'auto')
    expect(name.parentElement).toHaveTextContent(/^The record of ש. כהן\.\.$/)
  })

  it('[SUC-002] falls back to "your child" and "your email"', () => {
    renderProofApp('/success?name=%20')
    expect(screen.getByText('your child')).toBeVisible()
    expect(screen.getByText('your email')).toBeVisible()
  })

  it('[SUC-003] [SUC-004] goes through its four steps at 0.8 s, 1.6 s and 2.4 s', () => {
    jest.useFakeTimers()
    try {
      renderProofApp('/success')
      const titles = [
        'Data Received',
        'Processing Insights',
        'Designing Your Certificate',
        'Finalizing Your Birth Record',
      ]
      const inHand = () =>
        titles.findIndex(
          (title, index) => states()[index]?.includes(title) && states()[index]?.includes('in hand'),
        )
      expect(states()).toHaveLength(titles.length)
      expect(inHand()).toBe(0)
      for (const [at, step] of [
        [799, 0],
        [1, 1],
        [799, 1],
        [1, 2],
        [799, 2],
        [1, 3],
        [9000, 3],
      ] as const) {
        act(() => jest.advanceTimersByTime(at))
        expect(inHand()).toBe(step)
      }
    } finally {
      jest.useRealTimers()
    }
  })

  it('says nothing of an hour or a place, which a record may be without', () => {
    jest.useFakeTimers()
    try {
      renderProofApp('/success')
      act(() => jest.advanceTimersByTime(9000))
      expect(states()[1]).toContain('Drawn from what you told us')
      for (const state of states()) expect(state).not.toMatch(/\b(hour|place)\b/)
    } finally {
      jest.useRealTimers()
    }
  })

  it('draws a seal where it is of no record, too, once its first screen stands', async () => {
    jest.useFakeTimers()
    const { container } = renderProofApp('/success')
    expect(container.querySelector('figure path')).toBeNull()
    act(() => jest.advanceTimersByTime(801))
    jest.useRealTimers()
    await waitFor(() => expect(container.querySelector('figure path')).not.toBeNull())
  })

  describe('the seal', () => {
    useServer()
    const proof = someProof({ approvedAt: '2026-11-21T10:00:00.000Z' })
    const lettersIn = (container: HTMLElement) =>
      [...container.querySelectorAll('figure svg text')].map(({ textContent }) => textContent).join('')
    const answer = (delivery: () => Response) =>
      server.use(
        http.get(`*/api/proof/${proof.proofId}/delivery`, delivery),
        http.get(`*/api/proof/${proof.proofId}`, () => HttpResponse.json(proof)),
      )
    const address = `/success?Proof_ID=${proof.proofId}&name=Zoe`

    it('is whole for the owner of the record: with the initial, and the day around it', async () => {
      answer(() => HttpResponse.json({ name: 'amara Lind', email: 'hanna@posteo.se' }))
      const { container } = renderProofApp(address)
      await waitFor(() => expect(lettersIn(container)).toBe('ASEALEDANDKEPT·21NOVEMBER2026·'))
    })

    it('tells others neither, whatever name the address has', async () => {
      let isAnswered = false
      answer(() => {
        isAnswered = true
        return HttpResponse.json({ code: 'not_found' }, { status: 404 })
      })
      const { container } = renderProofApp(address)
      await waitFor(() => expect(isAnswered && container.querySelector('figure path')).toBeTruthy())
      expect(lettersIn(container)).toBe('')
    })
  })

  it('[SUC-005] [SUC-012] [CON-002] says what comes next and what stands behind it', () => {
    renderProofApp('/success')
    expect(screen.getByRole('heading', { name: "We'll Email You When It's Ready" })).toBeVisible()
    const claims = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/\s+/g, ' ').trim())
    expect(claims).toEqual(
      expect.arrayContaining(['64+ personalized insights', 'Trusted by 10,000+ families']),
    )
  })

  it.each([
    ['Create Sibling Record', '/?start=sibling'],
    ['Create Another Birth Bio', '/?start=fresh'],
  ])('[SUC-011] %s leads back to the form', (name, address) => {
    const { log } = renderProofApp('/success')
    fireEvent.click(screen.getByRole('button', { name }))
    expect(log.visited).toEqual([address])
  })
})
