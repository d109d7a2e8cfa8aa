import { render, screen, within } from '@testing-library/react'
import { Timeline } from './timeline'

it('reads aloud the step that was done last, and not the whole list with it', () => {
  const { rerender } = render(<Timeline reached={0} />)
  const spoken = screen.getByRole('status')
  expect(spoken).toBeEmptyDOMElement()
  rerender(<Timeline reached={1} />)
  expect(spoken).toHaveTextContent(/^Data Received: done$/)
  const list = screen.getByRole('list')
  expect(list).not.toHaveAttribute('aria-live')
  expect(within(list).getByText('done')).toBeVisible()
})
