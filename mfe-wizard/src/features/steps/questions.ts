import type { BirthFormField } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { asksForFiles, asksForSpecificGender } from './form-links'

const identity: readonly BirthFormField[] = [
  'email',
  'babyFirstName',
  'babyMiddleName',
  'babyLastName',
  'babyNicknames',
  'babyNameOrigin',
  'babyNameEtymology',
  'babyNameMeaning',
]
const moment: readonly BirthFormField[] = [
  'babyDateOfBirth',
  'babyTimeOfBirth',
  'babyBirthPlace',
  'babyBirthLocation',
  'hospitalName',
  'attendingDoctorName',
  'babyBirthOrder',
  'apgarScore1Min',
  'apgarScore5Min',
  'daysConnected',
  'hoursConnected',
  'minutesConnected',
  'secondsConnected',
]
const lineage: readonly BirthFormField[] = [
  'motherFullName',
  'motherDateOfBirth',
  'motherTimeOfBirth',
  'maternalGrandmotherName',
  'maternalGrandfatherName',
  'fatherFullName',
  'fatherDateOfBirth',
  'fatherTimeOfBirth',
  'paternalGrandmotherName',
  'paternalGrandfatherName',
  'whereParentsFirstMet',
  'whenParentsMarried',
  'whenParentsConceived',
  'primaryCaretakerName',
  'secondaryCaretakerName',
  'printPreference',
  'uploadedFiles',
]
const form: readonly BirthFormField[] = [
  'babyGender',
  'specificGender',
  'babyRace',
  'babyNationality',
  'babyHeightFeet',
  'babyHeightInches',
  'babyWeightPounds',
  'babyWeightOunces',
  'babyHeadCircumference',
  'babyBirthTemperature',
  'babyBirthType',
  'babyBloodType',
  'babyEyeColor',
  'babyHairColor',
]

/**
 * The questions that each step asks as the form stands now, in the order of the page. Flags, units and hidden fields are no
 * questions (D11); step 5 asks none.
 */
export function questionsOf(
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<WizardStepId, readonly BirthFormField[]>> {
  return {
    identity,
    moment,
    lineage: asksForFiles(values) ? lineage : lineage.filter((field) => field !== 'uploadedFiles'),
    form: asksForSpecificGender(values) ? form : form.filter((field) => field !== 'specificGender'),
    review: [],
  }
}
