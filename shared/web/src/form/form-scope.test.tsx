import { Profiler, useEffect } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { act, configure, fireEvent, getConfig, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ComboField } from './combo-field'
import { DateField } from './date-field'
import { ErrorSummary } from './error-summary'
import { useFormSelector, useFormStore } from './form-scope'
import { SwitchField } from './switch-field'
import { TextField } from './text-field'
import { renderForm } from './testing/render-form'

const fillStory = (isOn: boolean) => ({ story: isOn ? 'Asked' : '' })

describe('a form of fields', () => {
  it('renders nothing for a key: a field of text holds what is typed itself', async () => {
    const rendered: string[] = []
    const watch = (id: string, field: ReactNode) => (
      <Profiler id={id} onRender={() => rendered.push(id)}>
        {field}
      </Profiler>
    )
    const { values } = renderForm(
      <>
        {watch('first', <TextField name="first" label="First" />)}
        {watch('last', <TextField name="last" label="Last" />)}
        {watch('born', <DateField name="born" label="Born" />)}
        {watch('eyes', <ComboField name="eyes" label="Eyes" options={['Blue']} />)}
      </>,
      { first: '', last: '', born: '', eyes: '' },
    )
    rendered.length = 0
    await userEvent.setup().type(screen.getByLabelText('First'), 'Amara')
    expect(screen.getByLabelText('First')).toHaveValue('Amara')
    expect(values()).toMatchObject({ first: 'Amara' })
    expect(rendered).toEqual([])
    // One whose list follows what is typed renders, and no other with it.
    await userEvent.setup().type(screen.getByRole('combobox'), 'Gr')
    expect(new Set(rendered)).toEqual(new Set(['eyes']))
  })

  it('shows in its fields what is written elsewhere, and hears what a browser filled in by itself', () => {
    const Write = () => {
      const store = useFormStore()
      return <button onClick={() => store.set({ first: 'Ama', isAsked: true })}>Write</button>
    }
    const { values } = renderForm(
      <>
        <TextField name="first" label="First" />
        <SwitchField name="isAsked" label="Ask MYA" />
        <Write />
      </>,
      { first: 'Am', isAsked: false },
    )
    const [field, box] = [screen.getByLabelText('First'), screen.getByRole('switch')]
    expect(field).toHaveValue('Am')
    fireEvent.click(screen.getByRole('button'))
    expect(field).toHaveValue('Ama')
    expect(box).toBeChecked()
    fireEvent.change(field, { target: { value: 'Amara' } })
    fireEvent.click(box)
    expect(values()).toEqual({ first: 'Amara', isAsked: false })
  })

  describe('that defers typing', () => {
    const { eventWrapper } = getConfig()
    beforeEach(() => {
      // As in a browser: React works when it is its turn, not before the event returns.
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
      configure({ eventWrapper: (dispatch) => dispatch() })
    })
    afterEach(() => {
      configure({ eventWrapper })
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    })

    it('shows a key in its field at once, can be read at once, and is drawn behind it', async () => {
      const Greeting = () => (
        <output>{useFormSelector((values) => `Hello ${String(values['first'])}`)}</output>
      )
      const heard: unknown[] = []
      const Listener = () => {
        const { subscribeToChanges, values } = useFormStore()
        useEffect(() => subscribeToChanges(() => heard.push(values()['first'])), [subscribeToChanges, values])
        return null
      }
      const { values } = renderForm(
        <>
          <TextField name="first" label="First" />
          <Greeting />
          <Listener />
        </>,
        { first: '' },
        undefined,
        { defersTyping: true },
      )
      const field = screen.getByLabelText('First')
      fireEvent.change(field, { target: { value: 'Am' } })
      fireEvent.change(field, { target: { value: 'Ama' } })
      await Promise.resolve()
      expect(field).toHaveValue('Ama')
      expect(values()).toEqual({ first: 'Ama' })
      expect(heard).toEqual(['Am', 'Ama'])
      expect(screen.getByRole('status')).toHaveTextContent(/^Hello$/)
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Hello Ama'))
      expect(field).toHaveValue('Ama')
    })

    it('takes no letter back that it has not heard of when its message is drawn', () => {
      const Check = () => {
        const store = useFormStore()
        const check = () => flushSync(() => store.showIssues([{ field: 'first', message: 'Too short' }]))
        return <button onClick={check}>Check</button>
      }
      const { values } = renderForm(
        <>
          <TextField name="first" label="First" />
          <Check />
        </>,
        { first: 'A' },
        undefined,
        { defersTyping: true },
      )
      // Browsers let what waits go on between two that hear of one event: React draws, with the letter in the field and not in the form.
      const draw = () => fireEvent.click(screen.getByRole('button'))
      document.addEventListener('input', draw, { capture: true, once: true })
      fireEvent.input(screen.getByLabelText('First'), { target: { value: 'Am' } })
      expect(screen.getByRole('alert')).toHaveTextContent('Too short')
      expect(screen.getByLabelText('First')).toHaveValue('Am')
      expect(values()).toEqual({ first: 'Am' })
    })

    it('shows the press of a switch at once, what changes with it behind it, and keeps every answer in their order', async () => {
      const Answers = () => <output>{useFormSelector((values) => JSON.stringify(values))}</output>
      const Choose = () => {
        const store = useFormStore()
        return <button onClick={() => store.set({ choice: 'Blue' })}>Choose</button>
      }
      const { values } = renderForm(
        <>
          <SwitchField name="isAsked" label="Ask MYA" alongside={fillStory} />
          <TextField name="story" label="Story" />
          <Answers />
          <Choose />
        </>,
        { isAsked: false, story: '', choice: '' },
        undefined,
        { defersTyping: true },
      )
      const [box, story] = [screen.getByRole('switch'), screen.getByLabelText('Story')]
      fireEvent.click(box)
      await Promise.resolve()
      expect(box).toBeChecked()
      expect(values()).toMatchObject({ isAsked: true, story: 'Asked' })
      expect(story).toHaveValue('')
      await waitFor(() => expect(story).toHaveValue('Asked'))

      // What is chosen while what was typed has not been drawn overtakes none of it.
      fireEvent.change(story, { target: { value: 'Of the sea' } })
      fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
      const all = { isAsked: true, story: 'Of the sea', choice: 'Blue' }
      // React draws the press in a microtask.
      await Promise.resolve()
      expect(values()).toEqual(all)
      expect(story).toHaveValue('Of the sea')
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(all)))
      expect(values()).toEqual(all)
      expect(story).toHaveValue('Of the sea')
    })
  })

  it('lists what needs another look, in the order of the page, and leads there', async () => {
    const { user } = {
      ...renderForm(
        <>
          <ErrorSummary fields={['first', 'last']} />
          <TextField name="first" label="First" />
          <TextField name="last" label="Last" />
        </>,
        { first: '', last: '' },
        () => ({ last: 'Last name is required', first: 'First name is required' }),
      ),
      user: userEvent.setup(),
    }
    fireEvent.blur(screen.getByLabelText('Last'))
    expect(await screen.findByRole('group', { name: 'One answer needs another look.' })).toHaveTextContent(
      'Last name is required',
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/^Last name is required$/)
    fireEvent.blur(screen.getByLabelText('First'))
    await screen.findByText('2 answers need another look.')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['First name is required', 'Last name is required'])
    if (links[1]) await user.click(links[1])
    expect(screen.getByLabelText('Last')).toHaveFocus()
  })

  it('says so when a field stands outside a form', () => {
    const Lost = () => <>{String(useFormStore())}</>
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Lost />)).toThrow('Fields stand inside a FormScope')
    silence.mockRestore()
  })
})

