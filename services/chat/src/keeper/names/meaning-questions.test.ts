import { goesOnWithMeaning, namesListedIn, meaningAskedIn, otherLettersAskedIn } from './meaning-questions'

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
  expect(namesListedIn('could you recommend a good irish name for a girl')).toEqual({
    languages: ['Irish'],
    sex: 'feminine',
  })
  expect(namesListedIn('is a german name printed in its own letters')).toBeUndefined()
})

it.each([
  ['irish girl names beginning with s', { languages: ['Irish'], sex: 'feminine', letters: { start: 's' } }],
  [
    "short hebrew boys' names with three letters",
    { languages: ['Hebrew'], sex: 'masculine', letters: { count: 3 } },
  ],
  ['welsh names that end in wen', { languages: ['Welsh'], letters: { end: 'wen' } }],
  ['names starting with z for a boy', { sex: 'masculine', letters: { start: 'z' } }],
  ['girl names with the letter x', { sex: 'feminine', letters: { within: 'x' } }],
  ['four letter girl names', { sex: 'feminine', letters: { count: 4 } }],
  ['girl names from georgia (the country)', { languages: ['Georgian'], sex: 'feminine' }],
  ['kenyan names for a boy', { languages: ['Kikuyu', 'Luo', 'Swahili'], sex: 'masculine' }],
  ['any yoruba names from nigeria', { languages: ['Yoruba'] }],
])('names are listed by language and letters: %s', (question, wanted) => {
  expect(namesListedIn(question)).toEqual(wanted)
})

it.each([
  'one letter in the middle name is wrong, can that be repaired',
  'can our names end with a full stop',
  'does the form take names with 40 letters',
  'which names start with a capital in the book',
  'how do our names end up on the certificate',
  'what does a name with four letters mean in numerology',
  'where does georgia come from',
])('no list of names is asked for in ‘%s’', (question) => {
  expect(namesListedIn(question)).toBeUndefined()
})

it('the letters of a meaning are asked for too', () => {
  expect(meaningAskedIn("a boy's name that starts with m and means strong")).toMatchObject({
    words: ['strong'],
    sex: 'masculine',
    letters: { start: 'm' },
  })
})

it('the language of a meaning may stand behind it', () => {
  expect(meaningAskedIn('names that mean moon in turkish')).toMatchObject({
    words: ['moon'],
    languages: ['Turkish'],
  })
  expect(meaningAskedIn("i'd like a name meaning star, for a girl, from india")?.languages).toContain(
    'Sanskrit',
  )
})

it('more of them, or those for girls, are asked for without the word', () => {
  expect(goesOnWithMeaning('any more?')).toEqual({ isMore: true })
  expect(goesOnWithMeaning('only for girls please')).toEqual({ isMore: false, sex: 'feminine' })
  expect(goesOnWithMeaning('is it more?')).toBeUndefined()
})

it('names with other letters are asked for without naming them', () => {
  expect(otherLettersAskedIn('and with t?')).toMatchObject({ start: 't' })
  expect(otherLettersAskedIn('and ending in o')).toMatchObject({ end: 'o' })
  expect(otherLettersAskedIn('und mit l?')).toMatchObject({ start: 'l' })
  expect(otherLettersAskedIn('et en b ?')).toMatchObject({ start: 'b' })
  expect(otherLettersAskedIn('and with my mother?')).toBeUndefined()
})
