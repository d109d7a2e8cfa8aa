import { z } from 'zod'
import {
  apgarScores,
  birthOrders,
  birthTypes,
  bloodTypes,
  clockChanges,
  connectedTime,
  genders,
  headCircumferenceUnits,
  printPreferences,
  temperatureUnits,
} from './enumerations'

/** Texts that take the place of a date or an answer while a switch is on (§4). */
export const myaWillResearchOrigin = "MYA will research your baby's name origin"
export const myaWillResearchEtymology = "MYA will research your baby's name etymology"
export const myaWillCalculateConception = 'MYA will calculate conception date'
export const parentsWereNotMarried = 'Parents were not married'

/** True for a day that exists in the Gregorian calendar, written YYYY-MM-DD, from year 1 on. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True for a time of day written HH:MM, 00:00 to 23:59. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const line = (max = 200) => z.string().trim().max(max).default('')
const flag = () => z.boolean().default(false)
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]).default('')
const date = (alternative?: string) =>
  z
    .string()
    .refine(
      (text) => text === '' || text === alternative || isCalendarDate(text),
      'Please enter a date that exists',
    )
    .default('')
const time = () =>
  z
    .string()
    .refine((text) => text === '' || isClockTime(text), 'Please enter a time between 00:00 and 23:59')
    .default('')

/** What was typed into a number field: '' and null are no answer, digits become a number, the rest is refused. */
const typedNumber = (value: unknown): unknown => {
  if (value === '' || value === undefined || value === null) return null
  if (typeof value === 'string' && /^\s*-?\d+([.,]\d+)?\s*$/.test(value))
    return Number(value.trim().replace(',', '.'))
  return value
}
const whole = (min: number, max: number, message: string) =>
  z.preprocess(typedNumber, z.number(message).int(message).min(min, message).max(max, message).nullable())
const measure = (min: number, max: number, message: string) =>
  z.preprocess(typedNumber, z.number(message).min(min, message).max(max, message).nullable())
const connected = (field: keyof typeof connectedTime) =>
  whole(0, connectedTime[field].length - 1, `Please choose 0-${connectedTime[field].length - 1}`)

export const uploadedFileSchema = z.strictObject({
  name: z.string().min(1).max(255),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Where the object store keeps it, once the upload has succeeded. */
  fileURL: z.string().max(2000).optional(),
})

/**
 * Every field of the birth record draft under its specified name (§3). An absent field reads as "no answer".
 * Numbers may arrive as typed text and leave as numbers; `null` is no answer. Required answers and the rules
 * between fields stand in `form-rules.ts`.
 */
export const birthFormFields = {
  email: z.string().trim().max(320).default(''),
  babyFirstName: line(),
  babyMiddleName: line(),
  babyLastName: line(),
  babyNicknames: line(),
  babyNameOrigin: line(2000),
  babyNameEtymology: line(2000),
  babyNameMeaning: line(2000),

  myaCalculateOrigin: flag(),
  myaCalculateEtymology: flag(),
  myaCalculateConception: flag(),
  parentsUnmarried: flag(),
  fatherTimeUnknown: flag(),
  motherTimeUnknown: flag(),
  babyTimeUnknown: flag(),
  acknowledgement: flag(),

  babyDateOfBirth: date(),
  babyTimeOfBirth: time(),
  babyBirthPlace: line(300),
  babyBirthLocation: line(300),
  babyBirthOrder: oneOf(birthOrders),
  apgarScore1Min: oneOf(apgarScores),
  apgarScore5Min: oneOf(apgarScores),
  hospitalName: line(300),
  attendingDoctorName: line(),
  daysConnected: connected('daysConnected'),
  hoursConnected: connected('hoursConnected'),
  minutesConnected: connected('minutesConnected'),
  secondsConnected: connected('secondsConnected'),
  birthLatitude: measure(-90, 90, 'Latitude must be between -90 and 90'),
  birthLongitude: measure(-180, 180, 'Longitude must be between -180 and 180'),
  /** IANA name, filled with the coordinates when a place is chosen. */
  birthTimeZone: line(64),
  /**
   * Where the clocks of the place showed the time of birth twice, or skipped it: before or after the change, as the parent
   * says; '' is not asked, or no answer.
   */
  babyClockChange: oneOf(clockChanges),

  fatherFullName: line(300),
  fatherDateOfBirth: date(),
  fatherTimeOfBirth: time(),
  motherFullName: line(300),
  motherDateOfBirth: date(),
  motherTimeOfBirth: time(),
  maternalGrandfatherName: line(300),
  maternalGrandmotherName: line(300),
  paternalGrandfatherName: line(300),
  paternalGrandmotherName: line(300),
  whereParentsFirstMet: line(300),
  whenParentsMarried: date(parentsWereNotMarried),
  whenParentsConceived: date(myaWillCalculateConception),
  primaryCaretakerName: line(300),
  secondaryCaretakerName: line(300),

  printPreference: oneOf(printPreferences),
  uploadedFiles: z.array(uploadedFileSchema).max(8, 'At most 8 files').default([]),
  finalReview: flag(),

  babyGender: oneOf(genders),
  specificGender: line(),
  babyRace: line(),
  babyHeadCircumference: measure(1, 100, 'Head circumference must be between 1-100'),
  babyHeadCircumferenceUnit: z.enum(headCircumferenceUnits).default('cm'),
  babyBirthTemperature: measure(20, 120, 'Birth temperature must be between 20-120'),
  babyBirthTemperatureUnit: z.enum(temperatureUnits).default('°F'),
  babyHeightFeet: whole(0, 5, 'Height feet must be between 0-5'),
  babyHeightInches: whole(0, 11, 'Height inches must be between 0-11'),
  babyWeightPounds: whole(1, 20, 'Weight pounds must be between 1-20'),
  babyWeightOunces: whole(0, 15, 'Weight ounces must be between 0-15'),
  /** Height and weight are shown in centimetres and kilograms (D2). */
  metricMeasures: flag(),
  /** What was typed in metric, kept for display only (D11); the fields above hold the record's values. */
  babyHeightCentimetres: line(12),
  babyWeightKilograms: line(12),
  babyBirthType: oneOf(birthTypes),
  babyEyeColor: line(),
  babyHairColor: line(),
  babyBloodType: oneOf(bloodTypes),
  babyNationality: line(),

  /** Kept in the draft once a parent says 'This is a different child'; a fifth input of the Proof ID (D11). */
  differentChild: line(64),
} as const

export const birthFormSchema = z.strictObject(birthFormFields)

/** A checked birth form: what services store. */
export type BirthForm = z.output<typeof birthFormSchema>
export type BirthFormField = keyof typeof birthFormFields

/**
 * A birth form as the wizard holds it while somebody types: number fields may hold the text as typed, so that an
 * unfinished or mistaken entry is kept, shown again and explained.
 */
export type BirthFormDraft = {
  [Field in BirthFormField]: null extends BirthForm[Field] ? number | string | null : BirthForm[Field]
}

/** The empty form with its defaults (cm, °F). */
export const emptyBirthForm = (): BirthForm => birthFormSchema.parse({})
