import { numberOfName } from './told-name'

const isName = (word: string) => ['Anna', 'Ben', 'Ngọc'].includes(word)

it('computes the number of a listed name by itself', () => {
  const table = 'by the Pythagorean table (A to I are 1 to 9, and round again)'
  expect(numberOfName('insight/expression', 'What number do the letters of Anna add up to?', isName)).toBe(
    `For the name Anna alone: The whole name: three. 12 ${table}, reduced to 3. `,
  )
  expect(numberOfName('insight/soul-urge', 'soul urge of Anna’s name', isName)).toBe(
    `For the name Anna alone: The vowels: two. Vowels a, a ${table}. `,
  )
})

it('tells all the numbers of a name where its numerology is asked for, the table once', () => {
  expect(numberOfName('insight/expression', "numerology for 'Anna'", isName)).toBe(
    'For the name Anna alone: The whole name: three. 12 by the Pythagorean table (A to I are 1 to 9, and round again), reduced to 3. ' +
      'The vowels: two. Vowels a, a. The consonants: one. 2 consonants, reduced to 1. ',
  )
})

it('computes a name that is in no list, and several one by one, where they are asked for', () => {
  expect(numberOfName('insight/soul-urge', 'of Zzyzxa', isName)).toContain(
    'For the name Zzyzxa alone: The vowels: ',
  )
  const both = numberOfName('insight/expression', 'of Anna, Ben', isName)
  expect(both).toContain('For the name Anna alone: The whole name: three. ')
  expect(both).toContain('For the name Ben alone: The whole name: three. ')
})

it('computes the number of a whole name with a listed one in it: 60, and 6', () => {
  expect(numberOfName('insight/expression', 'expression number of "Anna Maria Smith"?', isName)).toBe(
    'For the name Anna Maria Smith alone: The whole name: six. 60 by the Pythagorean table (A to I are 1 to 9, and round again), reduced to 6. ',
  )
  expect(
    numberOfName('insight/expression', 'Anna Maria Smith, could you do the name number', isName),
  ).toContain('For the name Anna Maria Smith alone: ')
  expect(numberOfName('insight/soul-urge', 'Compute Anna Smith’s soul urge', isName)).toContain(
    'For the name Anna Smith alone: ',
  )
})

it('counts the letters of a name', () => {
  expect(numberOfName('insight/name-length', 'how many letters in the name Anna', isName)).toBe(
    'For the name Anna alone: Four letters. ',
  )
})

it.each([
  ['insight/life-path', 'life path of Anna'],
  ['insight/soul-urge', 'how many vowels has Anna'],
  ['insight/expression', 'what is the expression number'],
  ['insight/expression', 'the number of Anna and of Ben'],
  ['insight/expression', 'the number of Zzyzx'],
])('says nothing of %s in ‘%s’', (passage, message) => {
  expect(numberOfName(passage, message, isName)).toBe('')
})
