import { withCapitals } from './small-letters'

const isName = (word: string) =>
  ['liam', 'zsofia', 'georgia', 'rose', 'mia', 'venus', 'dakota', 'nakshatra', 'lan'].includes(
    word.toLowerCase(),
  )

it.each([
  ['where does liam come from', 'where does Liam come from'],
  ['my friend zsofia, and mia', 'my friend Zsofia, and Mia'],
  ["liam's meaning", "Liam's meaning"],
])('a known name in small letters is read as a name: %s', (typed, read) => {
  expect(withCapitals(typed, isName)).toBe(read)
})

it.each([
  ['a word of English', 'what does rose mean'],
  ['a place', 'is it a name in georgia'],
  ['what the sky has', 'which sign is venus in'],
  ['what the systems have', 'which nakshatra has she'],
  ['a part of an address', 'write to liam@example.org or liam.org'],
  ['three letters that may be a slip', 'the lan is slow'],
  ['no name', 'where is the form'],
])('%s stays as it is', (_what, typed) => {
  expect(withCapitals(typed, isName)).toBe(typed)
})
