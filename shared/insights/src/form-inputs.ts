import type { Birth } from './birth-moment'
import type { InsightSubject } from './insights/subject'
import type { ProofIdInput } from './proof-id'

type Text = string | null | undefined
type Typed = number | string | null | undefined

/** The fields of a birth form that calculations read, by their specified names. All may be missing or half typed. */
export type BirthFields = {
  babyDateOfBirth?: Text
  babyTimeOfBirth?: Text
  babyTimeUnknown?: boolean | null | undefined
  babyClockChange?: Text
  birthLatitude?: Typed
  birthLongitude?: Typed
  birthTimeZone?: Text
}
type NameFields = { babyFirstName?: Text; babyLastName?: Text; differentChild?: Text }

// A time that was typed before 'Time unknown' was ticked is not the time of birth.
const timeOf = ({ babyTimeOfBirth, babyTimeUnknown }: BirthFields) =>
  babyTimeUnknown ? '' : (babyTimeOfBirth ?? '')

const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const degreesOf = (typed: Typed) => {
  if (typed === null || typed === undefined || typed === '') return undefined
  const degrees = Number(typed)
  return Number.isFinite(degrees) ? degrees : undefined
}

const placeOf = (fields: BirthFields): Birth['place'] => {
  const [latitude, longitude] = [degreesOf(fields.birthLatitude), degreesOf(fields.birthLongitude)]
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude, timeZone: fields.birthTimeZone || undefined }
}

/**
 * When and where the child of a form was born, as far as the form says: what is missing or no clock time is unknown. The
 * date stands as it was typed, '' without one; the calculations refuse one that does not exist.
 */
export const birthOf = (fields: BirthFields): Birth => {
  const time = timeOf(fields)
  const change = fields.babyClockChange
  return {
    date: fields.babyDateOfBirth ?? '',
    time: isClockTime(time) ? time : undefined,
    place: placeOf(fields),
    ...(change === 'earlier' || change === 'later' ? { clockChange: change } : {}),
  }
}

/** What the Proof ID of a form is made of. */
export const proofIdInputOf = (fields: BirthFields & NameFields): ProofIdInput => ({
  firstName: fields.babyFirstName ?? '',
  lastName: fields.babyLastName ?? '',
  birthDate: fields.babyDateOfBirth ?? '',
  birthTime: timeOf(fields),
  differentChild: fields.differentChild || undefined,
})

type FamilyFields = {
  babyMiddleName?: Text
  babyGender?: Text
  babyBirthOrder?: Text
  motherDateOfBirth?: Text
  fatherDateOfBirth?: Text
  whenParentsConceived?: Text
  whenParentsMarried?: Text
}

/** What the insights of a form are made from. */
export const insightSubjectOf = (fields: BirthFields & NameFields & FamilyFields): InsightSubject => ({
  firstName: fields.babyFirstName ?? '',
  middleName: fields.babyMiddleName,
  lastName: fields.babyLastName ?? '',
  birth: birthOf(fields),
  gender: fields.babyGender,
  birthOrder: fields.babyBirthOrder,
  motherBirthDate: fields.motherDateOfBirth,
  fatherBirthDate: fields.fatherDateOfBirth,
  conceptionDate: fields.whenParentsConceived,
  marriageDate: fields.whenParentsMarried,
})
