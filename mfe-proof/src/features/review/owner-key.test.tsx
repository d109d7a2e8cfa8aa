import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { problem } from '@shared/web/testing/mock-api'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const proof = someProof()
const address = `/proof-review/${proof.id}`
const key = 'k'.repeat(43)
const box = () => screen.findByRole('region', { name: 'Is this your record?' })
const pressContinue = () => {
  const button = screen.getByRole('button', { name: 'Continue on this device' })
  button.focus()
  fireEvent.click(button)
}

describe('the owner on another device', () => {
  useServer()
  let role: string | null = null
  let spent: unknown[] = []
  beforeEach(() => {
    role = null
    spent = []
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    server.use(
      http.get('*/api/proof/:id', () => HttpResponse.json({ ...proof, role })),
      http.post('*/api/proof/:id/owner-key', async ({ request }) => {
        spent.push(await request.json())
        role = 'OWNER'
        return new HttpResponse(null, { status: 204 })
      }),
    )
  })

  it('[COL-021] is offered to continue by the e-mail’s link, and only pressing the button uses the key', async () => {
    window.history.replaceState(null, '', `${address}#k=${key}`)
    const { unmount } = renderProofApp(`${address}#k=${key}`)
    await box()
    // Nobody who is shown or sent the address becomes the owner by it.
    expect(window.location.href).not.toContain(key)
    expect(spent).toEqual([])
    expect(screen.getByRole('button', { name: 'Approve & Continue to Order' })).toHaveAccessibleDescription(
      'Press ‘Continue on this device’ first.',
    )
    unmount()
    // A reload of the page does not lose it.
    const { log } = renderProofApp(address)
    await box()
    pressContinue()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Is this your record?' })).toBeNull())
    expect(spent).toEqual([{ key }])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    // The proof is asked for again, and knows its owner then.
    const approve = screen.getByRole('button', { name: 'Approve & Continue to Order' })
    await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled'))
    expect(log.toasts).toMatchObject([{ title: 'Welcome back' }])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is asked nothing on a device that is the owner’s already', async () => {
    role = 'OWNER'
    renderProofApp(`${address}#k=${key}`)
    await screen.findByRole('button', { name: 'Approve & Continue to Order' })
    expect(screen.queryByRole('button', { name: 'Continue on this device' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send me a link' })).not.toBeInTheDocument()
  })

  it('is offered it too where the browser keeps nothing for pages', async () => {
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    try {
      renderProofApp(`${address}#k=${key}`)
      await box()
      pressContinue()
      await waitFor(() => expect(spent).toEqual([{ key }]))
    } finally {
      blocked.mockRestore()
    }
  })

  it('is told when the link works no more, and can have another one sent', async () => {
    let asked = 0
    server.use(
      http.post('*/api/proof/:id/owner-key', () => problem('gone', 'This link has been used already.')),
      http.post(`*/api/proof/${proof.id}/access-link`, () => {
        asked += 1
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { log } = renderProofApp(`${address}#k=${key}`)
    await box()
    pressContinue()
    fireEvent.click(await screen.findByRole('button', { name: 'Send me a link' }))
    expect(
      await screen.findByText('If there is such a record, a link is on its way to its e-mail address.'),
    ).toBeVisible()
    expect(asked).toBe(1)
    expect(log.toasts).toMatchObject([{ description: 'This link has been used already.' }])
  })

  it('goes on with a record that was only synced, by the link to its Proof ID', async () => {
    server.use(http.get('*/api/proof/:id', () => problem('not_found', 'Proof not found')))
    const { log } = renderProofApp(`/proof-review/01K7Q2M9XA#k=${key}`)
    await box()
    expect(screen.getByText('There is no proof of it to look at yet.')).toBeVisible()
    expect(spent).toEqual([])
    pressContinue()
    await waitFor(() => expect(log.visited).toEqual(['/?proof=01K7Q2M9XA']))
    expect(spent).toEqual([{ key }])
  })

  it('can ask for a link where a Proof ID leads nowhere for this visitor, and hears why one is refused', async () => {
    server.use(
      http.get('*/api/proof/:id', () => problem('not_found', 'Proof not found')),
      http.post('*/api/proof/01K7Q2M9XA/access-link', () =>
        problem('rate_limited', 'A link can be asked for 5 times an hour.'),
      ),
    )
    const { unmount } = renderProofApp('/proof-review/01K7Q2M9XA')
    fireEvent.click(await screen.findByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText('A link can be asked for 5 times an hour.')).toBeVisible()
    unmount()
    renderProofApp(address)
    expect(await screen.findByRole('heading', { name: 'Proof not found' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send me a link' })).not.toBeInTheDocument()
  })
})
