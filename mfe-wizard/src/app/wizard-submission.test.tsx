import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { draftKey } from '@shared/web/form/kept-drafts'
import { problem } from '@shared/web/testing/mock-api'
import { someRunningProof } from '@shared/web/testing/some-proof'
import { siblingOf } from '../features/submission/sibling'
import { sampleForm } from '../form/sample-data'
import { listen } from '../testing/listen'
import {
  button,
  completeForm,
  leaveDraft,
  pass,
  press,
  renderWizard,
  storedDraft,
  title,
  type,
} from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

const receipt = {
  id: 'record-1',
  proofId: '01K7Q2M9XA',
  version: 1,
  createdAt: '2026-03-01T12:00:05.000Z',
  derivedData: { proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' },
}
/** What the server tells of the proof of `receipt`; drawn, unless a test says otherwise. */
const proof = someRunningProof({ stage: 'drawn', imageUrl: '/api/proof/picture.jpg' })
const drawProof = () =>
  server.use(
    http.get('*/api/proof/picture.jpg', () => new HttpResponse('a picture')),
    http.get('*/api/proof/:id', () => HttpResponse.json(proof)),
  )
/** From the answer of the server to the received screen, with the proof drawn at once: six beats, and the end as timed. */
const untilReceived = 6 * 150 + 1100 + 200

interface Arrived {
  key: string | null
  body: Record<string, unknown>
}

/** Answers every submission after `delay`, as a server that keeps one answer for each key. */
function acceptSubmissions(delay = 0) {
  drawProof()
  const arrived: Arrived[] = []
  server.use(
    http.post('*/api/birth-records', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      arrived.push({ key: request.headers.get('idempotency-key'), body })
      await new Promise((resolve) => setTimeout(resolve, delay))
      return HttpResponse.json(receipt, { status: 201 })
    }),
  )
  return arrived
}
const refuse = (status: number, problem: object | string) =>
  server.use(
    http.post('*/api/birth-records', () =>
      typeof problem === 'string'
        ? new HttpResponse(problem, { status })
        : HttpResponse.json({ type: 'about:blank', title: '', status, ...problem }, { status }),
    ),
  )
