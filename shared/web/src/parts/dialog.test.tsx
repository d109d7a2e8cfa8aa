import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as RadixToast from '@radix-ui/react-toast'
import { installBrowserParts } from '../testing/browser-parts'
import { Dialog } from './dialog'
import { takesEscape } from './inner-escape'

beforeAll(installBrowserParts)

it.each([false, true])('closes once at Escape, also below a toast (%s)', async (hasToast) => {
  const onClose = jest.fn()
  render(
    <RadixToast.Provider>
      <Dialog isOpen title="Invite" onClose={onClose}>
        <input aria-label="Email" />
      </Dialog>
      {hasToast ? <RadixToast.Root open>Invalid Email</RadixToast.Root> : null}
      <RadixToast.Viewport />
    </RadixToast.Provider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Email'))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('leaves Escape to what within it has a use for it, and to the writing of a character', async () => {
  const [onClose, onTaken] = [jest.fn(), jest.fn()]
  render(
    <Dialog isOpen title="Invite" onClose={onClose}>
      <input aria-label="Email" />
      <div
        {...takesEscape}
        onKeyDown={(event) => {
          event.stopPropagation()
          onTaken(event.key)
        }}
      >
        <button>Keep it</button>
      </div>
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await user.keyboard('{Escape}')
  expect(onTaken).toHaveBeenCalledWith('Escape')
  fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
})
