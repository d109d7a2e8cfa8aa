import { elementIn, placeOf } from './element-place'
import type { ElementPlace } from './element-place'
import type { FirstUse } from './first-use'

type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

interface Typed {
  place: ElementPlace
  value: string
  isChecked: boolean
}

interface Focus {
  place: ElementPlace
  caret: readonly [number, number, 'forward' | 'backward' | 'none'] | null
}

function focusIn(root: Element): Focus | null {
  const active = document.activeElement
  if (!active || active === root || !root.contains(active)) return null
  const { selectionStart, selectionEnd, selectionDirection } = isControl(active) ? active : {}
  const hasCaret = typeof selectionStart === 'number' && typeof selectionEnd === 'number'
  return {
    place: placeOf(active, root),
    // An input of e-mail addresses does not tell where its caret is.
    caret: hasCaret ? [selectionStart, selectionEnd, selectionDirection ?? 'none'] : null,
  }
}

const isSwitch = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Writes as a key does: React hears of it, and the form with it. */
function write(control: Control, { value, isChecked }: Typed) {
  if (isSwitch(control)) {
    if (control.checked !== isChecked) control.click()
    return
  }
  if (control.value === value) return
  // React gives each input a `value` of its own, which would hide the change from it.
  const proto = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function give(root: Element, typed: Typed): boolean {
  const control = elementIn(root, typed.place)
  if (!isControl(control)) return false
  write(control, typed)
  // It was left before anybody could look at it.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return true
}

function giveFocus(root: Element, { place, caret }: Focus) {
  const element = elementIn(root, place)
  element?.focus({ preventScroll: true })
  if (caret && isControl(element)) element.setSelectionRange(...caret)
}

/** What belongs to a page that could not be drawn yet waits for it, as long as the address is the same. */
function giveLater(root: Element, waiting: readonly Typed[]) {
  const { pathname } = location
  let rest = waiting
  const observer = new MutationObserver(() => {
    rest = location.pathname === pathname ? rest.filter((typed) => !give(root, typed)) : []
    if (rest.length === 0) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** What has just been drawn stood there before: nothing of it comes in once more. */
function endArrivals() {
  for (const animation of document.getAnimations?.() ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}

/**
 * Resolves when React has had its turn: the effects of what was just drawn run in a task that it has asked for. `nextTask` of
 * start/in-stages comes back before such tasks, a timer after them.
 */
const afterEffects = () => new Promise((resolve) => setTimeout(resolve))

/** Sends the form that now has a field of that name: it may be another one than stood there, called by a button that was pressed. */
function pressEnterIn(root: Element, name: string) {
  const field = root.querySelector(`input[name="${CSS.escape(name)}"]`)
  if (field instanceof HTMLInputElement) field.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

type Press = { kind: 'button'; place: ElementPlace } | { kind: 'enter'; name: string }

async function press(root: Element, pressed: readonly Press[]) {
  await afterEffects()
  for (const one of pressed)
    if (one.kind === 'button') elementIn(root, one.place)?.click()
    else {
      await afterEffects()
      pressEnterIn(root, one.name)
    }
}

/**
 * Takes the first screen away and hands what was done on it to the page that now stands in `root`, before the next paint: what was
 * typed, the focus and the caret. The buttons that were pressed are pressed as soon as the page knows what was typed.
 */
export function takeOver(root: HTMLElement, screen: Element, use: FirstUse | undefined): void {
  use?.stop()
  const drawn = screen.querySelector(':scope > div') ?? screen
  const typed = [...(use?.typed ?? [])].filter(isControl).map((control): Typed => ({
    place: placeOf(control, drawn),
    value: control.value,
    isChecked: isSwitch(control) && control.checked,
  }))
  const pressed = (use?.pressed ?? []).map((one): Press =>
    isControl(one) ? { kind: 'enter', name: one.name } : { kind: 'button', place: placeOf(one, drawn) },
  )
  const focus = focusIn(drawn)
  screen.remove()
  root.hidden = false
  use?.onTaken?.()
  endArrivals()
  if (focus) giveFocus(root, focus)
  const waiting = typed.filter((one) => !give(root, one))
  if (waiting.length > 0) giveLater(root, waiting)
  // The caret stands where it was, not where the text ends that React writes once more when this is over; still before the paint.
  if (focus) queueMicrotask(() => giveFocus(root, focus))
  void press(root, pressed)
}
