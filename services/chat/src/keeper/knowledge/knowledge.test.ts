import { readFileSync } from 'node:fs'
import path from 'node:path'
import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { insightsOf } from '@shared/insights/insights'
import type { InsightSubject } from '@shared/insights/insights'
import { insightMethods, passagesOf } from './passages'

const passages = passagesOf({})
const textOf = (id: string) => passages.find((passage) => passage.id === id)?.text ?? ''
const document = (name: string) => readFileSync(path.resolve(__dirname, '../../../../..', name), 'utf8')

const place = { latitude: 57.7, longitude: 11.97, timeZone: 'Europe/Stockholm' }
const full: InsightSubject = {
  firstName: 'Mila',
  middleName: 'Noor',
  lastName: 'Okafor',
  gender: 'Female',
  birth: { date: '2026-04-21', time: '04:17', place },
  birthOrder: '2nd Child',
  motherBirthDate: '1994-02-03',
  fatherBirthDate: '1992-11-30',
  conceptionDate: '2025-07-15',
  marriageDate: '2020-06-06',
}

describe('what the keeper can say', () => {
  it('tells of every insight how it is computed, and of none that there is not', () => {
    const told = new Set(
      [
        full,
        { ...full, birth: { date: '2026-04-21' } },
        { ...full, firstName: '爱丽', middleName: '', lastName: '陈' },
        { ...full, birth: { date: '2026-08-02', time: '12:30', place } },
      ].flatMap((subject) => insightsOf(subject).map(({ id }) => id)),
    )
    expect([...told].filter((id) => !insightMethods[id])).toEqual([])
    expect(Object.keys(insightMethods).filter((id) => !told.has(id))).toEqual([])
    expect(told.size).toBeGreaterThanOrEqual(114)
  })

  it('tells of every field whether it is required and where it is printed, as the tables of the form say', () => {
    const ofThePage = ['finalReview', 'differentChild']
    for (const field of birthFieldNames.filter((name) => !ofThePage.includes(name))) {
      const text = textOf(`field/${field}`)
      expect(text).toContain(fieldWords(field))
      expect(text.includes('It is required')).toBe(birthFields[field].required !== undefined)
      expect(text.includes('It is printed on')).toBe(birthFields[field].printed !== null)
    }
  })

  it('has a title, a text and a source for each passage, and no two of one title', () => {
    expect(passages.filter(({ title, text, source }) => !title || !text || !source)).toEqual([])
    expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length)
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  })

  it('names no price but the one that is set', () => {
    const sums = /[$€£]\s?\d|\d\s?(?:dollars|euros|pounds sterling)/
    expect(passages.filter(({ text }) => sums.test(text)).map(({ id }) => id)).toEqual([])
    expect(textOf('proof/price')).toContain('No price is configured')
    const set = passagesOf({ prices: 'The book is 89 €.' }).find(({ id }) => id === 'proof/price')
    expect(set?.text).toBe('The book is 89 €.')
  })

  it('[CON-002] names no number of insights but “64+ personalized insights”', () => {
    const numbers = passages.flatMap(({ text }) =>
      [...text.matchAll(/\b\d+\S* (?:\w+ )?insights\b/g)].map(([number]) => number),
    )
    expect(new Set(numbers)).toEqual(new Set(['64+ personalized insights']))
    expect(passages.filter(({ text }) => /\b(?:87|110|114|117)\b/.test(text)).map(({ id }) => id)).toEqual([])
  })

  // What is built is told as docs/privacy.md has it.
  it.each([
    ['privacy/encryption', 'a key of its own', 'a key of 256 bits for each record'],
    ['privacy/erase', 'asking twice', 'asked twice'],
    ['privacy/erase', 'one ZIP file', 'one ZIP file'],
    ['privacy/draft-shared-computer', '‘Forget this device’', '‘Forget this device’'],
  ])('%s says “%s”, as docs/privacy.md does', (id, words, sentence) => {
    expect([textOf(id).includes(words), document('docs/privacy.md').includes(sentence)]).toEqual([true, true])
  })
})
