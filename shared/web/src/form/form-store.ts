import { flushSync } from 'react-dom'
import type { FormikContextType } from 'formik'
import { afterPaint } from './after-paint'

export type FormValues = Record<string, unknown>

/** The part of Formik that fields use. */
export type FormikParts = Pick<
  FormikContextType<FormValues>,
  'values' | 'errors' | 'touched' | 'setFieldValue' | 'setFieldError' | 'setFieldTouched' | 'validateForm'
>

/** One open form, as its fields see it: each subscribes to what it shows and re-renders when that changed. */
export interface FormStore {
  /** Hears of every change of the form; with a `name`, of that field's value and message alone, and of its keys at once. */
  subscribe: (listener: () => void, name?: string) => () => void
  /** The form as it was drawn last. */
  values: () => FormValues
  /** The value of a field, with what was written in this moment and is not drawn yet. */
  value: (name: string) => unknown
  /** When the first of those keys was pressed that the listeners are hearing of, by the clock of the device; now, when none was. */
  changedAt: () => number
  /** The message of a field that was touched. */
  shownError: (name: string) => string | undefined
  /** Writes several fields at once; what is written loses its error. */
  set: (patch: FormValues) => void
  /** Writes what a key wrote: its field shows it at once, all else hears of it once that is painted. */
  type: (patch: FormValues) => void
  /** The field was left: its message may show from now on, and the step is checked. */
  leave: (name: string) => void
}

/** What keeps a store in step with Formik; see FormScope. */
interface StoreOfFormik extends FormStore {
  publish: (formik: FormikParts) => void
  /** Has Formik draw now what was typed. */
  catchUp: () => void
}

const parts = ['values', 'errors', 'touched'] as const

export function createFormStore(initial: FormikParts): StoreOfFormik {
  let formik = initial
  /** Written before Formik has drawn it. */
  let pending: FormValues = {}
  /** Those of them that Formik has not been told of. */
  const typed = new Set<string>()
  let typedAt: number | null = null
  let callOff: (() => void) | undefined
  const listeners = new Set<() => void>()
  const fieldListeners = new Map<string, Set<() => void>>()

  const tell = (some: Iterable<() => void> = []) => {
    for (const listener of some) listener()
  }
  const listenersOf = (name: string | undefined) => {
    if (name === undefined) return listeners
    const known = fieldListeners.get(name) ?? new Set()
    fieldListeners.set(name, known)
    return known
  }
  const deliver = () => {
    callOff?.()
    callOff = undefined
    const names = [...typed]
    typed.clear()
    for (const name of names) void formik.setFieldValue(name, pending[name], false)
  }

  const catchUp = () => {
    if (typed.size) flushSync(deliver)
  }

  const store: StoreOfFormik = {
    publish(next) {
      if (next === formik) return
      const before = formik
      formik = next
      pending = Object.fromEntries(Object.entries(pending).filter(([name]) => typed.has(name)))
      for (const [name, those] of fieldListeners)
        if (parts.some((part) => before[part][name] !== next[part][name])) tell(those)
      tell(listeners)
      if (typed.size === 0) typedAt = null
    },
    subscribe(listener, name) {
      const those = listenersOf(name)
      those.add(listener)
      return () => those.delete(listener)
    },
    catchUp,
    values: () => formik.values,
    value: (name) => (name in pending ? pending[name] : formik.values[name]),
    changedAt: () => typedAt ?? Date.now(),
    shownError(name) {
      const message = formik.touched[name] ? formik.errors[name] : undefined
      return typeof message === 'string' ? message : undefined
    },
    set(patch) {
      for (const name of Object.keys(patch)) typed.delete(name)
      deliver()
      for (const [name, value] of Object.entries(patch)) {
        pending[name] = value
        void formik.setFieldValue(name, value, false)
        if (formik.errors[name]) formik.setFieldError(name, undefined)
      }
    },
    type(patch) {
      const names = Object.keys(patch)
      // A message leaves with the first key that answers it.
      if (names.some((name) => formik.errors[name])) return store.set(patch)
      for (const name of names) {
        pending[name] = patch[name]
        typed.add(name)
        tell(fieldListeners.get(name))
      }
      typedAt ??= Date.now()
      callOff ??= afterPaint(catchUp)
    },
    leave(name) {
      deliver()
      void formik.setFieldTouched(name, true, false)
      void formik.validateForm({ ...formik.values, ...pending })
    },
  }
  return store
}
