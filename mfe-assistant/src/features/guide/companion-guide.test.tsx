import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import companionGuide from '../../export-companion-guide'

withMockApi()

const setUp = (props: { proofId?: string; birthDate?: string } = {}) => {
  const onClose = jest.fn()
  render(
    <FakeHost>
      {(host) => {
        const Guide = companionGuide.Component as React.ComponentType<
          typeof host & Readonly<Record<string, unknown>>
        >
        return <Guide {...host} {...props} onClose={onClose} />
      }}
    </FakeHost>,
  )
  return { onClose, person: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

it('[GDE-001] [GDE-002] [GDE-004] is titled, starts idle and can be closed', async () => {
  const { onClose, person } = setUp()
  expect(screen.getByRole('dialog', { name: 'Birth Bio Companion Guide' })).toHaveAccessibleDescription(
    'Extended spiritual and astrological insights',
  )
  expect(button('Generate Companion Guide')).toBeVisible()
  await person.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[GDE-007] needs a birth date', async () => {
  const { person } = setUp()
  await person.click(button('Generate Companion Guide'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Birth date is required to generate companion guide',
  )
})

it('[GDE-005] [GDE-006] shows that it generates, why it could not, and tries again', async () => {
  const bodies: unknown[] = []
  let answer: () => void = () => undefined
  mockApi.use(
    http.post('*/api/companion-guide', async ({ request }) => {
      bodies.push(await request.json())
      await new Promise<void>((resolve) => (answer = resolve))
      return problem('not_implemented', 'The companion guide cannot be written yet.')
    }),
  )
  const { person } = setUp({ proofId: 'kq3' })
  await person.click(button('Generate Companion Guide'))
  expect(await screen.findByText('Generating your companion guide...')).toBeVisible()
  await waitFor(() => expect(bodies).toHaveLength(1))
  answer()
  expect(await screen.findByRole('alert')).toHaveTextContent('The companion guide cannot be written yet.')
  await person.click(button('Try Again'))
  expect(await screen.findByText('Generating your companion guide...')).toBeVisible()
  await waitFor(() => expect(bodies).toEqual([{ proofId: 'kq3' }, { proofId: 'kq3' }]))
  answer()
})
