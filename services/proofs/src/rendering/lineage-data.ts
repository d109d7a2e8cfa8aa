import { dateInWords, ordinalInWords } from '@shared/insights/certificate-words'
import { isClockTime } from '@shared/contracts/calendar'
import { knownDate } from '@shared/insights/insights/subject'
import { sunSignsOf } from '@shared/insights/sky/sun-signs'
import type { CodexForm } from './codex-subject'
import { wordsOf } from './name-parts'
import { printableOrNull } from '@shared/contracts/printable-text'

/** `born` tells the day, the hour or both; `sign` is where the Sun stood, as far as that is settled. */
export type Parent = {
  name: string | null
  born: string | null
  sign: { index: number; name: string } | null
}
export type LineageData = {
  /** Mother's mother and father, father's mother and father; null for a line to be filled in by hand. */
  grandparents: (string | null)[]
  /** Mother, father. */
  parents: Parent[]
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

/** The sign of the Sun, as far as it is settled: the place of a parent's birth is not asked, and the sky is computed from 1900 on. */
const sunSignOf = (date: string, time: string | null): Parent['sign'] => {
  if (knownDate(date) === undefined) return null
  const [first, last] = sunSignsOf(date, time)
  return first.sign === last.sign ? { index: first.sign, name: first.signName } : null
}

const parentOf = (
  name: string | null | undefined,
  date: string | null | undefined,
  time: string | null | undefined,
): Parent => {
  const day = dateOrNull(date)
  const clock = time && isClockTime(time) ? time : null
  return {
    name: nameOrNull(name),
    born: [day, clock && `at ${clock}`].filter(Boolean).join(' ') || null,
    sign: day && date ? sunSignOf(date, clock) : null,
  }
}

/** '1st Child' is printed as 'first child'. */
const orderInWords = (text: string | null | undefined): string | null => {
  const [, count, more = ''] = /^(\d{1,2})(?:st|nd|rd|th) child( or more)?$/i.exec(text?.trim() ?? '') ?? []
  return count ? `${ordinalInWords(Number(count))} child${more}` : printableOrNull(text)
}

/** Three generations; null where the record tells nothing of them. */
export const lineageDataOf = (form: CodexForm): LineageData | null => {
  const lineage: LineageData = {
    grandparents: [
      form.maternalGrandmotherName,
      form.maternalGrandfatherName,
      form.paternalGrandmotherName,
      form.paternalGrandfatherName,
    ].map(nameOrNull),
    parents: [
      parentOf(
        form.motherFullName,
        form.motherDateOfBirth,
        form.motherTimeUnknown ? null : form.motherTimeOfBirth,
      ),
      parentOf(
        form.fatherFullName,
        form.fatherDateOfBirth,
        form.fatherTimeUnknown ? null : form.fatherTimeOfBirth,
      ),
    ],
    met: printableOrNull(form.whereParentsFirstMet),
    married: dateOrNull(form.whenParentsMarried),
    order: orderInWords(form.babyBirthOrder),
  }
  const { grandparents, parents, met, married, order } = lineage
  const told = [...grandparents, ...parents.flatMap(({ name, born }) => [name, born]), met, married, order]
  return told.some(Boolean) ? lineage : null
}
