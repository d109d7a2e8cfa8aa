import { figureOfHour, figureOfTown, placeUnknown, toldOfDay, yearAskedFor } from './told-birth'

const figureOfBirth = (id: string, folded: string) => figureOfHour(id, folded) || figureOfTown(id, folded)

it('the hour and the town decide the ascendant, by the clocks of the place', () => {
  expect(figureOfBirth('rising', 'rising sign, 5 may 2020 at 6:00 in rome')).toBe(
    'For 5 May 2020 at 06:00 in Rome, Italy: Taurus rising. ',
  )
  expect(figureOfBirth('rising', 'rising sign, 5 may 2020 at 18:00 in rome')).toBe(
    'For 5 May 2020 at 18:00 in Rome, Italy: Libra rising. ',
  )
})

it('it is said what is missing', () => {
  expect(figureOfBirth('rising', 'rising sign, 5 may 2020')).toBe(
    'Tell me the day, the hour and a town of 100,000 people or more in one message, and I compute it. ',
  )
  expect(figureOfBirth('daylight', 'sunrise on 5 may 2020')).toContain('Tell me the day and a town')
  expect(yearAskedFor('daylight', '--12-21')).toContain(
    'Tell me the day with its year and a town of 100,000 people or more in one message',
  )
  expect(yearAskedFor('weekday', '--12-21')).toBe('')
  expect(yearAskedFor('daylight', '2020-12')).toBe('')
  expect(figureOfBirth('hour-pillar', 'hour pillar, 5 may 2020')).toContain('Tell me the day and the hour in')
})

it('a place that is none of the large towns is said to be unknown', () => {
  expect(figureOfBirth('rising', 'rising sign, 5 may 2020 at 6:00 in whitstable')).toBe(
    `${placeUnknown}Tell me the day, the hour and a town of 100,000 people or more in one message, and I compute it. `,
  )
  expect(figureOfBirth('daylight', 'sunrise on 5 may 2020 in hebden bridge')).toContain(placeUnknown)
  expect(figureOfBirth('rising', 'rising sign, 5 may 2020 at 6 in the morning')).not.toContain(placeUnknown)
})

it('what the day alone decides is told of the day', () => {
  expect(figureOfBirth('weekday', 'weekday of 5 may 2020 at 6:00')).toBe('')
  expect(toldOfDay('venus', '2015-05-03')).toBe('Venus in Gemini')
  expect(toldOfDay('rising', '2015-05-03')).toBeUndefined()
})

it('both are told where a planet changes its sign on that day', () =>
  // Venus entered Cancer on 7 May 2015 at 22:52 UTC.
  expect(toldOfDay('venus', '2015-05-07')).toBe('Venus in Gemini or Venus in Cancer'))
