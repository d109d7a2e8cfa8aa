import type { BirthFields } from '@shared/insights/form-inputs'

type Text = string | null | undefined
type Figure = number | null | undefined

/** The fields of a stored birth record that the book prints, by their specified names. All may be missing. */
export type CodexForm = BirthFields & {
  babyFirstName?: Text
  babyMiddleName?: Text
  babyLastName?: Text
  babyBirthPlace?: Text
  babyBirthLocation?: Text
  hospitalName?: Text
  motherFullName?: Text
  fatherFullName?: Text
  motherDateOfBirth?: Text
  fatherDateOfBirth?: Text
  maternalGrandmotherName?: Text
  maternalGrandfatherName?: Text
  paternalGrandmotherName?: Text
  paternalGrandfatherName?: Text
  whereParentsFirstMet?: Text
  whenParentsMarried?: Text
  whenParentsConceived?: Text
  babyBirthOrder?: Text
  babyGender?: Text
  babyWeightPounds?: Figure
  babyWeightOunces?: Figure
  babyHeightFeet?: Figure
  babyHeightInches?: Figure
  babyHeadCircumference?: Figure
  babyHeadCircumferenceUnit?: Text
  babyBirthTemperature?: Figure
  babyBirthTemperatureUnit?: Text
  apgarScore1Min?: Text
  apgarScore5Min?: Text
  babyEyeColor?: Text
  babyHairColor?: Text
  babyBloodType?: Text
  babyBirthType?: Text
  babyNationality?: Text
  babyRace?: Text
  attendingDoctorName?: Text
  daysConnected?: Figure
  hoursConnected?: Figure
  minutesConnected?: Figure
  secondsConnected?: Figure
  printPreference?: Text
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
  /**
   * Pictures of a hand or foot, as uploaded (PNG, JPEG, WebP or GIF): two at most are printed. Where both were asked for,
   * the first is the hand. One that cannot be read leaves its space for a print by hand.
   */
  prints?: readonly Uint8Array[] | undefined
}
