import { isCalendarDate } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { inMegabytes } from '@shared/web/form/file-rules'
import { textOf } from '@shared/web/form/form-scope'
import { writtenDate } from '@shared/web/form/written-date'
import { asksForFiles } from './form-links'
import { height, weight } from './metric-entries'

type Values = Readonly<Record<string, unknown>>

export interface SummaryEntry {
  term: string
  /** '' for no answer. */
  text: string
  isWide?: boolean
  /** A field whose message shows here. */
  field?: BirthFormField
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
  const words = measure.words([values[measure.whole], values[measure.part]])
  const typed = values['metricMeasures'] === true ? textOf(values[measure.typed]) : ''
  return words && typed ? `${words} (${typed} ${measure.unit})` : words
}

const entriesOf: Readonly<Record<WizardStepId, (values: Values) => SummaryEntry[]>> = {
  identity: (values) => [
    { term: 'First name', text: textOf(values['babyFirstName']) },
    { term: 'Middle name', text: textOf(values['babyMiddleName']) },
    { term: 'Last name', text: textOf(values['babyLastName']) },
    { term: 'Nicknames', text: textOf(values['babyNicknames']) },
    { term: 'Email', text: textOf(values['email']), isWide: true, field: 'email' },
    { term: 'Name origin', text: textOf(values['babyNameOrigin']), isWide: true },
    { term: 'Etymology', text: textOf(values['babyNameEtymology']), isWide: true },
    { term: 'Meaning', text: textOf(values['babyNameMeaning']), isWide: true },
  ],
  moment: (values) => [
    { term: 'Date', text: dateText(values['babyDateOfBirth']) },
    { term: 'Time', text: birthTimeText(values) },
    { term: 'Birth place', text: textOf(values['babyBirthPlace']), isWide: true },
    { term: 'Location', text: textOf(values['babyBirthLocation']), isWide: true },
    { term: 'Hospital', text: textOf(values['hospitalName']) },
    { term: 'Doctor', text: textOf(values['attendingDoctorName']) },
    { term: 'Birth order', text: textOf(values['babyBirthOrder']) },
    { term: 'Connected', text: connectedText(values) },
    { term: 'APGAR, 1 min', text: textOf(values['apgarScore1Min']) },
    { term: 'APGAR, 5 min', text: textOf(values['apgarScore5Min']) },
  ],
  lineage: (values) => [
    { term: 'Mother', text: textOf(values['motherFullName']), isWide: true },
    { term: 'Born', text: dateText(values['motherDateOfBirth']) },
    { term: 'Birth time', text: timeText(values['motherTimeOfBirth'], values['motherTimeUnknown']) },
    { term: 'Mother’s mother', text: textOf(values['maternalGrandmotherName']) },
    { term: 'Mother’s father', text: textOf(values['maternalGrandfatherName']) },
    { term: 'Father', text: textOf(values['fatherFullName']), isWide: true },
    { term: 'Born', text: dateText(values['fatherDateOfBirth']) },
    { term: 'Birth time', text: timeText(values['fatherTimeOfBirth'], values['fatherTimeUnknown']) },
    { term: 'Father’s mother', text: textOf(values['paternalGrandmotherName']) },
    { term: 'Father’s father', text: textOf(values['paternalGrandfatherName']) },
    { term: 'First met', text: textOf(values['whereParentsFirstMet']), isWide: true },
    { term: 'Married', text: dateText(values['whenParentsMarried']) },
    { term: 'Conceived', text: dateText(values['whenParentsConceived']) },
    { term: 'Caretaker', text: textOf(values['primaryCaretakerName']) },
    { term: 'Second caretaker', text: textOf(values['secondaryCaretakerName']) },
    { term: 'Prints', text: textOf(values['printPreference']) },
    { term: 'Files', text: filesText(values) },
  ],
  form: (values) => [
    { term: 'Gender', text: genderText(values) },
    { term: 'Race/ethnicity', text: textOf(values['babyRace']) },
    { term: 'Height', text: measureText(values, height) },
    { term: 'Weight', text: measureText(values, weight) },
    { term: 'Head', text: withUnit(values['babyHeadCircumference'], values['babyHeadCircumferenceUnit']) },
    {
      term: 'Temperature',
      text: withUnit(values['babyBirthTemperature'], values['babyBirthTemperatureUnit']),
    },
    { term: 'Birth type', text: textOf(values['babyBirthType']) },
    { term: 'Blood type', text: textOf(values['babyBloodType']) },
    { term: 'Eyes', text: textOf(values['babyEyeColor']) },
    { term: 'Hair', text: textOf(values['babyHairColor']) },
    { term: 'Nationality', text: textOf(values['babyNationality']) },
  ],
  review: () => [],
}

/** Everything that was entered, step by step, as the summary shows it. */
export const summaryOf = (values: Values): SummaryPart[] =>
  wizardSteps
    .filter(({ id }) => id !== 'review')
    .map(({ id, numeral, area }) => ({ stepId: id, numeral, area, entries: entriesOf[id](values) }))
