import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Toast, ToastHandle } from '@shared/contracts/remote-app'
import { installBrowserParts } from '@shared/web/testing/browser-parts'
import { createToastStore } from './toast-store'
import { Toaster } from './toaster'

const setUp = () => {
  const store = createToastStore()
  render(<Toaster store={store} />)
  return {
    store,
    notify: (toast: Toast) => {
      const handles: ToastHandle[] = []
      act(() => void handles.push(store.notify(toast)))
      return { dismiss: () => handles.forEach((handle) => handle.dismiss()) }
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}
const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('div')?.textContent)

beforeAll(installBrowserParts)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('[SHL-005] shows one toast at a time: a new one replaces the old one', () => {
  const { notify } = setUp()
  notify({ title: 'Progress Saved' })
  notify({ title: 'Draft Restored' })
  expect(shown()).toEqual(['Draft Restored'])
})

it('[SHL-006] shows a toast for 5000 ms', () => {
  const { notify, wait } = setUp()
  notify({ title: 'Progress Saved', description: 'On this device.' })
  wait(4999)
  expect(shown()).toEqual(['Progress Saved'])
  wait(2)
  expect(shown()).toEqual([])
})

it('[SHL-007] keeps a dismissed toast in the store for 1,000,000 ms', () => {
  const { store, notify, wait } = setUp()
  const { dismiss } = notify({ title: 'Progress Saved' })
  act(dismiss)
  expect(shown()).toEqual([])
  wait(999_999)
  expect(store.read()).toMatchObject({ isOpen: false, toast: { title: 'Progress Saved' } })
  wait(1)
  expect(store.read()).toBeUndefined()
})

const swipe = (distance: number) => {
  const toast = screen.getByRole('listitem')
  const at = (clientX: number) => ({ pointerType: 'touch', button: 0, pointerId: 1, clientX, clientY: 10 })
  fireEvent.pointerDown(toast, at(100))
  fireEvent.pointerMove(toast, at(100 + distance / 2))
  fireEvent.pointerMove(toast, at(100 + distance))
  fireEvent.pointerUp(toast, at(100 + distance))
}

it.each([
  [50, []],
  [120, []],
  [49, ['Progress Saved']],
  [-120, ['Progress Saved']],
])('[SHL-008] a swipe of %d to the right leaves %j', (distance, left) => {
  const { notify } = setUp()
  notify({ title: 'Progress Saved' })
  swipe(distance)
  expect(shown()).toEqual(left)
})

it('[SHL-009] moves the focus to the notification region on F8', () => {
  const { notify } = setUp()
  notify({ title: 'Progress Saved' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).not.toContainElement(
    document.activeElement as HTMLElement,
  )
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

it('[SUB-033] keeps a persistent toast, and brings it back after another one', () => {
  const { notify, wait } = setUp()
  const codifying = notify({ title: 'Codifying Provenance…', isPersistent: true })
  wait(60_000)
  expect(shown()).toEqual(['Codifying Provenance…'])
  notify({ title: 'Progress Saved' })
  expect(shown()).toEqual(['Progress Saved'])
  wait(5001)
  expect(shown()).toEqual(['Codifying Provenance…'])
  notify({ title: 'Copied!' })
  act(codifying.dismiss)
  expect(shown()).toEqual(['Copied!'])
  wait(5001)
  expect(shown()).toEqual([])
})

it('is a button as a whole when it can be pressed', () => {
  const { notify } = setUp()
  const onPress = jest.fn()
  notify({ title: 'Codifying Provenance…', isPersistent: true, onPress })
  fireEvent.click(screen.getByRole('button', { name: 'Codifying Provenance…' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual(['Codifying Provenance…'])
})

it('closes by its button', () => {
  const { notify } = setUp()
  notify({ title: 'Login failed', description: 'Unknown user', variant: 'destructive' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual([])
})

it('leaves the controls of an open dialog free to be pressed', () => {
  const at = (y: number, height: number) => DOMRect.fromRect({ y, width: 360, height })
  // A sheet from the foot of a phone of 740 px; of its words, the last are below its edge.
  const places: Record<string, () => DOMRect> = { sheet: () => at(300, 440), send: () => at(600, 48) }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('ol')) return this.getAttribute('data-place') === 'top' ? at(0, 90) : at(580, 90)
    return places[this.id]?.() ?? at(0, 0)
  })
  const { notify } = setUp()
  const region = () => screen.getByRole('list')
  notify({ title: 'Copied!' })
  expect(region()).toHaveAttribute('data-place', 'foot')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="sheet" role="dialog"><button id="close">Close</button><button id="send">Send</button></div>',
  )
  document.getElementById('send')?.focus()
  expect(region()).toHaveAttribute('data-place', 'top')

  // A dialog as high as the page has controls at both.
  places['sheet'] = () => at(0, 740)
  places['close'] = () => at(12, 44)
  fireEvent.scroll(document)
  expect(region()).toHaveAttribute('data-place', 'foot')
  // What is scrolled out of a dialog cannot be pressed.
  places['sheet'] = () => at(0, 560)
  places['close'] = () => at(200, 44)
  fireEvent.scroll(document)
  expect(region()).toHaveAttribute('data-place', 'foot')
  document.getElementById('sheet')?.remove()
  jest.restoreAllMocks()
})

it('does not cover the button that was pressed, which may be pressed again', () => {
  const at = (y: number, height: number) => DOMRect.fromRect({ y, width: 360, height })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('ol')) return this.getAttribute('data-place') === 'top' ? at(0, 90) : at(580, 90)
    return this.id === 'send' ? at(600, 48) : at(0, 0)
  })
  document.body.insertAdjacentHTML('beforeend', '<button id="send">Send</button>')
  document.getElementById('send')?.focus()
  const { notify } = setUp()
  notify({ title: 'Not sent', variant: 'destructive' })
  expect(screen.getByRole('list')).toHaveAttribute('data-place', 'top')
  document.getElementById('send')?.remove()
  jest.restoreAllMocks()
})

it('does not cover the bar at the foot of the form, which grows to two rows on a phone', () => {
  const at = (y: number, height: number) => DOMRect.fromRect({ y, width: 360, height })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('ol')) return this.getAttribute('data-place') === 'top' ? at(0, 90) : at(580, 90)
    return this.id === 'save' ? at(640, 44) : at(0, 0)
  })
  document.body.insertAdjacentHTML('beforeend', '<footer><button id="save">Save Draft</button></footer>')
  const { notify } = setUp()
  notify({ title: 'Codifying Provenance…', isPersistent: true })
  expect(screen.getByRole('list')).toHaveAttribute('data-place', 'top')
  document.querySelector('footer')?.remove()
  jest.restoreAllMocks()
})

