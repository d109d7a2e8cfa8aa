import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { LiveState } from '@shared/contracts/live-state'
import type { RecordChange, SharedRecord } from '@shared/contracts/versions'
import { problem } from '@shared/web/testing/mock-api'
import { someProof } from '@shared/web/testing/some-proof'
import { writtenMoment } from '@shared/web/time/written-moment'
import { listen } from '../testing/listen'
import {
  button,
  completeForm,
  leaveDraft,
  press,
  renderWizard,
  storedDraft,
  title,
  type,
} from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'
import { someVersion } from '../testing/some-version'

const path = '/?proof=01K7Q2M9XA'
const theirs = { ...completeForm(), babyFirstName: 'Zoë', babyLastName: 'Haddad' }

/** A server with one record and one stream of its changes. */
function serveRecord(answers: Partial<BirthFormDraft> = theirs, about: Partial<SharedRecord> = {}) {
  let record = someRecord(answers, { role: 'EDITOR', ...about })
  const changes: RecordChange['changes'][] = []
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const live = (): LiveState => ({
    revision: record.revision,
    comments: 0,
    people: 0,
    seal: 0,
    role: record.role,
    present: [
      { personId: 'p1', pageId: 'g1', name: 'ake@telia.se', role: 'EDITOR', field: null, isYou: false },
    ],
  })
  const event = (state: LiveState) =>
    new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`)
  const store = (values: object, name = 'ake@telia.se') => {
    const writtenBy = [{ name, fields: Object.keys(values) }]
    record = { ...record, data: { ...record.data, ...values }, revision: record.revision + 1, writtenBy }
    for (const stream of streams) stream.enqueue(event(live()))
  }
  server.use(
    http.get('*/api/proofs/:id/comments', () => HttpResponse.json({ comments: [] })),
    http.get('*/api/proofs/:id/invites', () => HttpResponse.json({ people: [], invitations: [] })),
    http.get('*/api/proofs/:id/seal', () => HttpResponse.json({ revision: 1, marks: [] })),
    http.get('*/api/proofs/:id/record', () => HttpResponse.json(record)),
    http.get('*/api/proofs/:id/live', () => {
      let opened: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          opened = stream
          streams.add(stream)
          stream.enqueue(event(live()))
        },
        // The page was left: nothing more can be written to it.
        cancel() {
          if (opened) streams.delete(opened)
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
    http.patch('*/api/proofs/:id/record', async ({ request }) => {
      const body = (await request.json()) as RecordChange
      changes.push(body.changes)
      store(Object.fromEntries(body.changes.map(({ field, value }) => [field, value])))
      return HttpResponse.json(record)
    }),
  )
  const setRole = (role: GrantRole) => {
    record = { ...record, role }
    store({})
  }
  const lock = () => {
    record = { ...record, isLocked: true }
    store({})
  }
  const setVersion = (version: string) => {
    record = { ...record, version }
    store({})
  }
  return {
    store: (values: object, name?: string) => act(async () => store(values, name)),
    setRole: (role: GrantRole) => act(async () => setRole(role)),
    lock: () => act(async () => lock()),
    setVersion: (version: string) => act(async () => setVersion(version)),
    changes,
  }
}
const firstLabel = /^Baby.s first name/
const firstName = () => screen.getByLabelText(firstLabel)
const openShared = async () => {
  const view = renderWizard({ path })
  await screen.findByRole('region', { name: 'Shared record' })
  return view
}

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn()
})

describe('/?proof={proofId}', () => {
  useServer()

  it('[COL-017] shows the shared record, says as what, and leaves the draft of this device alone', async () => {
    serveRecord()
    leaveDraft({ babyFirstName: 'Mine' }, 'identity')
    const own = JSON.stringify(storedDraft())
    const { unmount } = await openShared()
    expect(firstName()).toHaveValue('Zoë')
    const heading = within(screen.getByRole('region', { name: 'Shared record' }))
    expect(heading.getByText('Zoë Haddad')).toBeVisible()
    // It stands above the title of the step, which is the page's first heading all the same.
    expect(screen.getAllByRole('heading')[0]).toBe(screen.getByRole('heading', { level: 1 }))
    expect(heading.getByText(/You are here as EDITOR/)).toBeVisible()
    type(firstLabel, 'Zoë Amina')
    unmount()
    expect(JSON.stringify(storedDraft())).toBe(own)

    renderWizard()
    expect(firstName()).toHaveValue('Mine')
  })

  it('opens the review, with the focus at its head, where a proof leads to the answers', async () => {
    serveRecord(theirs, { proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' })
    const { unmount } = renderWizard({ path: `${path}&step=review` })
    await screen.findByRole('region', { name: 'Shared record' })
    expect(title()).toBe('Review & Seal')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    unmount()
    localStorage.clear()
    // What was never submitted has no proof that could lead here.
    serveRecord()
    renderWizard({ path: `${path}&step=review` })
    await screen.findByRole('region', { name: 'Shared record' })
    expect(title()).toBe('Names & Identity')
  })

  it('tells who was invited of the latest submission: each of its proofs has the same address for them', async () => {
    const versions = [1, 2].map((number) => someVersion(number, { kind: 'submission' }))
    const [first, second] = versions.map(({ createdAt }) => `submitted on ${writtenMoment(createdAt)}`)
    let proof = someProof({ version: 1 })
    const { setVersion } = serveRecord(theirs, { proofJobId: proof.proofId })
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.json(proof)),
      http.get('*/api/proofs/:id/versions', () => HttpResponse.json(versions)),
      http.get('*/api/proofs/:id/versions/:version', () =>
        HttpResponse.json({ version: versions[0], data: theirs }),
      ),
    )
    await openShared()
    expect(await screen.findByText(new RegExp(`${first}`))).toBeVisible()
    proof = someProof({ version: 2 })
    await setVersion('v2')
    expect(await screen.findByText(new RegExp(`${second}`))).toBeVisible()
  })

  it('sends what an editor types, and shows what others change, with a word on who', async () => {
    const { store, changes } = serveRecord()
    await openShared()
    type(firstLabel, 'Zoë Amina')
    await waitFor(() =>
      expect(changes).toEqual([[{ field: 'babyFirstName', base: 'Zoë', value: 'Zoë Amina' }]]),
    )
    await store({ babyLastName: 'Haddad-Nowak' }, 'gran@example.org')
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveValue('Haddad-Nowak'))
    const changed = await screen.findByText(/^Changed by/)
    expect(changed).toBeVisible()
    expect(changed).toHaveTextContent('Changed by gran@example.org')
    expect(firstName()).toHaveValue('Zoë Amina')
  })

  it('never replaces what is being typed, and asks when the field is left', async () => {
    const { store, changes } = serveRecord()
    await openShared()
    const field = firstName()
    act(() => field.focus())
    await store({ babyFirstName: 'Theirs', babyNicknames: 'Nono' })
    await waitFor(() => expect(screen.getByLabelText(/^Informal nicknames/)).toHaveValue('Nono'))
    expect(field).toHaveValue('Zoë')
    const heard = listen()
    type(firstLabel, 'Zoë A')
    expect(screen.getByText('Waits until you leave the field')).toBeVisible()
    const mark = await screen.findByText('Somebody else changed this too')
    expect(mark.parentElement?.parentElement).toContainElement(field)
    await waitFor(() => expect(heard).toContain('Somebody else changed this too'))
    act(() => field.blur())
    expect(await screen.findByText(/Somebody else changed the same answers/)).toBeVisible()
    expect(mark).not.toBeInTheDocument()
    expect(button('Keep “Zoë A”')).toBeVisible()
    expect(screen.getByText('Waits for your choice')).toBeVisible()
    expect(changes).toEqual([])
    press('Take “Theirs”')
    expect(field).toHaveValue('Theirs')
    expect(field).toHaveFocus()
    expect(screen.getByText('Saved for all')).toBeVisible()
    expect(screen.queryByText(/changed the same answers/)).toBeNull()
  })

  it('marks an answer that has to be chosen at its field and in the note that stays in sight', async () => {
    const { store, changes } = serveRecord()
    const { toast } = await openShared()
    const online = server.listHandlers()
    server.use(http.all('*/api/proofs/*', () => HttpResponse.error()))
    const nicknames = screen.getByLabelText(/^Informal nicknames/)
    act(() => nicknames.focus())
    type(/^Informal nicknames/, 'Mimmi')
    expect(await screen.findByText(/There is no connection just now/)).toBeVisible()
    server.resetHandlers(...online)
    await store({ babyNicknames: 'Mims' })
    act(() => nicknames.blur())
    const heard = listen()
    fireEvent(window, new Event('online'))

    const mark = await screen.findByRole('link', {
      name: 'Two answers: please choose for Informal nicknames',
    })
    expect(mark.parentElement).toContainElement(nicknames)
    const choices = await screen.findByText(/Somebody else changed the same answers/)
    fireEvent.click(mark)
    expect(choices.parentElement).toHaveFocus()
    act(() => nicknames.focus())
    const standing = screen.getByText(/^Somebody else changed this too. Please choose:/)
    await waitFor(() =>
      expect(heard).toContain('Somebody else changed this too. Please choose: Informal nicknames'),
    )
    // The note stays in sight: a toast would say the same a third time, over the page.
    expect(toast()).toBeUndefined()
    fireEvent.click(within(standing).getByRole('button', { name: 'Informal nicknames' }))
    expect(choices.parentElement).toHaveFocus()
    press('Keep “Mimmi”')
    expect(screen.queryByRole('link', { name: /^Two answers/ })).toBeNull()
    expect(standing).not.toBeInTheDocument()
    await waitFor(() => expect(changes).toEqual([[{ field: 'babyNicknames', base: 'Mims', value: 'Mimmi' }]]))
    expect(await screen.findByText('Saved for all')).toBeVisible()
  })

  it('points out below the whole field what another changed, not over its note', async () => {
    const { store } = serveRecord({ ...theirs, birthLatitude: 57.7, birthLongitude: 12 })
    await openShared()
    press('Next')
    const note = await screen.findByText(/^57.70° N/)
    // What stands in the margin of the fields comes a moment after them.
    await screen.findByRole('link', { name: 'Comment on Birth location' })
    await store({ babyBirthLocation: 'Oslo' }, 'gran@example.org')
    expect((await screen.findByText(/^Changed by/)).parentElement).toBe(note.parentElement)
  })

  const readers: GrantRole[] = ['VIEWER', 'COMMENTER', 'APPROVER']
  it.each(readers)('[COL-018] takes every control of the form from a %s, and says why', async (role) => {
    const { changes } = serveRecord({ email: 'a@b.se' }, { role })
    await openShared()
    expect(screen.getByText(/changed by its owner and editors only/)).toBeVisible()
    for (const step of [
      'Names & Identity',
      'The Sacred Moment',
      'Lineage & Bonds',
      'Form & Essence',
      'Review & Seal',
    ]) {
      expect(title()).toBe(step)
      const form = within(screen.getByRole('form', { name: step }))
      for (const act of [/^Ask MYA now/, /^Edit/])
        expect(form.queryByRole('button', { name: act })).toBeNull()
      for (const kind of ['textbox', 'button', 'switch', 'checkbox', 'radio', 'combobox', 'spinbutton'])
        for (const control of form.queryAllByRole(kind)) expect(control).toBeDisabled()
      if (step !== 'Review & Seal') press('Next')
    }
    for (const name of ['Save Draft', 'Sync to Cloud', 'Invite A Co-Contributor', 'Attest & Submit'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(button('View History')).toBeVisible()
    expect(changes).toEqual([])
  })

  it.each([['EDITOR'], ['OWNER']] as const)('leaves the acknowledgement to its owner: %s', async (role) => {
    const { changes } = serveRecord(theirs, { role })
    await openShared()
    for (let step = 1; step < 5; step++) press('Next')
    const box = await screen.findByRole('checkbox', { name: /I acknowledge/ })
    const hint = screen.queryByText('Its owner ticks this, and submits the record.')
    expect([box.matches(':disabled'), hint !== null]).toEqual(
      role === 'OWNER' ? [false, false] : [true, true],
    )
    // That the review was seen is sent, and nothing is left for another test.
    await waitFor(() => expect(changes).not.toEqual([]))
    await waitFor(() => expect(screen.getByText('Saved for all')).toBeVisible())
  })

  it('shows a stranger the same page, whether there is such a record or not', async () => {
    server.use(http.get('*/api/proofs/:id/record', () => problem('not_found', 'Record not found')))
    renderWizard({ path })
    expect(await screen.findByText('There is no such record here.')).toBeVisible()
    expect(screen.queryByLabelText(firstLabel)).toBeNull()
  })

  it('says what the archive says of a record that it cannot open', async () => {
    const words = 'What was written last in this record is lost from the archive.'
    server.use(http.get('*/api/proofs/:id/record', () => problem('internal', words)))
    renderWizard({ path })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('reads a Proof ID in small letters as the certificate prints it', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/proofs/:id/record', ({ params }) => {
        asked.push(String(params['id']))
        return problem('not_found', 'Record not found')
      }),
    )
    renderWizard({ path: path.replace('01K7Q2M9XA', '01k7q2m9xa') })
    expect(await screen.findByText('There is no such record here.')).toBeVisible()
    expect(asked).toEqual(['01K7Q2M9XA'])
  })

  it('offers whoever made it on another device a link to its address, in the same words for any record', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/proofs/:id/record', () => problem('not_found', 'Record not found')),
      http.post('*/api/proof/:id/access-link', ({ params }) => {
        asked.push(String(params['id']))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    renderWizard({ path })
    const question = await screen.findByText(/^Did you make that record on another device\?/)
    expect(question.nextElementSibling).toBe(button('Send me a link'))
    press('Send me a link')
    expect(
      await screen.findByText(/^If that record has an e-mail address, a link is on its way/),
    ).toBeVisible()
    expect(asked).toEqual(['01K7Q2M9XA'])
  })

  it('tells somebody whose access level is changed meanwhile, and shows what they typed and could not send', async () => {
    const { setRole } = serveRecord()
    const { toast } = await openShared()
    const online = server.listHandlers()
    server.use(http.patch('*/api/proofs/:id/record', () => HttpResponse.error()))
    act(() => firstName().focus())
    type(firstLabel, 'Zoë Amina')
    await screen.findByText(/There is no connection just now/)
    server.resetHandlers(...online)
    await setRole('VIEWER')
    const words = within(await screen.findByRole('region', { name: /could not be sent/ }))
    expect(words.getByText('Zoë Amina')).toBeVisible()
    expect(firstName()).toHaveValue('Zoë')
    expect(firstName()).toBeDisabled()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(toast()).toMatchObject({
      title: 'Your access has changed',
      description: expect.stringMatching(/^You are here as VIEWER. You can read everything./),
    })
    press('Close')
    expect(screen.queryByText('Zoë Amina')).toBeNull()
  })

  it.each(['level', 'record'] as const)(
    'shows what an earlier visit typed and could not send before the access %s was changed',
    async (what) => {
      const { setRole, lock } = serveRecord()
      const { unmount } = await openShared()
      const online = server.listHandlers()
      server.use(http.all('*/api/proofs/*', () => HttpResponse.error()))
      type(firstLabel, 'Zoë Amina')
      await screen.findByText(/There is no connection just now/)
      unmount()
      server.resetHandlers(...online)
      await (what === 'level' ? setRole('VIEWER') : lock())
      await openShared()
      const words = within(await screen.findByRole('region', { name: /could not be sent/ }))
      expect(words.getByText('Zoë Amina')).toBeVisible()
      expect(
        words.getByText(what === 'level' ? /^Your access level was changed/ : /^The record was closed/),
      ).toBeVisible()
      expect(firstName()).toHaveValue('Zoë')
    },
  )

  it('leads on from a field that is closed, where the browser takes the focus away with it', async () => {
    const { setRole } = serveRecord()
    await openShared()
    await setRole('VIEWER')
    await waitFor(() => expect(firstName()).toBeDisabled())
    fireEvent.focusOut(firstName())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  describe('whose access has ended', () => {
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('shared-record:v1:'))
    const end = () => server.use(http.all('*/api/proofs/*', () => problem('not_found', 'Record not found')))

    it('leaves nothing of another family on the device, on the open page or at the next visit', async () => {
      const { store } = serveRecord()
      const { unmount } = await openShared()
      await waitFor(() => expect(kept()).toHaveLength(1))
      unmount()
      const handlers = server.listHandlers()
      end()
      const next = renderWizard({ path })
      expect(await screen.findByText('This record is no longer shared with you.')).toBeVisible()
      expect(screen.getByText(/may also be that the record has been erased/)).toBeVisible()
      await waitFor(() => expect(kept()).toEqual([]))
      next.unmount()

      server.resetHandlers(...handlers)
      await openShared()
      await waitFor(() => expect(kept()).toHaveLength(1))
      end()
      act(() => firstName().focus())
      await store({ babyNicknames: 'Nono' })
      const heading = await screen.findByRole('heading', {
        name: 'This record is no longer shared with you.',
      })
      expect(heading).toHaveFocus()
      await waitFor(() => expect(kept()).toEqual([]))
      expect(screen.queryByRole('button', { name: 'Remove from this device' })).toBeNull()
    })

    it('is shown what was typed and not sent, which goes when they say so', async () => {
      serveRecord()
      const { unmount } = await openShared()
      const online = server.listHandlers()
      server.use(http.all('*/api/proofs/*', () => HttpResponse.error()))
      type(firstLabel, 'Zoë Amina')
      await screen.findByText(/There is no connection just now/)
      const place = 'codex-unsent-comment:01K7Q2M9XA:babyLastName:'
      localStorage.setItem(place, JSON.stringify({ id: 'c', text: 'A thought', savedAt: Date.now() }))
      unmount()
      server.resetHandlers(...online)
      end()
      const next = renderWizard({ path })
      const words = within(await screen.findByRole('region', { name: /could not be sent/ }))
      expect(words.getByText('Zoë Amina')).toBeVisible()
      expect(words.getByText('A thought')).toBeVisible()
      expect(kept()).toHaveLength(1)
      next.unmount()

      renderWizard({ path })
      await screen.findByText('Zoë Amina')
      press('Remove from this device')
      await waitFor(() => expect(kept()).toEqual([]))
      expect(localStorage.getItem(place)).toBeNull()
      expect(screen.queryByText('Zoë Amina')).toBeNull()
    })

    it('keeps the copy of a record of their own', async () => {
      serveRecord(theirs, { role: 'OWNER' })
      const { unmount } = await openShared()
      await waitFor(() => expect(kept()).toHaveLength(1))
      unmount()
      end()
      renderWizard({ path })
      expect(await screen.findByText('There is no such record here.')).toBeVisible()
      expect(button('Send me a link')).toBeVisible()
      expect(kept()).toHaveLength(1)
    })
  })

  it('keeps what was changed without a connection through a reload, and sends it when that is back', async () => {
    const { changes } = serveRecord()
    const { unmount } = await openShared()
    const online = server.listHandlers()
    server.use(http.all('*/api/proofs/*', () => HttpResponse.error()))
    type(firstLabel, 'Zoë Amina')
    expect(await screen.findByText(/There is no connection just now/)).toBeVisible()
    unmount()

    await openShared()
    expect(firstName()).toHaveValue('Zoë Amina')
    expect(changes).toEqual([])
    server.resetHandlers(...online)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(changes).toHaveLength(1))
    await waitFor(() => expect(screen.getByText('Saved for all')).toBeVisible())
  })
})
