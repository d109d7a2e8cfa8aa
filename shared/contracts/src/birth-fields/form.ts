import { z } from 'zod'
import {
  birthTypes,
  bloodTypes,
  eyeColors,
  genders,
  hairColors,
  headCircumferenceUnits,
  nationalities,
  otherGender,
  races,
  temperatureUnits,
} from '../enumerations'
import { choice, flag, line, measure, whole } from '../field-kinds'
import type { FieldEntry } from '../field-kinds'

/** The fields of step IV, in the order of the page. */
export const formFields = {
  babyGender: {
    ...choice(genders),
    label: 'Gender',
    summary: 'Gender',
    isQuestion: true,
    older: ['sex', 'gender'],
    printed: { page: 'arrival', fact: ['Gender', 'as the family says'] },
  },
  specificGender: {
    ...line(),
    label: 'Please specify',
    words: 'Gender',
    isQuestion: true,
    isAskedOf: (values) => values['babyGender'] === otherGender,
    printed: { page: 'arrival' }, // in the place of ‘Other’
  },
  babyRace: {
    ...line(),
    suggestions: races,
    label: 'Race/ethnicity',
    summary: 'Race/ethnicity',
    isQuestion: true,
    older: ['race', 'ethnicity'],
    printed: { page: 'arrival', fact: ['Race/ethnicity', 'as the family says'] },
  },
  babyNationality: {
    ...line(),
    suggestions: nationalities,
    label: 'Nationality',
    summary: 'Nationality',
    isQuestion: true,
    older: ['nationality'],
    printed: { page: 'arrival', fact: ['Nationality', 'as the family says'] },
  },
  /** Height and weight are shown in centimetres and kilograms (D2). */
  metricMeasures: {
    ...flag(),
    label: 'Metric',
    words: 'Metric: centimetres and kilograms',
    printed: null, // how the form shows them
  },
  babyHeightFeet: {
    ...whole(0, 5, 'Height feet must be between 0-5'),
    label: 'Feet',
    words: 'Height in feet',
    summary: 'Height',
    isQuestion: true,
    older: ['heightFeet'],
    printed: { page: 'physical-codex' },
  },
  babyHeightInches: {
    ...whole(0, 11, 'Height inches must be between 0-11'),
    label: 'Inches',
    words: 'Height in inches',
    isQuestion: true,
    older: ['heightInches'],
    printed: { page: 'physical-codex' },
  },
  /** What was typed in metric, for display only (D11); the fields beside it hold the record's values. */
  babyHeightCentimetres: {
    ...line(12),
    label: 'Height in centimetres',
    printed: null, // of itself: it is the metric figure beside the inches, where it is still theirs
  },
  babyWeightPounds: {
    ...whole(1, 20, 'Weight pounds must be between 1-20'),
    label: 'Pounds',
    words: 'Weight in pounds',
    summary: 'Weight',
    isQuestion: true,
    older: ['weightPounds'],
    printed: { page: 'physical-codex' },
  },
  babyWeightOunces: {
    ...whole(0, 15, 'Weight ounces must be between 0-15'),
    label: 'Ounces',
    words: 'Weight in ounces',
    isQuestion: true,
    older: ['weightOunces'],
    printed: { page: 'physical-codex' },
  },
  babyWeightKilograms: {
    ...line(12),
    label: 'Weight in kilograms',
    printed: null, // of itself: it is the figure in grams beside the pounds, where it is still theirs
  },
  babyHeadCircumference: {
    ...measure(1, 100, 'Head circumference must be between 1-100'),
    label: 'Head circumference',
    summary: 'Head',
    isQuestion: true,
    older: ['headCircumference'],
    printed: { page: 'physical-codex' },
  },
  babyHeadCircumferenceUnit: {
    kind: 'choice',
    options: headCircumferenceUnits,
    schema: z.enum(headCircumferenceUnits).default('cm'),
    label: 'Unit of head circumference',
    older: ['headCircumferenceUnit'],
    printed: { page: 'physical-codex' },
  },
  babyBirthTemperature: {
    ...measure(20, 120, 'Birth temperature must be between 20-120'),
    label: 'Birth temperature',
    summary: 'Temperature',
    isQuestion: true,
    older: ['temperature', 'birthTemperature'],
    printed: { page: 'physical-codex' },
  },
  babyBirthTemperatureUnit: {
    kind: 'choice',
    options: temperatureUnits,
    schema: z.enum(temperatureUnits).default('°F'),
    label: 'Unit of birth temperature',
    older: ['temperatureUnit'],
    printed: { page: 'physical-codex' },
  },
  babyBirthType: {
    ...choice(birthTypes),
    label: 'Birth type',
    summary: 'Birth type',
    isQuestion: true,
    older: ['birthType', 'deliveryType'],
    printed: { page: 'physical-codex', fact: ['Birth', 'the way into the world'] },
  },
  babyBloodType: {
    ...choice(bloodTypes),
    label: 'Blood type',
    summary: 'Blood type',
    isQuestion: true,
    older: ['bloodType'],
    printed: { page: 'physical-codex', fact: ['Blood', 'ABO and rhesus'] },
  },
  babyEyeColor: {
    ...line(),
    suggestions: eyeColors,
    label: 'Eye colour',
    summary: 'Eyes',
    isQuestion: true,
    older: ['eyeColor'],
    printed: { page: 'physical-codex', fact: ['Eyes', 'as first seen'] },
  },
  babyHairColor: {
    ...line(),
    suggestions: hairColors,
    label: 'Hair colour',
    summary: 'Hair',
    isQuestion: true,
    older: ['hairColor'],
    printed: { page: 'physical-codex', fact: ['Hair', 'as first seen'] },
  },
} as const satisfies Record<string, FieldEntry>
