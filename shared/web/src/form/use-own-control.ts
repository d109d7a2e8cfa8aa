import { useCallback, useState } from 'react'
import { textOf, useFormStore } from './form-scope'
import type { FormStore } from './form-store'
import type { Alongside, FlagAlongside } from './use-field'

/** Keeps a control and the form together: the form hears of each event that changed the control, the control shows what others wrote. */
function keepTogether(store: FormStore, name: string, control: HTMLElement, part: OwnPart) {
  const hear = (event: Event) => {
    // Nobody above follows single keys; React would look for such a one in the whole tree before the letter is painted.
    if (event.type === 'input') event.stopPropagation()
    if (!part.isSame()) part.write()
  }
  const show = () => {
    if (!part.isSame()) part.show()
  }
  show()
  control.addEventListener('input', hear)
  // Some browsers tell only this of what they filled in themselves.
  control.addEventListener('change', hear)
  const forget = store.subscribe(show, name)
  return () => {
    control.removeEventListener('input', hear)
    control.removeEventListener('change', hear)
    forget()
  }
}

interface OwnPart {
  isSame: () => boolean
  /** Writes into the form what the control holds. */
  write: () => void
  /** Has the control hold what the form says. */
  show: () => void
}

/**
 * The props of an input or text area that holds its text itself, as browsers have it: React draws nothing for a key. `alongside` as in
 * useField; keep it outside the component.
 */
export function useOwnText(name: string, alongside?: Alongside) {
  const store = useFormStore()
  const [defaultValue] = useState(() => textOf(store.values()[name]))
  const ref = useCallback(
    (control: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (!control) return
      const text = () => textOf(store.values()[name])
      return keepTogether(store, name, control, {
        isSame: () => control.value === text(),
        write: () =>
          store.type({ [name]: control.value, ...alongside?.(control.value, store.values()) }, name),
        show: () => void (control.value = text()),
      })
    },
    [store, name, alongside],
  )
  const onBlur = useCallback(() => store.leave(name), [store, name])
  return { ref, defaultValue, onBlur }
}

/** The props of a checkbox that holds its flag itself; see useOwnText. */
export function useOwnFlag(name: string, alongside?: FlagAlongside) {
  const store = useFormStore()
  const [defaultChecked] = useState(() => store.values()[name] === true)
  const ref = useCallback(
    (box: HTMLInputElement | null) => {
      if (!box) return
      const isOn = () => store.values()[name] === true
      return keepTogether(store, name, box, {
        isSame: () => box.checked === isOn(),
        write: () => store.type({ [name]: box.checked, ...alongside?.(box.checked, store.values()) }, name),
        show: () => void (box.checked = isOn()),
      })
    },
    [store, name, alongside],
  )
  return { ref, defaultChecked }
}
