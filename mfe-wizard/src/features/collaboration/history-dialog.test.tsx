import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import type { Version } from '@shared/contracts/versions'
import { HostProvider } from '@shared/web/host/host-context'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { createApiStore } from '../../api/api-store'
import { someRecord } from '../../testing/some-record'
import { HistoryDialog } from './history-dialog'

const proofId = '01K7Q2M9XA'
const version = (number: number, about: Partial<Version> = {}): Version => ({
  id: `v${number}`,
  number,
  sha256: `${number}f2c41d7aa`,
  chainHash: '77b0',
  createdBy: 'ake@telia.se',
  isYours: false,
  others: ['ake@telia.se'],
  createdAt: `2026-11-2${number}T09:40:00Z`,
  note: '',
  kind: 'sync',
  changed: [],
  proofJobId: null,
  approvedAt: null,
  ...about,
})
const mother = { field: 'motherFullName', label: "Mother's full name", before: 'Ewa', after: 'Ewa Łukasz' }
const history = [
  version(3, { kind: 'edits', isYours: true, changed: [mother] }),
  version(2, { note: 'Spelling', isYours: true, others: [], approvedAt: '2026-11-23T10:00:00Z' }),
  version(1, { kind: 'submission', createdBy: 'The owner', others: ['The owner'] }),
]

