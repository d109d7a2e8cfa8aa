import { askedOfAnotherDay, askedWhatItMeans, withDayBefore } from './another-day'

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
  })
})
