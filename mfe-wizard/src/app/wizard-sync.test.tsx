import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { RecordChange } from '@shared/contracts/versions'
import {
  button,
  completeForm,
  leaveDraft,
  press,
  renderWizard,
  storedDraft,
  type,
} from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

interface Arrived {
  key: string | null
  note: string
  data?: BirthFormDraft
  baseVersion?: string
}

/** A server that stores every sync as a version, and answers one key once. */
function takeSyncs(about: Partial<BirthFormDraft> = {}) {
  const arrived: Arrived[] = []
  const stored = new Map<string | null, object>()
  server.use(
    http.post('*/api/proofs/:id/sync', async ({ request }) => {
      const key = request.headers.get('idempotency-key')
      const body = (await request.json()) as Omit<Arrived, 'key'>
      arrived.push({ key, ...body })
      const number = stored.size + 1
      const record = someRecord(
        { ...completeForm(), ...body.data, ...about },
        { version: `v${number}`, revision: number },
      )
      stored.set(key, stored.get(key) ?? record)
      return HttpResponse.json(stored.get(key))
    }),
  )
  return { arrived, stored }
}
const sync = async (note: string) => {
  press('Sync to Cloud')
  fireEvent.change(await screen.findByLabelText('Note (optional)'), { target: { value: note } })
  const [, confirm] = screen.getAllByRole('button', { name: 'Sync to Cloud', hidden: true })
  if (confirm) fireEvent.click(confirm)
}

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn()
})

