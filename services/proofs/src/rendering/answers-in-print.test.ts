import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { BookPage } from '@shared/contracts/field-kinds'
import { arrivalDataOf } from './arrival-data'
import { bodyDataOf } from './body-data'
import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import { keepsakePrintOf } from './keepsake-print'
import { nameDataOf } from './name-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { textOf } from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const closed = (text: string) => text.replace(/[^\p{L}\p{N}+]/gu, '').toLowerCase()

/** The answers that are not printed in their own letters, and how the book says them. */
const told: Partial<Record<BirthFormField, readonly [answer: unknown, words: string]>> = {
  babyDateOfBirth: ['2026-04-21', 'the twenty-first of April two thousand and twenty-six'],
  babyTimeOfBirth: ['04:27', 'at twenty-seven minutes past four in the morning'],
  birthLatitude: [43.6591, '43° 40′ N'],
  birthLongitude: [-70.2568, '70° 15′ W'],
  birthTimeZone: ['America/New_York', 'Eastern Daylight Time, UTC−4'],
  babyBirthOrder: ['4th Child', 'three generations, fourth child'],
  apgarScore1Min: ['7', 'Apgar 7, then'],
  apgarScore5Min: ['9', 'then 9 at one and five minutes'],
  daysConnected: [1, '1 d'],
  hoursConnected: [2, '2 h'],
  minutesConnected: [3, '3 min'],
  secondsConnected: [4, '4 s'],
  motherDateOfBirth: ['1993-09-03', 'born 3 September 1993'],
  motherTimeOfBirth: ['07:15', 'at 07:15 · Virgo'],
  fatherDateOfBirth: ['1991-01-17', 'born 17 January 1991'],
  fatherTimeOfBirth: ['22:40', 'at 22:40 · Capricorn'],
  whenParentsMarried: ['2022-06-08', 'they married 8 June 2022'],
  whenParentsConceived: ['2025-07-29', 'about 29 July 2025'],
  printPreference: ['Footprint', 'footprint'],
  uploadedFiles: [[], 'the way into the world footprint'], // a picture stands where there was a place to press one
  babyGender: ['Other', 'Gender'],
  babyHeightFeet: [1, '20 in'],
  babyHeightInches: [8, '20 in'],
  babyWeightPounds: [7, '7 lb'],
  babyWeightOunces: [6, 'lb 6 oz'],
  babyHeadCircumference: [34.5, 'Head 34.5'],
  babyHeadCircumferenceUnit: ['cm', '34.5 cm or 13.6 in round'],
  babyBirthTemperature: [98.4, '98.4'],
  babyBirthTemperatureUnit: ['°F', '98.4 °F'],
  babyBirthType: ['Water Birth', 'Water Birth'],
  babyBloodType: ['O+', 'O+'],
}
/** Told by what the page then leaves out, and by how the hour is told; their own tests are beside those pages. */
const silent: ReadonlySet<BirthFormField> = new Set([
  'babyTimeUnknown',
  'babyClockChange',
  'motherTimeUnknown',
  'fatherTimeUnknown',
])

const letterOf = (index: number) => String.fromCharCode(97 + index)
/** A word for each field that stands in no other text of the book. */
const markOf = (field: BirthFormField) => {
  const index = birthFieldNames.indexOf(field)
  return `Zq${letterOf(Math.floor(index / 26))}${letterOf(index % 26)}x`
}
const printed = birthFieldNames.flatMap((field) => {
  const page = birthFields[field].printed?.page
  return page && !silent.has(field) ? [{ field, page, words: told[field]?.[1] ?? markOf(field) }] : []
})
const answered: CodexForm = Object.fromEntries(
  printed.map(({ field }) => [field, told[field] ? told[field][0] : markOf(field)]),
)

/** What heads the pages; the readings follow the cards. */
const headings: Record<Exclude<BookPage, 'certificate' | 'readings'>, string> = {
  name: 'The name',
  lineage: 'Lineage',
  arrival: 'The arrival',
  'physical-codex': 'The physical codex',
  'numbers-and-cards': 'The number and the cards',
}
const bookOf = async (form: CodexForm, pictures: (Buffer | undefined)[] = []) => {
  const data = bookDataOf({ ...subjectWith(), form }, pictures)
  const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive', prints: pictures })
  const pages = (await textOf(pdf)).map(closed)
  const cards = pages.findIndex((text) => text.includes(closed(headings['numbers-and-cards'])))
  return (page: BookPage): string => {
    if (page === 'certificate') return pages[0] ?? ''
    if (page === 'readings') return pages.slice(cards + 1).join(' ')
    return (
      pages.find((text, number) => number > 0 && number <= cards && text.includes(closed(headings[page]))) ??
      ''
    )
  }
}

describe('the answers of the form', () => {
  it('[PRF-037] stand in the book, each on the page that the table of fields names', async () => {
    const picture = await keepsakePrintOf(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><circle r="9"/></svg>'),
    )
    const pageOf = await bookOf(answered, [picture])
    const missing = printed.filter(({ page, words }) => !pageOf(page).includes(closed(words)))
    expect(missing).toEqual([])
    // The address of the family is the only answer that a book keeps to itself.
    const unprinted = birthFieldNames.filter(
      (field) => birthFields[field].isQuestion && birthFields[field].printed === null,
    )
    expect(unprinted).toEqual(['email'])
  })

  it('that were not given leave neither page nor label behind', async () => {
    const required: CodexForm = Object.fromEntries(
      printed
        .filter(({ field }) => birthFields[field].required || field.startsWith('birthL'))
        .map(({ field }) => [field, answered[field]]),
    )
    const pageOf = await bookOf(required)
    for (const page of ['name', 'lineage', 'arrival', 'physical-codex'] as const)
      expect(pageOf(page)).toBe('')
    expect(pageOf('certificate')).not.toMatch(/mother|father/)
  })

  it('leave no fact empty, whichever of them is missing', () => {
    for (const { field } of printed.filter(({ field: name }) => !birthFields[name].required)) {
      const form = { ...answered, [field]: birthFields[field].kind === 'number' ? null : '' }
      const facts = [...bodyDataOf(form).facts, ...(arrivalDataOf(form)?.facts ?? [])]
      expect(facts.filter(({ label, value, note }) => !label || !value || !note)).toEqual([])
      expect(nameDataOf(form)?.parts.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
    }
  })
})
