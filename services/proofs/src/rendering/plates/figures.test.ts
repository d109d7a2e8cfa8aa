import { derivedValuesOf } from '@shared/insights/derived-values'
import { insightsFrom } from '@shared/insights/insights'
import type { InsightSubject } from '@shared/insights/insights/subject'
import { factsOf } from '@shared/insights/insights/facts'
import { hoursAndMinutes, hoursText } from '@shared/insights/insights/phrases'
import { sampleSubjects } from '@shared/insights/testing/sample-subjects'
import { moonDataOf } from '../sky-data'
import { chapterPlates } from './chapter-plates'
import type { ChapterPlate } from './plate-drawing'

const birthOf = (subject: InsightSubject) => {
  const facts = factsOf(subject)
  return { subject, facts, readings: new Map(insightsFrom(facts).map((insight) => [insight.id, insight])) }
}
const births = sampleSubjects(160, 7).map(birthOf)
/** In the night without a night the Moon stood a fifth of a degree high. */
const moonrise = birthOf({
  firstName: 'Åse',
  lastName: 'Hansen',
  birth: {
    date: '2026-06-21',
    time: '23:59',
    place: { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
  },
})
const labelsOf = ({ labels }: ChapterPlate) =>
  labels.flatMap((label) => ('text' in label ? [label.text] : []))
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** What does not agree, told with the birth that it is found at. */
const faultsOf = (find: (birth: (typeof births)[number]) => (string | false | undefined)[]) =>
  births.flatMap((birth) =>
    find(birth)
      .filter(Boolean)
      .map((fault) => `${JSON.stringify(birth.subject.birth)}: ${String(fault)}`),
  )

describe('a figure that is printed more than once', () => {
  it('the hour by the Sun is the same on the plate and in the readings', () => {
    const told = births.flatMap(({ facts, readings }) => {
      const reading = readings.get('sundial')?.title.slice(0, 5)
      const { caption } = chapterPlates['The hour and the place'](facts)
      return reading === undefined ? [] : [[reading, caption.match(/by the Sun, (\d\d:\d\d)/)?.[1]]]
    })
    expect(told.length).toBeGreaterThan(50)
    expect(told.filter(([reading, plate]) => reading !== plate)).toEqual([])
  })

  it('the length of the day is that between the sunrise and the sunset that are printed, wherever it stands', () => {
    const faults = faultsOf(({ subject, facts, readings }) => {
      const { hours } = facts.daylight ?? {}
      if (hours === undefined) return []
      const text = readings.get('daylight')?.text ?? ''
      const [, rose, set] = text.match(/rose at (\d\d:\d\d) and set at (\d\d:\d\d)/) ?? []
      const minutes = rose && set ? (minutesOf(set) - minutesOf(rose) + 1440) % 1440 : undefined
      const labels = labelsOf(chapterPlates['The hour and the place'](facts))
      return [
        minutes !== undefined &&
          !text.includes(`for ${hoursText(minutes / 60)}.`) &&
          `${rose}–${set}, yet ${text}`,
        !labels.includes(hoursAndMinutes(hours)) && labels.join(', '),
        labels.some((label) => label.includes(' 60 min')) && 'sixty minutes',
        hoursAndMinutes(derivedValuesOf(subject.birth).dayLength ?? 0) !== hoursAndMinutes(hours) &&
          'not the derived value',
      ]
    })
    expect(faults).toEqual([])
  })

  it('the new moons of the reading are those that the plate has', () => {
    const faults = faultsOf(({ facts, readings }) => {
      const light = readings.get('moon-light')?.text ?? ''
      const labels = labelsOf(chapterPlates['The Moon'](facts))
      const isOnPlate = (day: string | undefined) => labels.some((label) => label === day)
      const last = / had been on (\d+ \w+),/.exec(light)?.[1]
      const next = / was to be on (\d+ \w+)\./.exec(light)?.[1]
      return [
        !light.includes('less than a day before') && !isOnPlate(last) && light,
        !light.includes('less than a day off') && !isOnPlate(next) && light,
      ]
    })
    expect(faults).toEqual([])
  })

  it('the Moon of the plate stands over the place only where the reading has it there', () => {
    const found = [...births, moonrise].flatMap(({ facts, readings }) => {
      const title = readings.get('moon-view')?.title
      return title === undefined ? [] : [[title, facts, chapterPlates['The Moon'](facts).caption] as const]
    })
    expect(found.filter(([title]) => title.includes('below')).length).toBeGreaterThan(30)
    for (const [title, { subject }, caption] of found) {
      const { where } = moonDataOf(subject.birth)
      if (title === 'A Moon on the horizon') {
        expect(caption).toMatch(/as it stood on the horizon of the place/)
        expect(where).toMatch(/^on the [a-z-]+ern horizon$/)
      } else if (title.includes('below')) {
        expect(caption).toMatch(/as it stood below the horizon/)
        expect(where).toBe('below the horizon')
      } else {
        expect(caption).toMatch(/as it stood over the place/)
        expect(where).toMatch(/^[1-9]\d?° high in the /)
      }
    }
    expect(found.some(([title]) => title === 'A Moon on the horizon')).toBe(true)
  })

  it('a Sun whose disc shows is not told to stand below, nor one that sets by no degree', () => {
    const found = births.flatMap(({ facts, readings }) => {
      const stands = / at \d\d:\d\d, (.+) the horizon\./.exec(chapterPlates['The Sun'](facts).caption)?.[1]
      return stands === undefined ? [] : [[stands, readings.get('day-or-night')?.text ?? ''] as const]
    })
    expect(found.some(([stands]) => stands === 'on')).toBe(true)
    for (const [stands, told] of found) {
      expect(stands).not.toMatch(/^0°/)
      if (stands.endsWith('below')) expect(told).not.toMatch(/with the Sun up/)
    }
  })

  it('a Moon that is wholly lit does not grow', () => {
    const grown = births.filter(({ readings }) =>
      /^The whole.*growing/.test(readings.get('moon-light')?.text ?? ''),
    )
    expect(grown).toEqual([])
  })
})

describe('the plate of the calendars', () => {
  const bornOn = (date: string) =>
    chapterPlates['The day on other calendars'](
      factsOf({ firstName: 'Amara', middleName: '', lastName: 'Okafor', birth: { date } }),
    )

  it.each([
    ['2019-10-10', '18 Vendémiaire 228'],
    ['2015-09-21', 'fourth of the complementary days 223'],
    ['2026-04-21', '2 Floréal 234'],
  ])('of %s begins a new Republican year behind the complementary days', (date, told) => {
    expect(bornOn(date).caption).toContain(`Republican ${told}`)
  })

  it('names the child’s own month in every calendar that has months', () => {
    const unnamed = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2018, 10, 1 + day)))
      .map((day) => day.toISOString().slice(0, 10))
      .filter(
        (date) =>
          !labelsOf(bornOn(date)).includes(/Islamic \d+ (.+?) \d+/.exec(bornOn(date).caption)?.[1] ?? ''),
      )
    expect(unnamed).toEqual([])
  })
})
