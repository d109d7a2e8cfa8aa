/** The labels of the fields whose text the book prints, as they stand in the form. */
const labels: Readonly<Record<string, string>> = {
  babyFirstName: 'Baby’s first name',
  babyMiddleName: 'Middle name',
  babyLastName: 'Last name',
  babyNicknames: 'Informal nicknames',
  babyNameMeaning: 'Name meaning',
  babyBirthPlace: 'Birth place',
  babyBirthLocation: 'Birth location',
  hospitalName: 'Hospital',
  attendingDoctorName: 'Attending doctor',
  babyBirthOrder: 'Birth order',
  motherFullName: 'Mother’s full name',
  fatherFullName: 'Father’s full name',
  maternalGrandmotherName: 'Mother’s mother',
  maternalGrandfatherName: 'Mother’s father',
  paternalGrandmotherName: 'Father’s mother',
  paternalGrandfatherName: 'Father’s father',
  whereParentsFirstMet: 'Where parents first met',
  primaryCaretakerName: 'Primary caretaker',
  secondaryCaretakerName: 'Secondary caretaker',
  babyGender: 'Gender',
  specificGender: 'Gender',
  babyRace: 'Race/ethnicity',
  babyNationality: 'Nationality',
  babyEyeColor: 'Eye colour',
  babyHairColor: 'Hair colour',
}

/** A field in words; one of a later form is told by its name. */
export const fieldWords = (field: string): string =>
  labels[field] ??
  field
    .replace(/^baby(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
