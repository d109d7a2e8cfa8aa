import { describedBy, fieldId } from './field-id'

interface About {
  hint?: string | undefined
  note?: unknown
  error?: string | undefined
  isRequired?: boolean | undefined
}

/** What every control of a field carries: the name that it is found and labelled by, and what a screen reader says with it. */
export const controlWords = (name: string, { isRequired, ...about }: About) => ({
  id: fieldId(name),
  name,
  'aria-required': isRequired || undefined,
  'aria-invalid': about.error ? true : undefined,
  'aria-describedby': describedBy(name, about),
})
export type ControlWords = ReturnType<typeof controlWords>
