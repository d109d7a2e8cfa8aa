import { useState } from 'react'
import type { FormEvent } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from './button'
import { Checkbox } from './checkbox'
import { Dialog } from './dialog'
import { Drawer } from './drawer'
import { ProgressLine } from './progress-line'
import { Switch } from './switch'
import { Tooltip } from './tooltip'

describe('Button', () => {
  it('stays focusable while it cannot be used, and tells why on a press', async () => {
    const [act, why] = [jest.fn(), jest.fn()]
    render(
      <Button isUnavailable onClick={act} onUnavailablePress={why}>
        Next
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Next' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(why).toHaveBeenCalledTimes(1)
    expect(act).not.toHaveBeenCalled()
  })

  it('changes its words while it waits, and acts only once', async () => {
    const act = jest.fn()
    const { rerender } = render(
      <Button pendingText="Saving..." onClick={act}>
        Save Draft
      </Button>,
    )
    expect(screen.queryByText('Saving...')).not.toBeInTheDocument()
    rerender(
      <Button isPending pendingText="Saving..." onClick={act}>
        Save Draft
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Saving...' }))
    expect(screen.queryByText('Save Draft')).not.toBeInTheDocument()
    expect(act).not.toHaveBeenCalled()
  })

  it('does not submit a form while it cannot be used', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" isUnavailable>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('Switch and Checkbox', () => {
  it('are told apart, named and turned by key', async () => {
    const [onSwitch, onCheck] = [jest.fn(), jest.fn()]
    render(
      <>
        <Switch
          label="Ask MYA"
          accessibleLabel="Ask MYA for the name origin"
          isOn={false}
          onChange={onSwitch}
        />
        <Checkbox isOn onChange={onCheck}>
          Time unknown
        </Checkbox>
      </>,
    )
    await userEvent.tab()
    expect(screen.getByRole('switch', { name: 'Ask MYA for the name origin' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(onSwitch).toHaveBeenCalledWith(true)
    await userEvent.click(screen.getByText('Time unknown'))
    expect(onCheck).toHaveBeenCalledWith(false)
  })
})

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Layer) => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Layer
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Version History"
          description="What changed."
        >
          <input aria-label="Note" />
        </Layer>
      </>
    )
  }
  it('is named and described, keeps the focus inside, and gives it back', async () => {
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const layer = screen.getByRole('dialog', { name: 'Version History' })
    expect(layer).toHaveAccessibleDescription('What changed.')
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await userEvent.tab()
      expect(layer).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('closes by its button', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('Tooltip', () => {
  it('describes its control on focus', async () => {
    render(
      <Tooltip text="Please complete all required fields before continuing">
        <Button isUnavailable>Next</Button>
      </Tooltip>,
    )
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Please complete all required fields before continuing',
    )
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'Please complete all required fields before continuing',
    )
  })

  it('says nothing without a text', async () => {
    render(
      <Tooltip text="">
        <Button>Next</Button>
      </Tooltip>,
    )
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('ProgressLine', () => {
  it('tells how far it is', () => {
    render(<ProgressLine label="This step" value={5} max={8} />)
    const line = screen.getByRole('progressbar', { name: 'This step' })
    expect(line).toHaveAttribute('aria-valuenow', '5')
    expect(line).toHaveAttribute('aria-valuemax', '8')
  })
})
