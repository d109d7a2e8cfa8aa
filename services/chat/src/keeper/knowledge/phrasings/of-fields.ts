import type { BirthFormField } from '@shared/contracts/birth-form'
import { phrasingsByName } from './phrasings'
import type { Phrasings } from './phrasings'

/** What parents call a field, by commas; after a bar, questions of its own. */
const called: Partial<Readonly<Record<BirthFormField, string>>> = {
  email:
    'email address, email | why must I give an email | which email should I use | can I use the same email twice | what is my email used for',
  babyFirstName:
    'first name, given name, forename | what do I write as first name | may the first name change the proof id',
  babyMiddleName:
    'middle name, second first name | my daughter has two middle names | we have no middle name',
  babyLastName: 'last name, surname, family name | whose surname do I enter',
  babyNicknames:
    'nickname, pet name | can I put in what we call her at home | several nicknames | can I put what we call him at home | we call her by a short name',
  babyNameOrigin:
    'name origin field, origin of the name field | can I write myself where the name is from | why we chose the name',
  myaCalculateOrigin: 'ask mya switch for the origin | turn mya off for the name origin',
  babyNameEtymology:
    'etymology field, name etymology field | what is etymology | can I write the roots of the name myself',
  myaCalculateEtymology: 'ask mya switch for the etymology | turn mya off for the etymology',
  babyNameMeaning:
    'name meaning field | can I write what the name means to us | what do I put for the meaning of the name | own words for the meaning',
  babyDateOfBirth:
    'date of birth, birthday field, birth date | which date do I enter if she was born at midnight | how do I write the date of birth',
  babyTimeOfBirth:
    'time of birth, hour of birth field, birth time | why do you want to know the time | is the time of birth that important | what is the time of birth for',
  babyTimeUnknown: 'time unknown box, checkbox for an unknown time',
  babyClockChange: 'question before or after the clock change, clock change field',
  babyBirthPlace:
    'birth place field, facility of birth, birth centre field | do I write hospital or home | we had a home birth, where do I write that | difference between birth place and birth location | birth place versus birth location, is that not the same | what is the difference between place and location | she was born in the car, what do I put as place | is it the hospital or the city',
  babyBirthLocation:
    'birth location field, city of birth, town of birth | why do I have to pick a city | what is birth location for | birth location or birth place | town or hospital for location | the city where she was born',
  birthLatitude: 'latitude, north coordinate',
  birthLongitude: 'longitude, east coordinate',
  birthTimeZone: 'time zone field, zone of the birth place',
  hospitalName: 'hospital name, name of the clinic | which hospital do I write',
  attendingDoctorName:
    'attending doctor, name of the midwife, name of the doctor | where do I thank our midwife | who delivered the baby | we had a doula',
  babyBirthOrder:
    'birth order field, place among the siblings | where do I say that she is our second child | is a stillborn counted in the birth order | he is our third',
  apgarScore1Min:
    'apgar score after one minute, first apgar score | what is apgar | we do not know the apgar | what is the apgar number | do I need the apgar',
  apgarScore5Min: 'apgar score after five minutes, second apgar score | apgar at five minutes',
  daysConnected: 'days connected, number of days at the placenta',
  hoursConnected: 'hours connected, number of hours at the placenta',
  minutesConnected: 'minutes connected, number of minutes at the placenta',
  secondsConnected: 'seconds connected, number of seconds at the placenta',
  motherFullName:
    'name of the mother, mum’s name, maiden name of the mother | do I write my maiden name | mother changed her name',
  motherDateOfBirth:
    'birthday of the mother, mother’s date of birth, mum’s birth date | why do you ask when I was born, I am the mother | do you need my own birthday',
  motherTimeOfBirth:
    'mother’s time of birth, hour when the mother was born | is daylight saving counted for the birth hour of the mother',
  motherTimeUnknown: 'unknown time of the mother, box that mum’s time is unknown',
  maternalGrandmotherName:
    'maternal grandmother, mother of the mother, grandma on mum’s side | do I have to know my mother’s maiden name | my grandmother on mum’s side',
  maternalGrandfatherName: 'maternal grandfather, father of the mother, grandpa on mum’s side',
  fatherFullName: 'name of the father, dad’s name | full name of the dad',
  fatherDateOfBirth:
    'birthday of the father, father’s date of birth, dad’s birth date | why do you want to know when my husband was born',
  fatherTimeOfBirth: 'father’s time of birth, hour when the father was born',
  fatherTimeUnknown: 'unknown time of the father, box that dad’s time is unknown',
  paternalGrandmotherName:
    'paternal grandmother, mother of the father, grandma on dad’s side | my husband’s mother | my mother in law’s name',
  paternalGrandfatherName: 'paternal grandfather, father of the father, grandpa on dad’s side',
  whereParentsFirstMet:
    'place where the parents met, first meeting of the parents | we met online | why do you need to know where my husband and I met | where did we get to know each other | why do you ask where we met',
  whenParentsMarried:
    'date of the marriage, wedding date field, marriage date | when did we get married | which wedding date, church or registry',
  parentsUnmarried: 'unwed switch, box that we are unmarried',
  whenParentsConceived:
    'conception date field, day of conception field | can I enter the conception date myself | I know the exact day she was conceived | ivf transfer date',
  myaCalculateConception: 'ask mya switch for the conception date | turn mya off for the conception date',
  primaryCaretakerName:
    'primary caretaker, main carer, first guardian | who looks after the baby | what is a caretaker | who do I name as caretaker | who is the primary caretaker | who looks after her most',
  secondaryCaretakerName:
    'secondary caretaker, other carer, second guardian | can I name a nanny | my mum looks after him, is she the secondary caretaker | who is meant by secondary caretaker | the nanny as caretaker',
  printPreference: 'print preference, choice of handprint or footprint | what is print preference',
  uploadedFiles: 'birth files, uploaded files field | what belongs into birth files | where are my uploads',
  babyGender: 'gender, sex of the baby, gender field | boy or girl question | which genders can I pick',
  specificGender:
    'gender in our own words, specify gender, other gender | the baby is intersex | what if neither boy nor girl fits',
  babyRace:
    'race, ethnicity, race question | why do you want to know the skin colour | what do you do with ethnicity | mixed heritage | do I have to say which race | I do not like the question about race',
  babyNationality:
    'nationality, citizenship | dual citizen | she has two passports, which nationality | is the nationality shown',
  metricMeasures: 'metric switch field, metric measures switch',
  babyHeightFeet: 'length at birth in feet, height in feet, body length | how tall was she',
  babyHeightInches: 'length in inches, height in inches | she was twenty inches long',
  babyHeightCentimetres: 'height in centimetres field, length in cm field',
  babyWeightPounds: 'birth weight in pounds, weight in pounds, weight at birth | how heavy was she',
  babyWeightOunces: 'weight in ounces, ounces of the birth weight',
  babyWeightKilograms: 'weight in kilograms field, weight in kilos field',
  babyHeadCircumference: 'head circumference, head size | what is the circle for | how big was the head',
  babyHeadCircumferenceUnit: 'unit of the head circumference, cm or inches for the head',
  babyBirthTemperature: 'temperature at birth, first temperature, body temperature',
  babyBirthTemperatureUnit: 'unit of the temperature, fahrenheit or celsius choice',
  babyBirthType:
    'type of birth, birth type, way of delivery | where do I say it was a caesarean | it was a water birth | is vbac an option | was it natural or a c-section | we had a caesarean | water birth, what do I choose | was it natural or assisted | vbac',
  babyBloodType:
    'blood type, blood group | we do not know the blood group | do you need the blood type | is the blood type necessary',
  babyEyeColor:
    'eye colour, color of the eyes | her eyes changed color later | which eye colours are there | which eye colour do I put, it still changes | his eyes are blue now but may turn | Welche Augenfarbe soll ich angeben | newborn eyes change colour, what do I write',
  babyHairColor:
    'hair colour, color of the hair | he has no hair yet | what if she was born bald | which hair colors are there | she has hardly any hair | his hair is falling out, what colour | Welche Haarfarbe',
  acknowledgement:
    'acknowledgement box, box to acknowledge | do I have to tick the acknowledgement | where do I acknowledge',
}

const ways: readonly ((name: string) => string)[] = [
  (name) => `what is ${name} for`,
  (name) => `must I fill in ${name}`,
  (name) => `can I leave ${name} blank`,
  (name) => `where is ${name} printed`,
  (name) => `what do I write for ${name}`,
  (name) => `why do you ask for ${name}`,
  (name) => `what if I don't know ${name}`,
  (name) => `what are the options for ${name}`,
]

const plainWays: readonly ((name: string) => string)[] = [
  (name) => `is the ${name} required or optional`,
  (name) => `which choices are there for the ${name}`,
  (name) => `is the ${name} printed in the book`,
  (name) => `on which step do I enter the ${name}`,
]

/** Each name in some of the ways in which a field is asked for, with the questions that were written for it. */
export const ofFields: Phrasings = phrasingsByName(
  Object.fromEntries(Object.entries(called).map(([field, line]) => [`field/${field}`, line])),
  ways,
  plainWays,
)