it('stands at the top where it would cover the field that was refused, or what is said of it, and where it covers neither', () => {
  const at = (top: number, bottom: number) => DOMRect.fromRect({ y: top, width: 360, height: bottom - top })
  // A phone of 740 px: what is said of the passcode stands where the foot's toasts do.
  const places: Record<string, () => DOMRect> = { passcode: () => at(400, 450), said: () => at(600, 640) }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('ol')) return this.getAttribute('data-place') === 'top' ? at(0, 90) : at(580, 670)
    return places[this.id]?.() ?? at(0, 0)
  })
  document.body.insertAdjacentHTML('beforeend', '<input id="passcode"><p id="said">Not right.</p>')
  const passcode = document.querySelector('#passcode')
  const region = () => screen.getByRole('list')
  const { notify } = setUp()
  notify({ title: 'Copied!' })
  expect(region()).toHaveAttribute('data-place', 'foot')
  passcode?.setAttribute('aria-invalid', 'true')
  passcode?.setAttribute('aria-describedby', 'said')
  notify({ title: 'Error', description: 'Not right.' })
  expect(region()).toHaveAttribute('data-place', 'top')

  // The page is scrolled until they stand there.
  places['passcode'] = () => at(20, 70)
  places['said'] = () => at(220, 260)
  fireEvent.scroll(document)
  expect(region()).toHaveAttribute('data-place', 'foot')
  document.querySelectorAll('#passcode, #said').forEach((one) => one.remove())
  jest.restoreAllMocks()
})

it('is read aloud for as long as it shows, title and text apart', () => {
  const { notify, wait } = setUp()
  const spoken = screen.getByRole('status')
  expect(spoken).toBeEmptyDOMElement()
  notify({ title: 'Progress Saved', description: 'Your draft is kept on this device.' })
  expect(spoken).toBeEmptyDOMElement()
  wait(4000)
  expect(screen.getAllByRole('status')).toEqual([spoken])
  expect(spoken).toHaveTextContent('Progress Saved. Your draft is kept on this device.')
  wait(1001)
  wait(100)
  expect(spoken).toBeEmptyDOMElement()
  notify({ title: 'Birth Bio Received!', description: 'Your proof is waiting.' })
  wait(100)
  expect(spoken).toHaveTextContent('Birth Bio Received! Your proof is waiting.')
})

it('says what an alert of the page says already by its title alone', () => {
  const { notify, wait } = setUp()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p role="alert"><svg></svg><span>It is not right.</span></p>',
  )
  notify({ title: 'Error', description: 'It is not right.', variant: 'destructive' })
  wait(100)
  expect(screen.getByRole('status')).toHaveTextContent(/^Error$/)
  document.querySelector('p[role=alert]')?.remove()
})

it.each(['F8', 'Tab'])('gives the focus back that came by %s, when Escape closes it', (way) => {
  document.body.insertAdjacentHTML('beforeend', '<button id="save">Save Draft</button>')
  const save = document.getElementById('save')
  const { notify } = setUp()
  save?.focus()
  notify({ title: 'Progress Saved' })
  if (way === 'F8') fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  const toast = screen.getByRole('listitem')
  act(() => toast.focus())
  fireEvent.keyDown(toast, { key: 'Escape' })
  expect(shown()).toEqual([])
  expect(save).toHaveFocus()
  save?.remove()
})
