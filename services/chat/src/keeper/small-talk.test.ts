import { createKeeper } from './keeper'
import { findName, madeOf } from './testing/check-answer'

describe('words of the world, of health, of law and of names', () => {
  const keeper = createKeeper({ findName })
  const first = (message: string) => madeOf(keeper.ask({ message, history: [] })).split(' ')[0]

  it.each([
    ['she came in the car, which place do I write', 'form/unusual-place'],
    ['how do I zoom into the page', 'proof/full-size'],
    ['can the book carry a poem of ours', 'book/no-cover-photo'],
    ["I put next week's date as birthday as a joke and it refused", 'form/future-date'],
    ['how do I become a partner?', 'partner/register'],
    ['do you have a gift voucher?', 'book/gift'],
    ['Paper burns. Is there anything of it I get to keep on the computer as well?', 'proof/digital'],
    ["My lawyer friend says I may ask you for everything you've stored on us. How?", 'privacy/export'],
    ['can I use the birth time as proof in court', 'book/official'],
    ['will it predict illness', 'book/foretells'],
    ['does it tell whether my child will be rich or sick', 'book/foretells'],
    ['the clock was changed by law in the nineties, is the hour converted', 'form/clock-change'],
    ['what does the major arcana card mean', 'insight/birth-card'],
    ['what does the venus mean', 'insight/venus'],
    ['where does our family name come from', 'mya/surname'],
    ['is it gdpr compliant', 'privacy/gdpr'],
    ['we had IVF, the date is not right', 'mya/conception'],
    ['is there a place for medication?', 'form/no-medical-fields'],
    ['can the certificate be used in court as evidence', 'book/official'],
    ['baby was screaming and i typed the wrong weight', 'proof/correct'],
    ['thai mother in law says pink is for tuesday, does the book agree', 'insight/thai-colour'],
    ['what are my rights over my data', 'privacy/gdpr'],
    ['We had a cesarean in an emergency. How do I record that?', 'form/cesarean'],
    [
      'Why do you ask for the birth temperature, are you checking if the baby is ill?',
      'field/babyBirthTemperature',
    ],
    ['born at 34 weeks, where do I put that', 'form/no-field'],
    ['she was born in the ambulance, what do I write', 'form/home-birth-place'],
  ])('are no reason to leave ‘%s’ without its answer', (question, passage) => {
    expect(first(question)).toBe(passage)
  })

  it.each([
    ['how do I become a midwife', 'unknown'],
    ['tell me a joke', 'unknown'],
    ["you're useless", 'unknown'],
    ['you suck', 'unknown'],
    ['this is so frustrating', 'unknown'],
    ['this is so useless', 'unknown'],
    ['I feel useless', 'referral'],
    ['what about the other one', 'unknown'],
    ['the second one?', 'unknown'],
    ['write a poem', 'unknown'],
    ['do you have a boyfriend', 'unknown'],
    ['our dog is called Rex, what does he eat', 'unknown'],
    ['my lawyer says I should sue the hospital, how', 'referral'],
    ['her hand burns, what should I do', 'referral'],
    ['is my baby sick', 'referral'],
    ['is IVF dangerous', 'referral'],
    ['is there a place for medication and what dose does he need', 'referral'],
    ['what does the name Emma mean', 'name'],
    ['call an ambulance', 'referral'],
    ['my father had a stroke', 'referral'],
    ['we have to go to court over custody', 'referral'],
  ])('stand for themselves in ‘%s’', (question, kind) => {
    expect(first(question)).toBe(kind)
  })

  it('and what only points back is known where something was asked before', () => {
    const history = [{ role: 'user' as const, content: 'what is the life path number' }]
    expect(madeOf(keeper.ask({ message: 'ok and the other one?', history }))).not.toBe('unknown')
  })

  it('of two passages that end alike the one that was told is known', () => {
    expect(first('what do the four cards in the dashboard show')).toBe('staff/find')
  })

  it.each([
    ['I invited the wrong person, can I cancel it?', 'family/withdraw'],
    ['i was invited, what now', 'family/join'],
    ['cna i invte my husbnad to edit too', 'family/help-to-fill-in'],
    ['Who are you and what can you do for me?', 'mya/who'],
    ['Was bedeutet der Name Felix und woher kommt er?', 'name'],
    [
      'A boy next door has the same name, born the same minute as mine. The page says the record belongs to somebody else.',
      'book/two-children',
    ],
    ['is Jan the same name as John', 'name'],
  ])('are told apart in ‘%s’', (question, passage) => {
    expect(first(question)).toBe(passage)
  })
})
