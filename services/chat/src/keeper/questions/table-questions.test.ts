import { foldedText } from '../words/plain-text'
import { tableAskedIn } from './table-questions'

const asked = (question: string, before?: string) =>
  tableAskedIn(foldedText(question), before === undefined ? undefined : foldedText(before))

describe('a question about one member of a table', () => {
  it.each([
    ['Between which dates is somebody a Leo?', 'table/sign-dates/leo'],
    ['when does pisces start and end', 'table/sign-dates/pisces'],
    ['Which element do Scorpios belong to?', 'table/sign-element/scorpio'],
    ['is gemini an air sign', 'table/sign-element/gemini'],
    ['Is Taurus cardinal, fixed or mutable?', 'table/sign-modality/taurus'],
    ['Which planet rules Gemini?', 'table/sign-ruler/gemini'],
    ['what is the opposite sign of Aries', 'table/sign-opposite/aries'],
    ['which sign is the scales', 'table/sign-picture/libra'],
    ['What is the symbol of Aquarius?', 'table/sign-picture/aquarius'],
    ['which signs are water signs', 'table/element/water'],
    ['What are the mutable signs?', 'table/modality/mutable'],
    ['Which signs does Venus rule?', 'table/ruled-by/venus'],
    ['Are Aries and Leo compatible?', 'table/sign-pair/aries-leo'],
    ['is Virgo a good match for pisces', 'table/sign-pair/virgo-pisces'],
    ['do two Geminis get along', 'table/sign-pair/gemini-gemini'],
    ["I'm a Dragon and my husband is a Dog, is that a good match?", 'table/animal-pair/dragon-dog'],
    ['Which double hour is 23:40?', 'table/animal-hour/rat'],
    ['born at half past three in the afternoon, which Chinese hour is that?', 'table/animal-hour/monkey'],
    ['which animal has the hour of 7 am', 'table/animal-hour/dragon'],
    ['When is the hour of the Snake?', 'table/animal-hour/snake'],
    ['Which animal comes right after the Ox?', 'table/animal-order/ox'],
    ['which years are dragon years', 'table/animal-years/dragon'],
    ['what does the tiger get along with in the chinese zodiac', 'table/animal-friends/tiger'],
    ['What number is the Tower card?', 'table/card-number/16'],
    ['which tarot card is number 9', 'table/card-number/9'],
    ['tarot card nr 17 whats it called', 'table/card-number/17'],
    ['which card has number 9', 'table/card-number/9'],
    ['What do the Cups stand for in tarot?', 'table/suit/cups'],
    ['In the Pythagorean letter table, what number does K stand for?', 'table/letter/k'],
    ['what is the letter Q worth', 'table/letter/q'],
    ['What does Venus stand for?', 'table/planet/venus'],
    ['Which tarot card belongs to Pisces?', 'table/sign-card/pisces'],
    ['Which suit goes with fire?', 'table/element-suit/fire'],
    ['What does the seventh house stand for?', 'table/house/7'],
    ['Akan name of a boy born on Friday', 'table/weekday-akan/friday'],
    ['which planet does tuesday belong to', 'table/weekday-planet/tuesday'],
  ])('%s: %s', (question, id) => {
    expect(asked(question)).toBe(id)
  })

  it.each([
    'Which element has our daughter, born on 3 May 2024?',
    'How do you compute the ruler of my Leo chart?',
    'What does the Two of Cups mean?',
    'What dates does the moon stand in Leo?',
    'Which star sign is born on 3 June?',
    'What happens after I order?',
    'How do you work out whether Aries and Leo are compatible?',
    'Can my friends see that I am a Leo?',
    'At which hour was she born?',
    'What comes after step 2?',
    'Which number do I type for the weight?',
    'What does it mean?',
  ])('is none in %s', (question) => {
    expect(asked(question)).toBeUndefined()
  })

  it.each([
    ['And which element does that belong to?', 'what is a Scorpio like', 'table/sign-element/scorpio'],
    [
      'And which element does that belong to?',
      'She was born on 3 November 2025, which star sign is she?',
      'table/sign-element/scorpio',
    ],
    ['Which number does that card have?', 'What does The Sun mean in tarot?', 'table/card-number/19'],
    ['Which number does that card have?', 'How do I sync?', undefined],
  ])('%s, after %s: %s', (question, before, id) => {
    expect(asked(question, before)).toBe(id)
  })
})
