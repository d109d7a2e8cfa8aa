import type { BirthPlace } from '../birth-moment'
import type { InsightSubject } from '../insights'

/** A small seeded generator (mulberry32): the same records in every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const names: [[string, string, string], ...[string, string, string][]] = [
  ['Amara', 'Noor', 'Okafor-Lindqvist'],
  ['Jón', '', 'Þórsson'],
  ['Nguyễn', 'Thị', 'Ánh'],
  ['Lynn', '', 'Ng'],
  ['María José', 'de los Ángeles', 'García Márquez'],
  ['Łukasz', '', 'Brzęczyszczykiewicz'],
  ['Zoë', '', 'O’Neill'],
  ['爱丽', '', '陈'],
  ['さくら', '', '田中'],
  ['서연', '', '김'],
  ['आरव', '', 'शर्मा'],
  ['عائشة', 'نور', 'الحسن'],
  ['דָּוִד', '', 'לוי'],
  ['Александра', 'Сергеевна', 'Иванова'],
  ['Ольга', '', 'Їжакевич'],
  ['Ελένη', '', 'Παπαδοπούλου'],
  ['นภา', '', 'สุขใจ'],
  ['Anna', '', '山田'],
  ['X', '', 'Y'],
  ['Maximilian', 'Alexander Theodor Friedrich', 'von und zu Hohenfels-Wartenberg'],
]

const places: [BirthPlace, ...BirthPlace[]] = [
  { latitude: 43.6591, longitude: -70.2568, timeZone: 'America/New_York' },
  { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
  { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' },
  { latitude: 0.3476, longitude: 32.5825, timeZone: 'Africa/Kampala' },
  { latitude: 35.6895, longitude: 139.6917, timeZone: 'Asia/Tokyo' },
  { latitude: -54.8019, longitude: -68.303, timeZone: 'America/Argentina/Ushuaia' },
  { latitude: 78.2232, longitude: 15.6267, timeZone: 'Arctic/Longyearbyen' },
  { latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' },
  { latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' },
  { latitude: -90, longitude: 0, timeZone: 'Antarctica/McMurdo' },
]

const two = (value: number) => String(value).padStart(2, '0')

/** A record with some of its fields filled, from the required ones alone to all of them. */
const sampleSubject = (random: () => number): InsightSubject => {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0]
  const sometimes = <Value>(share: number, make: () => Value): Value | undefined =>
    random() < share ? make() : undefined
  const dateBetween = (from: number, to: number) =>
    new Date(Date.UTC(from, 0, 1) + Math.floor(random() * (to - from) * 365.2425) * 86_400_000)
      .toISOString()
      .slice(0, 10)
  const [firstName, middleName, lastName] = pick(names)
  const date = dateBetween(1930, 2100)
  const year = Number(date.slice(0, 4))
  return {
    firstName,
    middleName,
    lastName,
    birth: {
      date,
      time: sometimes(0.7, () => `${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 60))}`),
      place: sometimes(0.7, () => pick(places)),
    },
    gender: sometimes(0.7, () => pick(['Male', 'Female', 'Other'])),
    birthOrder: sometimes(0.6, () =>
      pick(['1st Child', '2nd Child', '3rd Child', '7th Child', '11th Child or more']),
    ),
    motherBirthDate: sometimes(0.6, () => dateBetween(Math.max(1900, year - 45), year - 16)),
    fatherBirthDate: sometimes(0.6, () => dateBetween(Math.max(1900, year - 60), year - 16)),
    marriageDate: sometimes(0.4, () => pick([dateBetween(year - 15, year), 'Parents were not married'])),
    conceptionDate: sometimes(0.4, () =>
      new Date(Date.parse(date) - 280 * 86_400_000).toISOString().slice(0, 10),
    ),
  }
}

/** So many records, always the same ones. */
export const sampleSubjects = (count: number, seed = 1): InsightSubject[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => sampleSubject(random))
}
