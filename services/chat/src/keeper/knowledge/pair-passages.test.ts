import { pairPassages } from './pair-passages'

const textOf = (id: string) => pairPassages.find((passage) => passage.id === id)?.text

it('tells how two signs get on by how far apart they stand, whichever way round', () => {
  expect(textOf('table/sign-pair/aries-leo')).toContain('share the element fire')
  expect(textOf('table/sign-pair/aries-sagittarius')).toContain('share the element fire')
  expect(textOf('table/sign-pair/aries-pisces')).toContain('neighbours')
  expect(textOf('table/sign-pair/virgo-pisces')).toContain('opposite')
})

it('tells of two animals whether tradition makes them friends, secret friends, opposites or neither', () => {
  expect(textOf('table/animal-pair/rat-dragon')).toContain('are friends')
  expect(textOf('table/animal-pair/tiger-dog')).toContain('are friends')
  expect(textOf('table/animal-pair/rat-ox')).toContain('secret friends')
  expect(textOf('table/animal-pair/rabbit-dog')).toContain('secret friends')
  expect(textOf('table/animal-pair/rat-horse')).toContain(
    'opposites: they stand six places apart in the circle of twelve. The book tells only the friends of an animal. The Rat’s friends are the Dragon and the Monkey, and its secret friend the Ox.',
  )
  expect(textOf('table/animal-pair/rat-tiger')).toContain('neither friends nor opposites')
})
