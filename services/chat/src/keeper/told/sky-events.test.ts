import { skyEventAskedIn } from './sky-events'

const figureOf = (folded: string) => skyEventAskedIn(folded)?.figure

// The Moon by the tables of the U.S. Naval Observatory, the seasons by Meeus, chapter 27.
it.each([
  ['when is the full moon in march 2025', 'The full moon of March 2025: 14 March 2025, 06:55 UTC. '],
  ['next full moon after 10 march 2025', 'The next full moon was on 14 March 2025, 06:55 UTC. '],
  ['when was the last new moon before 4 july 2021', 'The last new moon was on 10 June 2021, 10:53 UTC. '],
  ['full moons of may 2026', 'The full moons of May 2026: 1 May 2026, 17:23 UTC; 31 May 2026, 08:45 UTC. '],
  ['full moon february 2018', 'February 2018 has no full moon by UTC. '],
  ['spring equinox 2026', 'The March equinox of 2026: 20 March 2026, 14:46 UTC. '],
  ['winter solstice 2026', 'The December solstice of 2026: 21 December 2026, 20:50 UTC. '],
])('‘%s’: %s', (folded, figure) => expect(figureOf(folded)).toBe(figure))

it('a year has twelve or thirteen full moons', () =>
  expect(figureOf('full moon dates 2026')?.match(/\d+ [A-Z]/g)).toHaveLength(13))

it.each([
  'was there a full moon on 4 july 2021',
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
