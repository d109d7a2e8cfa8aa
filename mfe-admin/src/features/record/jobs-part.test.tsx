import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AdminJob } from '@shared/contracts/admin'
import { KeptPlacePage } from '../../layout/testing/kept-place-page'
import { JobsPart } from './jobs-part'

it('keeps the place of who goes by keyboard when the button goes away with what it did', async () => {
  const none = {
    preparedAt: null,
    approvedAt: null,
    completedAt: null,
    awaits: null,
    pages: null,
    mail: null,
  }
  const failed: AdminJob = {
    ...none,
    ...{ proofJobId: 'job-1', version: 1, stage: 'proof', requestedAt: '2026-04-21T12:44:00.000Z' },
    ...{ status: 'error', attempts: 1, error: 'It failed.' },
  }
  const onRetry = jest.fn()
  const { rerender } = render(<JobsPart jobs={[failed]} onRetry={onRetry} isRetrying={false} />, {
    wrapper: KeptPlacePage,
  })
  expect(screen.getByText('1 attempt. It failed.')).toBeVisible()
  screen.getByRole('button', { name: /^Retry/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledWith(failed)
  rerender(<JobsPart jobs={[{ ...failed, status: 'queued' }]} onRetry={onRetry} isRetrying={false} />)
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus())
})
