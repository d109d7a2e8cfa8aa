import { birthFieldNames } from './birth-form'
import type { BirthFormField } from './birth-form'

/**
 * Fields that say one thing together. When two writers change a group at once, it is taken from one of them as a whole: a
 * place must never get the coordinates of another, nor a number another's unit.
 */
export const fieldGroups = [
  ['babyNameOrigin', 'myaCalculateOrigin'],
  ['babyNameEtymology', 'myaCalculateEtymology'],
  ['babyTimeOfBirth', 'babyTimeUnknown', 'babyClockChange'],
  ['babyBirthLocation', 'birthLatitude', 'birthLongitude', 'birthTimeZone'],
  ['daysConnected', 'hoursConnected', 'minutesConnected', 'secondsConnected'],
  ['motherTimeOfBirth', 'motherTimeUnknown'],
  ['fatherTimeOfBirth', 'fatherTimeUnknown'],
  ['whenParentsMarried', 'parentsUnmarried'],
  ['whenParentsConceived', 'myaCalculateConception'],
  ['babyGender', 'specificGender'],
  ['babyHeightFeet', 'babyHeightInches', 'babyHeightCentimetres'],
  ['babyWeightPounds', 'babyWeightOunces', 'babyWeightKilograms'],
  ['babyHeadCircumference', 'babyHeadCircumferenceUnit'],
  ['babyBirthTemperature', 'babyBirthTemperatureUnit'],
] as const satisfies readonly (readonly BirthFormField[])[]

const groupOfField = new Map<BirthFormField, readonly BirthFormField[]>([
  ...birthFieldNames.map((field) => [field, [field]] as const),
  ...fieldGroups.flatMap((group) => group.map((field) => [field, group] as const)),
])

/** The fields that are merged together with `field`, itself among them; for all of a group the same list. */
export const groupOf = (field: BirthFormField): readonly BirthFormField[] => groupOfField.get(field) ?? []