describe('Sync to Cloud', () => {
  useServer()

  it('[VER-009] says "Synced to Cloud", and remembers the version for the next sync', async () => {
    const { arrived } = takeSyncs()
    leaveDraft(completeForm())
    const { toast } = renderWizard()
    await sync('First words')
    await waitFor(() =>
      expect(toast()).toEqual(
        expect.objectContaining({
          title: 'Synced to Cloud',
          description: 'Your proof is now ready for collaboration.',
        }),
      ),
    )
    expect(arrived[0]).toMatchObject({ note: 'First words', data: { babyFirstName: 'Amara' } })
    expect(arrived[0]).not.toHaveProperty('baseVersion')
    expect(await screen.findByRole('button', { name: 'Open the shared record' })).toBeVisible()

    const card = screen.getByRole('region', { name: 'Proof status' })
    expect(card).toHaveTextContent('Synced, and kept in the cloud')
    type(/first name/, 'Amara N')
    await waitFor(() => expect(card).toHaveTextContent('Synced, and changed here since'))
    await sync('Second')
    await waitFor(() => expect(arrived).toHaveLength(2))
    expect(arrived[1]).toMatchObject({ baseVersion: 'v1', data: { babyFirstName: 'Amara N' } })
    expect(arrived[1]?.key).not.toBe(arrived[0]?.key)
  })

  it('gives the focus back to its button while the answers are under way, which is not pressed a second time', async () => {
    let answer: (() => void) | undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    let calls = 0
    server.use(
      http.post('*/api/proofs/:id/sync', async () => {
        calls += 1
        await asked
        return HttpResponse.json(someRecord(completeForm(), { version: 'v1', revision: 1 }))
      }),
    )
    leaveDraft(completeForm())
    renderWizard()
    button('Sync to Cloud').focus()
    await sync('')
    const syncing = await screen.findByRole('button', { name: 'Syncing...' })
    await waitFor(() => expect(syncing).toHaveFocus())
    fireEvent.click(syncing)
    expect(screen.queryByLabelText('Note (optional)')).toBeNull()
    answer?.()
    await waitFor(() => expect(button('Sync to Cloud')).toHaveFocus())
    expect(calls).toBe(1)
  })

  it('leads to the proof of a record that was submitted, at later visits too', () => {
    const { data: values, ...about } = someRecord(completeForm(), { proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' })
    leaveDraft(completeForm(), 'identity', { cloud: { ...about, values, sent: {} } })
    const { log } = renderWizard()
    press('Open the proof')
    expect(log.visited).toEqual(['/proof-review/kq3vN0pXw2T8Zb1LrYc7Dg'])
  })

  it('shows the address that was put right on the success page, in the form and in its draft', async () => {
    server.use(
      http.get('*/api/proof/:id/delivery', () =>
        HttpResponse.json({ name: 'Amara Okonkwo', email: 'right@example.org' }),
      ),
    )
    const { data: values, ...about } = someRecord(completeForm(), { proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' })
    leaveDraft({ ...completeForm(), babyNicknames: 'typed since' }, 'identity', {
      cloud: { ...about, values, sent: {} },
    })
    renderWizard()
    expect(screen.getByLabelText(/^Email/)).toHaveValue('hanna@posteo.se')
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('right@example.org'))
    expect(storedDraft()).toMatchObject({
      values: { email: 'right@example.org', babyNicknames: 'typed since' },
      cloud: { values: { email: 'right@example.org' } },
    })
  })

  it('shows what others changed meanwhile, and keeps what was typed since', async () => {
    takeSyncs({ motherFullName: 'Ewa' })
    leaveDraft(completeForm())
    renderWizard()
    await sync('')
    await waitFor(() => expect(storedDraft().values.motherFullName).toBe('Ewa'))
    expect(storedDraft()).toMatchObject({ waiting: null, cloud: { version: 'v1', sent: {} } })
  })

  it('[VER-021] waits in sight without a connection, through a reload, and is stored once when that is back', async () => {
    server.use(http.post('*/api/proofs/:id/sync', () => HttpResponse.error()))
    leaveDraft(completeForm())
    const { unmount, log } = renderWizard()
    await sync('On the train')
    expect(await screen.findByText(/There is no connection just now/)).toBeVisible()
    expect(log.toasts.map(({ title }) => title)).not.toContain('Sync Failed')
    const { key } = storedDraft().waiting
    unmount()

    renderWizard()
    expect(await screen.findByText(/There is no connection just now/)).toBeVisible()
    server.resetHandlers()
    const { arrived, stored } = takeSyncs()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(storedDraft().waiting).toBeNull())
    expect(arrived.map((one) => one.key)).toEqual([key])
    expect(arrived[0]).toMatchObject({ note: 'On the train' })
    expect(stored.size).toBe(1)
  })

  it('can be given up while it waits', async () => {
    server.use(http.post('*/api/proofs/:id/sync', () => HttpResponse.error()))
    leaveDraft(completeForm())
    renderWizard()
    await sync('')
    fireEvent.click(await screen.findByRole('button', { name: 'Do not sync' }))
    expect(storedDraft().waiting).toBeNull()
    expect(screen.queryByText(/There is no connection/)).toBeNull()
  })

  it('[VER-012] shows both values of a conflict, goes on with the choice, and loses neither in a reload before it', async () => {
    const theirs = { ...completeForm(), babyFirstName: 'Theirs', motherFullName: 'Ewa' }
    const changes: RecordChange['changes'][] = []
    const syncs: Omit<Arrived, 'key'>[] = []
    server.use(
      http.post('*/api/proofs/:id/sync', async ({ request }) => {
        syncs.push((await request.json()) as Omit<Arrived, 'key'>)
        if (syncs.length > 1)
          return HttpResponse.json(
            someRecord({ ...theirs, babyFirstName: 'Mine' }, { version: 'v3', revision: 7 }),
          )
        const conflicts = [{ field: 'babyFirstName', base: 'Amara', yours: 'Mine', theirs: 'Theirs' }]
        const details = { conflicts, version: 'v2', revision: 5, theirs }
        return HttpResponse.json(
          { status: 409, code: 'conflict', detail: 'Somebody changed the same.', details },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      }),
      http.patch('*/api/proofs/:id/record', async ({ request }) => {
        const body = (await request.json()) as RecordChange
        changes.push(body.changes)
        return HttpResponse.json(
          someRecord({ ...theirs, babyFirstName: 'Mine' }, { version: 'v2', revision: 6 }),
        )
      }),
    )
    const { data: values, ...about } = someRecord(completeForm())
    leaveDraft({ ...completeForm(), babyFirstName: 'Mine' }, 'identity', {
      cloud: { ...about, values, sent: {} },
    })
    const { unmount, log } = renderWizard()
    await sync('My spelling')
    expect(await screen.findByText(/Somebody else changed the same answers/)).toBeVisible()
    expect(log.toasts.at(-1)).toMatchObject({
      title: 'Sync Failed',
      description: 'Somebody changed the same.',
    })
    expect(screen.getByText(/Your sync waits until you have chosen/)).toBeVisible()
    // Whoever asked for it stands at the foot of the page; both answers stand at its head.
    log.toasts.at(-1)?.onPress?.()
    expect(document.activeElement).toHaveTextContent(/^Somebody else changed the same answers/)
    expect(storedDraft()).toMatchObject({
      values: { babyFirstName: 'Mine', motherFullName: 'Ewa' },
      rivals: { babyFirstName: 'Theirs' },
    })
    unmount()

    const again = renderWizard()
    expect(await screen.findByText(/Your sync waits until you have chosen/)).toBeVisible()
    expect(button('Take “Theirs”')).toBeVisible()
    press('Keep “Mine”')
    await waitFor(() => expect(again.toast()?.title).toBe('Synced to Cloud'))
    expect(changes).toEqual([[{ field: 'babyFirstName', base: 'Theirs', value: 'Mine' }]])
    expect(syncs[1]).toEqual({ note: 'My spelling' })
    expect(storedDraft()).toMatchObject({ waiting: null, rivals: {}, cloud: { version: 'v3' } })
  })

  it('asks for the details that make the Proof ID, before there is one', async () => {
    leaveDraft({ babyFirstName: 'Amara' })
    renderWizard()
    press('Sync to Cloud')
    expect(await screen.findByText(/A proof can be synced once it has its Proof ID/)).toBeVisible()
    expect(screen.queryByLabelText('Note (optional)')).toBeNull()
  })
})
