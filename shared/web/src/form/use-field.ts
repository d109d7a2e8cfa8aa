import { useMemo } from 'react'
import { useFieldText, useFormStore, useShownError } from './form-scope'
import type { FormValues } from './form-store'

/**
 * What else changes when a field does: gets the new value and the form's values before it, answers further fields to
 * write in the same moment. Keep it outside the component.
 */
export type Alongside = (value: string, values: FormValues) => FormValues

/** Value, message and handlers of a text-like field; the handlers are stable. `type` writes what keys write, `set` what was chosen. */
export function useField(name: string, alongside?: Alongside) {
  const store = useFormStore()
  const text = useFieldText(name)
  const error = useShownError(name)
  const handlers = useMemo(() => {
    const patchOf = (value: string) => ({ [name]: value, ...alongside?.(value, store.values()) })
    return {
      set: (value: string) => store.set(patchOf(value)),
      type: (value: string) => store.type(patchOf(value), [name]),
      leave: () => store.leave(name),
    }
  }, [store, name, alongside])
  return { text, error, ...handlers }
}

/** What else changes when a flag does; keep it outside the component. */
export type FlagAlongside = (isOn: boolean, values: FormValues) => FormValues
