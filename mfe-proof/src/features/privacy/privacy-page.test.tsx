import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { Holdings } from '@shared/contracts/privacy'
import { Seal } from '@shared/web/parts/seal'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { renderProofApp } from '../../testing/render-proof-app'

withMockApi()

const proofId = '01ABCDEFGH'
const at = '2026-03-14T06:42:00.000Z'
const holdings: Holdings = {
  recordId: 'record-1',
  name: 'Amara Okonkwo',
  createdAt: at,
  endsAt: '2028-03-13T06:42:00.000Z',
  email: 'parent@example.org',
  versions: 3,
  files: [
    { name: 'foot.jpg', size: 1_400_000 },
    { name: 'hand.jpg', size: 600_000 },
  ],
  proofs: 2,
  books: null,
  comments: 4,
  staff: [{ at, act: 'record.viewed' }],
  staffLineDays: 3650,
}
const owner = { id: 'owner', email: null, role: 'OWNER', since: at, seenAt: at }
const people = [
  { ...owner, isYou: true, deviceId: 'a'.repeat(32) },
  { ...owner, isYou: false, deviceId: 'b'.repeat(32) },
  { id: 'aunt', email: 'aunt@example.org', role: 'VIEWER', since: at, isYou: false, seenAt: null },
]
const former = [
  { id: 'uncle', email: 'uncle@example.org', role: 'EDITOR', since: at, endedAt: at, seenAt: at },
]

