import { namesBesideIn } from './names-beside'

const listed = new Set('Mia Leon Luna Stella Emma Grace Anna Sophie'.split(' '))
const beside = (question: string, ...names: readonly string[]) =>
  namesBesideIn(question, names, (word) => listed.has(word))

describe('names that are asked of beside one another', () => {
  it.each([
    [
      'Does Mia go well with the surname Garcia?',
      ['Mia', 'Garcia'],
      { given: ['Mia'], surname: 'Garcia', areOne: true },
    ],
    [
      'Does the name Leon Neumann sound good?',
      ['Leon'],
      { given: ['Leon'], surname: 'Neumann', areOne: true },
    ],
    ['Does Emma Grace sound good together?', ['Emma', 'Grace'], { given: ['Emma', 'Grace'], areOne: true }],
    [
      'We have a Luna, would Stella fit as her little sister?',
      ['Luna', 'Stella'],
      { given: ['Luna', 'Stella'], areOne: false },
    ],
    [
      'What are the initials of Anna Sophie Schmidt?',
      ['Anna', 'Sophie'],
      { given: ['Anna', 'Sophie'], surname: 'Schmidt', areOne: true },
    ],
  ])('%s', (question, names, expected) => {
    expect(beside(question, ...names)).toEqual(expected)
  })

  it.each([
    'Which names go well with Luna and Stella?',
    'What does the surname Garcia mean?',
    'Is Mia older than Emma?',
  ])('not in ‘%s’', (question) => {
    expect(beside(question, 'Luna', 'Stella')).toBeUndefined()
  })
})
