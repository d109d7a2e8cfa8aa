import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'
import { noLongParts, someRecordView } from './testing/some-record-view'

withMockApi()

/** A record's page, with the question whether it is to be erased. */
const openQuestion = async () => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/records/record-1" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => (
        <>
          <AdminApp {...host} />
          <p>{`signed in: ${host.session.user?.username ?? 'nobody'}`}</p>
        </>
      )}
    </FakeHost>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  return { log, user }
}

it('erases a record on request, after a question and the second factor', async () => {
  let isVerified = false
  let erased = 0
  mockApi.use(
    http.get('*/api/admin/records/record-1', () => HttpResponse.json(someRecordView)),
    ...noLongParts,
    http.get('*/api/admin/records', () => HttpResponse.json({ records: [], page: 1, pages: 1, total: 0 })),
    http.delete('*/api/admin/records/record-1', () => {
      if (!isVerified) return problem('second_factor_required', 'Please confirm that it is you.')
      erased += 1
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/user/verification-options', () => HttpResponse.json({ method: 'password' })),
    http.post('*/api/user/verification', async ({ request }) => {
      const { password } = (await request.json()) as { password: string }
      if (password === 'wrong') return problem('forbidden', 'The password is not right.')
      isVerified = true
      return HttpResponse.json({ verifiedUntil: '2026-04-21T12:49:00.000Z' })
    }),
  )
  const { log, user } = await openQuestion()
  const question = await screen.findByRole('dialog', { name: 'Erase 01K7Q2M9XA?' })
  expect(question).toHaveAccessibleDescription(
    expect.stringContaining(`of the record of \u2068${someRecordView.record.fullName}\u2069 goes for good`),
  )
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep the record' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Erase' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await user.click(await screen.findByRole('button', { name: 'Erase it for good' }))
  const factor = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  expect(erased).toBe(0)
  const password = within(factor).getByLabelText(/^Password/)
  await user.click(within(factor).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'))
  await waitFor(() => expect(password).toHaveFocus())
  await user.keyboard('wrong{Enter}')
  expect(await within(factor).findByRole('alert')).toHaveTextContent('The password is not right.')
  expect(password).toBeInvalid()
  await waitFor(() => expect(password).toHaveFocus())
  await user.clear(password)
  await user.type(password, 'correct horse battery')
  await user.click(within(factor).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(log.visited).toEqual(['/admin']))
  expect(erased).toBe(1)
})

it('shows nothing any longer of a record that a colleague erased in the same moment', async () => {
  let isErased = false
  mockApi.use(
    http.get('*/api/admin/records/record-1', () =>
      isErased ? problem('not_found', 'Record not found') : HttpResponse.json(someRecordView),
    ),
    ...noLongParts,
    http.delete('*/api/admin/records/record-1', () => {
      isErased = true
      return problem('not_found', 'Record not found')
    }),
  )
  const { log, user } = await openQuestion()
  await user.click(await screen.findByRole('button', { name: 'Erase it for good' }))
  expect(await screen.findByRole('heading', { name: 'There is no such record.' })).toBeVisible()
  expect(screen.queryByText(someRecordView.record.fullName)).toBeNull()
  expect(log.toasts).toMatchObject([{ title: 'Not erased', description: 'Record not found' }])
})

it('finds out that the session has ended: nobody is signed in any longer, and one is told once', async () => {
  mockApi.use(
    http.get('*/api/admin/records/record-1', () => HttpResponse.json(someRecordView)),
    ...noLongParts,
    http.delete('*/api/admin/records/record-1', () => problem('unauthenticated', 'Please sign in.')),
  )
  const { log, user } = await openQuestion()
  await user.click(await screen.findByRole('button', { name: 'Erase it for good' }))
  expect(await screen.findByText('signed in: nobody')).toBeVisible()
  await waitFor(() =>
    expect(log.toasts).toMatchObject([{ title: 'Your session has ended' }, { title: 'Not erased' }]),
  )
})