/** The platform with a record, and what was done with it. */
const giveRecord = (held = holdings) => {
  const asked: string[] = []
  let list = people
  mockApi.use(
    http.get(`/api/proofs/${proofId}/holdings`, () => HttpResponse.json(held)),
    http.get(`/api/proofs/${proofId}/invites`, () =>
      HttpResponse.json({ people: list, former, invitations: [] }),
    ),
    http.delete(`/api/proofs/${proofId}/devices/:id`, ({ params }) => {
      asked.push(`removed ${String(params['id']).slice(0, 2)}`)
      list = list.filter((person) => !('deviceId' in person) || person.deviceId !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(`/api/proofs/${proofId}/record`, async ({ request }) => {
      asked.push(JSON.stringify(await request.json()))
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('/api/device', () => {
      asked.push('forgotten')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return asked
}
const lines = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s+/g, ' ').trim())
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the page of a family’s privacy', () => {
  it('never says that nobody has access where that cannot be read, and reads it again', async () => {
    giveRecord()
    const given = mockApi.listHandlers()
    mockApi.use(
      http.get(`/api/proofs/${proofId}/invites`, () => problem('unavailable', 'A part cannot be reached.')),
    )
    renderProofApp(`/privacy/${proofId}`)
    expect(await screen.findByText('A part cannot be reached.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Who has seen it' })).toBeNull()
    mockApi.resetHandlers(...given)
    await press('Try again')
    expect(await lines('People with access')).toHaveLength(3)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('[PRV-001] promises that nothing is resold or used for advertising', async () => {
    renderProofApp('/privacy')
    expect(await screen.findByText(/never resold, and never used for advertising/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your privacy' })).toHaveFocus()
  })

  it('reads a Proof ID in small letters as the certificate prints it', async () => {
    giveRecord()
    renderProofApp(`/privacy/${proofId.toLowerCase()}`)
    expect(await lines('What we hold')).toContain('Proofs2')
  })

  it('[PRV-017] tells the owner what is held, who has seen it and when', async () => {
    giveRecord()
    renderProofApp(`/privacy/${proofId}`)
    expect(await lines('What we hold')).toEqual([
      'The record ofAmara Okonkwo',
      'What you wrote3 versions, since 14 March 2026',
      'Files2 files, 2.0 MB',
      'Proofs2',
      'Finished bookscannot be read just now',
      'Comments4',
      'E-mails go toparent@example.org',
    ])
    expect(await lines('People with access')).toEqual([
      'Younow',
      // Noted once an hour: no minutes that nobody knows.
      expect.stringMatching(/^You, elsewhere14 March 2026, between \d\d:00 and \d\d:00$/),
      'aunt@example.orgnot since 14 March 2026',
    ])
    expect(await lines('People whose access has ended')).toEqual([
      expect.stringMatching(
        /^uncle@example\.org14 March 2026, between \d\d:00 and \d\d:00, ended 14 March 2026$/,
      ),
    ])
    expect(await lines('What staff did')).toEqual([
      expect.stringMatching(/^Staff viewed this record14 March 2026, \d\d:42$/),
    ])
    expect(screen.getByRole('link', { name: 'Download everything' })).toHaveAttribute(
      'href',
      `/api/proofs/${proofId}/export`,
    )
  })

  it.each([
    [
      holdings,
      'it is removed on 13 March 2028, unless it is changed or approved by then; before that we write',
    ],
    [{ ...holdings, email: null }, 'without an e-mail address we cannot tell you before'],
    [{ ...holdings, endsAt: null, staffLineDays: 0 }, 'It stays until you erase it.'],
  ])('says until when all of it stays', async (held, words) => {
    giveRecord(held)
    renderProofApp(`/privacy/${proofId}`)
    expect(await screen.findByText((text) => text.includes(words))).toBeVisible()
    const kept = held.staffLineDays ? 'for 10 years' : 'for good'
    expect(
      screen.getByText((text) => text.endsWith(`within half an hour as one, and kept ${kept}:`)),
    ).toBeVisible()
  })

  it.each([[holdings.staff], [[]]])(
    'says that a list which staff export shows nowhere, whether or not somebody opened the record itself',
    async (staff) => {
      giveRecord({ ...holdings, staff })
      renderProofApp(`/privacy/${proofId}`)
      expect(await screen.findByText(/^A list of many records that staff export/)).toBeVisible()
    },
  )

  it('takes the record off another device, asked first', async () => {
    const asked = giveRecord()
    renderProofApp(`/privacy/${proofId}`)
    expect(await lines('Your devices')).toEqual([
      'This device since 14 March 2026, in use now',
      expect.stringMatching(
        /^Another device since 14 March 2026, last used 14 March 2026, between \d\d:00 and \d\d:00/,
      ),
    ])
    await press(/^Take the record off the device/)
    await press('Take it off')
    await waitFor(() => expect(screen.queryByText(/^Another device/)).toBeNull())
    expect(asked).toEqual([`removed bb`])
    expect(screen.getByRole('heading', { name: 'Your devices' })).toHaveFocus()
  })

  it.each([
    [1, 'in its one version'],
    [2, 'in both versions'],
    [3, 'in all 3 versions'],
  ])('counts %d as is said before erasing', async (versions, words) => {
    giveRecord({ ...holdings, versions })
    renderProofApp(`/privacy/${proofId}`)
    await press('Erase this record…')
    expect(await screen.findByRole('dialog')).toHaveTextContent(`everything that was written, ${words}`)
  })

  it('erases after two questions, and tells so on a page that needs no record', async () => {
    const asked = giveRecord()
    localStorage.setItem('shared-record:v1:record-1', '{}')
    const draftOf = (record: string) =>
      JSON.stringify({ recordId: record, values: { uploadedFiles: [{ name: 'foot.jpg', size: 3 }] } })
    localStorage.setItem('birth-form-draft:v2', draftOf('record-1'))
    localStorage.setItem('birth-form-proof-id:v1', JSON.stringify({ inputs: '{}', proofId }))
    // Of a submission that is over a hash of the answers is left, and it names no record.
    localStorage.setItem('birth-form-submission:v1', '{"key":"k","fingerprint":"de1a87","state":"settled"}')
    // Of another child.
    localStorage.setItem('birth-form-draft:aside:1', draftOf('record-2'))
    localStorage.setItem('birth-form-copies:v1', '["record-1","record-2"]')
    const { log } = renderProofApp(`/privacy/${proofId}`)
    await press('Erase this record…')
    const first = await screen.findByRole('dialog', { name: 'What erasing takes away' })
    expect(first).toHaveTextContent('all 3 versions')
    expect(first).toHaveTextContent('the 2 files that belong to it')
    expect(first).toHaveTextContent('its draft on this device')
    const goOn = within(first).getByRole('button', { name: 'Go on' })
    goOn.focus()
    fireEvent.click(goOn)
    const second = await screen.findByRole('dialog', { name: 'Erase it for good?' })
    expect(second).toHaveTextContent('The record of Amara Okonkwo is gone then.')
    expect(within(second).getByRole('button', { name: 'Keep the record' })).toHaveFocus()
    expect(asked).toEqual([])
    fireEvent.click(within(second).getByRole('button', { name: 'Erase it for good' }))
    await waitFor(() => expect(log.visited).toEqual(['/privacy?erased']))
    expect(asked).toEqual(['{"recordId":"record-1"}'])
    // With the draft that the record was made from, one press would make it anew; one of another child stays.
    expect(Object.keys(localStorage).sort()).toEqual(['birth-form-copies:v1', 'birth-form-draft:aside:1'])
    localStorage.clear()
  })

  it('keeps the record when either question is answered so, and says why it could not be erased', async () => {
    giveRecord()
    mockApi.use(
      http.delete(`/api/proofs/${proofId}/record`, () => problem('unavailable', 'The archive is away.')),
    )
    renderProofApp(`/privacy/${proofId}`)
    await press('Erase this record…')
    await press('Keep the record')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Erase this record…')
    await press('Go on')
    await press('Erase it for good')
    expect(await screen.findByRole('alert')).toHaveTextContent('The archive is away.')
  })

  it('leads from a form that holds no record to those that this device opens as their owner’s', async () => {
    const kept = (role: string, id: string, babyFirstName: string) =>
      JSON.stringify({ cloud: { proofId: id, role }, values: { babyFirstName, babyLastName: 'Okonkwo' } })
    localStorage.setItem('shared-record:v1:record-1', kept('OWNER', proofId, 'Amara'))
    localStorage.setItem('shared-record:v1:record-2', kept('EDITOR', '01OTHERONE', 'Zoë'))
    localStorage.setItem('birth-form-draft:v2', JSON.stringify({ cloud: null, values: {} }))
    localStorage.setItem('birth-form-draft:aside:1', 'unreadable')
    const { unmount } = renderProofApp('/privacy')
    expect(await lines('Your records')).toEqual([`Amara Okonkwo${proofId}`])
    expect(screen.getByRole('link', { name: 'Amara Okonkwo' })).toHaveAttribute('href', `/privacy/${proofId}`)
    unmount()
    localStorage.clear()
    renderProofApp('/privacy')
    expect(await screen.findByText(/^A record that you submitted is found by the link/)).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Your records' })).toBeNull()
  })

  it.each(['/privacy', `/privacy/${proofId}`])('leads back to the form from %s', async (address) => {
    giveRecord()
    renderProofApp(address)
    expect(await screen.findByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '/')
  })

  it.each([
    ['/privacy', '01SPECIMEN'],
    [`/privacy/${proofId}`, proofId],
    ['/privacy?erased', '01SPECIMEN'],
  ])('shows the seal of the record, and a specimen where there is none, at %s', async (address, drawn) => {
    giveRecord()
    const { container } = renderProofApp(address)
    await screen.findByRole('heading', { level: 1 })
    const { container: seal } = render(<Seal proofId={drawn} size={268} />)
    const lines = (inside: ParentNode | null) =>
      [...(inside?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
    await waitFor(() => expect(lines(seal)).not.toEqual([]))
    await waitFor(() => expect(lines(container.querySelector('figure'))).toEqual(lines(seal)))
  })

  it('tells everybody but the owner that it is the owner’s alone', async () => {
    mockApi.use(
      http.get('/api/proofs/:id/holdings', () => problem('forbidden', 'No')),
      http.get('/api/proofs/:id/invites', () => problem('not_found', 'No')),
    )
    renderProofApp(`/privacy/${proofId}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Only the owner of a record/)
    expect(screen.queryByRole('button', { name: 'Erase this record…' })).toBeNull()
  })

  it('forgets the device: nothing is left in either storage, and the page says so', async () => {
    const asked = giveRecord()
    localStorage.setItem('birth-form-draft:v2', '{}')
    sessionStorage.setItem('owner-key', 'x')
    renderProofApp('/privacy')
    await press('Forget this device…')
    const dialog = await screen.findByRole('dialog', { name: 'Forget this device?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget this device' }))
    expect(await screen.findByRole('heading', { name: 'This device has forgotten you' })).toHaveFocus()
    expect([asked, localStorage.length, sessionStorage.length]).toEqual([['forgotten'], 0, 0])
  })
})
