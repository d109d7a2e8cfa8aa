import { birthFields, birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { isCalendarDate } from '@shared/contracts/calendar'
import { stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { writtenNumber } from '@shared/contracts/typed-number'
import { inMegabytes } from '@shared/web/form/file-rules'
import { textOf } from '@shared/web/form/form-scope'
import { writtenDate } from '@shared/web/form/written-date'
import { height, pairText, weight } from './metric-entries'
import { asksForFiles } from './questions'
import { slipQuestion } from './slip-questions'

type Values = Readonly<Record<string, unknown>>

export interface SummaryEntry {
  field: BirthFormField
  term: string
  /** '' for no answer. */
  text: string
  /** Asked below it, where a parent should look at it once more. */
  question: string | undefined
  /** It takes a line of the summary to itself. */
  isWide: boolean | undefined
}

export interface SummaryPart {
  stepId: WizardStepId
  numeral: string
  area: string
  entries: readonly SummaryEntry[]
}

const dateText = (value: unknown): string => {
  const text = textOf(value)
  return isCalendarDate(text) ? writtenDate(text) : text
}
const timeText = (value: unknown, isUnknown: unknown) => (isUnknown === true ? 'Time unknown' : textOf(value))
const withUnit = (value: unknown, unit: unknown) => (textOf(value) ? `${textOf(value)} ${textOf(unit)}` : '')

const clocks = { earlier: ', before the clocks changed', later: ', after the clocks changed' }

function birthTimeText(values: Values): string {
  const text = timeText(values['babyTimeOfBirth'], values['babyTimeUnknown'])
  const change = values['babyClockChange']
  const isSaid = values['babyTimeUnknown'] !== true && (change === 'earlier' || change === 'later')
  return isSaid ? text + clocks[change] : text
}

function locationText(values: Values): string {
  const text = textOf(values['babyBirthLocation'])
  const isKnown = textOf(values['birthLatitude']) !== '' && textOf(values['birthLongitude']) !== ''
  return text === '' || isKnown ? text : `${text}, a place we do not know`
}

function connectedText(values: Values): string {
  const parts = [
    ['daysConnected', 'd'],
    ['hoursConnected', 'h'],
    ['minutesConnected', 'min'],
    ['secondsConnected', 's'],
  ] as const
  const given = parts.filter(([field]) => textOf(values[field]) !== '')
  const told = given.filter(([field]) => Number(values[field]) !== 0)
  const shown = told.length ? told : given.slice(-1)
  return shown.map(([field, unit]) => `${textOf(values[field])} ${unit}`).join(' ')
}

function filesText(values: Values): string {
  const files: unknown[] = Array.isArray(values['uploadedFiles']) ? values['uploadedFiles'] : []
  if (!files.length) return ''
  if (!asksForFiles(values)) return 'Kept here, not sent: No Prints'
  const bytes = files.reduce<number>(
    (sum, file) => sum + (typeof file === 'object' && file && 'size' in file ? Number(file.size) : 0),
    0,
  )
  return `${files.length === 1 ? '1 file' : `${files.length} files`}, ${inMegabytes(bytes)}`
}

const genderText = (values: Values) =>
  [textOf(values['babyGender']), values['babyGender'] === 'Other' ? textOf(values['specificGender']) : '']
    .filter(Boolean)
    .join(': ')

const measureText = (values: Values, measure: typeof height) => {
  const words = pairText(measure, [values[measure.whole], values[measure.part]])
  const typed = values['metricMeasures'] === true ? writtenNumber(textOf(values[measure.typed])) : ''
  return words && typed ? `${words} (${typed} ${measure.unit})` : words
}

/** Lines that tell more than their own field, or tell it in other words. */
const special: { [Field in BirthFormField]?: (values: Values) => string } = {
  babyTimeOfBirth: birthTimeText,
  motherTimeOfBirth: (values) => timeText(values['motherTimeOfBirth'], values['motherTimeUnknown']),
  fatherTimeOfBirth: (values) => timeText(values['fatherTimeOfBirth'], values['fatherTimeUnknown']),
  babyBirthLocation: locationText,
  daysConnected: connectedText,
  uploadedFiles: filesText,
  babyGender: genderText,
  babyHeightFeet: (values) => measureText(values, height),
  babyWeightPounds: (values) => measureText(values, weight),
  babyHeadCircumference: (values) =>
    withUnit(values['babyHeadCircumference'], values['babyHeadCircumferenceUnit']),
  babyBirthTemperature: (values) =>
    withUnit(values['babyBirthTemperature'], values['babyBirthTemperatureUnit']),
}

const answerText = (field: BirthFormField, value: unknown): string =>
  birthFields[field].kind === 'date' ? dateText(value) : textOf(value)

/** What half a line of the summary holds of one word, in letters. */
const lettersInHalfALine = 16

/** Such a word would be broken in half a line; an address is parted at its own signs. */
const hasLongWord = (text: string) =>
  text.split(/[\s@.-]+/u).some((word) => [...word].length > lettersInHalfALine)

function entriesOf(stepId: WizardStepId, values: Values): SummaryEntry[] {
  return birthFieldNames.flatMap((field) => {
    const { summary, isWide } = birthFields[field]
    if (summary === undefined || stepOfField[field] !== stepId) return []
    const text = special[field]?.(values) ?? answerText(field, values[field])
    const question = text ? slipQuestion(field, values) : undefined
    return [{ field, term: summary, text, question, isWide: isWide || hasLongWord(text) }]
  })
}

/** Everything that was entered, step by step, as the summary shows it. */
export const summaryOf = (values: Values): SummaryPart[] =>
  wizardSteps
    .filter(({ id }) => id !== 'review')
    .map(({ id, numeral, area }) => ({ stepId: id, numeral, area, entries: entriesOf(id, values) }))
