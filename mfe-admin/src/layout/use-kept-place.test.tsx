import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KeptPlacePage } from './testing/kept-place-page'

const page = (hasPart: boolean, hasButton: boolean) => (
  <KeptPlacePage>
    {hasPart ? (
      <section>
        <h2>Failed jobs</h2>
        {hasButton ? <button type="button">Retry</button> : null}
      </section>
    ) : null}
    <button type="button">Another</button>
  </KeptPlacePage>
)
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

it('gives the focus of a button that went away to the heading of its part, and to the page where the part went too', async () => {
  const { rerender } = render(page(true, true))
  await press('Retry')
  await act(async () => rerender(page(true, false)))
  expect(screen.getByRole('heading', { name: 'Failed jobs' })).toHaveFocus()
  await act(async () => rerender(page(true, true)))
  await press('Retry')
  await act(async () => rerender(page(false, false)))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('leaves the focus where it is, and takes none from who has left the button', async () => {
  const { rerender } = render(page(true, true))
  await press('Retry')
  await press('Another')
  await act(async () => rerender(page(true, false)))
  expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus()
  await act(async () => rerender(page(true, true)))
  await press('Retry')
  await act(async () => screen.getByRole('button', { name: 'Retry' }).blur())
  await act(async () => rerender(page(true, false)))
  expect(document.body).toHaveFocus()
})
