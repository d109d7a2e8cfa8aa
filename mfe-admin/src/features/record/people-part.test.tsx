import { render, screen } from '@testing-library/react'
import { PeoplePart } from './people-part'

it('says that nobody has access to a record, where nobody has', () => {
  const nobody = { people: [], invitations: [] }
  render(<PeoplePart people={nobody} owner="zoe@posteo.example" />)
  expect(screen.getByRole('region', { name: 'People' })).toHaveTextContent(
    'Nobody has access, and nobody is invited.',
  )
  expect(screen.queryByRole('list')).toBeNull()
})

it('lists who is invited, without those words', () => {
  const invited = {
    people: [],
    invitations: [
      {
        id: 'invitation-1',
        email: 'omar@posteo.example',
        role: 'VIEWER' as const,
        sentAt: '2026-04-24T00:00:00.000Z',
        requiresPasscode: false,
        expiresAt: '2026-05-01T00:00:00.000Z',
        isExpired: false,
        mail: 'sent' as const,
      },
    ],
  }
  render(<PeoplePart people={invited} owner="zoe@posteo.example" />)
  expect(screen.getByRole('listitem')).toHaveTextContent('omar@posteo.example')
  expect(screen.queryByText(/Nobody has access/)).toBeNull()
})
