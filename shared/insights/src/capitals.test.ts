import { capitalOf } from './capitals'
import { insightsOf } from './insights'
import { capitalised } from './insights/phrases'

it.each([
  ['é', 'É'],
  ['я', 'Я'],
  ['ω', 'Ω'],
  ['მ', 'მ'],
  ['त', 'त'],
])('a name that is written with %s begins with %s', (letter, capital) => {
  expect(capitalOf(letter)).toBe(capital)
})

it.each([
  ['anna', 'Anna'],
  ['მზია', 'მზია'],
  ['', ''],
])('‘%s’ stands at the head of a sentence as ‘%s’', (words, told) => {
  expect(capitalised(words)).toBe(told)
})

it('no insight of a Georgian name has a capital of that script', () => {
  const told = insightsOf({
    firstName: 'მზია',
    middleName: '',
    lastName: 'ბერიძე',
    gender: '',
    birth: { date: '2026-04-21' },
  })
  expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toMatch(/[\u1C90-\u1CBF]/)
})
