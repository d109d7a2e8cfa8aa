import { z } from 'zod'
import { birthFormFields, birthFormSchema, isCalendarDate } from './birth-form'
import type { BirthForm, BirthFormField } from './birth-form'
import { isEmailAddress } from './email-address'

export const wizardSteps = [
  { id: 'identity', numeral: 'I', title: 'Names & Identity', area: 'Identity' },
  { id: 'moment', numeral: 'II', title: 'The Sacred Moment', area: 'Chronicle of Birth' },
  { id: 'lineage', numeral: 'III', title: 'Lineage & Bonds', area: 'Provenance' },
  { id: 'form', numeral: 'IV', title: 'Form & Essence', area: 'Physical Codex' },
  { id: 'review', numeral: 'V', title: 'Review & Seal', area: 'Final Inscription' },
] as const
export type WizardStepId = (typeof wizardSteps)[number]['id']

/** The step on whose screen each field stands; a server's complaint goes there. */
export const stepOfField = {
  email: 'identity',
  babyFirstName: 'identity',
  babyMiddleName: 'identity',
  babyLastName: 'identity',
  babyNicknames: 'identity',
  babyNameOrigin: 'identity',
  babyNameEtymology: 'identity',
  babyNameMeaning: 'identity',
  myaCalculateOrigin: 'identity',
  myaCalculateEtymology: 'identity',
  differentChild: 'identity',
  babyDateOfBirth: 'moment',
  babyTimeOfBirth: 'moment',
  babyTimeUnknown: 'moment',
  babyBirthPlace: 'moment',
  babyBirthLocation: 'moment',
  babyBirthOrder: 'moment',
  apgarScore1Min: 'moment',
  apgarScore5Min: 'moment',
  hospitalName: 'moment',
  attendingDoctorName: 'moment',
  daysConnected: 'moment',
  hoursConnected: 'moment',
  minutesConnected: 'moment',
  secondsConnected: 'moment',
  birthLatitude: 'moment',
  birthLongitude: 'moment',
  birthTimeZone: 'moment',
  babyClockChange: 'moment',
  motherFullName: 'lineage',
  motherDateOfBirth: 'lineage',
  motherTimeOfBirth: 'lineage',
  motherTimeUnknown: 'lineage',
  maternalGrandmotherName: 'lineage',
  maternalGrandfatherName: 'lineage',
  fatherFullName: 'lineage',
  fatherDateOfBirth: 'lineage',
  fatherTimeOfBirth: 'lineage',
  fatherTimeUnknown: 'lineage',
  paternalGrandmotherName: 'lineage',
  paternalGrandfatherName: 'lineage',
  whereParentsFirstMet: 'lineage',
  whenParentsMarried: 'lineage',
  parentsUnmarried: 'lineage',
  whenParentsConceived: 'lineage',
  myaCalculateConception: 'lineage',
  primaryCaretakerName: 'lineage',
  secondaryCaretakerName: 'lineage',
  printPreference: 'lineage',
  uploadedFiles: 'lineage',
  babyGender: 'form',
  specificGender: 'form',
  babyRace: 'form',
  babyHeadCircumference: 'form',
  babyHeadCircumferenceUnit: 'form',
  babyBirthTemperature: 'form',
  babyBirthTemperatureUnit: 'form',
  babyHeightFeet: 'form',
  babyHeightInches: 'form',
  babyWeightPounds: 'form',
  babyWeightOunces: 'form',
  metricMeasures: 'form',
  babyHeightCentimetres: 'form',
  babyWeightKilograms: 'form',
  babyBirthType: 'form',
  babyEyeColor: 'form',
  babyHairColor: 'form',
  babyBloodType: 'form',
  babyNationality: 'form',
  acknowledgement: 'review',
  finalReview: 'review',
} as const satisfies Record<BirthFormField, WizardStepId>

/** What a rule may ask besides the form. */
export interface RuleContext {
  /** The latest calendar date that has begun anywhere on Earth, YYYY-MM-DD. */
  today: string
}

interface Rule {
  step: WizardStepId
  field: BirthFormField
  message: string
  isBroken: (form: BirthForm, context: RuleContext) => boolean
}

const required = (step: WizardStepId, field: BirthFormField, message: string): Rule => ({
  step,
  field,
  message,
  isBroken: (form) => form[field] === '',
})

const notBeforeBirth = (
  field: 'motherDateOfBirth' | 'fatherDateOfBirth' | 'whenParentsConceived',
  message: string,
): Rule => ({
  step: 'lineage',
  field,
  message,
  isBroken: (form) =>
    isCalendarDate(form[field]) &&
    isCalendarDate(form.babyDateOfBirth) &&
    form[field] >= form.babyDateOfBirth,
})

