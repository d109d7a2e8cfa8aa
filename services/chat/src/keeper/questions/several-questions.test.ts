import { questionsIn, thingsIn } from './several-questions'

const asked = (message: string) => questionsIn(message).map(({ question }) => question)

describe('the questions of a message', () => {
  it('are told apart where each has its subject', () => {
    expect(asked('Who can see it and how do I remove someone?')).toEqual([
      'Who can see it',
      'how do I remove someone?',
    ])
    expect(asked('How much is it, and do my parents get a copy?')).toEqual([
      'How much is it',
      'do my parents get a copy?',
    ])
  })

  it('are two where it is asked how many there are, and which', () => {
    expect(asked('how many steps are there, and which ones?')).toEqual([
      'how many steps are there',
      'which steps are there',
    ])
  })

  it('are told apart in other languages too, with their marks', () => {
    expect(asked('¿Cuánto cuesta y cuándo llega?')).toEqual(['¿Cuánto cuesta', 'cuándo llega?'])
    expect(asked('Ile to kosztuje i kiedy przyjdzie?')).toHaveLength(2)
  })

  it('are not seen in what only happened', () => {
    expect(
      asked('I am the grandfather and was invited as a viewer. Why can’t I correct my own name?'),
    ).toEqual([])
    expect(thingsIn('I gave her a link and the names were different. She should only look.')).toEqual([])
  })
})
