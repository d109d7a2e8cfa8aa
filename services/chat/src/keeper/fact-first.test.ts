import { createKeeper } from './keeper'
import { findName, madeOf } from './testing/check-answer'

const keeper = createKeeper({ findName })
const answerTo = (message: string) => keeper.ask({ message, history: [] })

describe('the fact that is asked for is told first', () => {
  it.each([
    // ‘Yes’ and ‘No’ stand only before what was asked so.
    ['Can I correct a mistake in the proof?', /^Yes: press Edit Provenance/],
    ['How do I correct a mistake in the proof?', /^Press Edit Provenance/],
    ['spotted a typo in the middle name after it was all sent, am i too late', /^It is not too late/],
    ['How do I go back a step?', /^Previous takes you back/],
    ['Wo finde ich das Recht auf eine Kopie meiner Daten?', /^Ich antworte auf Englisch\. (?!Yes|No)/],
    // What something can be, where that is asked.
    ['Which values can the life path take?', /^Twelve values are possible: 1 to 9/],
    ['How many decans are there?', /^Thirty-six decans/],
    ['what is the metal of Sunday', /^The metals are gold for Sunday/],
    ['What is the life path number?', /^All digits of the date/],
    // The sentence of a whole subject that is nearest.
    ['We had twins, do I fill in everything twice?', /^Twins are two records\./],
    ['Can I write the name in Chinese characters?', /^Names may be written in other scripts/],
    ['How do I invite someone?', /^Press ‘Invite A Co-Contributor’/],
    // What is not known is said, and nothing near it.
    ['Which company makes the paper the certificate is printed on?', /^I do not know who makes the paper/],
    ['Do you offer refunds?', /^I know of no discount, voucher, sale or refund/],
    ['would a judge take this certificate as proof of who the father is', /no legal document/],
  ])('%s', (message, first) => {
    const answer = answerTo(message)
    expect(answer.text).toMatch(first)
    expect(madeOf(answer)).not.toBe('invention')
  })
})

describe('several things in one message', () => {
  it.each([
    [
      'thinking of Soren or Ingrid, which one has to do with beauty',
      ['severus, “stern', '“fair, beautiful”'],
    ],
    ['What do Emma and Noah mean?', ['irmin', '“to rest”']],
    ['how many files can I upload and what does Emma mean?', ['irmin', 'up to 8 files']],
    ['What is the Proof ID and where do I find it?', ['ten characters', 'proof status card']],
  ])('%s', (message, says) => {
    const answer = answerTo(message)
    for (const words of says) expect(answer.text).toContain(words)
    expect(madeOf(answer)).not.toBe('invention')
  })

  it('a name that is not known beside one that is', () => {
    expect(answerTo('What do Emma and Zxqvort mean?').text).toMatch(
      /irmin[^]*The other name I do not know\.$/,
    )
  })

  it('a name that somebody has in mind, and what it may mean', () => {
    expect(madeOf(answerTo('My husband is set on Bjorn. Does it really mean bear?'))).toBe('name')
  })
})

describe('law and health', () => {
  it.each([
    'May a lawyer see the record?',
    'Which role do I give the parent with legal custody?',
    'Where do I enter allergies?',
  ])('are only named in: %s', (message) => {
    expect(answerTo(message).kind).toBe('answer')
  })

  it.each([
    'Do I have legal custody if we are unmarried?',
    'my ex has a lawyer, can he get custody',
    'can he see the record against a court order',
    'she has an allergy, should I give her peanuts',
    'where do I put the cream on her rash',
  ])('are asked about in: %s', (message) => {
    expect(answerTo(message).kind).toBe('referral')
  })
})
