import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { Proof } from '@shared/contracts/proofs'
import type { Version } from '@shared/contracts/versions'
import { someProof, someRunningProof } from '@shared/web/testing/some-proof'
import { writtenDay, writtenMoment } from '@shared/web/time/written-moment'
import { button, completeForm, leaveDraft, pass, press, renderWizard } from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({
    now: new Date('2026-03-03T12:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.useRealTimers())

const proofJobId = someProof().id
const version: Version = {
  id: 'v1',
  number: 1,
  sha256: 'ab',
  chainHash: 'cd',
  createdBy: 'You',
  isYours: true,
  others: [],
  createdAt: '2026-03-01T12:00:00Z',
  note: '',
  kind: 'submission',
  changed: null,
  proofJobId,
  approvedAt: null,
}
/** An instant as the page writes it. */
interface Situation {
  /** The answers that were submitted. */
  submitted?: Partial<BirthFormDraft>
  proof?: Partial<Proof>
  role?: GrantRole
  /** Where the e-mails go now. */
  deliveredTo?: string
}

/** The server as it tells of a record that was submitted. Answers what is submitted again. */
function serveRecord({ submitted = {}, proof, deliveredTo = completeForm().email }: Situation) {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/proof/:id', () => HttpResponse.json(someProof(proof))),
    http.get('*/api/proofs/:id/versions', () => HttpResponse.json([version])),
    http.get('*/api/proofs/:id/versions/v1', () =>
      HttpResponse.json({ version, data: { ...completeForm(), ...submitted } }),
    ),
    http.get('*/api/proof/:id/delivery', () => HttpResponse.json({ name: 'Amara', email: deliveredTo })),
    http.post('*/api/birth-records', async ({ request }) => {
      sent.push(await request.json())
      return new Promise<never>(() => undefined)
    }),
  )
  return sent
}

/** Step V with a draft whose record was submitted in an earlier visit. */
async function openSubmitted(changes: Partial<BirthFormDraft> = {}) {
  const { data: values, ...about } = someRecord(completeForm(), { proofJobId })
  leaveDraft({ ...completeForm(), finalReview: true, ...changes }, 'review', {
    recordId: 'record-1',
    cloud: { ...about, values: { ...values, finalReview: true }, sent: {} },
  })
  const page = renderWizard()
  // The browser has been idle for a moment.
  await pass(400)
  return page
}
const notice = async () => (await screen.findByText(/^This record/)).closest('[role="status"]')

describe('a record that was submitted', () => {
  useServer()

  it('is said to be submitted, and when, and leads to its proof', async () => {
    serveRecord({ submitted: { finalReview: true } })
    const { log } = await openSubmitted()
    expect(await notice()).toHaveTextContent(
      `This record was submitted on ${writtenMoment(version.createdAt)}. Its proof waits to be approved. ` +
        'Nothing was changed here since; submitting it with changes makes a corrected version with a new proof.',
    )
    // At the foot of the page too, where it would be submitted again.
    expect(
      screen.getAllByText(`Unchanged since it was submitted on ${writtenDay(version.createdAt)}.`),
    ).toHaveLength(2)
    expect(screen.queryByText(/^Saved (locally|privately)/)).toBeNull()
    expect(log.toasts[0]).toMatchObject({
      title: 'Draft Restored',
      description: 'The record that you submitted is here again.',
    })
    const region = within((await notice()) as HTMLElement)
    act(() => region.getByRole('button', { name: 'Open the proof' }).click())
    expect(log.visited).toEqual([`/proof-review/${proofJobId}`])
  })

  it('is read again when somebody comes back to the page: it may have been approved elsewhere', async () => {
    serveRecord({ submitted: { finalReview: true } })
    const { unmount } = await openSubmitted()
    expect(await notice()).toHaveTextContent('Its proof waits to be approved.')
    serveRecord({ proof: { approvedAt: '2026-03-02T12:00:00Z' } })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(await notice()).toHaveTextContent(/^This record is approved/))
    let asked = 0
    server.use(
      http.get('*/api/proof/:id', () => {
        asked += 1
        return HttpResponse.json(someProof())
      }),
    )
    unmount()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    expect(asked).toBe(0)
  })

  it('is read again while the page stays open, as soon as it was approved elsewhere', async () => {
    serveRecord({ submitted: { finalReview: true } })
    let tell = (_seal: number) => {}
    const state = { revision: 1, comments: 0, people: 1, role: 'OWNER', present: [] }
    server.use(
      http.get('*/api/proofs/:id/live', () => {
        const body = new ReadableStream<Uint8Array>({
          start(stream) {
            const write = (text: string) => stream.enqueue(new TextEncoder().encode(text))
            tell = (seal) => write(`event: state\ndata: ${JSON.stringify({ ...state, seal })}\n\n`)
            tell(1)
          },
        })
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
      }),
    )
    await openSubmitted()
    expect(await notice()).toHaveTextContent('Its proof waits to be approved.')
    await pass(100)
    serveRecord({ proof: { approvedAt: '2026-03-02T12:00:00Z' } })
    await act(async () => tell(2))
    await pass(1500)
    await waitFor(async () => expect(await notice()).toHaveTextContent(/^This record is approved/))
  })

  it('is followed while its proof is being made, until that is done', async () => {
    serveRecord({ submitted: { finalReview: true } })
    let asked = 0
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.json(++asked < 3 ? someRunningProof() : someProof())),
    )
    await openSubmitted()
    expect(await notice()).toHaveTextContent('Its proof is being made.')
    await pass(2100)
    expect(await notice()).toHaveTextContent('Its proof waits to be approved.')
  })

  const approvedAt = '2026-03-02T12:00:01Z'
  const reopenableUntil = '2026-03-03T12:00:01Z'
  it.each([
    [
      'is approved',
      { approvedAt, reopenableUntil },
      'its final certificate is being made',
      /takes the approval back/,
    ],
    [
      'is complete',
      { approvedAt, reopenableUntil, completedAt: approvedAt },
      'its final certificate is made',
      /takes the approval back and makes a corrected version/,
    ],
    [
      'is complete',
      { approvedAt, reopenableUntil: '2026-03-03T11:59:59Z', completedAt: approvedAt },
      'its final certificate is made',
      /It was approved more than a day ago, and can no longer be changed\. Nothing was changed here since\.$/,
    ],
    [
      'is complete',
      { approvedAt, reopenableUntil: null, completedAt: approvedAt, orderedAt: approvedAt },
      'its final certificate is made',
      /It was ordered, and can no longer be changed\. Nothing was changed here since\.$/,
    ],
  ])('is said to be more than that where it %s: %j', async (state, proof, certificate, change) => {
    serveRecord({ submitted: { finalReview: true }, proof })
    await openSubmitted()
    const words = (await screen.findByText(/^This record/)).closest('p')
    expect(words).toHaveTextContent(`This record ${state}. `)
    expect(words).toHaveTextContent(`and approved on ${writtenDay(approvedAt)}; ${certificate}.`)
    expect(words).toHaveTextContent(change)
  })

  it('is said to be printed without what was changed since, where nothing can be changed any more', async () => {
    const proof = { approvedAt, reopenableUntil: null, completedAt: approvedAt, orderedAt: approvedAt }
    serveRecord({ submitted: { finalReview: true }, proof })
    await openSubmitted({ babyMiddleName: 'Noor Anew' })
    expect((await screen.findByText(/^This record/)).closest('p')).toHaveTextContent(
      /can no longer be changed\. Answers were changed here since; the book does not show them\.$/,
    )
  })

  it('is read only once it was ordered, and leads to the next record', async () => {
    const proof = { approvedAt, reopenableUntil: null, completedAt: approvedAt, orderedAt: approvedAt }
    serveRecord({ submitted: { finalReview: true }, proof })
    await openSubmitted()
    await notice()
    for (const name of ['Attest & Submit', 'Save Draft', 'Edit Identity'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    for (const question of screen.getAllByRole('checkbox')) expect(question).toBeDisabled()
    press('Previous')
    await pass(50)
    for (const question of screen.getAllByRole('combobox')) expect(question).toBeDisabled()
    press('Create Sibling Record')
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Names & Identity')
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    expect(screen.getByLabelText(/first name/)).toBeEnabled()
    expect(screen.getByLabelText(/Email/)).toHaveValue(completeForm().email)
    expect(screen.queryByText(/^This record/)).toBeNull()
  })

  it('opens its proof in place of another submission while nothing was changed, a corrected address included', async () => {
    const email = 'right@example.org'
    const sent = serveRecord({ submitted: { finalReview: true }, deliveredTo: email })
    const { log } = await openSubmitted({ email })
    press('Attest & Submit')
    await pass(50)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(log.visited).toEqual([`/proof-review/${proofJobId}`])
    expect(sent).toEqual([])
  })

  it('is submitted again once something was changed, which is said before', async () => {
    const sent = serveRecord({ submitted: { finalReview: true } })
    await openSubmitted({ babyMiddleName: 'Noor Anew' })
    expect(await notice()).toHaveTextContent(
      'Answers were changed here since; submitting them makes a corrected version with a new proof.',
    )
    press('Attest & Submit')
    await waitFor(() => expect(sent).toMatchObject([{ babyMiddleName: 'Noor Anew', recordId: 'record-1' }]))
    await pass(50)
    expect(screen.getByRole('dialog', { name: 'CODIFYING PROVENANCE' })).toBeInTheDocument()
    expect(screen.queryByText(/^This record/)).toBeNull()
  })

  it('is known to be submitted where that was done on its shared page', async () => {
    serveRecord({})
    server.use(
      http.get('*/api/proofs/:id/record', () =>
        HttpResponse.json(
          someRecord({ ...completeForm(), babyNicknames: 'Nono' }, { revision: 2, proofJobId }),
        ),
      ),
    )
    const { data: values, ...about } = someRecord(completeForm())
    leaveDraft(completeForm(), 'review', { cloud: { ...about, values, sent: {} } })
    renderWizard()
    await pass(400)
    expect(await notice()).toHaveTextContent(`This record was submitted`)
    expect(screen.getByText('Nono')).toBeVisible()
  })

  it('offers no sync of what was ordered', async () => {
    serveRecord({ proof: { approvedAt: '2026-03-02T12:00:00Z', orderedAt: '2026-03-02T12:00:00Z' } })
    await openSubmitted()
    await notice()
    expect(screen.queryByRole('button', { name: 'Sync to Cloud' })).toBeNull()
    expect(button('Invite A Co-Contributor')).toBeVisible()
  })

  it('is known to be submitted without a line too, and then the server says what has become of it', async () => {
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.error()),
      http.get('*/api/proofs/:id/versions', () => HttpResponse.error()),
    )
    await openSubmitted()
    expect(await notice()).toHaveTextContent(
      'This record was submitted. Submitting it again with changes makes a corrected version with a new proof.',
    )
    expect(button('Attest & Submit')).toBeVisible()
    expect(screen.getByText('Submitted, and kept in the cloud')).toBeVisible()
  })
})
