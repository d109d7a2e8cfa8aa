import { dateToldIn, daysToldIn, toldIn } from './told-date'
import { figureOf } from './told-figures'

describe('a date that is told in a question', () => {
  it.each([
    ['my baby was born on 5 february 2024. is that a dragon', '2024-02-05'],
    ['chinese sign baby born jan 25 2025', '2025-01-25'],
    ['born on the 3rd of march, 2025', '2025-03-03'],
    ['born 2026-04-21 at noon', '2026-04-21'],
    ['geboren am 21.4.2026', '2026-04-21'],
    ['bday 3 jun 24 chinese sign', '2024-06-03'],
    ['born on the third of may 2024', '2024-05-03'],
    ['the twenty-first of june 2024', '2024-06-21'],
    ['the last day of february 2024', '2024-02-29'],
    ['born 25/4/2024', '2024-04-25'],
    ['life path of 29-02-2024', '2024-02-29'],
    ['born 5 may 87', '1987-05-05'],
    ["born on new year's day 2025", '2025-01-01'],
    ['our christmas eve 2024 baby', '2024-12-24'],
    ['born on the eve of chinese new year 2026', '2026-02-16'],
    ['our lunar new year 2025 baby', '2025-01-29'],
    ["born chinese new year's eve 2026", '2026-02-16'],
    ['ne a 23 h 50, la veille du nouvel an chinois 2026', '2026-02-16'],
    ['geboren am chinesischen neujahr 2024', '2024-02-10'],
  ])('%s: %s', (message, date) => {
    expect(dateToldIn(message)).toBe(date)
  })

  it.each([
    "born on chinese new year's eve",
    '30 february 2024',
    'born in march 2025',
    'in 14 days',
    'on 3 june 10 am',
    'on 3 june 10:30',
  ])('is none in %s', (message) => {
    expect(dateToldIn(message)).toBeUndefined()
  })

  it('has the figures that the date alone decides, and no others', () => {
    expect(figureOf('insight/year-animal', '2024-02-05')).toBe(
      'For 5 February 2024: Year of the Rabbit; The Water Rabbit. ',
    )
    expect(figureOf('insight/year-animal', '2025-01-29')).toBe(
      'For 29 January 2025: Year of the Snake; The Wood Snake. ',
    )
    // A passage besides that tells of the same insight.
    expect(figureOf('system/animal-year', '2025-01-20')).toBe(
      'For 20 January 2025: Year of the Dragon; The Wood Dragon. ',
    )
    expect(figureOf('insight/rising', '2024-02-05')).toContain('Tell me the day, the hour and a town')
  })

  it('has those of a month or a day without its year, where every year agrees', () => {
    expect(figureOf('insight/birth-gem', 'which stone does a november baby get')).toBe(
      'For November: Topaz. ',
    )
    expect(figureOf('insight/sun-sign', 'star sign of the 3rd of june')).toBe(
      'For 3 June: The Sun in Gemini. ',
    )
    // The Sun enters Aries on the 20th in some years, on the 21st in others; no month or day alone has an animal.
    expect(figureOf('insight/sun-sign', 'star sign of 20 march')).toBe(
      'For 20 March: The Sun in Pisces or The Sun in Aries, by the year and the hour. ',
    )
    expect(figureOf('insight/sun-sign', '2026-03-20')).toBe(
      'On 20 March 2026 at about 14:45 UTC the Sun passed from Pisces into Aries: born earlier, Pisces; later, Aries. At noon UTC of 20 March 2026 it was Pisces. ',
    )
    // At two in the morning in Auckland the 21st of March 2026 was still Pisces; a day later it is Aries everywhere.
    expect(figureOf('insight/sun-sign', '2026-03-21')).toBe(
      'For 21 March 2026: Aries. Only where clocks are more than 9 hours ahead of UTC can it still be Pisces: on 20 March 2026 at about 14:45 UTC the Sun passed from Pisces into Aries. ',
    )
    expect(figureOf('insight/sun-sign', '2023-04-19')).toBe(
      'For 19 April 2023: Aries. Only where clocks are more than 8 hours behind UTC can it already be Taurus: on 20 April 2023 at about 08:13 UTC the Sun passed from Aries into Taurus. ',
    )
    expect(figureOf('insight/sun-sign', '2026-03-22')).toBe('For 22 March 2026: The Sun in Aries. ')
    expect(figureOf('insight/year-animal', 'animal of 3 june')).toBe('')
    expect(toldIn('what may I change in march')).toBe('--03')
    expect(toldIn('what may I change')).toBeUndefined()
    expect(figureOf('insight/psychic-number', 'what is psychic nr for bday 24th')).toBe(
      'For a child born on the 24th: 2+4 = 6. The inner number six. ',
    )
    expect(toldIn('psychic number of the 30th')).toBe('---30')
    expect(toldIn('what is the psychic number of our 2nd child')).toBeUndefined()
    expect(toldIn('a book for the 3rd child')).toBeUndefined()
  })

  it('has a figure for each of several days, also for one that is told by another', () => {
    expect(
      figureOf('insight/year-animal', 'my niece was born on 29 january 2025 and her cousin one day before'),
    ).toBe(
      'For 29 January 2025: Year of the Snake; The Wood Snake. For 28 January 2025: Year of the Dragon; The Wood Dragon. ',
    )
    expect(figureOf('insight/weekday', 'what weekday was leap day 2024')).toBe(
      'For 29 February 2024: A Thursday, the day of Jupiter. ',
    )
    expect(figureOf('insight/year-animal', 'what animal is 2026')).toBe(
      'In 2026 the year of the Fire Horse began on 17 February; before that day it was that of the Wood Snake. ',
    )
  })

  it('tells of what is to come as such', () => {
    expect(figureOf('insight/year-animal', 'what animal is 2099')).toBe(
      'In 2099 the year of the Earth Goat begins on 21 January; before that day it is that of the Earth Horse. ',
    )
    expect(figureOf('insight/sun-sign', '2096-03-19')).toMatch(
      /^On 19 March 2096 at about 14:0\d UTC the Sun passes from Pisces into Aries: born earlier, Pisces; later, Aries\. At noon UTC of 19 March 2096 it is Pisces\. $/,
    )
    expect(figureOf('insight/backwards', 'will mercury be retrograde on 1 june 2098')).toMatch(
      /Mercury will (?:not )?be retrograde\. /,
    )
    expect(figureOf('insight/moon-phase', 'next full moon after 3 may 2098')).toMatch(
      /^The next full moon is on \d+ \w+ 2098, /,
    )
  })

  it('tells both days that slashes may mean, and one where there is one', () => {
    expect(daysToldIn('born 3/4/2024')).toEqual(['2024-04-03', '2024-03-04'])
    expect(daysToldIn('born 4/4/2024')).toEqual(['2024-04-04'])
    expect(daysToldIn('born 31/31/2024')).toEqual([])
    expect(daysToldIn('4 dec 25 2023')).toEqual(['2023-12-25'])
  })

  it('shows the sums by which a number comes out', () => {
    expect(figureOf('insight/life-path', 'born 3 may 2024')).toMatch(
      /^For 3 May 2024: 3\+5\+2\+0\+2\+4 = 16, 1\+6 = 7\. /,
    )
    expect(figureOf('insight/life-path', 'born 1 february 2024')).toMatch(
      /^For 1 February 2024: 1\+2\+2\+0\+2\+4 = 11\. /,
    )
  })

  it.each([
    ['jaki kamien urodzenia maj', '--05'],
    ['quelle est la pierre de naissance de mars', '--03'],
    ['nuestra hija nacio el 3 de mayo de 2024', '2024-05-03'],
    ['unser sohn ist am 3. marz 2024 geboren, welches tier ist er', '2024-03-03'],
    ['mio figlio e nato il 12 agosto 2023, quale segno', '2023-08-12'],
  ])('is understood in other languages: %s: %s', (question, told) => {
    expect(toldIn(question)).toBe(told)
  })

  it('tells a day by another one, however many days apart', () => {
    expect(daysToldIn('born 10 days before 3 may 2024')).toEqual(['2024-05-03', '2024-04-23'])
    expect(daysToldIn('born the day before 3 may 2024')).toEqual(['2024-05-03', '2024-05-02'])
    expect(daysToldIn('1,000 days before 3 may 2024')).toEqual(['2024-05-03'])
  })

  it('has the conception, 280 days before', () => {
    expect(figureOf('mya/conception', 'how is it worked out, born 10 june 2025')).toBe(
      'For 10 June 2025: 3 September 2024, 280 days before. ',
    )
  })

  it('tells planets that were retrograde, degrees, ages in days and the nearest moon', () => {
    expect(figureOf('insight/backwards', 'was mercury retrograde on 14 november 2023')).toContain(
      'Mercury was not retrograde. ',
    )
    expect(figureOf('insight/sun-sign', 'sun on 17 may 2024 at 08:20 in london, in degrees')).toContain(
      '26° 53′',
    )
    expect(figureOf('insight/ten-thousand-days', 'born 10 october 2022, when is he 1000 days old')).toBe(
      'Born on 10 October 2022, a child is 1,000 days old on Sunday, 6 July 2025. ',
    )
    expect(figureOf('insight/moon-phase', 'closest full moon to 10 october 2022')).toBe(
      'The nearest full moon was on 9 October 2022, 20:55 UTC. ',
    )
    expect(figureOf('insight/sun-season', 'born 12 july 2023 in sydney')).toBe(
      'For 12 July 2023 in Sydney, Australia: A child of early winter. ',
    )
  })
})
