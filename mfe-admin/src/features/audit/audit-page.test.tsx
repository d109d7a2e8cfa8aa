import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const line = (number: number, staffId: string, username: string) => ({
  ...{ number, staffId, username, act: 'record.viewed', subject: 'record-1' },
  at: '2026-04-21T12:44:00.000Z',
})
const lines = [line(2, 'staff-2', 'sven'), line(1, 'staff-1', 'ingrid')]

it('limits the trail to one person, one record and one kind, together', async () => {
  const asked: string[] = []
  mockApi.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const staffId = searchParams.get('staffId')
      return HttpResponse.json({
        lines: lines.filter((one) => !staffId || one.staffId === staffId),
        before: null,
      })
    }),
  )
  render(
    <FakeHost
      log={createHostLog()}
      path="/admin/audit?subject=record-1"
      user={{ id: 'u1', username: 'ingrid' }}
    >
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Only what sven did' }))
  await waitFor(() => expect(screen.queryByText('ingrid')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('Only what sven did.Only record record-1.')
  await user.selectOptions(screen.getByLabelText('Show'), 'Viewed a record')
  await waitFor(() => expect(asked.at(-1)).toBe('?act=record.viewed&subject=record-1&staffId=staff-2'))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?act=record.viewed'))
  expect(await screen.findByText('ingrid')).toBeVisible()
})
