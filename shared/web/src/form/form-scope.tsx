import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactNode } from 'react'
import { useFormikContext } from 'formik'
import { afterPaint } from '../start/after-paint'
import { createFormStore } from './form-store'
import type { FormStore, FormValues } from './form-store'

const ScopeContext = createContext<FormStore | null>(null)

const atOnce = (work: () => void) => work()

/** A task between a key and its paint would have both waiting for it. */
const afterPaintInPieces = (work: () => void) => afterPaint(() => startTransition(work))

interface FormScopeProps {
  /**
   * Formik, and all that follows the whole form, hears of a key only once its field has shown it. For a form whose values are
   * read from the store, and which Formik does not submit: its own values are a moment older.
   */
  defersTyping?: boolean
  children: ReactNode
}

/**
 * Stands once inside `<Formik>`, around the fields. It alone follows Formik's context; fields below subscribe to their own
 * value and message, so that a keystroke renders one field. Hand it stable `children`.
 */
export function FormScope({ defersTyping = false, children }: FormScopeProps) {
  const formik = useFormikContext<FormValues>()
  // Set together with Formik's own state, and so drawn together with it.
  const [writesDrawn, draw] = useState(0)
  const [store] = useState(() =>
    createFormStore(formik, { draw, schedule: defersTyping ? afterPaintInPieces : atOnce }),
  )
  useLayoutEffect(() => store.publish(formik, writesDrawn), [store, formik, writesDrawn])
  useEffect(() => store.settle(), [store, formik, writesDrawn])
  return <ScopeContext.Provider value={store}>{children}</ScopeContext.Provider>
}

/** The open form. Throws outside a FormScope. */
export function useFormStore(): FormStore {
  const store = useContext(ScopeContext)
  if (!store) throw new Error('Fields stand inside a FormScope')
  return store
}

/**
 * Something computed from the form's values; re-renders when the answer changes (compared by `isSame`, Object.is unless
 * said otherwise).
 */
export function useFormSelector<T>(
  select: (values: FormValues) => T,
  isSame: (before: T, after: T) => boolean = Object.is,
): T {
  const store = useFormStore()
  const last = useRef<{ values: FormValues; select: typeof select; answer: T } | null>(null)
  const read = () => {
    const values = store.drawnValues()
    const known = last.current
    if (known && known.values === values && known.select === select) return known.answer
    const fresh = select(values)
    const answer = known && isSame(known.answer, fresh) ? known.answer : fresh
    last.current = { values, select, answer }
    return answer
  }
  return useSyncExternalStore(store.subscribe, read)
}

/** Something of one field; re-renders with that field alone. */
function useOfField<T>(name: string, read: (store: FormStore) => T): T {
  const store = useFormStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, name), [store, name])
  return useSyncExternalStore(subscribe, () => read(store))
}

/** The text of a field; numbers are written out, no answer is ''. */
export const useFieldText = (name: string): string =>
  useOfField(name, (store) => textOf(store.values()[name]))

/** A flag of the form. */
export const useFlag = (name: string): boolean => useOfField(name, (store) => flagOf(store.values()[name]))

/** The message to show at a field, if any. */
export const useShownError = (name: string): string | undefined =>
  useOfField(name, (store) => store.shownError(name))

/** A form value as the text that stands in its input. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A form value as the flag of its box. */
export const flagOf = (value: unknown): boolean => value === true