function open({ canRestore = true, brokenAt = null as number | null, versions = history } = {}) {
  const compared: string[] = []
  mockApi.use(
    http.get(`*/api/proofs/${proofId}/versions`, () => HttpResponse.json(versions)),
    http.get(`*/api/proofs/${proofId}/history-check`, () => HttpResponse.json({ brokenAt })),
    http.get(`*/api/proofs/${proofId}/versions/:version/changes`, ({ params, request }) => {
      compared.push(`${new URL(request.url).searchParams.get('since')}-${String(params['version'])}`)
      return HttpResponse.json({ changes: [{ ...mother, after: String(params['version']) }] })
    }),
  )
  const log = createHostLog()
  const onRestored = jest.fn()
  render(
    <FakeHost log={log}>
      {(host) => (
        <HostProvider host={host}>
          <Provider store={createApiStore()}>
            <HistoryDialog
              proofId={proofId}
              canRestore={canRestore}
              onRestored={onRestored}
              onClose={() => undefined}
            />
          </Provider>
        </HostProvider>
      )}
    </FakeHost>,
  )
  return { compared, onRestored, toast: () => log.toasts.at(-1) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const openVersion = async (number: number) => {
  fireEvent.click(await screen.findByRole('button', { name: `Open and compare version ${number}` }))
}

describe('Version History', () => {
  withMockApi()

  it('[VER-006] lists every version with its note or kind, who made it, when, and that it was approved', async () => {
    open()
    const items = await within(screen.getByRole('dialog', { name: 'Version History' })).findAllByRole(
      'listitem',
    )
    const list = screen.getAllByRole('list')[0]
    if (!list) throw new Error('There is no list')
    expect(
      within(list)
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual(['Edited together by you and ake@telia.se', 'Spelling', 'Submitted by the owner'])
    expect(items.length).toBeGreaterThanOrEqual(3)
    expect(screen.getByText(/^Version 3\. 23 Nov 2026, .*Fingerprint 3f2c41d7\./)).toBeVisible()
    expect(screen.getByText(/^Version 2\. Synced by you, 22 Nov 2026,/)).toBeVisible()
    expect(screen.getByText(/^Version 1\. 21 Nov 2026,/)).toBeVisible()
    expect(screen.getByText(/^Approved /)).toBeVisible()
  })

  it('says of changes that one person made that they were edited, not edited together', async () => {
    open({ versions: [version(1, { kind: 'edits', isYours: true, others: [] })] })
    expect(await screen.findByRole('heading', { name: 'Edited by you' })).toBeVisible()
  })

  it('names three people as one list', async () => {
    open({ versions: [version(1, { isYours: true, others: ['The owner', 'ake@telia.se'] })] })
    expect(await screen.findByText('Synced by you, the owner and ake@telia.se')).toBeVisible()
  })

  it('names once what a choice and its specification share', async () => {
    const gender = (field: string) => ({ field, label: 'Gender', before: '', after: 'x' })
    const changed = [gender('babyGender'), gender('specificGender'), mother]
    open({ versions: [version(2, { changed }), version(1)] })
    expect(await screen.findByText("Changed: Gender, Mother's full name.")).toBeVisible()
  })

  it('says which fields a version changed, and what they said once that is unfolded', async () => {
    const { compared } = open()
    const summary = await screen.findByText("Changed: Mother's full name.")
    expect(compared).toEqual([])
    const details = summary.closest('details')
    if (!details) throw new Error('Nothing can be unfolded')
    details.open = true
    fireEvent(details, new Event('toggle'))
    const change = (await screen.findByText("Mother's full name:")).closest('li')
    expect(change).toHaveTextContent("Mother's full name: Ewa → v3")
    expect(compared).toEqual(['v2-v3'])
  })

  it('compares any two, and shows the certificates of both, or says that there is no picture', async () => {
    const { compared } = open()
    await openVersion(2)
    expect(await screen.findByText('From version 3 to version 2')).toBeVisible()
    fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'v1' } })
    expect(screen.getByText('From version 1 to version 2')).toBeVisible()
    await waitFor(() => expect(compared).toEqual(['v3-v2', 'v1-v2']))
    const pictures = screen.getAllByAltText(/^The certificate as version/)
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      `/api/proofs/${proofId}/versions/v1/certificate.png`,
      `/api/proofs/${proofId}/versions/v2/certificate.png`,
    ])
    for (const picture of pictures) fireEvent.error(picture)
    expect(screen.getAllByText(/No picture can be drawn/)).toHaveLength(2)
  })

  it('restores for the owner, who is asked first', async () => {
    const restored: string[] = []
    mockApi.use(
      http.post(`*/api/proofs/${proofId}/versions/:version/restore`, ({ params }) => {
        restored.push(String(params['version']))
        return HttpResponse.json(someRecord({ babyFirstName: 'Amara' }, { revision: 9 }))
      }),
    )
    const { onRestored, toast } = open()
    await openVersion(1)
    press('Restore this version')
    expect(restored).toEqual([])
    press('Restore')
    await waitFor(() => expect(onRestored).toHaveBeenCalledWith(expect.objectContaining({ revision: 9 })))
    expect(restored).toEqual(['v1'])
    expect(toast()?.title).toBe('Version Restored')
  })

  it('puts the focus on the answer that restores nothing, and from there back', async () => {
    open()
    await openVersion(1)
    press('Restore this version')
    expect(screen.getByRole('button', { name: 'Keep as it is' })).toHaveFocus()
    press('Keep as it is')
    expect(screen.getByRole('button', { name: 'Restore this version' })).toHaveFocus()
  })

  it('takes the question back at Escape, and stays open', async () => {
    open()
    await openVersion(1)
    press('Restore this version')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Keep as it is' }), { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Restore this version' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Keep as it is' })).toBeNull()
  })

  it('says why a version could not be restored, and stays', async () => {
    mockApi.use(
      http.post(`*/api/proofs/${proofId}/versions/:version/restore`, () =>
        problem('locked', 'It is closed.'),
      ),
    )
    const { toast } = open()
    await openVersion(1)
    press('Restore this version')
    press('Restore')
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Restore Failed', description: 'It is closed.' }),
    )
  })

  it('offers not to restore where that is not allowed', async () => {
    open({ canRestore: false })
    await openVersion(1)
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
  })

  it('offers not to restore the newest version', async () => {
    open()
    await openVersion(3)
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
  })

  it('reports a history that was changed', async () => {
    open({ brokenAt: 2 })
    expect(await screen.findByText(/This history was changed from outside: version 2/)).toBeVisible()
  })
})
