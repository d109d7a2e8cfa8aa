import { askedOfAnotherMember } from './another-member'

describe('a question that goes on with another one of its kind', () => {
  it.each([
    ['What about 8?', 'What does life path 7 mean?', 'what does life path 8 mean?'],
    ['And swords?', 'What do the cups stand for in tarot?', 'what do the swords stand for in tarot?'],
    ['and an editor', 'What may a viewer do?', 'what may a editor do?'],
    ['What about at five minutes?', 'Which Apgar at one minute?', 'which apgar at five minutes?'],
    ['and for a girl?', 'Akan name of a boy born on Friday', 'akan name of a girl born on friday'],
    ["And the father's?", "Where is the mother's name printed?", "where is the father's name printed?"],
    ['and the moon?', 'What does the Sun stand for?', 'what does the moon stand for?'],
  ])('%s, after %s', (message, before, question) => {
    expect(askedOfAnotherMember(message, before)).toBe(question)
  })

  it.each([
    ['And Leo?', 'What does the name Mateo mean?'],
    ['And how does an editor get in?', 'What may a viewer do?'],
    ['What about 8?', 'Which animal is it on 3.7.2024?'],
    ['And swords?', 'What do the swords stand for?'],
  ])('is none in %s, after %s', (message, before) => {
    expect(askedOfAnotherMember(message, before)).toBeUndefined()
  })
})
