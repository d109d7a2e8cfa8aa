import { daySumIn } from './day-sums'

it.each([
  ['what is 280 days before 25 october 2026?', '280 days before 25 October 2026: Sunday, 18 January 2026. '],
  ['what date is 40 weeks before 1 may 2026', '40 weeks before 1 May 2026: Friday, 25 July 2025. '],
  ['100 days after 3 march 2025', '100 days after 3 March 2025: Wednesday, 11 June 2025. '],
  [
    'which day is 1,000 days from 2024-02-29?',
    '1,000 days after 29 February 2024: Wednesday, 25 November 2026. ',
  ],
  ['25 october 2026 minus 280 days', '280 days before 25 October 2026: Sunday, 18 January 2026. '],
  ['one day before 1 march 2024?', '1 day before 1 March 2024: Thursday, 29 February 2024. '],
])('%s: %s', (asked, figure) => expect(daySumIn(asked)?.figure).toBe(figure))

it('forty weeks back are the reckoning of a conception', () => {
  expect(daySumIn('280 days before 25 october 2026')?.isConception).toBe(true)
  expect(daySumIn('forty weeks before 25 october 2026')?.isConception).toBe(true)
  expect(daySumIn('280 days after 25 october 2026')?.isConception).toBe(false)
})

it.each([
  'which zodiac sign is 280 days before 25 october 2026',
  'my link was sent 3 days before 25 october 2026, is it still good',
  'what is 280 days before the birth',
  'how many days from 1 march 2024 to 1 march 2025',
  '25 october 2026',
])('‘%s’ asks for no such day', (asked) => expect(daySumIn(asked)).toBeUndefined())
