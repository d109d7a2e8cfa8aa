import { animalYearAskedIn } from './animal-years'

// Chinese New Years by the Hong Kong Observatory's calendars.
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') }))
afterAll(() => jest.useRealTimers())

it.each([
  ['when is the next year of the rat', 'The next year of the Rat begins on 11 February 2032. '],
  ['when was the last dragon year?', 'The last year of the Dragon began on 10 February 2024. '],
  [
    'when was the last fire horse year',
    'The year of the Fire Horse began on 17 February 2026 and is not over; the one before it began on 21 January 1966. ',
  ],
  [
    'what year was the previous year of the horse',
    'The year of the Horse began on 17 February 2026 and is not over; the one before it began on 31 January 2014. ',
  ],
  ['when does the year of the rat begin', 'The next year of the Rat begins on 11 February 2032. '],
  ['next metal rooster year', 'The next year of the Metal Rooster begins on 1 February 2041. '],
])('‘%s’: %s', (folded, figure) => expect(animalYearAskedIn(folded)?.figure).toBe(figure))

it('tells the years of the animal with it', () =>
  expect(animalYearAskedIn('when is the next year of the rat')?.passage).toBe('table/animal-years/rat'))

it.each([
  'which years are years of the rat',
  'is the fire horse year unlucky',
  'last year our horse won a race',
  'was she born in the last year of the dragon, 4 may 2024',
])('‘%s’ asks for no such year', (folded) => expect(animalYearAskedIn(folded)).toBeUndefined())
