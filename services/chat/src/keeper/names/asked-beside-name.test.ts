import { nameAskedBeside } from './asked-beside-name'

const names = new Set([
  'Mateo',
  'Matthew',
  'Björn',
  'Dmitri',
  'Dorothy',
  'Ngozi',
  'Deniz',
  'May',
  'Will',
  'Mya',
  'Emma',
])
const asked = (message: string) =>
  nameAskedBeside(
    message,
    (word) => names.has(word),
    (word) => word.startsWith('Qu'),
  )

describe('what is asked right beside a name', () => {
  it.each([
    ['Is Mateo related to Matthew?', 'Mateo'],
    ['Is Mateo just another form of a Bible name?', 'Mateo'],
    ['Does Björn stand for an animal?', 'Björn'],
    ['What does Dmitri go back to?', 'Dmitri'],
    ['And is Dorothy really the same thing the other way round?', 'Dorothy'],
    ['She is called Ngozi. Which people gave us that?', 'Ngozi'],
    ['Dmitri, which goddess hides in this name?', 'Dmitri'],
    ['Kızımızın adı Deniz. Bu isim ne demek?', 'Deniz'],
  ])('%s: %s', (message, name) => {
    expect(asked(message)).toEqual({ name, isKnown: true })
  })

  it('takes a word that nobody knows for a name where it is asked of as one', () => {
    expect(asked('We made our choice: Quimbrello. Tell me its history!')).toEqual({
      name: 'Quimbrello',
      isKnown: false,
    })
  })

  it.each([
    'May I see its history?',
    'Will the book tell its story?',
    'What does Mya say?',
    'Is Emma a Viewer?',
    'How do I correct the weight of Emma?',
    'Does Emma go to the press now?',
  ])('is nothing in %s', (message) => {
    expect(asked(message)).toBeUndefined()
  })
})
