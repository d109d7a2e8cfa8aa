import type { FormikContextType } from 'formik'

export type FormValues = Record<string, unknown>

/** The part of Formik that fields use. */
export type FormikParts = Pick<
  FormikContextType<FormValues>,
  'values' | 'errors' | 'touched' | 'setFieldValue' | 'setFieldError' | 'setFieldTouched' | 'validateForm'
>

/** One open form, as its fields see it: each subscribes to what it shows and re-renders when that changed. */
export interface FormStore {
  subscribe: (listener: () => void) => () => void
  values: () => FormValues
  value: (name: string) => unknown
  /** The same, with what was written in this moment and is not drawn yet. */
  latest: (name: string) => unknown
  /** The message of a field that was touched. */
  shownError: (name: string) => string | undefined
  /** Writes several fields at once; what is written loses its error. */
  set: (patch: FormValues) => void
  /** The field was left: its message may show from now on, and the step is checked. */
  leave: (name: string) => void
}

/** A store that `publish` keeps in step with Formik; see FormScope. */
export function createFormStore(
  initial: FormikParts,
): FormStore & { publish: (formik: FormikParts) => void } {
  let formik = initial
  /** Written in this moment, before Formik has drawn it. */
  let pending: FormValues = {}
  const listeners = new Set<() => void>()
  return {
    publish(next) {
      if (next === formik) return
      formik = next
      pending = {}
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    values: () => formik.values,
    value: (name) => formik.values[name],
    latest: (name) => (name in pending ? pending[name] : formik.values[name]),
    shownError(name) {
      const message = formik.touched[name] ? formik.errors[name] : undefined
      return typeof message === 'string' ? message : undefined
    },
    set(patch) {
      for (const [name, value] of Object.entries(patch)) {
        pending[name] = value
        void formik.setFieldValue(name, value, false)
        if (formik.errors[name]) formik.setFieldError(name, undefined)
      }
    },
    leave(name) {
      void formik.setFieldTouched(name, true, false)
      void formik.validateForm({ ...formik.values, ...pending })
    },
  }
}
