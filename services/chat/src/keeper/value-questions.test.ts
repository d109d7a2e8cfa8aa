import { createKeeper } from './keeper'
import { findName, madeOf } from './testing/check-answer'
import { valuePassages } from './knowledge/value-passages'

const keeper = createKeeper({ findName })
const answer = (message: string) => madeOf(keeper.ask({ message, history: [] }))

it.each([
  ['What does life path 7 mean?', 'life-path/7'],
  ['meaning of master number 11', 'life-path/11'],
  ['which master numbers are there and what do they mean', 'life-path/masters'],
  ['what does psychic number 5 stand for', 'psychic-number/5'],
  ['Her birth card is Strength, what does it mean?', 'card/strength'],
  ['what does the Hermit card mean', 'card/the-hermit'],
  ['meaning of the five of cups', 'card/five-of-cups'],
  ['waxing gibbous meaning', 'moon-phase/waxing-gibbous'],
  ['what is the wolf moon named after, what does it mean', 'full-moon/wolf-moon'],
  ['what does the Hunter’s Moon mean', "full-moon/hunter's-moon"],
  ['What does it mean to be a Taurus?', 'sun-sign/taurus'],
  ['what are Geminis like', 'sun-sign/gemini'],
  ['what does moon in Cancer mean', 'moon-sign/cancer'],
  ['what does mars in aries say', 'mars/aries'],
  ['Capricorn rising meaning', 'rising/capricorn'],
  ['What is the meaning of the year of the Horse?', 'year-animal/horse'],
  ['what does garnet mean as a birthstone', 'gem/garnet'],
  ['what does the gemstone opal stand for', 'gem/opal'],
  ['what does the daisy flower mean', 'flower/daisy'],
  ['what does it mean to be born on a Thursday', 'weekday/thursday'],
  ['what does wood dragon mean', 'eastern/wood-dragon'],
  ['What is a fire horse?', 'eastern/fire-horse'],
  ['meaning of a personal year of 5', 'personal-year/5'],
  ['what does the Empress mean', 'card/the-empress'],
  ['what does the birth flower rose mean', 'flower/rose'],
  ['11 life path whats that mean', 'life-path/11'],
  ['What is behind the "psychic number" 5?', 'psychic-number/5'],
  ['capricorn meaning', 'sun-sign/capricorn'],
])('tells what a value means that is asked for by name: %s', (question, id) => {
  expect(answer(question)).toBe(`value/${id}`)
})

it.each([
  ['How is the life path 8 calculated?', 'insight/life-path'],
  ['What does the name Leo mean?', 'name'],
  ['Where does Ruby come from?', 'name'],
])('leaves to the others what asks for something else: %s', (question, made) => {
  expect(answer(question)).toContain(made)
})

it('computes what the day of the month alone decides', () => {
  expect(keeper.ask({ message: "Born on the 23rd, what's her psychic number?", history: [] }).text).toMatch(
    /^For a child born on the 23rd: The inner number five\./,
  )
})

it('has a text for each value, each once', () => {
  expect(valuePassages.filter(({ text }) => text.includes('undefined') || text.length < 20)).toEqual([])
  expect(new Set(valuePassages.map(({ id }) => id)).size).toBe(valuePassages.length)
})
