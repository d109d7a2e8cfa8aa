import { insightGroups } from '@shared/insights/insights'
import { insightSubjectOf } from '@shared/insights/form-inputs'
import { factsOf } from '@shared/insights/insights/facts'
import type { CodexForm } from '../codex-subject'
import { seeded } from '@shared/insights/testing/sample-subjects'
import { fullForm } from '../testing/full-form'
import { subjectWith } from '../testing/subjects'
import { chapterPlates } from './chapter-plates'
import { crossingsOf, knotEdges, nearestCrossings } from './knot'
import { breadthOf, cordOf, growthOf, innerOf, runsRightToLeft, turnsFor } from './name-plate'
import { PlateDrawing, plateWidth } from './plate-drawing'
import type { Place } from './plate-drawing'
import { circlePath } from '../svg-document'
import { meets, wordRoom } from './word-room'

const factsWith = (form: CodexForm) =>
  factsOf({
    ...insightSubjectOf(subjectWith({ ...fullForm, ...form }).form),
    firstName: form.babyFirstName ?? 'Amara',
    lastName: form.babyLastName ?? 'Okafor',
  })
const platesOf = (form: CodexForm) => {
  const facts = factsWith(form)
  return insightGroups.map((group) => ({ group, ...chapterPlates[group](facts) }))
}
const children: Record<string, CodexForm> = {
  'in the north': {},
  'in the south': {
    babyDateOfBirth: '2024-12-09',
    babyTimeOfBirth: '18:40',
    birthLatitude: -33.87,
    birthLongitude: 151.21,
    birthTimeZone: 'Australia/Sydney',
  },
  'at the equator': {
    babyDateOfBirth: '1999-09-29',
    babyTimeOfBirth: '12:02',
    birthLatitude: 0,
    birthLongitude: 103.85,
    birthTimeZone: 'Asia/Singapore',
    babyFirstName: 'نور',
    babyLastName: 'الحسيني',
  },
  'in polar night, its hour unknown': {
    babyDateOfBirth: '2019-12-30',
    babyTimeUnknown: true,
    birthLatitude: 78.2,
    birthLongitude: 15.6,
    birthTimeZone: 'Arctic/Longyearbyen',
  },
  'nobody knows where, of parents without birthdays': {
    birthLatitude: null,
    birthLongitude: null,
    birthTimeZone: null,
    motherDateOfBirth: null,
    fatherDateOfBirth: null,
    whenParentsMarried: null,
    whenParentsConceived: null,
    babyFirstName: '语',
    babyLastName: '林',
  },
  'near midnight, on a Saturday': { babyDateOfBirth: '2010-01-02', babyTimeOfBirth: '00:20' },
  'at noon in midsummer, dealt the Fool': { babyDateOfBirth: '2015-06-17', babyTimeOfBirth: '12:50' },
  'near midnight in the far south': {
    babyDateOfBirth: '2020-12-19',
    babyTimeOfBirth: '23:40',
    birthLatitude: -45.9,
    birthLongitude: 170.5,
    birthTimeZone: 'Pacific/Auckland',
  },
  'with a name too long to go round': { babyFirstName: 'A'.repeat(80), babyLastName: 'B'.repeat(60) },
}
/** Every figure of a picture's absolute paths, circles aside. */
const pointsOf = (picture: string): Place[] =>
  [...picture.matchAll(/<path (?![^>]*transform)[^>]* d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.replace(/c[^Mz]*/g, '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Place => [
      Number(x),
      Number(y),
    ]),
  )

