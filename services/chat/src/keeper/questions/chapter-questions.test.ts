import { insightGroups } from '@shared/insights/insights'
import { insightMethods } from '../knowledge/passages'
import { chapterPassages } from '../knowledge/chapter-passages'
import { chapterAskedIn } from './chapter-questions'

it.each([
  ['which moon insights are there?', 'The Moon'],
  ['list the moon ones', 'The Moon'],
  ['what readings do you have about the name', 'The name'],
  ['how many tarot insights are there', 'The cards'],
  ['which insights come from the family?', 'The family'],
  ['show me the chinese insights', 'The Chinese year and its pillars'],
])('%s: %s', (question, group) => {
  const passage = chapterPassages.find(({ id }) => id === chapterAskedIn(question))
  expect(passage?.title).toBe(`The chapter ‘${group}’`)
})

it.each([
  'which insights need the time of birth?',
  'which moon was it on 3 may 2024',
  'what are the insights',
  'can the family see the insights',
  'which insights use the name of the mother',
])('is none in ‘%s’', (question) => {
  expect(chapterAskedIn(question)).toBeUndefined()
})

it('tells of every chapter what it holds, each insight in one of them', () => {
  expect(chapterPassages).toHaveLength(insightGroups.length)
  const texts = chapterPassages.map(({ text }) => text).join(' ')
  const missing = Object.values(insightMethods).filter(({ title }) => !texts.includes(title))
  // What is told in the place of others, where an answer is missing or no table has its letters.
  expect(missing.map(({ title }) => title)).toEqual([
    'What the missing hour or place leaves out',
    'A name beyond the letter tables',
  ])
})
