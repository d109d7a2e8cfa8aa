import { numberOfName } from './told-name'

const isName = (word: string) => ['Anna', 'Ben', 'Ngọc'].includes(word)

it('computes the number of a listed name by itself', () => {
  expect(numberOfName('insight/expression', 'What number do the letters of Anna add up to?', isName)).toBe(
    'For the name Anna alone: The whole name: three. ',
  )
  expect(numberOfName('insight/soul-urge', 'soul urge of Anna’s name', isName)).toBe(
    'For the name Anna alone: The vowels: two. ',
  )
})

it.each([
  ['insight/life-path', 'life path of Anna'],
  ['insight/expression', 'what is the expression number'],
  ['insight/expression', 'the number of Anna and of Ben'],
  ['insight/expression', 'the number of Zzyzx'],
])('says nothing of %s in ‘%s’', (passage, message) => {
  expect(numberOfName(passage, message, isName)).toBe('')
})