const overlay = () => screen.queryByRole('dialog', { name: 'CODIFYING PROVENANCE' })

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({
    now: new Date('2026-03-01T12:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.useRealTimers())

/** A form with an answer to every question. */
const everyAnswer = (): BirthFormDraft => ({
  ...sampleForm(new Date('2026-03-01T12:00:00Z'), () => 0.5),
  ...{ email: 'hanna@posteo.se', babyFirstName: 'Amara', acknowledgement: true },
})

/** A finished form on step 5, as an earlier visit left it. */
const openReview = (extra: object = {}) => {
  leaveDraft(completeForm(), 'review', extra)
  return renderWizard()
}

describe('Attest & Submit', () => {
  useServer()

  it('[SUB-001] asks for the acknowledgement before anything is sent', async () => {
    leaveDraft({ ...completeForm(), acknowledgement: false }, 'review')
    const { toast } = renderWizard()
    expect(button('Attest & Submit')).toHaveAttribute('aria-disabled', 'true')
    press('Attest & Submit')
    await pass(50)
    expect(toast()?.title).toBe('Please complete required fields')
    expect(screen.getAllByText('You must acknowledge the disclaimer to proceed').length).toBeGreaterThan(0)
    expect(screen.getByRole('checkbox')).toHaveFocus()
    expect(overlay()).toBeNull()
  })

  it('[WIZ-035] reads "Attest & Submit" on step 5, and "Processing..." while the submission is pending', async () => {
    acceptSubmissions(10_000)
    openReview()
    const submit = button('Attest & Submit')
    expect(submit).toHaveTextContent(/^Attest & Submit$/)
    press('Attest & Submit')
    await pass(1)
    expect(submit).toHaveTextContent(/^Processing\.\.\.$/)
    await pass(5000)
    expect(submit).toHaveTextContent(/^Processing\.\.\.$/)
  })

  it.each([
    ['', 'Email is required'],
    ['hanna@posteo', 'Please enter a valid email address'],
  ])('[VAL-020] checks the e-mail "%s" again on step 5: "%s"', async (email, message) => {
    leaveDraft({ ...completeForm(), email }, 'review')
    renderWizard()
    expect(title()).toBe('Review & Seal')
    press('Attest & Submit')
    await pass(50)
    expect(overlay()).toBeNull()
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
  })

  it('[VER-013] leads to the answers that wait for a choice, and sends none of them before', async () => {
    const arrived = acceptSubmissions()
    openReview({ rivals: { babyFirstName: 'Theirs' } })
    await pass(50)
    press('Attest & Submit')
    await pass(50)
    expect(document.activeElement).toHaveTextContent(/Please choose which to keep/)
    expect([overlay(), arrived]).toEqual([null, []])
    press('Take “Theirs”')
    press('Attest & Submit')
    await pass(50)
    expect(arrived).toMatchObject([{ body: { babyFirstName: 'Theirs' } }])
  })

  it('[VAL-024] leads to the earliest step with a fault', async () => {
    leaveDraft({ ...completeForm(), babyBirthPlace: '', babyWeightPounds: 99 }, 'review')
    renderWizard()
    press('Attest & Submit')
    await pass(50)
    expect(title()).toBe('The Sacred Moment')
    expect(screen.getByLabelText(/^Birth place/)).toHaveFocus()
    expect(screen.getAllByText('Birth place is required').length).toBeGreaterThan(0)
  })

  it('[SUB-002] [SUB-003] [SUB-009] opens the overlay with ring, six steps and two buttons', async () => {
    acceptSubmissions(10_000)
    openReview()
    press('Attest & Submit')
    await pass(1)
    const dialog = within(screen.getByRole('dialog', { name: 'CODIFYING PROVENANCE' }))
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Validating inputsin hand',
      'Fetching lunar & time-zone data',
      'Calculating numerology & charts',
      'Building Illustrator proof',
      'Encrypting provenance payload',
      'Preparing preview',
    ])
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Run in background' })).toHaveFocus()
    await pass(600)
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12')
    await pass(6000)
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '15')
    // It has told of nothing: no step says that it is done.
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('in hand')
  })

  it('[SUB-004] [SUB-037] [SUB-038] follows what the server tells of the record, then of its proof, to its picture', async () => {
    const encoder = new TextEncoder()
    /** An answer that tells as events what it is given. */
    const telling = () => {
      let say: (text: string) => void = () => undefined
      const body = new ReadableStream({
        start(controller) {
          say = (text) => controller.enqueue(encoder.encode(text))
        },
      })
      const answer = new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
      return { answer, say: (text: string) => say(text) }
    }
    const record = telling()
    const book = telling()
    const asked: string[] = []
    let sendPicture: () => void = () => undefined
    server.use(
      http.post('*/api/birth-records', ({ request }) => {
        expect(request.headers.get('accept')).toContain('text/event-stream')
        return record.answer
      }),
      http.get('*/api/proof/picture.jpg', async () => {
        await new Promise<void>((resolve) => (sendPicture = resolve))
        return new HttpResponse('a picture')
      }),
      http.get('*/api/proof/:id', ({ request, params }) => {
        asked.push(`${String(params['id'])} ${request.headers.get('accept')?.split(',')[0]}`)
        return book.answer
      }),
    )
    openReview()
    press('Attest & Submit')
    const done = () =>
      screen.getAllByRole('listitem').filter((item) => item.textContent?.endsWith('done')).length
    const percent = () => Number(screen.getByRole('progressbar', { name: /Codifying/ }).ariaValueNow)
    const tell = (change: object) =>
      book.say(`event: proof\ndata: ${JSON.stringify({ ...proof, imageUrl: null, ...change })}\n\n`)
    await pass(600)
    expect(done()).toBe(0)
    record.say('event: stage\ndata: "validated"\n\n: still here\n\nevent: stage\r\nda')
    await pass(600)
    expect(done()).toBe(1)
    record.say('ta: "sky"\r\n\r\nevent: stage\ndata: "charts"\n\nevent: stage\ndata: "stored"\n\n')
    await pass(900)
    expect(done()).toBe(3)
    expect(asked).toEqual([])
    expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true')
    record.say(`event: result\ndata: ${JSON.stringify(receipt)}\n\n`)
    await pass(600)
    expect(asked).toEqual([`${receipt.derivedData.proofJobId} text/event-stream`])
    tell({ stage: 'queued', waiting: 3 })
    await pass(600)
    expect(screen.getByText('3 proofs are before yours.')).toBeVisible()
    tell({ stage: 'building', waiting: 0 })
    await pass(600)
    expect(screen.queryByText(/before yours/)).toBeNull()
    expect([done(), percent()]).toEqual([3, 65])
    tell({ stage: 'drawn', imageUrl: proof.imageUrl })
    await pass(600)
    expect(done()).toBe(5)
    await pass(3000)
    expect([done(), percent()]).toEqual([5, 90])
    sendPicture()
    await pass(300)
    expect([done(), percent()]).toEqual([6, 95])
    await pass(500)
    expect(percent()).toBe(100)
    await pass(600)
    expect(title()).toBe('Birth Bio Received!')
    expect(asked).toHaveLength(1)
  })

  it('[SUB-008] shows the words of a refusal that comes after the first stage', async () => {
    const problem = {
      type: 'about:blank',
      title: '',
      status: 503,
      code: 'unavailable',
      detail: 'The archive is closed.',
    }
    server.use(
      http.post(
        '*/api/birth-records',
        () =>
          new HttpResponse(
            `event: stage\ndata: "validated"\n\nevent: problem\ndata: ${JSON.stringify(problem)}\n\n`,
            { headers: { 'content-type': 'text/event-stream' } },
          ),
      ),
    )
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    expect(overlay()).toBeNull()
    expect(toast()).toMatchObject({ title: 'Error', description: 'The archive is closed.' })
  })

  it('[SUB-008] [SUB-017] takes a stream that breaks off for a lost connection, and sends the same again', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/birth-records', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return new HttpResponse('event: stage\ndata: "validated"\n\n', {
          headers: { 'content-type': 'text/event-stream' },
        })
      }),
    )
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to create birth record' })
    press('Attest & Submit')
    await pass(50)
    expect(keys[1]).toBe(keys[0])
  })

  it('[SUB-030] [API-011] sends the form, isCompleted and the provenance with a key', async () => {
    const arrived = acceptSubmissions()
    openReview()
    press('Attest & Submit')
    await pass(50)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(arrived[0]?.body).toMatchObject({
      babyFirstName: 'Amara',
      finalReview: true,
      isCompleted: true,
      provenance: { birthDate: '2026-02-14', proofId: expect.stringMatching(/^01[0-9A-Z]{8}$/) },
    })
  })

  it('[SUB-006] [SUB-007] [SUB-019] [SUB-024] runs to the end, shows the received screen, then the proof', async () => {
    acceptSubmissions()
    const { log } = openReview()
    press('Attest & Submit')
    await pass(50)
    await pass(900)
    expect(screen.getByRole('progressbar', { name: 'Codifying provenance' })).toHaveAttribute(
      'aria-valuenow',
      '95',
    )
    await pass(500)
    expect(screen.getByRole('progressbar', { name: 'Codifying provenance' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    await pass(600)
    expect(overlay()).toBeNull()
    expect(title()).toBe('Birth Bio Received!')
    await pass(1100)
    expect(log.visited).toEqual([])
    await pass(100)
    expect(log.visited).toEqual(['/proof-review/kq3vN0pXw2T8Zb1LrYc7Dg'])
  })

  it('[SUB-010] [SUB-011] cancels on Escape: the request is given up, the draft stays', async () => {
    const complaints = jest.spyOn(console, 'error')
    const arrived = acceptSubmissions(3000)
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await pass(50)
    expect(overlay()).toBeNull()
    expect(toast()).toMatchObject({ title: 'Cancelled', description: 'Provenance submission cancelled.' })
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    await pass(10_000)
    expect(title()).toBe('Review & Seal')
    expect(storedDraft().values.babyFirstName).toBe('Amara')
    press('Attest & Submit')
    await pass(50)
    expect(arrived.map(({ key }) => key)).toEqual([arrived[0]?.key, arrived[0]?.key])
  })

  it('[SUB-008] [ERR-009] [ERR-012] closes and shows the server’s words', async () => {
    refuse(503, { code: 'unavailable', detail: 'The archive is closed for a moment.' })
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    expect(overlay()).toBeNull()
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'The archive is closed for a moment.',
      variant: 'destructive',
    })
    expect(button('Attest & Submit')).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['an answer without words', () => refuse(500, '')],
    [
      'an answer with a status text only',
      () =>
        server.use(
          http.post('*/api/birth-records', () => new HttpResponse(null, { status: 503, statusText: 'Gone' })),
        ),
    ],
    ['a proxy’s page', () => refuse(502, '<html>Bad gateway</html>')],
    ['what another program prints', () => refuse(500, '{"error":"ECONNREFUSED 10.0.0.7:8081"}')],
    ['no connection', () => server.use(http.post('*/api/birth-records', () => HttpResponse.error()))],
  ])('[ERR-009] says "Failed to create birth record" for %s', async (_case, arrange) => {
    arrange()
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to create birth record' })
  })

  it('[ERR-010] says that the proof is missing', async () => {
    server.use(http.post('*/api/birth-records', () => HttpResponse.json({ ...receipt, derivedData: {} })))
    const { toast } = openReview()
    press('Attest & Submit')
    await pass(50)
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to generate proof. Please try again.',
    })
    expect(overlay()).toBeNull()
  })

  it('shows the server’s faults on the earliest step that owns one', async () => {
    refuse(400, {
      code: 'invalid_body',
      detail: 'Some answers were refused.',
      faults: [
        { path: 'babyWeightPounds', message: 'Weight pounds must be between 1-20' },
        { path: 'babyBirthPlace', message: 'This place is not known' },
      ],
    })
    openReview()
    press('Attest & Submit')
    await pass(100)
    expect(title()).toBe('The Sacred Moment')
    expect(screen.getAllByText('This place is not known').length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/^Birth place/)).toHaveFocus()
  })

  it('offers "This is a different child" when another family has the Proof ID', async () => {
    refuse(409, { code: 'owned', detail: 'Ask the owner for an invitation.' })
    openReview()
    const proofId = () =>
      screen.getByRole('region', { name: 'Proof status' }).textContent?.match(/01[0-9A-Z]{8}/)?.[0]
    const before = proofId()
    press('Attest & Submit')
    await pass(50)
    expect(screen.getByText('Ask the owner for an invitation.')).toBeVisible()
    // It stands at the head of the page, out of sight of who has just pressed the button at its end.
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    press('This is a different child')
    const after = proofId()
    expect(after).toMatch(/^01/)
    expect(after).not.toBe(before)
    const arrived = acceptSubmissions()
    press('Attest & Submit')
    await pass(50)
    expect(arrived[0]?.body).toMatchObject({ provenance: { proofId: after } })
  })

  it('offers its owner, who may be this very person, a link to the address of the record', async () => {
    refuse(409, { code: 'owned', detail: 'Ask the owner for an invitation.' })
    const asked: string[] = []
    server.use(
      http.post('*/api/proof/:id/access-link', ({ params }) => {
        asked.push(String(params['id']))
        return asked.length === 1
          ? problem('rate_limited', 'A link can be asked for 5 times an hour.')
          : new HttpResponse(null, { status: 204 })
      }),
    )
    openReview()
    const card = screen.getByRole('region', { name: 'Proof status' })
    const proofId = card.textContent?.match(/01[0-9A-Z]{8}/)?.[0]
    press('Attest & Submit')
    await pass(50)
    press('Send me a link')
    await pass(50)
    expect(screen.getByText('A link can be asked for 5 times an hour.')).toBeVisible()
    press('Send me a link')
    await pass(50)
    expect(screen.getByText(/a link is on its way there/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull()
    expect(asked).toEqual([proofId, proofId])
  })

  it('names what others have changed meanwhile, joins it in, and sends it at the next press', async () => {
    const detail = 'Somebody else has changed this record. Please look at the changes, then submit again.'
    refuse(409, { code: 'conflict', detail })
    const { data: values, ...about } = someRecord(completeForm())
    const theirs = { ...completeForm(), paternalGrandmotherName: 'Bà Nội', babyGender: 'Female' as const }
    server.use(
      http.get('*/api/proofs/:id/record', () => HttpResponse.json(someRecord(theirs, { revision: 2 }))),
    )
    openReview({ recordId: 'record-1', cloud: { ...about, values, sent: {} } })
    press('Attest & Submit')
    await pass(50)
    const said = await screen.findByText(/^Changed by others: /)
    expect(said).toHaveTextContent(
      `Changed by others: ${fieldWords('paternalGrandmotherName')}, ${fieldWords('babyGender')}. ` +
        'The form shows these answers as they are now.',
    )
    expect(screen.getByText(detail)).toBeVisible()
    await waitFor(() => expect(said.closest('[role="alert"]')).toHaveFocus())
    expect(screen.getByText('Bà Nội')).toBeVisible()
    const arrived = acceptSubmissions()
    press('Attest & Submit')
    await pass(50)
    expect(screen.queryByText(/^Changed by others/)).toBeNull()
    expect(arrived.map(({ body }) => body)).toMatchObject([
      { paternalGrandmotherName: 'Bà Nội', revision: 2 },
    ])
  })

  it('asks before an approval is taken back, and sends nothing where it is to stay', async () => {
    const approvedAt = '2026-04-02T08:00:00.000Z'
    refuse(409, { code: 'approved', detail: 'This record is approved.', details: { approvedAt } })
    const { log } = openReview({ recordId: 'record-1' })
    const ask = async () => {
      press('Attest & Submit')
      await pass(50)
      const question = await screen.findByRole('dialog', { name: 'Take the approval back?' })
      expect(question).toHaveAccessibleDescription('This record is approved.')
      await waitFor(() => expect(button('Keep it approved')).toHaveFocus())
    }
    act(() => button('Attest & Submit').focus())
    await ask()
    expect(log.toasts.map(({ title }) => title)).not.toContain('Error')
    const arrived = acceptSubmissions()
    press('Keep it approved')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button('Attest & Submit')).toHaveFocus())
    expect(arrived).toEqual([])
    refuse(409, { code: 'approved', detail: 'This record is approved.', details: { approvedAt } })
    await ask()
    const again = acceptSubmissions()
    press('Take it back and submit')
    await pass(50)
    expect(again.map(({ body }) => body)).toMatchObject([{ recordId: 'record-1', approval: approvedAt }])
  })

  it('says that an address is a new wish where another one was known, even the very first again', async () => {
    const { data: values, ...about } = someRecord({ ...completeForm(), email: 'right@example.org' })
    const arrived = acceptSubmissions()
    openReview({ recordId: 'record-1', cloud: { ...about, values, sent: {} } })
    press('Attest & Submit')
    await pass(50)
    expect(arrived.map(({ body }) => body)).toMatchObject([
      { email: completeForm().email, bringsNewAddress: true },
    ])
  })

  it('offers another record when this one is closed', async () => {
    refuse(423, { code: 'locked', detail: 'This record has been ordered.' })
    openReview({ recordId: 'record-1' })
    press('Attest & Submit')
    await pass(50)
    press('Create Sibling Record')
    await pass(50)
    expect(title()).toBe('Names & Identity')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('hanna@posteo.se')
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
  })
})

