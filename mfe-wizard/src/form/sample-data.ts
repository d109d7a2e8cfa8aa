import { birthFields, birthFieldNames, emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { genders, noPrints, printPreferences } from '@shared/contracts/enumerations'

/** A number from 0 up to, not including, 1. */
export type Random = () => number

const girls = ['Amara', 'Noor', 'Zoë', 'Mei', 'Saoirse', 'Łucja']
const boys = ['Elías', 'Noah', 'Kenji', 'Émile', 'Dáithí', 'Søren']
const families = ['Okafor', 'Lindqvist', 'O’Brien', 'García', 'Tanaka', 'Nowak', 'Haddad']
const elders = ['Märta', 'Åke', 'Ngozi', 'Emeka', 'Rosa', 'Tomás', 'Hana', 'Wojciech']
const places = [
  { city: 'Göteborg, Västra Götaland, Sweden', lat: 57.70716, long: 11.96679, zone: 'Europe/Stockholm' },
  { city: 'Chicago, Illinois, United States', lat: 41.85003, long: -87.65005, zone: 'America/Chicago' },
  { city: 'Lagos, Lagos, Nigeria', lat: 6.45407, long: 3.39467, zone: 'Africa/Lagos' },
  { city: 'Kyoto, Kyoto, Japan', lat: 35.02107, long: 135.75385, zone: 'Asia/Tokyo' },
] as const
const facilities = ['Östra Hospital', 'St. Brigid’s Birth Centre', 'At home', 'Riverside Hospital']

const two = (number: number) => String(number).padStart(2, '0')

/** An answer to every question that offers some, and its own name in every other line of text. */
const anyChoices = (one: <T>(list: readonly T[]) => T): Partial<BirthFormDraft> =>
  Object.fromEntries(
    birthFieldNames.flatMap((field) => {
      const { kind, isQuestion, isAskedOf, label, options, counts, suggestions } = birthFields[field]
      if (!isQuestion || isAskedOf) return []
      const offered: readonly (string | number)[] | undefined = options ?? counts ?? suggestions
      if (offered) return [[field, one(offered)]]
      return kind === 'line' || kind === 'text' ? [[field, label]] : []
    }),
  )

/** A whole form of invented answers that passes every rule, for trying the product out. APGAR 7-10, then 8-10. */
export function sampleForm(now: Date, random: Random = Math.random): BirthFormDraft {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const one = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)]
    if (found === undefined) throw new RangeError('Nothing to choose from')
    return found
  }
  const dateBefore = (fewest: number, most: number) =>
    new Date(now.getTime() - whole(fewest, most) * 86_400_000).toISOString().slice(0, 10)
  const time = () => `${two(whole(0, 23))}:${two(whole(0, 59))}`
  const isGirl = random() < 0.5
  const [mother, father] = [one(families), one(families)]
  const place = one(places)
  const birth = dateBefore(2, 60)
  const conceived = new Date(Date.parse(birth) - 280 * 86_400_000).toISOString().slice(0, 10)
  const elder = (family: string) => `${one(elders)} ${family}`
  const answers: Partial<BirthFormDraft> = {
    email: 'parent@example.com',
    babyFirstName: one(isGirl ? girls : boys),
    babyMiddleName: one(elders),
    babyLastName: `${father}-${mother}`,
    babyNicknames: one(['Nono', 'Lillen', 'Bean']),
    babyNameOrigin: 'Chosen by a grandparent',
    babyNameEtymology: 'Known to the family',
    babyNameMeaning: 'Grace',
    babyDateOfBirth: birth,
    babyTimeOfBirth: time(),
    babyBirthPlace: one(facilities),
    babyBirthLocation: place.city,
    birthLatitude: place.lat,
    birthLongitude: place.long,
    birthTimeZone: place.zone,
    apgarScore1Min: one(['7', '8', '9', '10'] as const),
    apgarScore5Min: one(['8', '9', '10'] as const),
    hospitalName: one(facilities),
    attendingDoctorName: `Dr. ${elder(one(families))}`,
    daysConnected: 0,
    motherFullName: `Hanna ${mother}`,
    motherDateOfBirth: dateBefore(24 * 365, 40 * 365),
    motherTimeOfBirth: time(),
    fatherFullName: `Chinedu ${father}`,
    fatherDateOfBirth: dateBefore(24 * 365, 45 * 365),
    fatherTimeOfBirth: time(),
    maternalGrandmotherName: elder(mother),
    maternalGrandfatherName: elder(mother),
    paternalGrandmotherName: elder(father),
    paternalGrandfatherName: elder(father),
    whereParentsFirstMet: one(places).city,
    whenParentsMarried: dateBefore(3 * 365, 8 * 365),
    whenParentsConceived: conceived,
    primaryCaretakerName: `Hanna ${mother}`,
    secondaryCaretakerName: `Chinedu ${father}`,
    printPreference: one(printPreferences.filter((preference) => preference !== noPrints)),
    babyGender: isGirl ? genders[1] : genders[0],
    babyHeadCircumference: whole(330, 370) / 10,
    babyBirthTemperature: whole(975, 990) / 10,
    babyHeightFeet: 1,
    babyHeightInches: whole(6, 10),
    babyWeightPounds: whole(6, 9),
    babyWeightOunces: whole(0, 15),
  }
  return { ...emptyBirthForm(), ...anyChoices(one), ...answers }
}
