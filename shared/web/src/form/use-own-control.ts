import { useCallback } from 'react'
import { useFormStore } from './form-scope'
import type { FormValues } from './form-store'

/** The events by which browsers tell that a control was changed; some tell only the last of what they filled in themselves. */
const changes = ['click', 'input', 'change']

/**
 * For a control that holds its answer itself, as browsers have it: React draws nothing for a key or a press. The form hears of each, and
 * the control shows what others wrote.
 *
 * @param of reads an answer of the form as `key` of the control has it
 * @param alongside as in useField: keep it outside the component
 * @returns `now` to draw it with, `leave` for when it is left
 */
export function useOwnControl<Key extends 'value' | 'checked'>(
  name: string,
  key: Key,
  of: (answer: unknown) => HTMLInputElement[Key],
  alongside?: (value: HTMLInputElement[Key], values: FormValues) => FormValues,
) {
  const store = useFormStore()
  const ref = useCallback(
    (control: (HTMLElement & Pick<HTMLInputElement, Key>) | null) => {
      if (!control) return
      let heard: unknown = control[key]
      const show = () => {
        const said = of(store.values()[name])
        // Something may be drawn between the letter and the event that tells of it: what the form has not heard of stays.
        if (control[key] !== heard || heard === said) return
        control[key] = said
        heard = control[key]
      }
      const hear = (event: Event) => {
        const value = of(control[key])
        if (value === heard) return
        // Nobody above follows a single key or press; React would look for such a one in the whole tree before it is painted.
        event.stopPropagation()
        store.type({ [name]: value, ...alongside?.(value, store.values()) }, [])
        heard = value
      }
      show()
      for (const type of changes) control.addEventListener(type, hear)
      const forget = store.subscribe(show, name)
      return () => {
        for (const type of changes) control.removeEventListener(type, hear)
        forget()
      }
    },
    [store, name, key, of, alongside],
  )
  return { ref, now: of(store.values()[name]), leave: () => store.leave(name) }
}
