import type { Passage } from '../passage'
import { condolence, condolenceFor, withOneLoss } from './who-died'

const passages = 'book/lost-child form/grandparent-died form/parent-died book/size'
  .split(' ')
  .map((id): Passage => ({ id, title: id, source: 'test', text: id }))
const foundOf = (ids: string) =>
  ids.split(' ').flatMap((id) => {
    const passage = passages.find((one) => one.id === id)
    return passage ? [{ passage, score: 1, confidence: 1 }] : []
  })
const told = (folded: string, ids = 'book/lost-child book/size') =>
  withOneLoss(foundOf(ids), folded, passages)
    .map(({ passage }) => passage.id)
    .join(' ')

it.each([
  ['my mother died the day my son was born', 'form/grandparent-died'],
  ['my mum passed away on the day she was born', 'form/grandparent-died'],
  ['we lost my dad a week before he was born', 'form/grandparent-died'],
  ["my husband's father has died", 'form/grandparent-died'],
  ['my mother-in-law died last year', 'form/grandparent-died'],
  ['her grandpa is dead', 'form/grandparent-died'],
  ['my husband died before she was born', 'form/parent-died'],
  ["the baby's father passed away", 'form/parent-died'],
])('%s: %s alone', (folded, id) => expect(told(folded)).toBe(id))

it.each([
  'my son died the day he was born',
  'we lost our baby, my mother wants a book',
  'my mother says our daughter died too early for a book',
])('%s: of the child', (folded) => expect(told(folded)).toBe('book/lost-child book/size'))

it('each passage is told once, and what else is asked after it', () =>
  expect(
    told('my mother died, how large is the book?', 'book/size book/lost-child form/grandparent-died'),
  ).toBe('book/size form/grandparent-died'))

it('who lost somebody is told that we are sorry', () => {
  const [, ofGrandparent] = passages
  expect(ofGrandparent && condolenceFor(ofGrandparent, 'my mother died')).toBe(condolence)
  expect(ofGrandparent && condolenceFor(ofGrandparent, 'a grandparent of hers in the form')).toBe('')
})
