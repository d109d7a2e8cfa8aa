import { factsOf } from '@shared/insights/insights/facts'
import { chapterPlates } from './chapter-plates'

const factsWith = (names: { firstName: string; lastName: string }, marriageDate?: string) =>
  factsOf({ ...names, birth: { date: '2014-05-19', time: '06:10' }, marriageDate })
const ada = { firstName: 'Ada', lastName: 'Li' }

describe('what stands beneath a plate', () => {
  it('is English: the cards of the birth, each with its why', () => {
    const { caption } = chapterPlates['The cards'](factsWith(ada))
    expect(caption).toMatch(/Drawn for this child: .+ for the day, .+ behind it, .+ for the name\./)
    expect(caption).not.toContain('for behind')
  })

  it('sets no table’s name between a word and its comma', () => {
    const { caption } = chapterPlates['The name'](factsWith({ firstName: 'נעם', lastName: 'לוי' }))
    expect(caption).toMatch(
      /The letters come to \d+(, and so to \d+)?, by Hebrew gematria, mispar hechrachi\.$/,
    )
  })

  it('says which part of a name is drawn, in the words that the readings have for its signs', () => {
    const captionOf = (firstName: string, lastName: string) =>
      chapterPlates['The name'](factsWith({ firstName, lastName })).caption
    const long = 'Wolfeschlegelsteinhausenbergerdorff'
    expect(captionOf('Ada', long)).toMatch(/^The numbers of the first name Ada as a knot/)
    expect(captionOf('เกษม', 'สุขใจ')).toMatch(/for every one of its signs\. No table of numbers knows them,/)
    expect(captionOf('Ada', 'სამადაშვილი')).toMatch(/every one of its letters\. No single table .+ them all,/)
    expect(captionOf('爱丽', '陈')).toMatch(/every one of its characters\. No table/)
    expect(captionOf('ნინო'.repeat(12), 'ნ')).toMatch(
      /^The first 28 letters of the first name .+ for every one of these letters\./,
    )
  })

  it('says why a pillar of the year is another animal’s than the year itself', () => {
    const captionOf = (date: string) =>
      chapterPlates['The Chinese year and its pillars'](factsOf({ ...ada, birth: { date } })).caption
    expect(captionOf('2023-01-22')).toMatch(
      /the Water Rabbit, which began on 22 January 2023\..+; the first of them counts years from the start of spring, about 4 February, and so has the Water Tiger\.$/,
    )
    expect(captionOf('2023-02-20')).toMatch(/Beside it three pillars of the birth, the hour being unknown\.$/)
  })

  it('counts the age of a parent who was born before the sky is computed, and takes no slip of the keys for a year', () => {
    const captionOf = (motherBirthDate: string) =>
      chapterPlates['The family'](factsOf({ ...ada, birth: { date: '1930-02-18' }, motherBirthDate })).caption
    expect(captionOf('1898-12-31')).toContain('At the birth the mother was thirty-one.')
    expect(captionOf('0198-12-31')).toContain('The birthdays of the parents are not known')
  })

  it('lets the parents come together in time, whenever they married', () => {
    expect(chapterPlates['The family'](factsWith(ada, '2010-06-01')).caption).toContain(
      'drawn together where they married',
    )
    expect(chapterPlates['The family'](factsWith(ada, '2016-06-01')).caption).toContain(
      'drawn together in time for the child',
    )
  })
})
