import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const invitation = {
  proofId: '01K7Q2M9XA',
  email: 'marta@example.org',
  role: 'COMMENTER',
  message: 'Mormor, ser du felet?',
  requiresPasscode: false,
  yourRole: null,
}
const problem = (status: number, detail: string, code = 'gone') =>
  HttpResponse.json({ type: 'about:blank', title: '', status, code, detail }, { status })

describe('join page', () => {
  useServer()
  beforeEach(() => localStorage.clear())

  it('[INV-026] [INV-028] [INV-029] shows what the invitation says', async () => {
    server.use(http.get('*/api/invites/info/t1', () => HttpResponse.json(invitation)))
    const { unmount } = renderProofApp('/join/t1')
    const spinner = screen.getByRole('status').querySelector('[aria-hidden]')
    expect(spinner && getComputedStyle(spinner).animation).toMatch(/\binfinite\b/)
    expect(await screen.findByRole('heading', { name: 'Join as Co-Contributor' })).toBeVisible()
    expect(spinner).not.toBeInTheDocument()
    for (const text of ['01K7Q2M9XA', 'marta@example.org', 'COMMENTER', 'Mormor, ser du felet?']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.queryByLabelText('Passcode')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Message' })).toBeVisible()
    unmount()
    server.use(http.get('*/api/invites/info/t1', () => HttpResponse.json({ ...invitation, message: null })))
    renderProofApp('/join/t1')
    expect(await screen.findByText('marta@example.org')).toBeVisible()
    expect(screen.queryByText('Message')).toBeNull()
  })

  it('says of a closed record that nobody changes it any more', async () => {
    const closed = { ...invitation, role: 'EDITOR', isClosed: true }
    server.use(http.get('*/api/invites/info/t1', () => HttpResponse.json(closed)))
    renderProofApp('/join/t1')
    expect(
      await screen.findByText('The record was approved and is closed: nobody changes it any more.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Accept Invitation' })).toBeVisible()
  })

  it('asks for nothing but the invitation until a button is pressed, whatever the link says', async () => {
    const asked: string[] = []
    server.use(
      http.all('*/api/*', ({ request }) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        return HttpResponse.json(invitation)
      }),
    )
    for (const fragment of ['', '#decline', '#no-reminder']) {
      const { unmount } = renderProofApp(`/join/t0${fragment}`)
      await screen.findByRole('button', { name: 'Accept Invitation' })
      unmount()
    }
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'GET /api/invites/info/t0'))
  })

  it('[INV-027] [INV-037] says once that a link is invalid', async () => {
    let asked = 0
    const words = 'Invalid or expired invitation link'
    server.use(http.get('*/api/invites/info/t2', () => (asked++, problem(404, words))))
    renderProofApp('/join/t2')
    expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
    expect(
      screen.getByText('This invitation link is invalid, expired, or has already been used.'),
    ).toBeVisible()
    expect(screen.queryByText(/^The seal of the record/)).toBeNull()
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

  it.each(['COMMENTER', 'APPROVER'])(
    '[INV-034] [INV-035] joins as %s and goes to the shared record',
    async (role) => {
      server.use(
        http.get('*/api/invites/info/t3', () => HttpResponse.json({ ...invitation, role })),
        http.post('*/api/join/t3', () => HttpResponse.json({ role, proofId: '01K7Q2M9XA' })),
      )
      const { log } = renderProofApp('/join/t3')
      fireEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))
      await waitFor(() => expect(log.visited).toEqual(['/?proof=01K7Q2M9XA']))
      expect(log.toasts.at(-1)?.description).toBe(`You now have ${role} access to this proof.`)
    },
  )

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
    expect(screen.getByLabelText('Passcode')).toHaveFocus()
    expect(screen.getByLabelText('Passcode')).toBeInvalid()
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

  const answerJoin = (token: string, answer: () => Response) =>
    server.use(
      http.get(`*/api/invites/info/${token}`, () => HttpResponse.json(invitation)),
      http.post(`*/api/join/${token}`, answer),
    )
  const people = (role: string | null) =>
    server.use(
      http.get('*/api/proofs/01K7Q2M9XA/invites', () =>
        role
          ? HttpResponse.json({
              people: [{ id: 'p', email: 'm@b.se', role, since: '2026-11-21T10:00:00Z', isYou: true }],
              invitations: [],
            })
          : problem(404, 'Record not found', 'not_found'),
      ),
    )
  const accept = async () => fireEvent.click(await screen.findByRole('button', { name: 'Accept Invitation' }))

  it('[INV-031] says Accepting... while the answer is awaited, and sends the passcode', async () => {
    const sent: unknown[] = []
    const held: (() => void)[] = []
    server.use(
      http.get('*/api/invites/info/t7', () => HttpResponse.json({ ...invitation, requiresPasscode: true })),
      http.post('*/api/join/t7', async ({ request }) => {
        sent.push(await request.json())
        await new Promise<void>((resolve) => held.push(resolve))
        return HttpResponse.json({ role: 'COMMENTER', proofId: '01K7Q2M9XA' })
      }),
    )
    const { log } = renderProofApp('/join/t7')
    fireEvent.change(await screen.findByLabelText('Passcode'), { target: { value: 'blåbär' } })
    await accept()
    expect(await screen.findByRole('button', { name: 'Accepting...' })).toHaveAttribute('aria-busy', 'true')
    fireEvent.click(screen.getByRole('button', { name: 'Accepting...' }))
    await waitFor(() => expect(held).toHaveLength(1))
    held[0]?.()
    await waitFor(() => expect(log.visited).toHaveLength(1))
    expect(sent).toEqual([{ passcode: 'blåbär' }])
  })

  it('tells when a passcode may be tried again, and keeps the sentence at the field', async () => {
    const words = 'Too many wrong passcodes. Please try again in 4 minutes.'
    server.use(
      http.get('*/api/invites/info/t8', () => HttpResponse.json({ ...invitation, requiresPasscode: true })),
      http.post('*/api/join/t8', () => problem(429, words, 'rate_limited')),
    )
    const { log } = renderProofApp('/join/t8')
    const field = await screen.findByLabelText('Passcode')
    fireEvent.change(field, { target: { value: '12345' } })
    await accept()
    expect(await screen.findByText(words)).toBeVisible()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(field).toBeInvalid()
    expect(log.toasts.at(-1)).toMatchObject({ variant: 'destructive', title: 'Error', description: words })
  })

  it('[INV-033] has words of its own where the server gave none', async () => {
    answerJoin(
      't9',
      () => new HttpResponse('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    )
    const { log } = renderProofApp('/join/t9')
    await accept()
    await waitFor(() =>
      expect(log.toasts.at(-1)).toMatchObject({
        variant: 'destructive',
        title: 'Error',
        description: 'Invalid or expired invitation link',
      }),
    )
  })

  it('takes the owner, who opened the link of somebody else, to the record', async () => {
    server.use(
      http.get('*/api/invites/info/t15', () => HttpResponse.json({ ...invitation, yourRole: 'OWNER' })),
    )
    renderProofApp('/join/t15')
    expect(
      await screen.findByText('This record is your own. The link is for the person you invited.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open your record' })).toHaveAttribute(
      'href',
      '/?proof=01K7Q2M9XA',
    )
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull()
  })

  it('says what accepting puts an end to, where this device has joined already', async () => {
    server.use(
      http.get('*/api/invites/info/t16', () => HttpResponse.json({ ...invitation, yourRole: 'EDITOR' })),
    )
    renderProofApp('/join/t16')
    const button = await screen.findByRole('button', { name: 'Accept Invitation' })
    expect(button).toHaveAccessibleDescription(
      'You are on this record already, as EDITOR. Accepting puts this invitation in its place.',
    )
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      '/?proof=01K7Q2M9XA',
    )
  })

  it('welcomes who has joined by a press whose answer was lost', async () => {
    people('COMMENTER')
    answerJoin('t11', () => problem(404, 'Invalid or expired invitation link', 'not_found'))
    const { log } = renderProofApp('/join/t11')
    await accept()
    await waitFor(() => expect(log.visited).toEqual(['/?proof=01K7Q2M9XA']))
    expect(log.toasts.at(-1)?.description).toBe('You now have COMMENTER access to this proof.')
  })

  it('refuses another visitor, who has no access', async () => {
    people(null)
    answerJoin('t12', () => problem(404, 'Invalid or expired invitation link', 'not_found'))
    const { log } = renderProofApp('/join/t12')
    await accept()
    expect(await screen.findByText('Invalid or expired invitation link')).toBeVisible()
    expect(log.visited).toEqual([])
  })

  it('leads to the record from a link that was used on this device', async () => {
    answerJoin('t13', () => HttpResponse.json({ role: 'COMMENTER', proofId: '01K7Q2M9XA' }))
    const { log, unmount } = renderProofApp('/join/t13')
    await accept()
    await waitFor(() => expect(log.visited).toHaveLength(1))
    unmount()
    server.use(http.get('*/api/invites/info/t13', () => problem(404, 'gone', 'not_found')))
    renderProofApp('/join/t13')
    expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      '/?proof=01K7Q2M9XA',
    )
  })

  it('declines the invitation, or only its reminder, when asked to by a press', async () => {
    const declined: string[] = []
    server.use(
      http.get('*/api/invites/info/t14', () => HttpResponse.json(invitation)),
      http.delete('*/api/invites/info/t14', () => {
        declined.push('invitation')
        return new HttpResponse(null, { status: 204 })
      }),
      http.delete('*/api/invites/info/t14/reminder', () => {
        declined.push('reminder')
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { unmount } = renderProofApp('/join/t14#no-reminder')
    fireEvent.click(await screen.findByRole('button', { name: 'Do not remind me' }))
    const said = await screen.findByText('You will not be reminded. The link goes on working.')
    await waitFor(() => expect(said).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Accept Invitation' })).toBeVisible()
    unmount()
    renderProofApp('/join/t14#decline')
    fireEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(declined).toEqual(['reminder'])
    const decline = screen.getByRole('button', { name: 'Decline invitation' })
    decline.focus()
    fireEvent.click(decline)
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    expect(keep).toHaveFocus()
    fireEvent.keyDown(keep, { key: 'Escape' })
    await waitFor(() => expect(decline).toHaveFocus())
    fireEvent.click(decline)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline it' }))
    const heading = await screen.findByRole('heading', { name: 'Invitation declined' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull()
    expect(declined).toEqual(['reminder', 'invitation'])
  })
})
