import { skyEventAskedIn } from './sky-events'

const figureOf = (folded: string) => skyEventAskedIn(folded)?.figure

// The Moon by the tables of the U.S. Naval Observatory, the seasons by Meeus, chapter 27.
it.each([
  ['when is the full moon in march 2025', 'The full moon of March 2025: 14 March 2025, 06:55 UTC. '],
  ['next full moon after 10 march 2025', 'The next full moon was on 14 March 2025, 06:55 UTC. '],
  ['when was the last new moon before 4 july 2021', 'The last new moon was on 10 June 2021, 10:53 UTC. '],
  ['full moons of may 2026', 'The full moons of May 2026: 1 May 2026, 17:23 UTC; 31 May 2026, 08:45 UTC. '],
  ['full moon february 2018', 'February 2018 has no full moon by UTC. '],
  ['was there a full moon on 16 may 2022', 'The nearest full moon was on 16 May 2022, 04:14 UTC. '],
  ['was there a full moon on 4 july 2021', 'The nearest full moon was on 24 June 2021, 18:40 UTC. '],
  ['spring equinox 2026', 'The March equinox of 2026: 20 March 2026, 14:46 UTC. '],
  ['winter solstice 2026', 'The December solstice of 2026: 21 December 2026, 20:50 UTC. '],
])('‘%s’: %s', (folded, figure) => expect(figureOf(folded)).toBe(figure))

it('a year has twelve or thirteen full moons', () =>
  expect(figureOf('full moon dates 2026')?.match(/\d+ [A-Z]/g)).toHaveLength(13))

it.each([
  'chinese new year 2027 moon',
  'what is a full moon',
  'when does spring begin',
  'moon sign of 4 july 2021',
])('‘%s’ asks for no such time', (folded) => expect(figureOf(folded)).toBeUndefined())

it('the next full moon is told from today on', () => {
  jest.useFakeTimers({ now: new Date('2025-03-10T12:00:00Z') })
  try {
    expect(figureOf('when is the next full moon?')).toBe(
      'The next full moon is on 14 March 2025, 06:55 UTC. ',
    )
    expect(figureOf('when is the next full moon after her birth')).toBeUndefined()
  } finally {
    jest.useRealTimers()
  }
})

it('the days between two days are counted', () => {
  expect(figureOf('how many days between 1 march 2024 and 1 march 2025')).toBe(
    'From 1 March 2024 to 1 March 2025: 365 days. ',
  )
  expect(figureOf('born 1 march 2024 and 3 may 2025, which signs')).toBeUndefined()
})

it('a child’s days are counted up to today', () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T23:59:00Z') })
  try {
    expect(figureOf('how many days old is a baby born on 1 september 2026')).toBe(
      'Born on 1 September 2026, a child is 90 days old on 30 November 2026, which is today by UTC. ',
    )
    expect(figureOf('how many days old is a baby born on 1 december 2026')).toBeUndefined()
  } finally {
    jest.useRealTimers()
  }
})

describe('on 30 November 2026', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T23:59:00Z') }))
  afterEach(() => jest.useRealTimers())

  it.each([
    [
      'how many weeks old is a child born on 2 january 2026',
      'Born on 2 January 2026, a child is 47 weeks and 3 days old on 30 November 2026, which is today by UTC: 332 days. ',
    ],
    [
      'how old in months, born 31 january 2026',
      'Born on 31 January 2026, a child is 10 months old on 30 November 2026, which is today by UTC: 303 days. ',
    ],
    [
      'how many days until her first birthday? she was born on 3 may 2026',
      'The first birthday of a child born on 3 May 2026 is on Monday, 3 May 2027: 154 days from today. ',
    ],
    [
      'days until the next birthday, born 1 december 2023',
      'The third birthday of a child born on 1 December 2023 is on Tuesday, 1 December 2026: 1 day from today. ',
    ],
    [
      'how long until his 1st birthday, born 30 november 2025',
      'The first birthday of a child born on 30 November 2025 is on Monday, 30 November 2026: today. ',
    ],
    [
      'was there an eclipse when she was born on 8 april 2024',
      'On 8 April 2024 there was a total eclipse of the Sun, about 18:15 UTC. ',
    ],
    [
      'any eclipse near 3 may 2020',
      'No eclipse falls on 3 May 2020 by UTC; the nearest one was a penumbral eclipse of the Moon on 5 June 2020, about 19:15 UTC. ',
    ],
    [
      'solar eclipse near 3 may 2020?',
      'No eclipse of the Sun falls on 3 May 2020 by UTC; the nearest one was an annular eclipse of the Sun on 21 June 2020, about 06:45 UTC. ',
    ],
  ])('‘%s’: %s', (folded, figure) => expect(figureOf(folded)).toBe(figure))

  it.each([
    'how many weeks old is a child born on 2 january 2027',
    'how many days until the first birthday, born 29 february 2024',
    'how long until the order for the first birthday, born 3 may 2026',
  ])('‘%s’ has no such figure', (folded) => expect(figureOf(folded)).toBeUndefined())
})
