import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListTools } from './list-tools'

it('is emptied by a button of its own, which leads back to the line', async () => {
  const onChange = jest.fn()
  const choice = { search: '', dateFilter: 'all', page: 1, sort: 'newest' } as const
  render(<ListTools choice={choice} onChange={onChange} onLeaveDown={() => undefined} />)
  const person = userEvent.setup()
  expect(screen.queryByRole('button')).toBeNull()
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'am')
  await person.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps what is typed while the search before it is on its way, and follows the address back and forth', async () => {
  const onChange = jest.fn()
  const at = (search: string) => (
    <ListTools
      choice={{ search, dateFilter: 'all', page: 1, sort: 'newest' }}
      onChange={onChange}
      onLeaveDown={() => undefined}
    />
  )
  const { rerender } = render(at(''))
  const person = userEvent.setup()
  const box = screen.getByRole('searchbox')
  await person.type(box, 'am')
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ search: 'am' }))
  // On a slow machine the address changes a while later.
  expect(box).toHaveValue('am')
  await person.type(box, 'ara')
  rerender(at('am'))
  expect(box).toHaveValue('amara')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ search: 'amara' }))
  rerender(at('amara'))
  for (const search of ['am', 'amara', '']) {
    rerender(at(search))
    expect(box).toHaveValue(search)
  }
})
