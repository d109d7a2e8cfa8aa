import { z } from 'zod'
import { birthFields, birthFieldNames, birthFormFields, birthFormSchema, fieldsOfStep } from './birth-form'
import type { BirthForm, BirthFormField } from './birth-form'
import { isCalendarDate } from './calendar'
import { isEmailAddress } from './email-address'
import { hasVisibleLetter } from './typed-text'

export const wizardSteps = [
  { id: 'identity', numeral: 'I', title: 'Names & Identity', area: 'Identity' },
  { id: 'moment', numeral: 'II', title: 'The Sacred Moment', area: 'Chronicle of Birth' },
  { id: 'lineage', numeral: 'III', title: 'Lineage & Bonds', area: 'Provenance' },
  { id: 'form', numeral: 'IV', title: 'Form & Essence', area: 'Physical Codex' },
  { id: 'review', numeral: 'V', title: 'Review & Seal', area: 'Final Inscription' },
] as const satisfies readonly { id: keyof typeof fieldsOfStep; [words: string]: string }[]
export type WizardStepId = (typeof wizardSteps)[number]['id']

/** The step on whose screen each field stands; a server's complaint goes there. */
export const stepOfField = Object.fromEntries(
  Object.entries(fieldsOfStep).flatMap(([step, fields]) => Object.keys(fields).map((field) => [field, step])),
) as Readonly<Record<BirthFormField, WizardStepId>>

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

const isMissing = (form: BirthForm, field: BirthFormField): boolean => {
  const { unless } = birthFields[field]
  const answer = form[field]
  return (answer === '' || answer === false) && !(unless && Reflect.get(form, unless) === true)
}

/** The fields marked with an asterisk, in the order of the form. */
export const requiredFields: readonly BirthFormField[] = birthFieldNames.filter(
  (field) => birthFields[field].required,
)

const requiredRules: readonly Rule[] = requiredFields.map((field) => ({
  step: stepOfField[field],
  field,
  message: birthFields[field].required ?? '',
  isBroken: (form) => isMissing(form, field),
}))

const mustHoldLetter = (field: 'babyFirstName' | 'babyLastName', message: string): Rule => ({
  step: 'identity',
  field,
  message,
  isBroken: (form) => form[field] !== '' && !hasVisibleLetter(form[field]),
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

const emailMustBeValid = (step: WizardStepId): Rule => ({
  step,
  field: 'email',
  message: 'Please enter a valid email address',
  isBroken: (form) => form.email !== '' && !isEmailAddress(form.email),
})

/** The rules of §5, each on the step where its field stands (D2). Single-field ranges stand in the fields' schemas. */
const formRules: readonly Rule[] = [
  ...requiredRules,
  emailMustBeValid('identity'),
  mustHoldLetter('babyFirstName', 'First name must hold at least one letter'),
  mustHoldLetter('babyLastName', 'Last name must hold at least one letter'),
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
  notBeforeBirth('motherDateOfBirth', "Mother's birth date must be before baby's birth date"),
  notBeforeBirth('fatherDateOfBirth', "Father's birth date must be before baby's birth date"),
  notBeforeBirth('whenParentsConceived', 'Conception date must be before birth date'),
  // The last step checks the address again, where a parent sees for the last time where everything goes.
  ...requiredRules
    .filter(({ field }) => field === 'email')
    .map((rule) => ({ ...rule, step: 'review' as const })),
  emailMustBeValid('review'),
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
 * single fields, and the rules between fields, in the order of the pages. Fields of other steps are read where a rule needs them, but never complained of.
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
  const placeOf = ({ field }: FormIssue) => birthFieldNames.indexOf(field)
  return issues.sort((one, other) => placeOf(one) - placeOf(other))
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
