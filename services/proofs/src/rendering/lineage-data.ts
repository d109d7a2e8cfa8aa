import { dateInWords, ordinalInWords } from '@shared/insights/certificate-words'
import type { CodexForm } from './codex-subject'
import { wordsOf } from './name-parts'
import { printableOrNull } from './printable-text'

export type LineageData = {
  /** Mother's mother and father, father's mother and father; null for a line to be filled in by hand. */
  grandparents: (string | null)[]
  /** Mother, father. */
  parents: { name: string | null; born: string | null }[]
  met: string | null
  married: string | null
  order: string | null
}

const nameOrNull = (text: string | null | undefined) => wordsOf(text ?? '').join(' ') || null

const dateOrNull = (text: string | null | undefined): string | null => {
  try {
    return text ? dateInWords(text).short : null
  } catch {
    // The field may say that there was no wedding, or that the day is to be computed.
    return null
  }
}

/** '1st Child' is printed as 'first child'. */
const orderInWords = (text: string | null | undefined): string | null => {
  const [, count] = /^(\d{1,2})(?:st|nd|rd|th) child/i.exec(text ?? '') ?? []
  if (!count || /or more/i.test(text ?? '')) return printableOrNull(text)
  return `${ordinalInWords(Number(count))} child`
}

/** Three generations; null where the record names nobody. */
export const lineageDataOf = (form: CodexForm): LineageData | null => {
  const lineage: LineageData = {
    grandparents: [
      form.maternalGrandmotherName,
      form.maternalGrandfatherName,
      form.paternalGrandmotherName,
      form.paternalGrandfatherName,
    ].map(nameOrNull),
    parents: [
      { name: nameOrNull(form.motherFullName), born: dateOrNull(form.motherDateOfBirth) },
      { name: nameOrNull(form.fatherFullName), born: dateOrNull(form.fatherDateOfBirth) },
    ],
    met: printableOrNull(form.whereParentsFirstMet),
    married: dateOrNull(form.whenParentsMarried),
    order: orderInWords(form.babyBirthOrder),
  }
  const names = [...lineage.grandparents, ...lineage.parents.map(({ name }) => name)]
  return names.some(Boolean) ? lineage : null
}
