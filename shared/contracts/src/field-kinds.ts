import { z } from 'zod'
import { isCalendarDate, isClockTime } from './calendar'
import { isPlainLine, isPlainText } from './typed-text'
import { readNumber } from './typed-number'

/** The page of the book on which an answer is printed, by the name of its file in `services/proofs/typst/pages`. */
export type BookPage =
  | 'certificate'
  | 'name'
  | 'numbers-and-cards'
  | 'readings'
  | 'lineage'
  | 'arrival'
  | 'physical-codex'

/** What is known of a field of the birth form. The tables in `birth-fields/` hold one entry a field. */
export interface FieldEntry {
  kind: 'line' | 'text' | 'flag' | 'choice' | 'date' | 'time' | 'number' | 'files'
  /** Its shape. An absent value reads as "no answer". */
  schema: z.ZodType
  /** What is offered to choose from; nothing else is taken. */
  options?: readonly string[]
  /** The same for a whole number. */
  counts?: readonly number[]
  /** What is offered to choose from; anything else may be written. */
  suggestions?: readonly string[]
  /** The bounds of a whole number, both inclusive. */
  min?: number
  max?: number
  /** In characters. */
  maxLength?: number
  /** Its name on its step. */
  label: string
  /** Its name away from its step (a mail, a note), where the label alone says too little. */
  words?: string
  /** What heads its line of the summary; without it, the field is told within another's line, or not at all. */
  summary?: string
  /** Its line of the summary takes both columns. */
  isWide?: true
  /** It counts among 'Questions left'. Flags, units and what the page fills in do not. */
  isQuestion?: true
  /** The form's other answers on which it hangs whether it is asked; always, without this. */
  isAskedOf?: (values: Readonly<Record<string, unknown>>) => boolean
  /** The message when it is empty; marks it with an asterisk. */
  required?: string
  /** The flag that takes the place of a required answer. */
  unless?: string
  /** Names that older forms wrote it under: read everywhere, written nowhere (D2). */
  older?: readonly string[]
  /**
   * Where the book prints it; null where it does not. With `fact`, it stands there as a fact of its own: the words above
   * it, and the note below.
   */
  printed: { page: BookPage; fact?: readonly [label: string, note: string] } | null
}

const plainLine = 'Please remove line breaks, tabs and hidden characters'
const plainText = 'Please remove hidden characters'

/** One line of text. */
export const line = (maxLength = 200) => ({
  kind: 'line' as const,
  maxLength,
  schema: z.string().trim().max(maxLength).refine(isPlainLine, plainLine).default(''),
})

/** Text with line breaks. */
export const text = (maxLength = 2000) => ({
  kind: 'text' as const,
  maxLength,
  schema: z.string().trim().max(maxLength).refine(isPlainText, plainText).default(''),
})

export const flag = () => ({ kind: 'flag' as const, schema: z.boolean().default(false) })

/** One of `options`, or no answer. */
export const choice = <const T extends readonly string[]>(options: T) => ({
  kind: 'choice' as const,
  options,
  schema: z.enum(['', ...options]).default(''),
})

/** A calendar date, YYYY-MM-DD, or the text that stands in for one. */
export const date = (alternative?: string) => ({
  kind: 'date' as const,
  schema: z
    .string()
    .refine(
      (typed) => typed === '' || typed === alternative || isCalendarDate(typed),
      'Please enter a date that exists',
    )
    .default(''),
})

/** A time of day, HH:MM. */
export const time = () => ({
  kind: 'time' as const,
  schema: z
    .string()
    .refine((typed) => typed === '' || isClockTime(typed), 'Please enter a time between 00:00 and 23:59')
    .default(''),
})

/** What was typed into a number field: '' and null are no answer, digits become a number, the rest is refused. */
const typedNumber = (value: unknown): unknown => {
  if (value === '' || value === undefined || value === null) return null
  return typeof value === 'string' ? (readNumber(value) ?? value) : value
}

/** A number from `min` to `max`, both inclusive. */
export const measure = (min: number, max: number, message: string) => ({
  kind: 'number' as const,
  schema: z.preprocess(typedNumber, z.number(message).min(min, message).max(max, message).nullable()),
})

/** A whole number from `min` to `max`, both inclusive. */
export const whole = (min: number, max: number, message: string) => ({
  kind: 'number' as const,
  min,
  max,
  schema: z.preprocess(
    typedNumber,
    z.number(message).int(message).min(min, message).max(max, message).nullable(),
  ),
})

/** One of the whole numbers 0, 1, 2 … that `counts` lists. */
export const count = (counts: readonly number[]) => ({
  ...whole(0, counts.length - 1, `Please choose 0-${counts.length - 1}`),
  counts,
})
