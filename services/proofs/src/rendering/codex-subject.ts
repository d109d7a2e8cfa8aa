import type { Birth, BirthPlace } from '@shared/insights/birth-moment'

type Text = string | null | undefined
type Figure = number | null | undefined

/** The fields of a stored birth record that the book prints, by their specified names. All may be missing. */
export type CodexForm = {
  babyFirstName?: Text
  babyMiddleName?: Text
  babyLastName?: Text
  babyDateOfBirth?: Text
  babyTimeOfBirth?: Text
  babyTimeUnknown?: boolean | null | undefined
  babyBirthPlace?: Text
  babyBirthLocation?: Text
  hospitalName?: Text
  birthLatitude?: Figure
  birthLongitude?: Figure
  birthTimeZone?: Text
  motherFullName?: Text
  fatherFullName?: Text
}

/** What a book is made of. */
export type CodexSubject = {
  form: CodexForm
  /** The ten characters printed on the certificate. */
  proofId: string
  /** The product's address with the printed Proof ID, for the QR code. Never a job id. */
  verifyUrl: string
  /** The day of approval, YYYY-MM-DD; absent on a proof. */
  sealedOn?: Text
}

const placeOf = ({ birthLatitude, birthLongitude, birthTimeZone }: CodexForm): BirthPlace | undefined => {
  if (birthLatitude == null || birthLongitude == null) return undefined
  return { latitude: birthLatitude, longitude: birthLongitude, timeZone: birthTimeZone || undefined }
}

/** The birth as the calculations take it. A ticked 'Time unknown' stands above a time left in the field. */
export const birthOf = (form: CodexForm): Birth => ({
  date: form.babyDateOfBirth ?? '',
  time: form.babyTimeUnknown ? undefined : form.babyTimeOfBirth || undefined,
  place: placeOf(form),
})
