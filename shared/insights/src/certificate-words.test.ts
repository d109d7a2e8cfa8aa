import {
  coordinatesInWords,
  dateInWords,
  numberInWords,
  ordinalInWords,
  timeInWords,
} from './certificate-words'

describe('words of the certificate', () => {
  it('prints a date as the certificate does', () => {
    expect(dateInWords('2026-04-21')).toEqual({
      long: 'Tuesday, the twenty-first of April',
      year: 'two thousand and twenty-six',
      short: '21 April 2026',
    })
  })

  it.each([
    ['1900-01-01', 'Monday, the first of January', 'nineteen hundred'],
    ['1905-12-12', 'Tuesday, the twelfth of December', 'nineteen hundred and five'],
    ['2000-02-29', 'Tuesday, the twenty-ninth of February', 'two thousand'],
    ['2010-08-20', 'Friday, the twentieth of August', 'two thousand and ten'],
    ['2100-12-31', 'Friday, the thirty-first of December', 'two thousand one hundred'],
  ])('%s', (date, long, year) => {
    expect(dateInWords(date)).toMatchObject({ long, year })
  })

  it.each(['2025-02-29', '2026-13-01', '2026-4-1', '', '2026-04-21T00:00'])('refuses %s', (date) => {
    expect(() => dateInWords(date)).toThrow(RangeError)
  })

  it.each([
    ['04:27', 'at twenty-seven minutes past four in the morning'],
    ['00:00', 'at midnight'],
    ['00:01', 'at one minute past midnight'],
    ['00:30', 'at half past midnight'],
    ['00:45', 'at a quarter to one in the morning'],
    ['07:00', 'at seven in the morning'],
    ['11:31', 'at twenty-nine minutes to noon'],
    ['12:00', 'at noon'],
    ['12:15', 'at a quarter past noon'],
    ['12:59', 'at one minute to one in the afternoon'],
    ['17:45', 'at a quarter to six in the evening'],
    ['20:30', 'at half past eight in the evening'],
    ['21:05', 'at five minutes past nine at night'],
    ['23:59', 'at one minute to midnight'],
  ])('says %s as %s', (time, words) => {
    expect(timeInWords(time)).toBe(words)
  })

  it('says each of the 1,440 minutes of a day differently', () => {
    const two = (value: number) => String(value).padStart(2, '0')
    const all = Array.from({ length: 1440 }, (_, n) =>
      timeInWords(`${two(Math.floor(n / 60))}:${two(n % 60)}`),
    )
    expect(new Set(all).size).toBe(1440)
  })

  it.each(['24:00', '7:00', '12:60', 'noon'])('refuses %s', (time) => {
    expect(() => timeInWords(time)).toThrow(RangeError)
  })

  it.each([
    [43.6591, -70.2568, '43° 40′ N   70° 15′ W'],
    [-33.8688, 151.2093, '33° 52′ S   151° 13′ E'],
    [0, 0, '0° 00′ N   0° 00′ E'],
    [-0.0001, -0.0001, '0° 00′ N   0° 00′ E'],
    [59.9999, 179.9999, '60° 00′ N   180° 00′ E'],
    [-0.5, 9.05, '0° 30′ S   9° 03′ E'],
  ])('prints %d, %d as %s', (latitude, longitude, words) => {
    expect(coordinatesInWords(latitude, longitude)).toBe(words)
  })

  it('counts in words', () => {
    expect([0, 13, 40, 99, 100, 101, 365, 1000, 1999].map(numberInWords)).toEqual([
      'zero',
      'thirteen',
      'forty',
      'ninety-nine',
      'one hundred',
      'one hundred and one',
      'three hundred and sixty-five',
      'one thousand',
      'one thousand nine hundred and ninety-nine',
    ])
    expect([1, 2, 3, 5, 8, 9, 12, 20, 21, 100].map(ordinalInWords)).toEqual(
      'first second third fifth eighth ninth twelfth twentieth twenty-first one hundredth'.split(
        / (?!hundredth)/,
      ),
    )
  })
})
