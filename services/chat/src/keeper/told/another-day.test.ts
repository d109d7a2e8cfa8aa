import {
  askedAgainOfAnotherDay,
  askedHowItCame,
  askedOfAnotherDay,
  meantOfTwo,
  sameOfDays,
  withDayBefore,
  writtenOut,
} from './another-day'
import { askedWhatItMeans, withValueBefore } from './what-it-means'

describe('a question that goes on with another day', () => {
  it.each([
    [
      'And his brother, on 25 January of the same year?',
      'Which Chinese animal is a boy born on 2 February 2022?',
      'which chinese animal is a boy born on 2022-01-25?',
    ],
    ['And one day later?', 'life path for 14 July 2022', 'life path for 2022-07-15?'],
    ['and the day before', 'moon phase on 1 March 2024?', 'moon phase on 2024-02-29?'],
    [
      'So what would it be for 14 March 2025?',
      'What is a life path number?',
      'what is a life path number for 2025-03-14?',
    ],
    ['And for the month after that?', 'birthstone for January?', 'birthstone for february?'],
    ['2027', 'which animal is 2024?', 'which animal is 2027?'],
    ['and the year after?', 'Which animal is 2024?', 'which animal is 2025?'],
    ['And in 2027?', 'moon on 1 Jan 2026', 'moon on 1 jan 2027'],
    ['and 21?', 'What sign is 20 April?', 'what sign is 21 april?'],
    ['and the 2nd?', 'birth card of March 1st, 2024', 'birth card of march 2, 2024'],
    ['And for her cousin, born 3 May 2024?', 'animal of 2 June 2023', 'animal of 2024-05-03?'],
    [
      'and in London instead?',
      'rising sign for 13 April 2025, 3:10 pm, Chicago?',
      'in london: rising sign for 13 april 2025, 3:10 pm, chicago',
    ],
    [
      'what if it was 7 in the evening?',
      'rising sign for 1 aug 2023 at 7:02 am in Boston',
      'rising sign for 1 aug 2023 at   in boston, 19:00',
    ],
    [
      'and his twin, 11 minutes later?',
      'rising sign for 1 aug 2023 at 7:02 am in Boston',
      'rising sign for 1 aug 2023 at   in boston, 07:13',
    ],
  ])('%s, after %s', (message, before, question) => {
    expect(askedOfAnotherDay(message, before)).toBe(question)
  })

  it.each([
    ['And the day after the approval?', 'Until when can I change the record?'],
    ['And one day later?', 'What is a life path number?'],
    ['Which moon was on 14 March 2025?', 'What is a life path number?'],
    ['and on 25 January?', 'What is a life path number?'],
    ['and 2027?', 'What is a life path number?'],
    ['and 31?', 'What sign is 20 April?'],
    ['and 7?', 'what does life path 5 mean'],
    ['And how long is it kept?', 'animal of 2 June 2023'],
  ])('is none in %s, after %s', (message, before) => {
    expect(askedOfAnotherDay(message, before)).toBeUndefined()
  })
})

describe('what the question before came to', () => {
  it.each([
    ['What is the life path of 3 May 2024?', 'what does life path 7 mean'],
    ['Which star sign is 5 June 2024?', 'what does the sun in gemini mean'],
    ['what moon was on 24 april 2024', 'what does the full moon mean'],
  ])('is asked for its meaning, after %s', (before, question) => {
    expect(askedWhatItMeans('And what does that mean?', before)).toBe(question)
  })

  it.each([
    ['And what does that mean?', 'How do I sync?'],
    ['And how is it computed?', 'What is the life path of 3 May 2024?'],
  ])('is not asked for in %s, after %s', (message, before) => {
    expect(askedWhatItMeans(message, before)).toBeUndefined()
  })

  it('has its day or month for the next question', () => {
    expect(withDayBefore('and the flower?', 'Birthstone of April?')).toBe('and the flower, of april')
    expect(withDayBefore('how do I sync?', 'Birthstone of April?')).toBe('how do I sync?')
    expect(withDayBefore('and his moon sign', 'rising sign of 25 december 2022, 23:40 in Chicago')).toBe(
      'and his moon sign, 2022-12-25, 23:40 in chicago, illinois',
    )
    expect(withDayBefore('and our life paths?', 'signs of 5 May 2021 and 12 Dec 2023')).toBe(
      'and our life paths, 2021-05-05 and 2023-12-12',
    )
  })

  it('stands in the place of ‘that sign’', () => {
    expect(withValueBefore('who rules that sign?', 'sun sign of 30 August 2023')).toBe(
      'who rules the sun in virgo?',
    )
    expect(withValueBefore('what is the meaning of that animal', 'which chinese animal is 2023')).toBe(
      'what is the meaning of the year of the rabbit',
    )
    expect(withValueBefore('who rules the world', 'sun sign of 30 August 2023')).toBeUndefined()
  })

  it('is asked of somebody else by their birth', () => {
    expect(askedOfAnotherDay('and mine? i was born 9.9.1992', 'what is her sun sign')).toMatch(/1992-09-09/)
  })

  it('is asked for its steps', () => {
    expect(askedHowItCame('how exactly do you reckon it?', 'Life path for 14 November 2023?')).toBe(
      'life path for 14 november 2023, with the steps?',
    )
    expect(askedHowItCame('how do I sync?', 'Life path for 14 November 2023?')).toBeUndefined()
    expect(askedHowItCame('why?', 'How do I sync?')).toBeUndefined()
  })
})

describe('a conversation', () => {
  it('goes on with the question that asked something, on the day that was spoken of', () => {
    const earlier = ['his ascendant, born 9 September 2024 at 6:40 in Lyon?', 'and his moon sign?']
    expect(askedAgainOfAnotherDay('sorry I meant 2023', earlier)).toBe(
      'and his moon sign, 2023-09-09, 06:40 in lyon, france',
    )
    expect(askedAgainOfAnotherDay('and the price?', earlier)).toBeUndefined()
  })

  it('is written out', () => {
    expect(writtenOut(['moon phase on 20 March 2025', 'no, 2024', 'what does that mean?'])).toEqual([
      'moon phase on 20 March 2025',
      'moon phase on 20 march 2024',
      'what does that mean?',
    ])
    expect(writtenOut(['her sign, born 14 June 2025?', 'and her moon?'])[1]).toBe('and her moon sign?')
    expect(writtenOut(['when is the book sent?', 'and her moon?'])[1]).toBe('and her moon?')
  })

  it.each([
    ['no, i meant the first one', 'first'],
    ['sorry, the other one', 'first'],
    ['i mean the second name', 'second'],
    ['the first one', undefined],
    ['no, the first one is printed', undefined],
  ])('of two, ‘%s’ means the %s', (folded, which) => expect(meantOfTwo(folded)).toBe(which))

  it('asks whether two have the same', () => {
    const before = 'twins, born 31 dec 2024 and 1 jan 2025'
    expect(sameOfDays('do they have the same life path?', before)).toBe(
      'do they have the same life path, 2024-12-31 and 2025-01-01',
    )
    expect(sameOfDays('and the same animal?', before)).toBe('and the same animal, 2024-12-31 and 2025-01-01')
    expect(sameOfDays('do they have the same life path?', 'born 1 jan 2025')).toBeUndefined()
    expect(sameOfDays('what is her life path?', before)).toBeUndefined()
  })
})
