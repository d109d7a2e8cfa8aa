import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { FakeHost, createHostLog } from '@shared/web/testing/fake-host'
import { someProof } from '@shared/web/testing/some-proof'
import { createStore } from '../../app/store'
import { server, useServer } from '../../testing/server'
import { ApproveButton } from './approve-button'

describe('Approve & Continue to Order', () => {
  useServer()

  it('[PRF-021] goes to the address of the store that the service names, to the letter', async () => {
    const proof = someProof()
    const continueTo =
      'https://store.example/collections/codex?attributes%5BProof_ID%5D=01K7Q2M9XA&Proof_ID=01K7Q2M9XA'
    server.use(
      http.post(`*/api/proof/${proof.id}/approval`, () =>
        HttpResponse.json({ approvedAt: '2026-05-02T20:00:00Z', continueTo }),
      ),
    )
    const log = createHostLog()
    const leave = jest.fn()
    render(
      <Provider store={createStore()}>
        <FakeHost log={log}>
          <ApproveButton proof={proof} canContinue={false} leave={leave} />
        </FakeHost>
      </Provider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Approve & Continue to Order' }))
    await waitFor(() => expect(leave.mock.calls).toEqual([[continueTo]]))
    // No page of this site, and nothing said: the store comes next.
    expect([log.visited, log.toasts]).toEqual([[], []])
  })
})