describe('a circle of a plate', () => {
  it('is four cubics, as on the wheels: Typst draws the arcs of an SVG up to a tenth of a point off', () => {
    const { picture } = new PlateDrawing(40)
      .circle('gold', 0.4, 20, 20, 12.3)
      .disc('gold', 60, 20, 0.8)
      .finished({ caption: '', alt: '' })
    const paths = [...picture.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
    expect(paths).toEqual([circlePath(20, 20, 12.3), circlePath(60, 20, 0.8)])
  })
})

describe('the plate of a chapter', () => {
  it.each(Object.entries(children))('is drawn within its frame for a child %s, and says so', (_, form) => {
    for (const { group, picture, height, caption, alt, labels } of platesOf(form)) {
      const beyond = pointsOf(picture).filter(
        ([x, y]) => !(x >= -2 && x <= plateWidth + 2 && y >= -2 && y <= height + 2),
      )
      expect({ group, beyond }).toEqual({ group, beyond: [] })
      const lost = labels.filter((label) => {
        const { x, y, size } = label
        const { left, right } =
          label.kind === 'italic' ? wordRoom(label.text, size, [x, y], label.anchor) : { left: x, right: x }
        return !(left >= -2 && right <= plateWidth + 2 && y >= 0 && y <= height + 4)
      })
      expect({ group, lost }).toEqual({ group, lost: [] })
      expect(`${picture}${caption}${alt}`).not.toMatch(/NaN|undefined|Infinity/)
      expect(pointsOf(picture).length).toBeGreaterThan(60)
      expect(picture.length).toBeLessThan(32_000)
    }
  })

  it('sets no word over another, wherever the planets and the cards of the day stand', () => {
    // Jupiter beside Saturn, Mercury before Venus; cards of the day that lie side by side.
    const days = [
      '2020-11-11',
      '2013-10-06',
      '2020-02-26',
      '2021-03-27',
      '2020-05-13',
      '2014-02-22',
      '2010-01-01',
    ]
    const met = days.flatMap((babyDateOfBirth) => {
      return [chapterPlates['The planets'], chapterPlates['The cards']].flatMap((plateOf) => {
        const words = plateOf(factsWith({ babyDateOfBirth })).labels.flatMap((label) =>
          label.kind === 'italic'
            ? [
                {
                  text: label.text,
                  room: wordRoom(label.text, label.size, [label.x, label.y], label.anchor),
                },
              ]
            : [],
        )
        return words.flatMap((one, index) =>
          words
            .slice(index + 1)
            .filter((other) => meets(one.room, other.room))
            .map((other) => `${babyDateOfBirth}: ${one.text}, ${other.text}`),
        )
      })
    })
    expect(met).toEqual([])
  })

  it('is the same for the same child, and another for another', () => {
    expect(platesOf({})).toEqual(platesOf({}))
    const [one, other] = [
      platesOf({}),
      platesOf({ babyDateOfBirth: '2024-12-09', babyFirstName: 'Li', motherDateOfBirth: '1990-01-01' }),
    ]
    one.forEach(({ group, picture }, index) =>
      expect({ group, isSame: picture === other[index]?.picture }).toEqual({ group, isSame: false }),
    )
  })

  it('leaves out what is not known, in words', () => {
    const told = (form: CodexForm) =>
      platesOf(form)
        .map(({ caption }) => caption)
        .join('\n')
    expect(told({ babyTimeUnknown: true })).toMatch(
      /hour of birth being unknown, the Sun is drawn at its noon[^]*three pillars/,
    )
    expect(told(children['nobody knows where, of parents without birthdays'] ?? {})).toMatch(
      /as the place of birth is not known[^]*no place is marked[^]*birthdays of the parents are not known/,
    )
  })

  it('faces the Sun as it stood at noon, in the north or in the south, between the tropics too', () => {
    const toldAt = (latitude: number, babyDateOfBirth: string) => {
      const place = { birthLatitude: latitude, birthLongitude: 3.4, birthTimeZone: 'Africa/Lagos' }
      const facts = factsWith({ ...place, babyDateOfBirth, babyTimeOfBirth: '12:30' })
      const { caption, labels } = chapterPlates['The Sun'](facts)
      const [morning] = labels.filter((label) => label.kind === 'caps' && label.text === 'morning')
      const [, way] = /facing (\w+)/.exec(caption) ?? []
      const [, height] = /at noon it stood ([^;]+);/i.exec(caption) ?? []
      // Facing south one has the morning at the left.
      return [way, (morning?.x ?? 0) < plateWidth / 2 ? 'left' : 'right', height]
    }
    expect(toldAt(6.5, '2026-06-06')).toEqual(['north', 'right', '74° high'])
    expect(toldAt(6.5, '2026-12-06')).toEqual(['south', 'left', '61° high'])
    expect(toldAt(-10, '2026-12-06')).toEqual(['south', 'left', '77° high'])
    expect(toldAt(-10, '2026-06-06')).toEqual(['north', 'right', '57° high'])
    expect(toldAt(22.6, '2026-06-06')[2]).toBe('overhead')
    expect(toldAt(59.3, '2026-06-06')).toEqual(['south', 'left', '53° high'])
    expect(toldAt(-33.9, '2026-06-06')).toEqual(['north', 'right', '33° high'])
  })

  it('keeps the marks of a Latin name, and writes out a letter that counts as two', () => {
    const ringOf = (babyFirstName: string, babyLastName: string) =>
      chapterPlates['The name'](factsWith({ babyFirstName, babyMiddleName: '', babyLastName }))
        .labels.flatMap((label) => (label.kind === 'name' ? [label.text] : []))
        .join('')
    expect(ringOf('Linnéa', 'Sjöström')).toBe('LINNÉASJÖSTRÖM')
    expect(ringOf('Ọlọ́ládé', 'Nguyễn')).toBe('ỌLỌ́LÁDÉNGUYỄN'.normalize('NFC'))
    expect(ringOf('Þóra', 'Weiß')).toBe('THÓRAWEISS')
    expect(ringOf('Ζωή', 'Άννα')).toBe('ΖΩΗΑΝΝΑ')
  })

  it('gives the days between two years of the Republican calendar a part of their own', () => {
    const { labels } = chapterPlates['The day on other calendars'](
      factsWith({ babyDateOfBirth: '2013-10-06' }),
    )
    const months = labels.flatMap((label) => (label.kind === 'italic' ? [label.text] : []))
    expect(months).toEqual(expect.arrayContaining(['Fructidor', 'Vendémiaire', 'Brumaire']))
    expect(months).not.toContain('the complementary days')
  })

  it('names the child’s own month in every calendar, in the middle of a month too', () => {
    const { labels } = chapterPlates['The day on other calendars'](
      factsWith({ babyDateOfBirth: '2018-12-24' }),
    )
    const own = labels.flatMap((label) =>
      label.kind === 'italic' && label.ink === 'ink' ? [label.text] : [],
    )
    expect(own).toEqual(['December', 'Tevet', 'Rabiʿ al-Thani', 'Tahsas', 'Nivôse'])
  })

  it('knots a name over and under in turn', () => {
    const trefoil = Array.from({ length: 120 }, (_, index): Place => {
      const t = (index * Math.PI) / 60
      return [50 * (Math.sin(t) + 2 * Math.sin(2 * t)), 50 * (Math.cos(t) - 2 * Math.cos(2 * t))]
    })
    // Three crossings, three dives: each edge of the band comes in three pieces.
    expect(knotEdges(trefoil, crossingsOf(trefoil), 8)).toHaveLength(6)
  })

  it('lets no three strands meet, whatever the numbers of the letters are', () => {
    const random = seeded(11)
    const tight = Array.from({ length: 300 }, (_, name) => name).flatMap((name) => {
      const loops = 5 + (name % 24)
      if (loops === 6) return []
      const reaches = Array.from({ length: loops }, () => 43.2 + Math.floor(random() * 9) * 3.6)
      const curve = cordOf(reaches, turnsFor(loops), innerOf(reaches), 1)
      const crossings = crossingsOf(curve)
      const breadth = breadthOf(curve, crossings, loops)
      const nearest = nearestCrossings(curve, crossings)
      // Paper is left at both sides of the upper cord, which is not drawn as a thread for that.
      return nearest < breadth + 0.8 || breadth < 1.9
        ? [`${loops} loops: ${nearest.toFixed(1)} points between crossings of ${breadth.toFixed(1)}`]
        : []
    })
    expect(tight).toEqual([])
  })

  it('sets the signs of a name as most of them run, and none as a speck', () => {
    const georgian = [...'თამარიالليبადრიძე']
    expect(runsRightToLeft(georgian)).toBe(false)
    expect(runsRightToLeft([...'לילה', 'A', 'b'])).toBe(true)
    expect(growthOf('ᖅ', false)).toBeGreaterThan(1.5)
    expect(growthOf('ܝ', false)).toBeGreaterThan(1.5)
    expect(growthOf('o', false)).toBeGreaterThan(growthOf('ਗੁ', false))
    expect(growthOf('o', true)).toBe(1)
  })

  // Of six no cord closes after all: each letter then has two loops.
  it.each([5, ...Array.from({ length: 22 }, (_, index) => index + 7)])(
    'knots a name of %s letters over and under in turn',
    (letters) => {
      for (const reach of [() => 72, (index: number) => 40 + ((index * 13) % 33)]) {
        const reaches = Array.from({ length: letters }, (_, index) => reach(index))
        const turns = turnsFor(letters)
        const passages = crossingsOf(cordOf(reaches, turns, Math.min(31, 10 + letters), 1))
          .flatMap(({ under, over }) => [
            { at: under, isUnder: true },
            { at: over, isUnder: false },
          ])
          .toSorted((one, two) => one.at - two.at)
        // A cord of n loops and t turns crosses itself n(t − 1) times, and more often only where its loops differ.
        expect(passages.length).toBeGreaterThanOrEqual(2 * letters * (turns - 1))
        expect(passages.filter(({ isUnder }, index) => isUnder === (index % 2 === 0))).toEqual([])
      }
    },
  )
})