describe('in the background', () => {
  useServer()

  it('[SUB-013] [SUB-014] [SUB-015] [SUB-033] leaves the wizard usable; toast and card reopen the overlay', async () => {
    acceptSubmissions(60_000)
    const { log, toast } = openReview()
    act(() => button('Attest & Submit').focus())
    press('Attest & Submit')
    await pass(100)
    expect(screen.queryByText('Codifying Provenance…')).toBeNull()
    press('Run in background')
    await pass(100)
    expect(overlay()).toBeNull()
    expect(button('Processing...')).toHaveFocus()
    expect(toast()).toMatchObject({ title: 'Codifying Provenance…', isPersistent: true, isDismissed: false })
    expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true')
    press('Previous')
    await pass(50)
    expect(title()).toBe('Form & Essence')
    act(() => toast()?.onPress?.())
    await pass(50)
    expect(overlay()).not.toBeNull()
    expect(log.toasts[log.toasts.length - 1]?.isDismissed).toBe(true)
    press('Run in background')
    await pass(50)
    press('Codifying Provenance…')
    expect(overlay()).not.toBeNull()
  })

  it('[SUB-016] [SUB-033] announces the result without taking the page away, and takes its toast back only then', async () => {
    acceptSubmissions(5000)
    const { log, toast } = openReview()
    press('Attest & Submit')
    await pass(100)
    press('Run in background')
    press('Previous')
    await pass(4000)
    const codifying = () => log.toasts.find(({ title: name }) => name === 'Codifying Provenance…')
    expect(codifying()?.isDismissed).toBe(false)
    await pass(2000)
    expect(title()).toBe('Form & Essence')
    expect(toast()).toMatchObject({ title: 'Birth Bio Received!' })
    expect(codifying()?.isDismissed).toBe(true)
    expect(log.visited).toEqual([])
    expect(button('Open the proof')).toBeVisible()
    act(() => toast()?.onPress?.())
    expect(log.visited).toEqual(['/proof-review/kq3vN0pXw2T8Zb1LrYc7Dg'])
  })

  it('[SUB-016] [SUB-017] takes up after a reload what was under way, with the same key', async () => {
    const first = acceptSubmissions(60_000)
    const before = openReview()
    press('Attest & Submit')
    await pass(100)
    before.unmount()
    const second = acceptSubmissions()
    const { log } = renderWizard()
    await pass(untilReceived)
    expect(log.toasts.map((toast) => toast.title)).toContain('Codifying Provenance…')
    expect(log.toasts.at(-1)?.title).toBe('Birth Bio Received!')
    expect(second[0]).toEqual(first[0])
    expect(storedDraft().recordId).toBe('record-1')
  })
})