describe('DateField', () => {
  const leave = (isUnfinished: boolean) => {
    const input = screen.getByLabelText('Born')
    Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isUnfinished } })
    fireEvent.blur(input)
  }
  it('takes a half-typed date neither for a date nor for no answer', async () => {
    const { values } = renderForm(<DateField name="born" label="Born" />, { born: '' })
    await act(async () => leave(true))
    expect(values()['born']).toBe('unfinished')
    await act(async () => leave(false))
    expect(values()['born']).toBe('')
  })

  it('writes the date out while the field does not have the focus', () => {
    renderForm(<DateField name="born" label="Born" />, { born: '2026-02-07' })
    expect(screen.getByText('7 February 2026')).toBeInTheDocument()
  })
})

describe('ComboField', () => {
  const combo = () => screen.getByRole('combobox')
  it('answers while typing, and takes a listed word in its own spelling', async () => {
    const user = userEvent.setup()
    const { values } = renderForm(
      <ComboField name="eyes" label="Eyes" options={['Brown', 'Blue', 'Dark Brown']} />,
      { eyes: '' },
    )
    await user.type(combo(), 'brown')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Brown', 'Dark Brown'])
    await user.tab()
    expect(values()['eyes']).toBe('Brown')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('replaces nothing by Enter unless an option was chosen by arrow', async () => {
    const user = userEvent.setup()
    const { values } = renderForm(<ComboField name="eyes" label="Eyes" options={['Brown']} />, { eyes: '' })
    await user.type(combo(), 'Bro{Enter}')
    expect(values()['eyes']).toBe('Bro')
    await user.type(combo(), 'w{ArrowDown}{Enter}')
    expect(values()['eyes']).toBe('Brown')
  })
})
