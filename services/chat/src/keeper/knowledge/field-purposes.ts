import type { BirthFormField } from '@shared/contracts/birth-form'

/** What a field is for, and in which other words parents ask for it. Everything else is read from the tables of the form. */
export interface FieldPurpose {
  purpose: string
  asks?: string
}

export const fieldPurposes: Readonly<Record<BirthFormField, FieldPurpose>> = {
  email: {
    purpose:
      'The address that the proof and the finished record are sent to; under it stands ‘Your sacred record will be delivered to this address.’',
    asks: 'email address mail e-mail why do you need my email',
  },
  babyFirstName: {
    purpose:
      'The child’s first name as it will be printed; the insights of the name and the Proof ID are made from it.',
    asks: 'given name first name baby name',
  },
  babyMiddleName: {
    purpose: 'Further given names; they count in the number of the whole name.',
    asks: 'second name middle names',
  },
  babyLastName: {
    purpose:
      'The family name as it will be printed; the number of the whole name and the Proof ID are made from it too.',
    asks: 'surname family name last name',
  },
  babyNicknames: {
    purpose: 'What the family calls the child; several names may stand in the one field.',
    asks: 'nickname pet name call informal',
  },
  babyNameOrigin: {
    purpose: 'Where the name comes from, and why you chose it: in your words, or researched by MYA.',
    asks: 'name origin field where the name comes from',
  },
  myaCalculateOrigin: {
    purpose:
      'Lets MYA research the origin of the name: the field is filled at once with ‘MYA will research your baby’s name origin’, typing into it is disabled, and the real answer comes when you submit, or at once by ‘Ask MYA now’.',
    asks: 'switch toggle ask mya origin',
  },
  babyNameEtymology: {
    purpose: 'The words and languages that the name grew from: in your words, or researched by MYA.',
    asks: 'name etymology field root of the name',
  },
  myaCalculateEtymology: {
    purpose:
      'Lets MYA research the etymology of the name: the field is filled at once with ‘MYA will research your baby’s name etymology’, typing into it is disabled, and the real answer comes when you submit, or at once by ‘Ask MYA now’.',
    asks: 'switch toggle ask mya etymology',
  },
  babyNameMeaning: { purpose: 'What the name means to you.', asks: 'name meaning field' },
  differentChild: {
    purpose: 'Set when you say ‘This is a different child’: it gives your record a Proof ID of its own.',
    asks: 'different child button',
  },
  babyDateOfBirth: {
    purpose: 'The day of the birth. Sky, numbers, cards and calendars are computed from it.',
    asks: 'birth date dob birthday day of birth when born date format',
  },
  babyTimeOfBirth: {
    purpose:
      'The time of the birth by the clocks of the place. Ascendant, houses and the Moon’s exact place need it. ‘Time unknown’ beside it takes its place.',
    asks: 'birth time hour minute time of birth when exactly',
  },
  babyTimeUnknown: {
    purpose: 'Tick it when nobody knows the time of birth; the time is then cleared and no longer required.',
    asks: 'time unknown checkbox',
  },
  babyClockChange: {
    purpose: 'Asked only where the clocks showed the time of birth twice or skipped it.',
    asks: 'before or after the clock change',
  },
  babyBirthPlace: {
    purpose: 'The facility: hospital, birth centre or home, in your own words.',
    asks: 'birth place facility hospital home birth centre clinic difference birth place and birth location',
  },
  babyBirthLocation: {
    purpose:
      'City, state and country, chosen from the list. Coordinates and time zone follow from it, and with them ascendant, houses and the length of the day.',
    asks: 'birth location city state country town',
  },
  birthLatitude: {
    purpose:
      'Follows from the birth location; ascendant, houses and the length of the day are computed from it.',
    asks: 'latitude coordinates north south',
  },
  birthLongitude: { purpose: 'Follows from the birth location.', asks: 'longitude coordinates east west' },
  birthTimeZone: { purpose: 'Follows from the coordinates.', asks: 'time zone of the birth place' },
  hospitalName: {
    purpose: 'The name of the hospital, where the birth place does not say it.',
    asks: 'hospital clinic name',
  },
  attendingDoctorName: {
    purpose: 'Who was there to help: a doctor or midwife.',
    asks: 'doctor midwife attending obstetrician name',
  },
  babyBirthOrder: {
    purpose: 'The child’s place among the siblings.',
    asks: 'birth order printed birth order first child second child eldest youngest number of child',
  },
  apgarScore1Min: {
    purpose:
      'The APGAR score that the birth team noted one minute after the birth; a second field takes that at five minutes. The form only keeps it; what it means your doctor or midwife can tell.',
    asks: 'apgar score one minute',
  },
  apgarScore5Min: {
    purpose:
      'The APGAR score that the birth team noted five minutes after the birth. The form only keeps it; what it means your doctor or midwife can tell.',
    asks: 'apgar score five minutes',
  },
  daysConnected: {
    purpose: 'Whole days that the child stayed connected to the placenta, 0 to 7.',
    asks: 'connected days placenta',
  },
  hoursConnected: {
    purpose: 'Hours connected to the placenta, beside the days, 0 to 23.',
    asks: 'connected hours placenta',
  },
  minutesConnected: {
    purpose: 'Minutes connected to the placenta, beside the hours, 0 to 59.',
    asks: 'connected minutes placenta',
  },
  secondsConnected: {
    purpose: 'Seconds connected to the placenta, beside the minutes, 0 to 59.',
    asks: 'connected seconds placenta',
  },
  motherFullName: {
    purpose: 'The mother’s full name as it will be printed.',
    asks: 'mother name mum mom maiden name',
  },
  motherDateOfBirth: {
    purpose:
      'With it the book tells the mother’s Sun and year beside the child’s. It must lie before the child’s birth.',
    asks: 'mother birthday mother date of birth mum dob',
  },
  motherTimeOfBirth: {
    purpose: 'The time of the mother’s own birth, kept with the record; no insight is computed from it.',
    asks: 'mother time of birth',
  },
  motherTimeUnknown: {
    purpose: 'Tick it when the mother’s time of birth is not known; the time is then cleared.',
    asks: 'mother time unknown',
  },
  maternalGrandmotherName: {
    purpose: 'The name of the mother’s mother.',
    asks: 'maternal grandmother grandma nana mother’s mother',
  },
  maternalGrandfatherName: {
    purpose: 'The name of the mother’s father.',
    asks: 'maternal grandfather grandpa mother’s father',
  },
  fatherFullName: { purpose: 'The father’s full name as it will be printed.', asks: 'father name dad' },
  fatherDateOfBirth: {
    purpose:
      'With it the book tells the father’s Sun and year beside the child’s. It must lie before the child’s birth.',
    asks: 'father birthday father date of birth dad dob',
  },
  fatherTimeOfBirth: {
    purpose: 'The time of the father’s own birth, kept with the record; no insight is computed from it.',
    asks: 'father time of birth',
  },
  fatherTimeUnknown: {
    purpose: 'Tick it when the father’s time of birth is not known; the time is then cleared.',
    asks: 'father time unknown',
  },
  paternalGrandmotherName: {
    purpose: 'The name of the father’s mother.',
    asks: 'paternal grandmother grandma father’s mother',
  },
  paternalGrandfatherName: {
    purpose: 'The name of the father’s father.',
    asks: 'paternal grandfather grandpa father’s father',
  },
  whereParentsFirstMet: {
    purpose: 'Where the parents first met: a place, in your own words or from the list.',
    asks: 'where parents met first met ',
  },
  whenParentsMarried: {
    purpose: 'The day of the marriage; the book then tells its weekday and Sun.',
    asks: 'marriage date married wedding date',
  },
  parentsUnmarried: {
    purpose: 'Tick it when the parents were not married; no date is printed then.',
    asks: 'unwed switch',
  },
  whenParentsConceived: {
    purpose:
      'The day of the conception, by your knowledge or computed by MYA as 280 days before the birth. It must lie before the birth.',
    asks: 'conceived conception date field',
  },
  myaCalculateConception: {
    purpose:
      'Lets MYA compute the conception date, 280 days before the birth; typing into that field is then disabled.',
    asks: 'switch toggle ask mya conception',
  },
  primaryCaretakerName: {
    purpose: 'Who mainly looks after the child.',
    asks: 'caretaker guardian nanny carer primary',
  },
  secondaryCaretakerName: {
    purpose: 'Who else looks after the child.',
    asks: 'second caretaker guardian secondary',
  },
  printPreference: {
    purpose: 'Which prints of hand or foot the book keeps a space for.',
    asks: 'print preference handprint footprint',
  },
  uploadedFiles: {
    purpose: 'Pictures of hand or foot and other files of the birth, up to 8 of 10 MB each.',
    asks: 'birth files uploaded attachments',
  },
  babyGender: {
    purpose: 'The child’s gender. It decides which form of the Akan day name is told.',
    asks: 'gender sex boy girl male female',
  },
  specificGender: {
    purpose: 'Choose ‘Other’ as the gender: this field then appears, for your own word.',
    asks: 'specify gender other nonbinary intersex',
  },
  babyRace: {
    purpose: 'As the family says it. No insight is computed from it.',
    asks: 'race ethnicity why do you ask for race',
  },
  babyNationality: {
    purpose: 'The nationality, as the family says it.',
    asks: 'nationality citizenship two nationalities',
  },
  metricMeasures: { purpose: 'Shows height and weight in centimetres and kilograms.', asks: 'metric switch' },
  babyHeightFeet: {
    purpose: 'The length at birth, in whole feet, 0 to 5.',
    asks: 'height length feet tall long',
  },
  babyHeightInches: {
    purpose: 'The length at birth, inches beside the feet, 0 to 11.',
    asks: 'height length inches tall long',
  },
  babyHeightCentimetres: {
    purpose: 'What was typed in metric; feet and inches hold the record’s values.',
    asks: 'height centimetres',
  },
  babyWeightPounds: {
    purpose: 'The weight at birth, in whole pounds, 1 to 20.',
    asks: 'weight pounds heavy birth weight',
  },
  babyWeightOunces: {
    purpose: 'The weight at birth, ounces beside the pounds, 0 to 15.',
    asks: 'weight ounces',
  },
  babyWeightKilograms: {
    purpose:
      'Yes, kilograms are taken, with the metric switch of step IV; the record keeps pounds and ounces.',
    asks: 'weight kilograms',
  },
  babyHeadCircumference: {
    purpose: 'The circumference of the head at birth; the book draws a circle of its true size.',
    asks: 'head circumference size circle',
  },
  babyHeadCircumferenceUnit: {
    purpose: 'Whether the head was measured in centimetres or inches.',
    asks: 'unit head cm in',
  },
  babyBirthTemperature: {
    purpose: 'The first temperature taken, in °F or, with the unit beside it, in °C. The form only keeps it.',
    asks: 'birth temperature first reading thermometer',
  },
  babyBirthTemperatureUnit: {
    purpose: 'Whether the temperature was taken in °F or °C.',
    asks: 'unit temperature fahrenheit celsius',
  },
  babyBirthType: {
    purpose: 'The way into the world.',
    asks: 'birth types which can i choose type of birth cesarean c-section natural water birth vbac assisted home delivery type',
  },
  babyBloodType: {
    purpose: 'The child’s blood type, by ABO and rhesus, where it is known.',
    asks: 'blood type blood group rhesus',
  },
  babyEyeColor: { purpose: 'The colour of the eyes as first seen.', asks: 'eye colour color eyes' },
  babyHairColor: { purpose: 'The colour of the hair as first seen.', asks: 'hair colour color bald' },
  acknowledgement: {
    purpose: 'You acknowledge that the insights are for fun and inspiration, and no medical or legal advice.',
    asks: 'acknowledge tick disclaimer',
  },
  finalReview: { purpose: 'Set by the page once step V was seen.', asks: 'final review' },
}
