import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { BookPage } from '@shared/contracts/field-kinds'
import type { CodexForm } from './codex-subject'
import { printableText } from '@shared/contracts/printable-text'

/** A measured or observed fact, as a museum label says it. */
export type Fact = { label: string; value: string; note: string }

type OwnWords = Partial<Record<BirthFormField, string>>

/**
 * The answers that the table of fields prints on a page as facts of their own, in the order of the form, each with its field.
 * @param own the words in which an answer is told, where they are not its own
 */
export const fieldFactsOf = (
  page: BookPage,
  form: CodexForm,
  own: OwnWords = {},
): (readonly [BirthFormField, Fact])[] =>
  birthFieldNames.flatMap((field) => {
    const answer = own[field] ?? form[field]
    const { printed } = birthFields[field]
    if (printed?.page !== page || !printed.fact || typeof answer !== 'string') return []
    const [label, note] = printed.fact
    const value = printableText(answer)
    return value && value !== 'Unknown' ? [[field, { label, value, note }] as const] : []
  })

/** The same without their fields. */
export const factsOf = (page: BookPage, form: CodexForm, own?: OwnWords): Fact[] =>
  fieldFactsOf(page, form, own).map(([, fact]) => fact)