describe('after the submission', () => {
  useServer()
  const receive = async (answers: Partial<BirthFormDraft> = {}) => {
    acceptSubmissions()
    leaveDraft({ ...completeForm(), ...answers }, 'review')
    const view = renderWizard()
    press('Attest & Submit')
    await pass(untilReceived)
    expect(title()).toBe('Birth Bio Received!')
    return view
  }

  it('[SUB-020] [SUB-021] [SUB-022] [SUB-023] says what happens now', async () => {
    await receive()
    const lists = screen.getAllByRole('list').map((list) =>
      within(list)
        .queryAllByRole('listitem')
        .map((item) => item.textContent),
    )
    expect(lists).toContainEqual([
      'processing birth intelligence data',
      'generating personalised insights',
      'creating certificate design',
      'preparing final birth record',
    ])
    expect(screen.getByText(/Watch the inbox of/)).toHaveTextContent('hanna@posteo.se')
    // The colon stays with the address, however many lines that takes.
    expect(screen.getByText(':', { selector: ':has(> b)' })).toHaveTextContent('hanna@posteo.se:')
    expect(screen.getByText('Processing typically takes a few minutes')).toBeVisible()
    expect(button('Create Sibling Record')).toBeVisible()
    expect(button('Start Fresh')).toBeVisible()
    expect(button('Stay here')).toHaveFocus()
    expect(button('Stay here')).toHaveAccessibleDescription(
      'Birth Bio Received! Your proof opens by itself in a moment.',
    )
  })

  it('[SUB-025] stays when asked to, and opens the proof on demand', async () => {
    const { log } = await receive()
    const heard = listen()
    press('Stay here')
    await pass(5000)
    expect(heard).toContain('You stay on this page.')
    expect(log.visited).toEqual([])
    press('Open the proof')
    expect(log.visited).toEqual(['/proof-review/kq3vN0pXw2T8Zb1LrYc7Dg'])
  })

  it('[SUB-025] stays when another button was used first', async () => {
    const { log } = await receive()
    press('Ask MYA')
    await pass(5000)
    expect(log.visited).toEqual([])
  })

  it('[SUB-026] [SUB-027] [SUB-028] begins a sibling’s record with the family, on step 1, without errors', async () => {
    const filled = everyAnswer()
    const { log } = await receive(filled)
    press('Create Sibling Record')
    await pass(1500)
    expect(log.visited).toEqual([])
    expect(title()).toBe('Names & Identity')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('hanna@posteo.se')
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    expect(screen.queryByText(/is required|needs? another look/)).toBeNull()
    expect(storedDraft()).toMatchObject({ recordId: null, stepId: 'identity', values: siblingOf(filled) })
    // An error would have been announced: one that comes is.
    fireEvent.blur(screen.getByLabelText(/first name/))
    await pass(50)
    expect(screen.getByRole('alert')).toHaveTextContent('First name is required')
  })

  it('[SUB-029] clears everything on Start Fresh, the stored draft too', async () => {
    await receive(everyAnswer())
    press('Start Fresh')
    await pass(5000)
    expect(title()).toBe('Names & Identity')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('')
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('Amara')
    // The next draft holds what is typed from here on, and nothing else.
    type(/first name/, 'Zoë')
    await pass(1000)
    expect(storedDraft().values).toEqual({ ...emptyBirthForm(), babyFirstName: 'Zoë' })
  })

  it('[SUB-034] comes back to the same draft, and sends it as a new version of the same record', async () => {
    const { unmount } = await receive()
    unmount()
    const arrived = acceptSubmissions()
    const { log } = renderWizard()
    expect(log.toasts[0]?.title).toBe('Draft Restored')
    for (let i = 0; i < 4; i++) {
      press('Previous')
      await pass(20)
    }
    type(/first name/, 'Amára')
    for (let i = 0; i < 4; i++) {
      press('Next')
      await pass(20)
    }
    press('Attest & Submit')
    await pass(100)
    expect(arrived[0]?.body).toMatchObject({ babyFirstName: 'Amára', recordId: 'record-1' })
  })
})
