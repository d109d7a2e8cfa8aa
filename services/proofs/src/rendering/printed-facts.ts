import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { BookPage } from '@shared/contracts/field-kinds'
import type { CodexForm } from './codex-subject'
import { printableText } from '@shared/contracts/printable-text'

/** A measured or observed fact, as a museum label says it. */
export type Fact = { label: string; value: string; note: string }

/**
 * The answers that the table of fields prints on a page as facts of their own, in the order of the form.
 * @param own the words in which an answer is told, where they are not its own
 */
export const factsOf = (
  page: BookPage,
  form: CodexForm,
  own: Partial<Record<BirthFormField, string>> = {},
): Fact[] =>
  birthFieldNames.flatMap((field) => {
    const answer = own[field] ?? form[field]
    const { printed } = birthFields[field]
    if (printed?.page !== page || !printed.fact || typeof answer !== 'string') return []
    const [label, note] = printed.fact
    const value = printableText(answer)
    return value && value !== 'Unknown' ? [{ label, value, note }] : []
  })
