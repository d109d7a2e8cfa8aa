import { fieldAskedIn, fileSizeAskedIn } from './field-questions'
import { createKeeper } from '../keeper'

const keeper = createKeeper()
const answerTo = (message: string) => keeper.ask({ message, history: [] }).text

describe('what is asked of a field by its words', () => {
  it.each([
    ['is the middle name required', 'field/babyMiddleName'],
    ['is the blood type optional or required?', 'field/babyBloodType'],
    ['do i have to fill in the hair colour?', 'field/babyHairColor'],
    ["where is the mother's name printed?", 'field/motherFullName'],
    ['on which page of the book does the birth order stand?', 'field/babyBirthOrder'],
    ['on which step is the name origin?', 'field/babyNameOrigin'],
    ["is the baby's first name required?", 'field/babyFirstName'],
  ])('%s', (question, id) => {
    expect(fieldAskedIn(question)).toBe(id)
  })

  it.each([
    'is the watermark required?',
    'where is the weather printed?',
    'on which step is the acknowledgement and what does it say?',
    'is the blood type required for the guide?',
  ])('leaves to the passages: %s', (question) => {
    expect(fieldAskedIn(question)).toBeUndefined()
  })

  it('tells the page of the book first where that is asked, and the step of the form where that is', () => {
    expect(answerTo('Where is the eye colour printed?')).toMatch(
      /^It is printed on the page of the physical codex\./,
    )
    expect(answerTo('On which page of the book does the gender stand?')).toMatch(
      /^It is printed on the page of the arrival\./,
    )
    expect(answerTo('On which step is the name meaning?')).toMatch(/^‘Name meaning’ stands on step I /)
    expect(answerTo('Is the birth location required?')).toMatch(/^It is required\./)
  })
})

describe('the size of a file', () => {
  it.each(['can i upload a heic photo of her feet, 12mb', 'is a pdf of 11.5 megabytes too large'])(
    'is told where size and kind are named: %s',
    (question) => {
      expect(fileSizeAskedIn(question)).toBe('form/file-size')
      expect(answerTo(question)).toMatch(/^10 MB each/)
    },
  )
  it.each(['can i upload heic', 'my photo is 12 mb', 'may i add ten photos of 12 mb, all jpg'])(
    'is left to the passages in: %s',
    (question) => {
      expect(fileSizeAskedIn(question)).toBeUndefined()
    },
  )
})
