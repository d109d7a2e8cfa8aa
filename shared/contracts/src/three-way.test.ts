import { birthFieldNames, emptyBirthForm } from './birth-form'
import type { BirthFormDraft, BirthFormField } from './birth-form'
import { fieldGroups, groupOf } from './field-groups'
import { changesBetween, fieldsThatDiffer, mergeForms, mergeVersions } from './three-way'

const form = (changes: Partial<BirthFormDraft> = {}): BirthFormDraft => ({ ...emptyBirthForm(), ...changes })
const base = form({ motherFullName: 'Ewa', babyBirthLocation: 'Lund', birthLatitude: 55.7 })

it('keeps what each of two writers changed, in different fields', () => {
  const mine = { ...base, motherFullName: 'Ewa Łukasz' }
  const theirs = { ...base, fatherFullName: 'Tor', uploadedFiles: [{ name: 'a.png', size: 1 }] }
  expect(mergeForms(base, mine, theirs)).toEqual({
    values: { ...theirs, motherFullName: 'Ewa Łukasz' },
    contested: [],
  })
  expect(mergeForms(base, theirs, mine)).toEqual(mergeForms(base, mine, theirs))
})

it('names what both changed to different things, and keeps mine; the same change made twice is one', () => {
  const mine = { ...base, motherFullName: 'Ewa Ł.', fatherFullName: 'Tor' }
  const theirs = { ...base, motherFullName: 'Eva', fatherFullName: 'Tor' }
  expect(mergeForms(base, mine, theirs)).toEqual({ values: mine, contested: ['motherFullName'] })
  expect(mergeVersions(base, { values: mine, rivals: {} }, { values: theirs, rivals: {} })).toEqual({
    values: mine,
    rivals: { motherFullName: 'Eva' },
  })
})

it('knows a number by what it says, as it was typed or as it was checked', () => {
  const typed = { ...base, babyWeightPounds: '7', babyHeadCircumference: '34,5', birthLatitude: '55.7' }
  const checked = { ...base, babyWeightPounds: 7, babyHeadCircumference: 34.5 }
  expect(mergeForms(base, typed, { ...checked, babyMiddleName: 'Noor' })).toEqual({
    values: { ...typed, babyMiddleName: 'Noor' },
    contested: [],
  })
  expect(fieldsThatDiffer({ ...base, babyWeightPounds: '' }, { ...base, babyWeightPounds: 0 })).toEqual([
    'babyWeightPounds',
  ])
})

describe('fields that say one thing together', () => {
  it('never mix one place with the coordinates of another', () => {
    const mine = { ...base, babyBirthLocation: 'Malmö', birthLatitude: 55.6 }
    const theirs = { ...base, birthLatitude: 1, birthLongitude: 2 }
    const { values, contested } = mergeForms(base, mine, theirs)
    expect([values.babyBirthLocation, values.birthLatitude, values.birthLongitude]).toEqual([
      'Malmö',
      55.6,
      null,
    ])
    expect(contested).toEqual(['babyBirthLocation', 'birthLatitude', 'birthLongitude'])
  })
  it('are taken whole from whoever alone changed them, or changed more of the same', () => {
    const theirs = { ...base, babyBirthLocation: 'Malmö', birthLatitude: 55.6, birthLongitude: 13 }
    expect(mergeForms(base, base, theirs)).toEqual({ values: theirs, contested: [] })
    const begun = { ...base, babyBirthLocation: 'Malmö' }
    expect(mergeForms(base, begun, theirs)).toEqual({ values: theirs, contested: [] })
    expect(mergeForms(base, theirs, begun)).toEqual({ values: theirs, contested: [] })
  })
  it('travel together in a change, each with what it was before', () => {
    const fields = changesBetween(base, { ...base, birthLatitude: 1 })
    expect(fields.map(({ field }) => field)).toEqual(groupOf('birthLatitude'))
    expect(fields[1]).toEqual({ field: 'birthLatitude', base: 55.7, value: 1 })
  })
  it('belong to one group each', () => {
    const named: BirthFormField[] = fieldGroups.flat()
    expect(new Set(named).size).toBe(named.length)
    for (const field of birthFieldNames) expect(groupOf(field)).toContain(field)
  })
})

describe('files', () => {
  const file = (name: string, fileURL?: string) => ({ name, size: 1, ...(fileURL ? { fileURL } : {}) })
  const filed = (...uploadedFiles: BirthFormDraft['uploadedFiles']) => ({ ...base, uploadedFiles })
  const sent = ['a', 'b', 'c', 'd'].map((name) => file(name, `/api/objects/${name}`))
  const [a = file(''), b = file(''), c = file(''), d = file('')] = sent

  it('that two add at once stand side by side, and what one of them took away is gone', () => {
    const { values, contested } = mergeForms(filed(a, b), filed(b, c), filed(a, b, d))
    expect(values.uploadedFiles).toEqual([b, d, c])
    expect(contested).toEqual([])
    expect(mergeForms(filed(a), filed(), filed(a, b)).values.uploadedFiles).toEqual([b])
  })
  it('that both sent are one, and what was sent stays though another took its name away', () => {
    const again = file('a', '/api/objects/again')
    expect(mergeForms(filed(), filed(a, c), filed(again)).values.uploadedFiles).toEqual([again, c])
    const onItsWay = file('a')
    expect(mergeForms(filed(), filed(a), filed(onItsWay, b)).values.uploadedFiles).toEqual([a, b])
    expect(mergeForms(filed(onItsWay), filed(), filed(a, b)).values.uploadedFiles).toEqual([a, b])
    expect(mergeForms(filed(onItsWay), filed(a, b), filed()).values.uploadedFiles).toEqual([a, b])
  })
  it('are to be chosen between where they are too many together', () => {
    const five = (who: string) => Array.from({ length: 5 }, (_, at) => file(`${who}${at}`, `/${who}${at}`))
    const [mine, theirs] = [filed(...five('m')), filed(...five('t'))]
    expect(mergeForms(filed(), mine, theirs)).toEqual({ values: mine, contested: ['uploadedFiles'] })
  })
})

it('loses nothing that either wrote, whatever two do at once', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const inOnePiece = birthFieldNames.filter((field) => field !== 'uploadedFiles')
  const written = (who: string): BirthFormDraft => {
    const changes = Array.from({ length: random(12) }, () => {
      const field = inOnePiece[random(inOnePiece.length)] ?? 'email'
      return [field, random(3) ? `${who} ${random(3)}` : `both ${random(2)}`]
    })
    return { ...base, ...Object.fromEntries(changes) }
  }
  for (let run = 0; run < 2000; run += 1) {
    const [mine, theirs] = [written('mine'), written('theirs')]
    const { values, contested } = mergeForms(base, mine, theirs)
    const shown = (field: BirthFormField) => [
      values[field],
      contested.includes(field) ? theirs[field] : values[field],
    ]
    for (const field of birthFieldNames) {
      if (mine[field] !== base[field]) expect(shown(field)).toContain(mine[field])
      if (theirs[field] !== base[field]) expect(shown(field)).toContain(theirs[field])
    }
  }
})
