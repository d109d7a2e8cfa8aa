import type { FormikContextType } from 'formik'
import { errorsOf } from './form-errors'
import type { Issue } from './form-errors'

export type FormValues = Record<string, unknown>

/** The part of Formik that fields use. */
export type FormikParts = Pick<
  FormikContextType<FormValues>,
  | 'values'
  | 'errors'
  | 'touched'
  | 'setFieldValue'
  | 'setFieldError'
  | 'setFieldTouched'
  | 'setErrors'
  | 'setTouched'
  | 'resetForm'
  | 'validateForm'
>

/** One open form, as its fields see it: each subscribes to what it shows and re-renders when that changed. */
export interface FormStore {
  /** Hears of the form when it is drawn; with a `name`, of that field's message, and of its value at once. */
  subscribe: (listener: () => void, name?: string) => () => void
  /** Hears of every change of a value at once. */
  subscribeToChanges: (listener: () => void) => () => void
  /** The form as it stands at this moment, with what Formik has not drawn yet. */
  values: () => FormValues
  /** The form as it was drawn last: the same object until it is drawn again. */
  drawnValues: () => FormValues
  /** The message of a field that was touched. */
  shownError: (name: string) => string | undefined
  /** Writes several fields at once; what is written loses its error. */
  set: (patch: FormValues) => void
  /**
   * Writes what a key or a press wrote; a form that defers typing is drawn once that is painted.
   * @param shown the fields that show it at once, all unless said otherwise; the others do when the form is drawn
   */
  type: (patch: FormValues, shown?: readonly string[]) => void
  /** The field was left: its message may show from now on, and the form is checked. */
  leave: (name: string) => void
  /** Shows the first issue of each field. */
  showIssues: (issues: readonly Issue[]) => void
  /** Takes all messages away. */
  clearMessages: () => void
  /** Begins again with other values. */
  reset: (values: FormValues) => void
}

/** What keeps a store in step with Formik; see FormScope. */
export interface StoreOfFormik extends FormStore {
  /** Formik was drawn, with all writes up to that number. */
  publish: (formik: FormikParts, writesDrawn: number) => void
  /** Tells those who follow the whole form that it was drawn. Costs what they make of it: not before what was drawn is painted. */
  settle: () => void
}

export interface FormStoreOptions {
  /** Has the form drawn with all writes up to that number. */
  draw: (writes: number) => void
  /** When Formik hears what was typed. */
  schedule: (work: () => void) => void
}

const parts = ['values', 'errors', 'touched'] as const

export function createFormStore(initial: FormikParts, { draw, schedule }: FormStoreOptions): StoreOfFormik {
  let formik = initial
  /** Values that Formik has not drawn yet, with the number of the write. */
  let undrawn: Readonly<Record<string, { value: unknown; write: number }>> = {}
  let writes = 0
  /** What was typed, and Formik has not heard of yet. */
  let unheard: FormValues = {}
  /** Fields that changed with what was typed, and do not show it yet. */
  let untold: readonly string[] = []
  let current = initial.values
  const listeners = new Set<() => void>()
  const changeListeners = new Set<() => void>()
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
  const tellFields = (names: readonly string[]) => {
    for (const name of names) tell(fieldListeners.get(name))
  }
  const write = (patch: FormValues) => {
    writes += 1
    const entries = Object.entries(patch).map(([name, value]) => [name, { value, write: writes }])
    undrawn = { ...undrawn, ...Object.fromEntries(entries) }
    current = { ...current, ...patch }
  }
  const handToFormik = (patch: FormValues, count: number) => {
    for (const [name, value] of Object.entries(patch)) void formik.setFieldValue(name, value, false)
    draw(count)
  }
  const hearTyped = () => {
    const [patch, names] = [unheard, untold]
    unheard = {}
    untold = []
    tellFields(names)
    if (Object.keys(patch).length > 0) handToFormik(patch, writes)
  }
  const subscribeTo = (those: Set<() => void>, listener: () => void) => {
    those.add(listener)
    return () => void those.delete(listener)
  }

  const store: StoreOfFormik = {
    publish(next, writesDrawn) {
      const before = { values: current, errors: formik.errors, touched: formik.touched }
      formik = next
      undrawn = Object.fromEntries(Object.entries(undrawn).filter(([, entry]) => entry.write > writesDrawn))
      const waiting = Object.entries(undrawn).map(([name, { value }]) => [name, value])
      current = waiting.length ? { ...next.values, ...Object.fromEntries(waiting) } : next.values
      const after = { values: current, errors: next.errors, touched: next.touched }
      for (const [name, those] of fieldListeners)
        if (parts.some((part) => before[part][name] !== after[part][name])) tell(those)
      if (before.values !== current) tell(changeListeners)
    },
    settle: () => tell(listeners),
    subscribe: (listener, name) => subscribeTo(listenersOf(name), listener),
    subscribeToChanges: (listener) => subscribeTo(changeListeners, listener),
    values: () => current,
    drawnValues: () => formik.values,
    shownError(name) {
      const message = formik.touched[name] ? formik.errors[name] : undefined
      return typeof message === 'string' ? message : undefined
    },
    set(patch) {
      hearTyped()
      write(patch)
      tellFields(Object.keys(patch))
      for (const name of Object.keys(patch)) if (formik.errors[name]) formik.setFieldError(name, undefined)
      handToFormik(patch, writes)
      tell(changeListeners)
    },
    type(patch, shown = Object.keys(patch)) {
      const names = Object.keys(patch)
      // A message leaves with the first key that answers it.
      if (names.some((name) => formik.errors[name])) return store.set(patch)
      write(patch)
      tellFields(shown)
      untold = [...untold, ...names.filter((name) => !shown.includes(name))]
      const isScheduled = Object.keys(unheard).length > 0
      unheard = { ...unheard, ...patch }
      if (!isScheduled) schedule(hearTyped)
      tell(changeListeners)
    },
    leave(name) {
      hearTyped()
      const check = () => {
        void formik.setFieldTouched(name, true, false)
        void formik.validateForm(current)
      }
      // A message drawn during the press that leaves the field would move from under it what is pressed, and there would be no click.
      if (document.querySelector('html:active')) addEventListener('mouseup', check, { once: true })
      else check()
    },
    showIssues(issues) {
      const errors = errorsOf(issues)
      const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]))
      void formik.setTouched({ ...formik.touched, ...touched }, false)
      formik.setErrors(errors)
    },
    clearMessages() {
      formik.setErrors({})
      void formik.setTouched({}, false)
    },
    reset(values) {
      undrawn = {}
      unheard = {}
      untold = []
      current = values
      for (const those of fieldListeners.values()) tell(those)
      formik.resetForm({ values })
    },
  }
  return store
}
