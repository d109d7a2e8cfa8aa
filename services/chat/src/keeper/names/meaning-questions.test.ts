import { meaningAskedIn } from './meaning-questions'

it.each([
  ['which names mean moon', 'moon'],
  ['name meaning light please', 'light'],
  ['is there a boys name that means strong?', 'strong'],
  ['names for a girl with the meaning of joy', 'joy'],
  ['any names that stand for a star', 'star'],
  ['names meaning gift of god', 'gift of god'],
  ['we want something that means brave', 'brave'],
])('%s: %s', (question, word) => {
  expect(meaningAskedIn(question)).toBe(word)
})

it.each([
  'what does the name mean',
  'does her name mean light',
  'what does sofia mean',
  'what is the name meaning field',
])('none in ‘%s’', (question) => {
  expect(meaningAskedIn(question)).toBeUndefined()
})
