import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as RadixToast from '@radix-ui/react-toast'
import { installBrowserParts } from '../testing/browser-parts'
import { Dialog } from './dialog'

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
