import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { proofPollingInterval } from '@shared/web/api/watch-proof'
import { someProof, someRunningProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'
import { imageAddress, pageAddress } from './proof-addresses'

const jobId = 'kq3vN0pXw2T8Zb1LrYc7Dg'
const proof = someProof()
const running = someRunningProof()
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
  beforeEach(() => window.history.replaceState(null, ''))

  it('[PRF-016] shows "Invalid proof ID" without an id and asks nobody', async () => {
    const { log } = renderProofApp('/proof-review')
    expect(await heading('Invalid proof ID')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Return to Form' }))
    expect(log.visited).toEqual(['/'])
  })

  it.each([
    ['done', proof, 'Review Your Codex Proof'],
    ['error', someRunningProof({ status: 'error', stage: null }), 'Error Generating Proof'],
  ])(
    '[PRF-011] [PRF-012] asks every 2000 ms while the proof is made, and stops at %s',
    async (_, end, title) => {
      expect(proofPollingInterval).toBe(2000)
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
      try {
        const states = [running, running, end]
        let asked = 0
        server.use(http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(states[Math.min(asked++, 2)])))
        renderProofApp(address)
        expect(await heading('Codifying Your Provenance')).toBeVisible()
        expect(screen.getByText('Please wait while we generate your proof...')).toBeVisible()
        await waitFor(() => expect(asked).toBe(1))
        for (const round of [1, 2]) {
          // The page asks again so long after the answer, which has taken a moment itself.
          await act(() => jest.advanceTimersByTimeAsync(1900))
          expect(asked).toBe(round)
          await act(() => jest.advanceTimersByTimeAsync(150))
          await waitFor(() => expect(asked).toBe(round + 1))
        }
        expect(await heading(title)).toBeVisible()
        await act(() => jest.advanceTimersByTimeAsync(60_000))
        expect(asked).toBe(3)
      } finally {
        jest.useRealTimers()
      }
    },
  )

  it('[PRF-017] [PRF-018] [PRF-019] shows the picture beside the PDF’s address, and links to both', async () => {
    answers(proof)
    renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    expect(screen.getByRole('img', { name: /watermarked proof/i })).toHaveAttribute(
      'src',
      `/api/proof/${jobId}/codex.jpg`,
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
    expect(pageAddress('/x/codex.png?v=2', 3)).toBe('/x/codex.png?v=2&page=3')
  })

  it('shows the first page as soon as it is drawn, and keeps that very picture when the rest is done', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const early = { ...running, stage: 'drawn', imageUrl: proof.imageUrl }
      const states = [running, early, early, proof]
      let asked = 0
      server.use(http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(states[Math.min(asked++, 3)])))
      renderProofApp(address)
      expect(await heading('Codifying Your Provenance')).toBeVisible()
      expect(screen.queryByRole('img', { name: /watermarked proof/i })).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(2100))
      const picture = await screen.findByRole('img', {
        name: 'Watermarked proof of the first page of your Birth Codex',
      })
      expect(picture).toHaveAttribute('src', proof.imageUrl)
      expect(screen.getByText('Please wait while we generate your proof...')).toBeVisible()
      expect(screen.getByText('The first page is ready; the other pages are being set.')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Approve & Continue to Order' })).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(4100))
      expect(await heading('Review Your Codex Proof')).toBeVisible()
      expect(screen.getByRole('img', { name: /watermarked proof/i })).toBe(picture)
      expect(picture).toHaveAttribute('src', proof.imageUrl)
    } finally {
      jest.useRealTimers()
    }
  })

  it('says that answers were changed which it does not show, to who works on the record, also on coming back', async () => {
    let isChanged = false
    let asked = 0
    server.use(
      http.get(`*/api/proofs/${proof.proofId}/seal`, () => {
        asked += 1
        return HttpResponse.json({ revision: 3, isChanged, marks: [] })
      }),
    )
    const note = () => screen.queryByText(/^Answers were changed after this proof was made/)
    answers(someProof({ role: 'OWNER' }))
    const { unmount } = renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    await waitFor(() => expect(asked).toBe(1))
    expect(note()).not.toBeInTheDocument()
    isChanged = true
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(note()).toBeVisible())
    expect(screen.getByRole('link', { name: 'submit the record again' })).toHaveAttribute(
      'href',
      `/?proof=${proof.proofId}&step=review`,
    )
    unmount()
    answers(someProof({ role: 'EDITOR' }))
    const second = renderProofApp(address)
    await waitFor(() => expect(note()).toHaveTextContent('Its owner can submit the record again.'))
    second.unmount()
    answers(someProof({ role: null }))
    renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    expect(note()).not.toBeInTheDocument()
  })

  it('tells who works on the record, while the page stays open, of an approval and a mark that were given elsewhere', async () => {
    let tell: ((seal: number) => void) | undefined
    const approvedAt = '2026-11-29T01:17:36.353Z'
    let [shown, marks] = [someProof({ role: 'OWNER' }), [] as object[]]
    const state = { revision: 3, comments: 0, people: 1, role: 'OWNER', present: [] }
    server.use(
      http.get(`*/api/proof/${jobId}`, () => HttpResponse.json(shown)),
      http.get(`*/api/proofs/${proof.proofId}/seal`, () => HttpResponse.json({ revision: 3, marks })),
      http.get(`*/api/proofs/${proof.proofId}/live`, () => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            tell = (seal) =>
              controller.enqueue(
                new TextEncoder().encode(`event: state\ndata: ${JSON.stringify({ ...state, seal })}\n\n`),
              )
            tell(1)
          },
        })
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
      }),
    )
    renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Approved' })).not.toBeInTheDocument()
    shown = someProof({ role: 'OWNER', approvedAt })
    marks = [{ id: 'm', email: 'app@example.org', at: approvedAt, isYou: false }]
    await waitFor(() => expect(tell).toBeDefined())
    tell?.(2)
    expect(await screen.findByRole('region', { name: 'Approved' }, { timeout: 4000 })).toBeVisible()
    expect(await screen.findByText(/^app@example\.org, on/)).toBeVisible()
  })

  it.each([
    ['who has the address alone', null],
    ['the owner, whom no stream reaches', 'OWNER'],
  ])('tells of an approval elsewhere %s, on coming back to the page', async (_, role) => {
    answers(someProof({ role }))
    renderProofApp(address)
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    answers(someProof({ role, approvedAt: '2026-11-29T01:17:36.353Z' }))
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('region', { name: 'Approved' })).toBeVisible()
  })

  const shownPage = () => screen.getByRole('img', { name: /watermarked proof/i }).getAttribute('src')
  const fullSize = () => screen.getByRole('link', { name: 'View Full Size' }).getAttribute('href')

  it('leafs through all pages by button, by key and by finger, and asks for a page when it is turned to', async () => {
    answers({ ...proof, pages: 3 })
    const { container } = renderProofApp(address)
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    expect(container.querySelectorAll('img')).toHaveLength(1)
    const previous = screen.getByRole('button', { name: 'Previous page' })
    const next = screen.getByRole('button', { name: 'Next page' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(previous)
    expect(screen.getByText('Page 1 of 3')).toBeVisible()

    fireEvent.click(next)
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    expect(shownPage()).toBe(`/api/proof/${jobId}/codex.jpg?page=2`)
    expect(fullSize()).toBe(`/api/proof/${jobId}/codex.png?page=2`)

    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(shownPage()).toBe(`/api/proof/${jobId}/codex.jpg?page=3`)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(screen.getByText('Page 3 of 3')).toBeVisible()
    fireEvent.keyDown(next, { key: 'Home' })
    expect(screen.getByText('Page 1 of 3')).toBeVisible()

    const sheet = screen.getByRole('img', { name: /watermarked proof/i })
    const swipe = (from: [number, number], to: [number, number]) => {
      fireEvent.touchStart(sheet, { touches: [{ clientX: from[0], clientY: from[1] }] })
      fireEvent.touchEnd(sheet, { changedTouches: [{ clientX: to[0], clientY: to[1] }] })
    }
    swipe([300, 200], [200, 210])
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    // Down the page, and hardly sideways at all: no turning of pages.
    swipe([300, 200], [240, 500])
    swipe([300, 200], [290, 200])
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
  })

  it('opens at the page that was looked at, where the browser comes back to the same place', async () => {
    window.history.replaceState({ key: 'of-the-router' }, '')
    answers({ ...proof, pages: 3 })
    const { unmount } = renderProofApp(address)
    await screen.findByText('Page 1 of 3')
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    unmount()
    const there: unknown = window.history.state
    expect(there).toMatchObject({ key: 'of-the-router' })
    window.history.replaceState({ key: 'of-another-place' }, '')
    const elsewhere = renderProofApp(address)
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    elsewhere.unmount()
    window.history.replaceState(there, '')
    const back = renderProofApp(address)
    expect(await screen.findByText('Page 3 of 3')).toBeVisible()
    expect(shownPage()).toBe(`/api/proof/${jobId}/codex.jpg?page=3`)
    back.unmount()
    // A version with fewer pages.
    answers({ ...proof, pages: 2 })
    renderProofApp(address)
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(screen.getByText('Page 1 of 2')).toBeVisible()
  })

  it('leaves the arrow keys to what has a use of its own for them', async () => {
    answers({ ...proof, pages: 3 })
    renderProofApp(address)
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowRight' })
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
    fireEvent.keyDown(document.body, { key: 'End' })
    expect(screen.getByText('Page 1 of 3')).toBeVisible()
    field.remove()
  })

  it('says which page’s picture did not come', async () => {
    answers({ ...proof, pages: 3 })
    renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    fireEvent.error(screen.getByRole('img', { name: /page 2/ }))
    expect(screen.getByRole('alert')).toHaveTextContent('The picture of page 2 could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('names what cannot be printed, and in which field, before the approval', async () => {
    answers({
      ...proof,
      unprintable: [
        { field: 'babyMiddleName', characters: ['𐎠', '🜨'] },
        { field: 'laterField', characters: ['ꙮ'] },
      ],
    })
    renderProofApp(address)
    const notice = await screen.findByRole('region', { name: 'Some characters cannot be printed' })
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Middle name: 𐎠 (U+103A0), 🜨 (U+1F728)', 'Later field: ꙮ (U+A66E)'])
    const approve = screen.getByRole('button', { name: 'Approve & Continue to Order' })
    expect(notice.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    [
      [2],
      'A picture cannot be printed',
      /cannot read the second picture of a hand or foot, so the book is without it\./,
    ],
    [
      [1, 2],
      'The pictures cannot be printed',
      /cannot read the pictures of hand and foot, so the book is without them\./,
    ],
  ])('names the pictures that cannot be printed, before the approval: %j', async (pictures, title, words) => {
    answers({ ...proof, unprintable: [{ field: 'uploadedFiles', characters: [], pictures }] })
    renderProofApp(address)
    const notice = await screen.findByRole('region', { name: title })
    expect(notice).toHaveTextContent(words)
    expect(
      screen.queryByRole('region', { name: 'Some characters cannot be printed' }),
    ).not.toBeInTheDocument()
    const approve = screen.getByRole('button', { name: 'Approve & Continue to Order' })
    expect(notice.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    [
      'approved',
      { approvedAt: '2026-05-03T10:00:00Z' },
      /was approved on .*2026.* The final certificate is being made\.$/,
    ],
    [
      'complete',
      { approvedAt: '2026-05-03T10:00:00Z', completedAt: '2026-05-03T10:00:04Z' },
      /^This Birth Codex is complete: its final certificate was made on .*2026\.$/,
    ],
  ])('says when the record is %s', async (_, state, words) => {
    answers({ ...proof, ...state })
    renderProofApp(address)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('[PRF-024] says how the final certificate is printed', async () => {
    answers(proof)
    renderProofApp(address)
    expect(
      await screen.findByText(
        'The final certificate is printed on museum-grade archival paper without watermarks and delivered to the address.',
      ),
    ).toBeVisible()
  })

  it('[PRF-013] [PRF-014] shows the server’s words on an error, and leads back to the form', async () => {
    answers({ ...running, status: 'error', error: 'One of the letters cannot be drawn.' })
    const { log, unmount } = renderProofApp(address)
    expect(await heading('Error Generating Proof')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('One of the letters cannot be drawn.')
    fireEvent.click(screen.getByRole('button', { name: 'Return to Form' }))
    expect(log.visited).toEqual(['/'])
    unmount()
    answers(problem(410, 'gone', 'This record has been erased.'), 410)
    const refused = renderProofApp(address)
    expect(await screen.findByText('This record has been erased.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Return to Form' }))
    expect(refused.log.visited).toEqual(['/'])
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
    expect(document.title).toBe('Proof not found · Birth Codex')
  })

  it('reads a Proof ID in small letters as the certificate prints it', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/proof/:id', ({ params }) => {
        asked.push(String(params['id']))
        return HttpResponse.json(problem(404, 'not_found', 'Proof not found'), { status: 404 })
      }),
    )
    renderProofApp('/proof-review/01k7q2m9xa')
    expect(await heading('The seal of a Birth Codex')).toBeVisible()
    expect(asked).toEqual(['01K7Q2M9XA'])
  })

  it('keeps asking, and says so, while the service cannot be reached: no proof is said to be made', async () => {
    answers(problem(503, 'unavailable', 'Not reachable just now.'), 503)
    renderProofApp(address)
    expect(await heading('Proof out of reach')).toBeVisible()
    expect(screen.getByText(/cannot reach the print room just now/)).toBeVisible()
    expect(screen.queryByText(/Please wait while we generate/)).toBeNull()
    answers(proof)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Review Your Codex Proof')).toBeVisible()
  })

  it('says of a proof that is being made that the service cannot be reached just now', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      answers(running)
      renderProofApp(address)
      expect(await heading('Codifying Your Provenance')).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(100))
      answers(problem(503, 'unavailable', 'Not reachable just now.'), 503)
      await act(() => jest.advanceTimersByTimeAsync(2100))
      expect(await screen.findByText(/cannot reach the print room just now/)).toBeVisible()
      expect(screen.getByText('Please wait while we generate your proof...')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  describe('goes back to the form to edit the provenance', () => {
    const edit = async (role: string | null) => {
      answers(someProof({ role }))
      const { log } = renderProofApp(address)
      fireEvent.click(await screen.findByRole('button', { name: 'Edit Provenance' }))
      await waitFor(() => expect(log.visited).toHaveLength(1))
      return log.visited
    }
    const shared = `/?proof=${proof.proofId}`
    const keep = (key: string, cloud: object | null) =>
      localStorage.setItem(key, JSON.stringify({ cloud, values: {} }))
    const draftKey = 'birth-form-draft:v2'
    const own = { proofId: proof.proofId, role: 'OWNER' }
    const another = { proofId: '01OTHEROTH', role: 'OWNER' }
    afterEach(() => localStorage.clear())

    it.each([
      ['was never synced', null],
      ['was synced', own],
    ])('[PRF-020] at /, where the draft of the device is, which %s', async (_, cloud) => {
      keep(draftKey, cloud)
      keep('shared-record:v1:another', another)
      expect(await edit('OWNER')).toEqual(['/'])
    })
    it('at /, of who has the address of the proof alone', async () => {
      expect(await edit(null)).toEqual(['/'])
    })
    it('that is shared, of an owner who came to this device by a link', async () => {
      expect(await edit('OWNER')).toEqual([shared])
    })
    it('that is shared, where the draft of the device is another child’s', async () => {
      keep(draftKey, another)
      expect(await edit('OWNER')).toEqual([shared])
    })
    it.each([draftKey, 'birth-form-draft:aside:1'])(
      'that is shared, where nobody can read what lies at %s: the form at / would be empty',
      async (key) => {
        localStorage.setItem(key, 'nobody can read this')
        expect(await edit('OWNER')).toEqual([shared])
      },
    )
    it.each(['EDITOR', 'VIEWER'])(
      'that is shared, in the role %s: the draft of the device is their own child’s',
      async (role) => {
        keep(draftKey, null)
        expect(await edit(role)).toEqual([shared])
      },
    )
    it('that is shared, where the record was worked on in it here: the draft of the device is behind', async () => {
      keep(draftKey, own)
      keep('shared-record:v1:this', own)
      expect(await edit('OWNER')).toEqual([shared])
    })
  })

  it('tells whoever cannot see the pictures where their words can be read, and leads to the answers', async () => {
    const words = () => screen.getByRole('img', { name: /the first page/ })
    answers({ ...proof, role: 'VIEWER' })
    const { unmount } = renderProofApp(address)
    expect(await screen.findByRole('link', { name: 'Read the Answers' })).toHaveAttribute(
      'href',
      `/?proof=${proof.proofId}&step=review`,
    )
    expect(words()).toHaveAccessibleDescription('‘View PDF’ has its words.')
    unmount()
    // Who only holds the address is shown no record.
    answers({ ...proof, role: null })
    renderProofApp(address)
    await heading('Review Your Codex Proof')
    expect(screen.queryByRole('link', { name: 'Read the Answers' })).not.toBeInTheDocument()
    expect(words()).toHaveAccessibleDescription('‘View PDF’ has its words.')
  })

  it('names the child in words, where the name is known', async () => {
    answers(proof)
    const { unmount } = renderProofApp(address)
    const name = await screen.findByText('Amara Linnea Okonkwo')
    expect(name.closest('dd')?.previousElementSibling).toHaveTextContent(/^Name$/)
    unmount()
    answers({ ...proof, childName: null })
    renderProofApp(address)
    await heading('Review Your Codex Proof')
    expect(screen.queryByText('Name')).toBeNull()
  })

  it('[PRF-023] [PRF-034] approves the version on the screen, then goes where the service says', async () => {
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
    expect(approved).toEqual({ version: 3, sha256: proof.sha256 })
  })

  it('[PRF-036] names the version on the screen, and shows the new proof, with no toast, when the record has changed since', async () => {
    const newer = 'n7wQv0pXw2T8Zb1LrYc7Dg'
    const named: unknown[] = []
    answers({ ...proof, version: 3 })
    server.use(
      http.get(`*/api/proof/${newer}`, () => HttpResponse.json({ ...proof, id: newer, version: 4 })),
      http.post(`*/api/proof/${jobId}/approval`, async ({ request }) => {
        named.push(await request.json())
        const refusal = problem(409, 'conflict', 'This proof has changed since.')
        return HttpResponse.json({ ...refusal, details: { newerProofJobId: newer } }, { status: 409 })
      }),
    )
    const { log } = renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve & Continue to Order' }))
    expect(await screen.findByText(/This is its new proof: please look at it first/)).toBeVisible()
    expect(named).toEqual([{ version: 3, sha256: proof.sha256 }])
    expect(log.visited).toEqual([`/proof-review/${newer}?changed`])
    expect(log.toasts).toEqual([])
    expect(await heading('Review Your Codex Proof')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Approve & Continue to Order' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })

  it('tells how many are before, and what is waited for', async () => {
    answers({ ...running, stage: 'queued', waiting: 4 })
    const { unmount } = renderProofApp(address)
    expect(await screen.findByText('4 proofs are before yours.')).toBeVisible()
    unmount()
    answers({ ...running, waitingFor: 'records' })
    renderProofApp(address)
    expect(await screen.findByText(/waits for the archive of records, which is away/)).toBeVisible()
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

  it.each([
    ['APPROVER', /^You are here as an APPROVER: you may look at this proof. Only the parent who made this/],
    ['VIEWER', /^You are here as a VIEWER: you may look at this proof. Only the parent who made this/],
    [null, /^Only the parent who made this record can approve it, on the device it was made on/],
  ])('lets only the owner approve, and tells %s why', async (role, why) => {
    answers({ ...proof, role })
    renderProofApp(address)
    const button = await screen.findByRole('button', { name: 'Approve & Continue to Order' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(why)
    fireEvent.click(button)
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('asks for no second approval of an approved proof: its button leads on to the order', async () => {
    answers({ ...proof, approvedAt: '2026-05-03T08:00:00.000Z' })
    let asked = 0
    server.use(
      http.post(`*/api/proof/${jobId}/approval`, () => {
        asked += 1
        return HttpResponse.json({
          approvedAt: '2026-05-03T08:00:00Z',
          continueTo: '/success?Proof_ID=01K7Q2M9XA',
        })
      }),
    )
    const { log } = renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Continue to Order' }))
    await waitFor(() => expect(log.visited).toEqual(['/success?Proof_ID=01K7Q2M9XA']))
    expect(asked).toBe(1)
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  })

  it('offers no second order of a book that is ordered', async () => {
    const orderedAt = '2026-05-04T09:30:00.000Z'
    answers({ ...proof, role: 'OWNER', approvedAt: '2026-05-03T08:00:00.000Z', orderedAt })
    renderProofApp(address)
    const button = await screen.findByRole('button', { name: 'Continue to Order' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/^This book was ordered on .*2026/)
  })

  it('[SUB-034] leads from an older proof to the newer one', async () => {
    answers({ ...proof, newerProofJobId: 'newer' })
    renderProofApp(address)
    expect(await screen.findByRole('link', { name: 'See the newer proof' })).toHaveAttribute(
      'href',
      '/proof-review/newer',
    )
  })

  it('opens the companion guide and the chat in their slots', async () => {
    answers(proof)
    renderProofApp(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Birth Bio Companion Guide' }))
    expect(screen.getByTestId('slot-companion-guide')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Need help?' }))
    expect(screen.getByTestId('slot-chat-drawer')).toBeInTheDocument()
  })
})
