import { goesOnWithMeaning, languageOfNamesIn, meaningAskedIn } from './meaning-questions'

it.each([
  ['which names mean moon', 'moon'],
  ['name meaning light please', 'light'],
  ['is there a boys name that means strong?', 'strong'],
  ['names for a girl with the meaning of joy', 'joy'],
  ['any names that stand for a star', 'star'],
  ['names meaning gift of god', 'gift of god'],
  ['we want something that means brave', 'brave'],
  ['give us some names that mean light, from different cultures', 'light'],
  ['a name that means hope, can be boy or girl', 'hope'],
  ['names for the moon, from different cultures', 'moon'],
])('%s: %s', (question, word) => {
  expect(meaningAskedIn(question)?.words).toEqual([word])
})

it.each([
  'what does the name mean',
  'does her name mean light',
  'what does sofia mean',
  'what is the name meaning field',
])('none in ‘%s’', (question) => {
  expect(meaningAskedIn(question)).toBeUndefined()
})

it('names of one language are asked for', () => {
  expect(meaningAskedIn("looking for a japanese girl's name with 'beauty' in it")).toEqual({
    words: ['beauty'],
    languages: ['Japanese'],
    sex: 'feminine',
  })
})

it('they are listed for who asks to have one recommended, too', () => {
  expect(languageOfNamesIn('could you recommend a good irish name for a girl')).toEqual({
    languages: ['Irish'],
    sex: 'feminine',
  })
  expect(languageOfNamesIn('is a german name printed in its own letters')).toBeUndefined()
})

it('more of them, or those for girls, are asked for without the word', () => {
  expect(goesOnWithMeaning('any more?')).toEqual({ isMore: true })
  expect(goesOnWithMeaning('only for girls please')).toEqual({ isMore: false, sex: 'feminine' })
  expect(goesOnWithMeaning('is it more?')).toBeUndefined()
})
