import type { BirthFormField } from '@shared/contracts/birth-form'
import { isCalendarDate } from '@shared/contracts/calendar'
import { readNumber } from '@shared/contracts/typed-number'
import { textOf, useFormSelector } from '@shared/web/form/form-scope'

type Values = Readonly<Record<string, unknown>>
type Question = (values: Values) => string | undefined

/** A newborn's least and most in each unit, the smallest and the feverish among them. */
type Usual = Readonly<Record<string, readonly [least: number, most: number]>>

const words: Readonly<Record<string, string>> = { cm: 'centimetres', in: 'inches' }

/** Asks of a figure that is a newborn's in the other unit alone whether it is in that. */
const unitMeant =
  (field: BirthFormField, unitField: BirthFormField, usual: Usual): Question =>
  (values) => {
    const [value, unit] = [readNumber(textOf(values[field])), textOf(values[unitField])]
    if (typeof value !== 'number') return undefined
    const isUsual = (name: string) => {
      const [least = 0, most = 0] = usual[name] ?? []
      return value >= least && value <= most
    }
    const other = Object.keys(usual).find((name) => name !== unit && isUsual(name))
    if (!other || isUsual(unit)) return undefined
    return `Unusual in ${words[unit] ?? unit}. Was it measured in ${words[other] ?? other}?`
  }

const yearOf = (date: string) => Number(date.slice(0, 4))

/**
 * Asks of a date whether its year was meant, unless it is from `least` to `most` years before that of the birth. A keyboard takes '90' for
 * the year 90, and a picker opens on this year.
 */
const yearMeant =
  (field: BirthFormField, least: number, most: number): Question =>
  (values) => {
    const [date, birth] = [textOf(values[field]), textOf(values['babyDateOfBirth'])]
    if (!isCalendarDate(date) || !isCalendarDate(birth)) return undefined
    const years = yearOf(birth) - yearOf(date)
    if (years >= least && years <= most) return undefined
    return `Unusual: the year ${yearOf(date)}. Was another one meant?`
  }

const questions: { readonly [Field in BirthFormField]?: Question } = {
  motherDateOfBirth: yearMeant('motherDateOfBirth', 10, 90),
  fatherDateOfBirth: yearMeant('fatherDateOfBirth', 10, 90),
  whenParentsMarried: yearMeant('whenParentsMarried', -30, 90),
  whenParentsConceived: yearMeant('whenParentsConceived', 0, 1),
  babyHeadCircumference: unitMeant('babyHeadCircumference', 'babyHeadCircumferenceUnit', {
    cm: [20, 45],
    in: [8, 18],
  }),
  babyBirthTemperature: unitMeant('babyBirthTemperature', 'babyBirthTemperatureUnit', {
    '°F': [86, 110],
    '°C': [30, 43],
  }),
}

/** What is asked of an answer that may be a slip: it is taken all the same. Undefined for all others. */
export const slipQuestion = (field: BirthFormField, values: Values): string | undefined =>
  questions[field]?.(values)

/** The same of an answer as it is typed. */
export const useSlipQuestion = (field: BirthFormField): string | undefined =>
  useFormSelector((values) => slipQuestion(field, values))
