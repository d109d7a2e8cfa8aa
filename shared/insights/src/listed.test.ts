import { listed } from './listed'

it.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one and two'],
  [['one', 'two', 'three'], 'one, two and three'],
])('joins %j', (words, text) => {
  expect(listed(words)).toBe(text)
})

it('joins the last two with another word where one is given', () => {
  expect(listed(['one', 'two', 'three'], 'or')).toBe('one, two or three')
})
