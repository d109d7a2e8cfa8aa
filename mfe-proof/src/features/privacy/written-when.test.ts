import { writtenHour, writtenLength } from './written-when'

const at = (hour: number, minute: number) => new Date(2026, 2, 14, hour, minute).toISOString()

it.each([
  ['its beginning', 6, 0, 'between 06:00 and 07:00'],
  ['its end', 6, 59, 'between 06:00 and 07:00'],
  ['the last of the day', 23, 31, 'between 23:00 and 00:00'],
  ['the first of the day', 0, 29, 'between 00:00 and 01:00'],
])('tells the hour in which it was: %s', (_, hour, minute, written) => {
  expect(writtenHour(at(hour, minute))).toBe(`14 March 2026, ${written}`)
})

it('writes a length in years where it is some', () => {
  expect([0, 1, 90, 365, 3650].map(writtenLength)).toEqual([
    'for good',
    'for 1 day',
    'for 90 days',
    'for 1 year',
    'for 10 years',
  ])
})
