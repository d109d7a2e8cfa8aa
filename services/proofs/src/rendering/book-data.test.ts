import { bookDataOf } from './book-data'
import { fullForm } from './testing/full-form'
import { subjectWith } from './testing/subjects'

describe('bookDataOf', () => {
  it('makes the book of a child whose parents were born and married before the sky is computed', () => {
    const { lineage, readings } = bookDataOf(
      subjectWith({
        ...fullForm,
        babyDateOfBirth: '1930-02-18',
        motherDateOfBirth: '1898-12-31',
        fatherDateOfBirth: '1889-01-20',
        motherTimeOfBirth: '23:50',
        whenParentsMarried: '1899-11-30',
        whenParentsConceived: '1929-05-14',
      }),
    )
    expect(lineage?.parents).toMatchObject([
      { born: '31 December 1898 at 23:50', sign: null },
      { born: '20 January 1889 at 22:40', sign: null },
    ])
    expect(lineage?.married).toBe('30 November 1899')
    const family = readings.chapters.find(({ title }) => title === 'The family')
    expect(family?.plate?.caption).toContain(
      'At the birth the mother was thirty-one and the father forty-one.',
    )
    expect(family?.readings.map(({ title }) => title.replaceAll('\u00A0', ' '))).toEqual([
      'Child number one',
      'Before the beginning',
    ])
  })

  it('says whose season it is, also where nobody knows the place', () => {
    const seasonOf = (form: Parameters<typeof subjectWith>[0]) =>
      bookDataOf(subjectWith(form)).readings.numbers.others.find(({ label }) => label === 'Season')?.note
    expect(seasonOf({})).toBe('where it was')
    expect(seasonOf({ birthLatitude: null, birthLongitude: null, birthTimeZone: null })).toBe('in the north')
  })

  it('says beneath the arrival what its answers tell, and no more', () => {
    const nobody = Object.fromEntries(Object.keys(fullForm).map((field) => [field, null]))
    const toldOf = (form: Parameters<typeof subjectWith>[0]) => bookDataOf(subjectWith(form)).arrival?.told
    expect(toldOf(fullForm)).toBe('where it was, who was there, who takes care and who came')
    expect(toldOf({ ...nobody, babyGender: 'Female' })).toBe('who came')
    expect(toldOf({ ...nobody, hospitalName: 'Mercy', babyNationality: 'Irish' })).toBe(
      'where it was and who came',
    )
    expect(toldOf({ ...nobody, secondaryCaretakerName: 'Elias' })).toBe('who takes care')
    expect(toldOf(nobody)).toBeUndefined()
  })

  it('has one apostrophe in a name, wherever it stands', () => {
    const data = bookDataOf(
      subjectWith({
        ...fullForm,
        babyFirstName: "D'Arcy",
        babyLastName: "O'Shea",
        motherFullName: "Niamh O'Shea",
      }),
    )
    expect(JSON.stringify(data)).not.toMatch(/[DO]'[AS]/)
    expect(data.certificate.name.words).toEqual(['D’Arcy', 'Noor', 'O’Shea'])
  })
})
