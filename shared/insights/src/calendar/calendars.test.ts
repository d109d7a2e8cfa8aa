import { Solar } from 'lunar-typescript'
import { addDays, civilDateOf, textOf } from './civil-date'
import { fourPillarsOf, lodgeOf, melodyOf, nineStarOf, phaseCountsOf, solarTermOf } from './four-pillars'
import {
  ethiopianDateOf,
  hebrewDateOf,
  islamicDateOf,
  mayaDateOf,
  republicanDateOf,
  romanDateOf,
} from './other-calendars'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const two = (value: number) => String(value).padStart(2, '0')

// 500 births between 1900 and 2100, on the clocks of UTC+8.
const births = Array.from({ length: 500 }, (_, n) => {
  const date = textOf(addDays({ year: 1900, month: 3, day: 1 }, n * 146 + (n % 7)))
  return { date, time: `${two((n * 7) % 24)}:${two((n * 13) % 60)}` }
})

describe('four pillars', () => {
  it('agree with lunar-typescript on year, month, day and hour', () => {
    const differing = births.filter(({ date, time }) => {
      const { year, month, day } = civilDateOf(date)
      const theirs = Solar.fromYmdHms(year, month, day, Number(time.slice(0, 2)), Number(time.slice(3)), 0)
        .getLunar()
        .getEightChar()
      const ours = fourPillarsOf({
        date,
        time,
        place: { latitude: 39.9, longitude: 116.4, timeZone: 'Etc/GMT-8' },
      })
      const text = [ours.year, ours.month, ours.day, ours.hour].map(
        (one) => `${stems[one?.stem ?? 0]}${branches[one?.branch ?? 0]}`,
      )
      return text.join() !== [theirs.getYear(), theirs.getMonth(), theirs.getDay(), theirs.getTime()].join()
    })
    expect(differing).toEqual([])
  })

  it('agree with lunar-typescript on melody, lodge and solar term', () => {
    const lodges = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸'
    const melodies = new Map<number, string>()
    for (const { date } of births) {
      const { year, month, day } = civilDateOf(date)
      const lunar = Solar.fromYmd(year, month, day).getLunar()
      expect(lodges[lodgeOf(date)]).toBe(lunar.getXiu())
      const melody = melodyOf(fourPillarsOf({ date }).day)
      melodies.set(melody, lunar.getDayNaYin())
      expect(melodies.get(melody)).toBe(lunar.getDayNaYin())
    }
    expect(melodies.size).toBe(30)
    expect(new Set(melodies.values()).size).toBe(30)
    expect([0, 14.9, 15, 270, 315].map(solarTermOf)).toEqual([0, 0, 1, 18, 21])
  })

  it('leave out the hour without a time, and count eight or six phases', () => {
    const counted = (time?: string) =>
      Object.values(phaseCountsOf(fourPillarsOf({ date: '2026-04-21', time }))).reduce(
        (sum, count) => sum + count,
      )
    expect([counted('04:27'), counted()]).toEqual([8, 6])
  })

  it('nine stars: 2024 is three, 2026 one, 2000 nine', () => {
    expect([2024, 2026, 2000, 1955].map(nineStarOf)).toEqual([3, 1, 9, 9])
  })
})

describe('other calendars', () => {
  const dates = Array.from({ length: 1500 }, (_, n) =>
    addDays({ year: 1900, month: 1, day: 1 }, n * 49 + (n % 5)),
  )

  const byIntl = (calendar: string, { year, month, day }: { year: number; month: number; day: number }) =>
    Object.fromEntries(
      new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      })
        .formatToParts(Date.UTC(year, month - 1, day))
        .map(({ type, value }) => [type, value]),
    )
  const numbersByIntl = (
    calendar: string,
    { year, month, day }: { year: number; month: number; day: number },
  ) =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })
      .formatToParts(Date.UTC(year, month - 1, day))
      .filter(({ type }) => type !== 'literal' && type !== 'era')
      .map(({ value }) => Number(value))

  it('Hebrew: as ICU gives it, from 1900 to 2100', () => {
    const names: Record<string, string> = { Tishri: 'Tishri', Tamuz: 'Tammuz' }
    for (const date of dates) {
      const theirs = byIntl('hebrew', date)
      expect(hebrewDateOf(date)).toEqual({
        year: Number(theirs['year']),
        month: names[theirs['month'] ?? ''] ?? theirs['month'],
        day: Number(theirs['day']),
      })
    }
  })

  it('Islamic: as ICU gives the tabular calendar', () => {
    for (const date of dates) {
      const { month, day, year } = islamicDateOf(date)
      expect([month, day, year]).toEqual(numbersByIntl('islamic-civil', date))
    }
  })

  it('Ethiopian: as ICU gives it', () => {
    for (const date of dates) {
      const { month, day, year } = ethiopianDateOf(date)
      expect([month, day, year]).toEqual(numbersByIntl('ethiopic', date))
    }
  })

  it('Maya: 21 December 2012 was 13.0.0.0.0, 4 Ajaw 3 Kʼankʼin', () => {
    const end = mayaDateOf({ year: 2012, month: 12, day: 21 })
    expect(end).toEqual({ number: 4, sign: 19, haabDay: 3, haabMonth: 13, longCount: [13, 0, 0, 0, 0] })
    expect(mayaDateOf({ year: 2012, month: 12, day: 20 })).toMatchObject({
      number: 3,
      sign: 18,
      longCount: [12, 19, 19, 17, 19],
    })
  })

  it.each([
    ['2012-12-21', 221, 4, 1],
    ['1989-07-14', 197, 10, 26],
    ['2000-09-22', 209, 1, 1],
    ['2014-09-22', 222, 13, 6],
    ['2015-09-22', 223, 13, 5],
    ['2015-09-23', 224, 1, 1],
  ])('Republican: %s is year %i, month %i, day %i', (date, year, month, day) => {
    expect(republicanDateOf(civilDateOf(date))).toEqual({ year, month, day })
  })

  it.each([
    ['2026-03-15', 'the Ides of March'],
    ['2026-04-21', 'the eleventh day before the Kalends of May'],
    ['2026-01-01', 'the Kalends of January'],
    ['2026-10-06', 'the day before the Nones of October'],
    ['2026-12-31', 'the day before the Kalends of January'],
    ['2026-02-14', 'the sixteenth day before the Kalends of March'],
    ['2024-02-24', 'the sixth day before the Kalends of March'],
    ['2024-02-25', 'the second sixth day before the Kalends of March, the leap day of the Romans'],
    ['2024-02-29', 'the day before the Kalends of March'],
  ])('Roman: %s is %s', (date, text) => {
    expect(romanDateOf(civilDateOf(date))).toBe(text)
  })
})
