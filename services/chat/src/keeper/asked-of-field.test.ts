import { createKeeper } from './keeper'
import { withheld } from './passage-answers'

const keeper = createKeeper()
const told = (message: string) => keeper.ask({ message, history: [] }).text

describe('what is asked is told first', () => {
  it.each([
    ['is the blood type field required', /^It is optional\./],
    ['do I have to give the attending doctor', /^It is optional\./],
    ['where do I enter the attending doctor', /^‘Attending doctor’ stands on step II/],
    ['is the nickname printed', /^It is printed on the page of the name\./],
    ['what is the field secondary caretaker for', /^Who else looks after the child\./],
  ])('%s', (message, first) => {
    expect(told(message)).toMatch(first)
  })

  it('that a record cannot be read is told behind the way to the figure', () => {
    const text = told("what is my daughter's psychic number")
    expect(text.startsWith('The psychic number is the day of the month')).toBe(true)
    expect(text.endsWith(withheld)).toBe(true)
  })

  it('words of courtesy ask for nothing', () => {
    const asked = 'how is the life path number computed'
    expect(told(`Could you tell me, if it isn't too much trouble, ${asked}`)).toBe(told(asked))
  })
})

describe('what is asked in words that no list has', () => {
  const kindOf = (message: string) => keeper.ask({ message, history: [] }).kind
  it.each([
    'her lips look blue and she is breathing funny',
    'he makes strange noises when he breathes',
    'she rolled off the changing table, is that serious',
    'our boy has gone all stiff',
    'his apgar was 4, does that mean he will have problems later',
    'her poo is green since yesterday',
    'may the newborn have some water',
    'his dad refuses to sign for the passport',
    'can my ex take our child to another country',
  ])('of health, law or danger is referred: %s', (message) => {
    expect(kindOf(message)).toBe('referral')
  })

  it.each([
    'born by emergency c-section, what do I choose',
    'the nurse never told us any apgar, do I leave it',
    'her eyes are blue-grey, which option',
    'his father does not agree with the surname, which one do I enter',
    'which doctor do I write down',
  ])('and of the form is not: %s', (message) => {
    expect(kindOf(message)).toBe('answer')
  })
  it('and what nothing here tells is unknown: can I print it in blue', () => {
    expect(kindOf('can I print it in blue')).toBe('unknown')
  })
})
