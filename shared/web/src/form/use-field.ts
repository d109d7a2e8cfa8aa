import { useCallback, useMemo } from 'react'
import type { ChangeEvent } from 'react'
import { useFieldText, useFlag, useFormStore, useShownError } from './form-scope'
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
    const type = (value: string) => store.type(patchOf(value), name)
    return {
      set: (value: string) => store.set(patchOf(value)),
      type,
      change: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(event.target.value),
      leave: () => store.leave(name),
    }
  }, [store, name, alongside])
  return { text, error, ...handlers }
}

/** What else changes when a flag does; keep it outside the component. */
export type FlagAlongside = (isOn: boolean, values: FormValues) => FormValues

/** State and handlers of a flag; the handlers are stable. */
export function useFlagField(name: string, alongside?: FlagAlongside) {
  const store = useFormStore()
  const isOn = useFlag(name)
  const change = useCallback(
    (next: boolean) => store.type({ [name]: next, ...alongside?.(next, store.values()) }, name),
    [store, name, alongside],
  )
  const leave = useCallback(() => store.leave(name), [store, name])
  return { isOn, change, leave }
}
