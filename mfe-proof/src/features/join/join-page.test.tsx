import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const invitation = {
  proofId: '01K7Q2M9XA',
  email: 'marta@example.org',
  role: 'COMMENTER',
  message: 'Mormor, ser du felet?',
  requiresPasscode: false,
}
const problem = (status: number, detail: string) =>
  HttpResponse.json({ type: 'about:blank', title: '', status, code: 'gone', detail }, { status })

describe('join page', () => {
  useServer()

  it('[INV-026] [INV-028] [INV-029] shows what the invitation says', async () => {
    server.use(http.get('*/api/invites/info/t1', () => HttpResponse.json(invitation)))
    renderProofApp('/join/t1')
    expect(screen.getByRole('status')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Join as Co-Contributor' })).toBeVisible()
    for (const text of ['01K7Q2M9XA', 'marta@example.org', 'COMMENTER', 'Mormor, ser du felet?']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.queryByLabelText('Passcode')).toBeNull()
  })

  it('[INV-027] [INV-037] says once that a link is invalid', async () => {
    let asked = 0
    server.use(http.get('*/api/invites/info/t2', () => (asked++, problem(410, 'gone'))))
    renderProofApp('/join/t2')
    expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
    expect(
      screen.getByText('This invitation link is invalid, expired, or has already been used.'),
    ).toBeVisible()
    expect(asked).toBe(1)
  })

  it('opens the invitation on a second try when the service could not be reached', async () => {
    server.use(
      http.get('*/api/invites/info/t6', () => problem(503, 'Please try again in a moment.'), { once: true }),
      http.get('*/api/invites/info/t6', () => HttpResponse.json(invitation)),
    )
    renderProofApp('/join/t6')
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Join as Co-Contributor' })).toBeVisible()
  })

  it('[INV-034] [INV-035] joins and goes to the shared record', async () => {
    server.use(
      http.get('*/api/invites/info/t3', () => HttpResponse.json(invitation)),
      http.post('*/api/join/t3', () => HttpResponse.json({ role: 'COMMENTER', proofId: '01K7Q2M9XA' })),
    )
    const { log } = renderProofApp('/join/t3')
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
    await waitFor(() => expect(log.visited).toEqual(['/?proof=01K7Q2M9XA']))
    expect(log.toasts.at(-1)?.description).toBe('You now have COMMENTER access to this proof.')
  })

  it('[INV-030] [INV-032] asks for the passcode before it asks the service', async () => {
    server.use(
      http.get('*/api/invites/info/t4', () => HttpResponse.json({ ...invitation, requiresPasscode: true })),
    )
    const { log } = renderProofApp('/join/t4')
    expect(await screen.findByLabelText('Passcode')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Accept Invitation' }))
    expect(log.toasts).toMatchObject([
      {
        variant: 'destructive',
        title: 'Passcode Required',
        description: 'Please enter the passcode to continue.',
      },
    ])
  })

  it('[INV-033] shows the service’s words when joining fails', async () => {
    server.use(
      http.get('*/api/invites/info/t5', () => HttpResponse.json(invitation)),
      http.post('*/api/join/t5', () => problem(410, 'This link was used already.')),
    )
    const { log } = renderProofApp('/join/t5')
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
    await waitFor(() =>
      expect(log.toasts).toMatchObject([
        { variant: 'destructive', title: 'Error', description: 'This link was used already.' },
      ]),
    )
  })
})
