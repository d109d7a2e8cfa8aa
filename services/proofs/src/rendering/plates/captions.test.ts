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

  it('lets the parents come together in time, whenever they married', () => {
    expect(chapterPlates['The family'](factsWith(ada, '2010-06-01')).caption).toContain(
      'drawn together where they married',
    )
    expect(chapterPlates['The family'](factsWith(ada, '2016-06-01')).caption).toContain(
      'drawn together in time for the child',
    )
  })
})
