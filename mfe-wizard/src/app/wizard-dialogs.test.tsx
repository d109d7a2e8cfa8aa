import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { completeForm, leaveDraft, press, renderWizard } from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

const refusal = {
  type: 'about:blank',
  title: '',
  status: 409,
  code: 'conflict',
  detail: 'Versions cannot be told now.',
}
const dialog = (name: string) => screen.findByRole('dialog', { name })

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn()
})

describe('Version History', () => {
  useServer()

  it('[WIZ-048] [VER-007] [VER-008] asks for versions when it opens, and says when there are none', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/proofs/:id/versions', ({ params }) => {
        asked.push(String(params['id']))
        return HttpResponse.json([])
      }),
    )
    leaveDraft(completeForm())
    renderWizard()
    expect(asked).toEqual([])
    press('View History')
    const history = within(await dialog('Version History'))
    expect(await history.findByText('No version history yet.')).toBeVisible()
    expect(history.getByText('Versions are created when you sync changes to the cloud.')).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/^01[0-9A-Z]{8}$/)])
  })

  it('[VER-006] lists the versions', async () => {
    const version = {
      id: 'v1',
      sha256: '9f2c41d7aa',
      chainHash: '77b0',
      number: 1,
      createdBy: 'Hanna',
      isYours: false,
      others: ['Hanna'],
      createdAt: '2026-11-21T21:40:00Z',
      note: 'Spelling',
      kind: 'sync',
      changed: [],
      proofJobId: null,
      approvedAt: null,
    }
    server.use(
      http.get('*/api/proofs/:id/versions', () => HttpResponse.json([version])),
      http.get('*/api/proofs/:id/history-check', () => HttpResponse.json({ brokenAt: null })),
    )
    leaveDraft(completeForm())
    renderWizard()
    press('View History')
    expect(await screen.findByText('Spelling')).toBeVisible()
    expect(screen.getByText(/by Hanna, .*Fingerprint 9f2c41d7/)).toBeVisible()
  })

  it('shows the server’s sentence when it has no history to give', async () => {
    server.use(http.get('*/api/proofs/:id/versions', () => HttpResponse.json(refusal, { status: 409 })))
    leaveDraft(completeForm())
    renderWizard()
    press('View History')
    expect(await screen.findByText('Versions cannot be told now.')).toBeVisible()
  })
})

describe('Invite a Co-Contributor', () => {
  useServer()
  const openGate = async () => {
    leaveDraft(completeForm())
    const view = renderWizard()
    press('Invite A Co-Contributor')
    await dialog('Invite a Co-Contributor')
    return view
  }

  it('[WIZ-049] [INV-001] [INV-002] [VER-010] asks for a sync while the proof is local, and tells why it failed', async () => {
    server.use(
      http.post('*/api/proofs/:id/sync', () =>
        HttpResponse.json({ ...refusal, detail: 'It cannot be synced now.' }, { status: 409 }),
      ),
    )
    const { toast } = await openGate()
    press('Sync to Cloud')
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Sync Failed', description: 'It cannot be synced now.' }),
    )
    expect(screen.queryByLabelText('Email addresses')).toBeNull()
  })

  it('[INV-002] [INV-003] [INV-004] [INV-005] [INV-006] [INV-038] syncs, invites, and begins again', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    server.use(
      http.post('*/api/proofs/:id/sync', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(someRecord(completeForm()))
      }),
      http.get('*/api/proofs/:id/invites', () => HttpResponse.json({ people: [], invitations: [] })),
      http.post('*/api/proofs/:id/invites', async ({ request }) => {
        const body = (await request.json()) as { emails: string[]; role: string }
        sent.push(body)
        return HttpResponse.json({
          invites: body.emails.map((email) => ({
            email,
            role: body.role,
            inviteUrl: `https://codex.example/join/${email}`,
            id: email,
            mail: 'sent',
          })),
        })
      }),
    )
    const { toast } = await openGate()
    press('Sync to Cloud')
    const email = await screen.findByLabelText('Email addresses')
    expect(toast()).toMatchObject({
      title: 'Cloud Sync Complete',
      description: 'Your proof is now ready for collaboration.',
    })
    expect(sent[0]).toMatchObject({ note: expect.any(String), data: { babyFirstName: 'Amara' } })
    expect(screen.getByRole('radio', { name: /VIEWER/ })).toBeChecked()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      expect.arrayContaining([
        'VIEWER',
        'COMMENTER',
        'EDITOR',
        'APPROVER',
        '1 day',
        '7 days',
        '30 days',
        'Never (10 years)',
      ]),
    )
    await user.type(email, ' Ake@Telia.se {Enter}')
    await user.click(screen.getByRole('radio', { name: /EDITOR/ }))
    await user.click(screen.getByRole('button', { name: 'Send Invites' }))
    expect(await screen.findByRole('button', { name: 'Invite More' })).toBeVisible()
    expect(sent[1]).toEqual({ emails: ['ake@telia.se'], role: 'EDITOR', expiresInDays: 30 })
    expect(toast()).toMatchObject({
      title: 'Invites Created',
      description: '1 invitation(s) sent successfully.',
    })
    await user.click(screen.getByRole('button', { name: 'Invite More' }))
    expect(await screen.findByLabelText('Email addresses')).toHaveValue('')
    expect(screen.queryByRole('list', { name: 'People to invite' })).toBeNull()
    expect(screen.getByRole('radio', { name: /VIEWER/ })).toBeChecked()
  })
})

describe('a Proof ID of another family', () => {
  useServer()

  it('offers "This is a different child" after a refused sync, and syncs the new Proof ID', async () => {
    const asked: string[] = []
    server.use(
      http.post('*/api/proofs/:id/sync', ({ params }) => {
        asked.push(String(params['id']))
        const owned = { ...refusal, code: 'owned', detail: 'Ask the owner for an invitation.' }
        return asked.length === 1
          ? HttpResponse.json(owned, { status: 409 })
          : HttpResponse.json(someRecord(completeForm()))
      }),
    )
    leaveDraft(completeForm())
    renderWizard()
    press('Invite A Co-Contributor')
    await dialog('Invite a Co-Contributor')
    press('Sync to Cloud')
    expect(await screen.findByText('Ask the owner for an invitation.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('This is a different child')
    press('Invite A Co-Contributor')
    await dialog('Invite a Co-Contributor')
    press('Sync to Cloud')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).not.toBe(asked[0])
  })
})