const emailRules = (step: WizardStepId): Rule[] => [
  required(step, 'email', 'Email is required'),
  {
    step,
    field: 'email',
    message: 'Please enter a valid email address',
    isBroken: (form) => form.email !== '' && !isEmailAddress(form.email),
  },
]

/** The rules of §5, each on the step where its field stands (D2). Single-field ranges stand in `birth-form.ts`. */
export const formRules: readonly Rule[] = [
  ...emailRules('identity'),
  required('identity', 'babyFirstName', 'First name is required'),
  required('identity', 'babyLastName', 'Last name is required'),
  required('moment', 'babyDateOfBirth', 'Birth date is required'),
  {
    step: 'moment',
    field: 'babyDateOfBirth',
    message: 'Birth date cannot be in the future',
    isBroken: (form, { today }) => isCalendarDate(form.babyDateOfBirth) && form.babyDateOfBirth > today,
  },
  {
    step: 'moment',
    field: 'babyDateOfBirth',
    // The tables of the sky begin there; most often such a year is a slip of the keys, 0026 for 2026.
    message: 'Birth date cannot be before 1900',
    isBroken: (form) => isCalendarDate(form.babyDateOfBirth) && form.babyDateOfBirth < '1900',
  },
  {
    step: 'moment',
    field: 'babyTimeOfBirth',
    message: 'Birth time is required',
    isBroken: (form) => form.babyTimeOfBirth === '' && !form.babyTimeUnknown,
  },
  required('moment', 'babyBirthPlace', 'Birth place is required'),
  required('moment', 'babyBirthLocation', 'Birth location is required'),
  notBeforeBirth('motherDateOfBirth', "Mother's birth date must be before baby's birth date"),
  notBeforeBirth('fatherDateOfBirth', "Father's birth date must be before baby's birth date"),
  notBeforeBirth('whenParentsConceived', 'Conception date must be before birth date'),
  ...emailRules('review'),
  {
    step: 'review',
    field: 'acknowledgement',
    message: 'You must acknowledge the disclaimer to proceed',
    isBroken: (form) => !form.acknowledgement,
  },
]

/** The fields marked with an asterisk, in the order of the form. */
export const requiredFields: readonly BirthFormField[] = [
  'email',
  'babyFirstName',
  'babyLastName',
  'babyDateOfBirth',
  'babyTimeOfBirth',
  'babyBirthPlace',
  'babyBirthLocation',
]

/** The latest calendar date that has begun anywhere on Earth (UTC+14) at the instant `now`. */
export const latestDateOnEarth = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

export interface FormIssue {
  field: BirthFormField
  message: string
}

/**
 * Everything that is wrong with `values` on one step, or on all of them when `step` is left out: ranges and shapes of
 * single fields, then the rules between fields. The first message of a field comes first. Fields of other steps are read
 * where a rule needs them, but never complained of.
 */
export function formIssues(
  values: Record<string, unknown>,
  context: RuleContext,
  step?: WizardStepId,
): FormIssue[] {
  const issues: FormIssue[] = []
  const readable: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(birthFormFields) as [BirthFormField, z.ZodType][]) {
    const read = schema.safeParse(values[field])
    if (read.success) readable[field] = read.data
    else if (!step || stepOfField[field] === step) {
      for (const issue of read.error.issues) issues.push({ field, message: issue.message })
    }
  }
  const form = birthFormSchema.parse(readable)
  for (const rule of formRules) {
    if ((!step || rule.step === step) && rule.isBroken(form, context)) {
      const unreadable = !(rule.field in readable)
      if (
        !unreadable &&
        !issues.some((known) => known.field === rule.field && known.message === rule.message)
      ) {
        issues.push({ field: rule.field, message: rule.message })
      }
    }
  }
  return issues
}

/** The schema of one wizard step, or of the whole form: the fields' shapes and the rules of §5 together. */
export const birthFormSchemaFor = (context: RuleContext, step?: WizardStepId) =>
  z.unknown().transform((values, check) => {
    const record = z.record(z.string(), z.unknown()).safeParse(values)
    if (!record.success) {
      check.addIssue({ code: 'custom', message: 'Expected an object' })
      return z.NEVER
    }
    for (const key of Object.keys(record.data)) {
      if (!Object.hasOwn(birthFormFields, key))
        check.addIssue({ code: 'custom', path: [key], message: 'Unknown field' })
    }
    for (const issue of formIssues(record.data, context, step)) {
      check.addIssue({ code: 'custom', path: [issue.field], message: issue.message })
    }
    const form = birthFormSchema.safeParse(record.data)
    return form.success && !check.issues.length ? form.data : z.NEVER
  })
