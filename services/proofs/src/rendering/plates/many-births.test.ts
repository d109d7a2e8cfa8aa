import { factsOf } from '@shared/insights/insights/facts'
import { knownDate } from '@shared/insights/insights/subject'
import { sampleSubjects } from '@shared/insights/testing/sample-subjects'
import { chapterPlates } from './chapter-plates'
import { hillHeight } from './date-plate'
import { gapBetween } from './planet-names'
import { plateWidth } from './plate-drawing'
import type { ChapterPlate, Place } from './plate-drawing'
import { meets, wordRoom } from './word-room'
import type { Room } from './word-room'

const births = sampleSubjects(120, 23).map((subject) => ({ subject, facts: factsOf(subject) }))

/** The lines of a picture in one ink (as it is written there) and weight. */
const linesOf = ({ picture }: ChapterPlate, weight: number): Place[][] =>
  [...picture.matchAll(new RegExp(`<path [^>]*stroke-width="${weight}"[^>]* d="([^"]*)"`, 'g'))].flatMap(
    ([, path = '']) =>
      path
        .split('M')
        .slice(1)
        .map((line) =>
          [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Place => [Number(x), Number(y)]),
        ),
  )
/** What a circle's path begins with, from its right: x, y and, last of the first four figures, its radius. */
const circle = String.raw`M(-?[\d.]+) (-?[\d.]+)c0 [\d.]+ -[\d.]+ ([\d.]+) `
type Circle = { place: Place; size: number }
const circlesOf = (picture: string, before = ''): Circle[] =>
  [...picture.matchAll(new RegExp(before + circle, 'g'))].map(([, right, y, r]) => ({
    place: [Number(right) - Number(r), Number(y)],
    size: Number(r),
  }))
const italicsOf = ({ labels }: ChapterPlate) =>
  labels.flatMap((label) => {
    if (label.kind !== 'italic' || label.text === '') return []
    return [{ ...label, room: wordRoom(label.text, label.size, [label.x, label.y], label.anchor) }]
  })

describe('of many births', () => {
  it('the hills stand in the order of their numbers, each on the ground', () => {
    const heights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map(hillHeight)
    expect(heights.slice(1).map((height, index) => height - (heights[index] ?? 0) >= 3)).not.toContain(false)
    const faults = births.flatMap(({ facts }) => {
      const lines = linesOf(chapterPlates['The numbers of the day'](facts), 0.6)
      const ground = lines.find((line) => line.length === 2 && line.every(([, y]) => y === 166)) ?? []
      const feet = lines
        .filter((line) => line.length > 2 && line[0]?.[1] === 166)
        .flatMap((line) => line.map(([x]) => x))
      const [from = 0, to = 0] = ground.map(([x]) => x)
      return feet.length > 0 && Math.min(...feet) >= from && Math.max(...feet) <= to
        ? []
        : [`${from} to ${to}`]
    })
    expect(faults).toEqual([])
  })

  it('the Sun’s ways reach from edge to edge of the plate', () => {
    const short = births.flatMap(({ subject, facts }) => {
      if (!subject.birth.place) return []
      const [way = []] = linesOf(chapterPlates['The Sun'](facts), 1.1)
      const across = way.map(([x]) => x)
      return Math.min(...across) <= 4.1 && Math.max(...across) >= plateWidth - 4.1
        ? []
        : [JSON.stringify(subject.birth)]
    })
    expect(short).toEqual([])
  })

  it('the line to the hour by the Sun ends short of the figures around', () => {
    const met = births.flatMap(({ subject, facts }) => {
      const plate = chapterPlates['The hour and the place'](facts)
      const [line] = linesOf(plate, 0.9)
      if (!line) return []
      const [x, y] = line.at(-1) ?? [0, 0]
      const end = { left: x - 1.5, right: x + 1.5, top: y - 1.5, bottom: y + 1.5 }
      return italicsOf(plate).some(({ room }) => meets(room, end)) ? [JSON.stringify(subject.birth)] : []
    })
    expect(met).toEqual([])
  })

  it('the wedding and the birth of a family each stand with their own date, apart from each other', () => {
    const faults = births.flatMap(({ subject, facts }) => {
      const words = italicsOf(chapterPlates['The family'](facts))
      const wedding = knownDate(subject.marriageDate)
      const year = wedding?.slice(0, 4)
      const told = words.filter(({ text }) => text.startsWith('married'))
      return [
        ...(wedding && wedding < subject.birth.date && !told[0]?.text.endsWith(year ?? '')
          ? ['no date']
          : []),
        ...words.flatMap((one, index) =>
          words
            .slice(index + 1)
            .filter((other) => meets(one.room, other.room))
            .map((other) => `${one.text} and ${other.text}`),
        ),
        ...words.flatMap(({ text, room }) => (room.left < 0 || room.right > plateWidth ? [text] : [])),
      ]
    })
    expect(faults).toEqual([])
  })

  it('the month of the moon begins and ends with a new moon, and no moon lies upon another', () => {
    const faults = births.flatMap(({ subject, facts }) => {
      const { picture } = chapterPlates['The Moon'](facts)
      const moons = circlesOf(picture)
        .filter(({ size }) => size === 6.7)
        .map(({ place }) => place)
      const ends = [18, plateWidth - 18].map((x) =>
        Math.min(...moons.map(([mx, my]) => Math.hypot(mx - x, my - 144))),
      )
      const met = moons.filter(([x, y], index) =>
        moons.slice(index + 1).some(([ox, oy]) => Math.hypot(x - ox, y - oy) < 13.6),
      )
      return moons.length < 27 || ends.some((away) => away > 15.5) || met.length > 0
        ? [`${subject.birth.date}: ${moons.length} moons, ${ends.join()}, ${met.length} met`]
        : []
    })
    expect(faults).toEqual([])
  })

  it('the conception has its line named, and no line goes through its words', () => {
    const faults = births.flatMap(({ subject, facts }) => {
      const begun = knownDate(subject.conceptionDate)
      const plate = chapterPlates['The family'](facts)
      const told = italicsOf(plate).filter(({ text }) => text.startsWith('conceived about'))
      if (!begun || begun > subject.birth.date) return told.map(({ text }) => text)
      return told[0]?.text.endsWith(begun.slice(0, 4)) && told[0].room.left > 0 ? [] : [`${begun}: no words`]
    })
    expect(faults).toEqual([])
    expect(births.filter(({ subject }) => knownDate(subject.conceptionDate)).length).toBeGreaterThan(10)
  })

  it('the ropes of a family reach as far as the date of the birth, whose line and that of the wedding are two', () => {
    const weddings = births.flatMap(({ facts }) =>
      [20, 34, 75].map((days) => ({
        ...facts,
        subject: {
          ...facts.subject,
          marriageDate: new Date(Date.parse(facts.subject.birth.date) - days * 86_400_000)
            .toISOString()
            .slice(0, 10),
        },
      })),
    )
    const faults = weddings.flatMap((facts) => {
      const plate = chapterPlates['The family'](facts)
      const end = Math.max(...linesOf(plate, 0.4).flatMap((line) => line.map(([x]) => x)))
      const uprightsOf = (weight: number) =>
        linesOf(plate, weight).flatMap(([from, to]) => (from && to?.[1] === 12 ? [from[0]] : []))
      const [birth = 0] = uprightsOf(0.7)
      return [
        ...uprightsOf(0.4).flatMap((before) => (birth - before < 2.5 ? [`${before} and ${birth}`] : [])),
        ...italicsOf(plate).flatMap(({ text, room }) =>
          text.startsWith('born') && room.right > end ? [text] : [],
        ),
      ]
    })
    expect(faults).toEqual([])
  })

  it('the planets stand apart, and every name nearer to its own than to any other', () => {
    const order = [
      ...['Sun', 'Mercury', 'Venus', 'Earth', 'Mars'],
      ...['Sun', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    ]
    /** How far something reaches beyond its disc: the Sun by its rays, Saturn by its ring. */
    const reaches: Record<string, number> = { Sun: 6.4, Saturn: 3.9 }
    const faults = births.flatMap(({ subject, facts }) => {
      const plate = chapterPlates['The planets'](facts)
      const discs = circlesOf(plate.picture, String.raw`<path fill="(?!#F9F4E8)#\w+" d="`).map(
        ({ place, size }, index) => ({
          name: order[index] ?? '',
          isRight: index > 4,
          size,
          reach: reaches[order[index] ?? ''] ?? size,
          place,
        }),
      )
      const names = italicsOf(plate)
      const touching = discs.flatMap((one, index) =>
        discs.slice(index + 1).flatMap((other) => {
          const away = Math.hypot(one.place[0] - other.place[0], one.place[1] - other.place[1])
          return away < one.reach + other.reach + 0.1 ? [`${one.name} touches ${other.name}`] : []
        }),
      )
      const leaders = linesOf(plate, 0.3).filter(({ length }) => length === 2)
      const hasLeader = (room: Room) =>
        leaders.some((line) => line.some((end) => gapBetween(room, end, 0) < 2.1))
      const astray = names.flatMap(({ text, room }) => {
        const gaps = discs.map(({ name, place, size }) => ({ name, gap: gapBetween(room, place, size) }))
        const own = gaps.find(({ name }) => name === text)?.gap ?? Infinity
        return [
          ...(own > 9.5 && !hasLeader(room) ? [`${text} is ${own.toFixed(1)} points away`] : []),
          ...gaps
            .filter(({ name, gap }) => name !== text && name !== 'Sun' && gap < own + 1)
            .map(({ name, gap }) => `${text} at ${name}: ${gap.toFixed(1)}, its own ${own.toFixed(1)}`),
        ]
      })
      const met = names.flatMap((one, index) =>
        names
          .slice(index + 1)
          .filter((other) => meets(one.room, other.room))
          .map((other) => `${one.text} on ${other.text}`),
      )
      return [
        ...(discs.length === order.length && names.length === 9 ? [] : [`${discs.length} discs`]),
        ...[...touching, ...astray, ...met].map((fault) => `${subject.birth.date}: ${fault}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('the word of a card stands near its own, within the plate and on no card drawn out of the fan', () => {
    const faults = births.flatMap(({ subject, facts }) => {
      const plate = chapterPlates['The cards'](facts)
      const frames = linesOf(plate, 0.6).filter(({ length }) => length === 4)
      const heads = frames.map(([, , [ax, ay] = [0, 0], [bx, by] = [0, 0]]): Place => [
        (ax + bx) / 2,
        (ay + by) / 2,
      ])
      const words = italicsOf(plate)
      const leaders = linesOf(plate, 0.3).filter(({ length }) => length === 2)
      const awayFrom = ({ left, right, bottom }: Room, [x, y]: Place) =>
        Math.hypot((left + right) / 2 - x, bottom - y)
      return words
        .flatMap(({ text, room }, index) => {
          const away = heads.map((head) => awayFrom(room, head))
          const own = away[index] ?? Infinity
          const [x, y] = heads[index] ?? [0, 0]
          const isLed = leaders.some((line) => line.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < 4))
          return [
            ...(heads.length === words.length ? [] : ['a card without a word']),
            ...(room.left < 0 || room.right > plateWidth ? [`${text} beyond the plate`] : []),
            ...(own > 17 && !isLed ? [`${text} ${own.toFixed(0)} points away`] : []),
            ...(away.some((other, card) => card !== index && other < own) && !isLed
              ? [`${text} at another card`]
              : []),
            ...(frames.some((frame) => frame.some((corner) => gapBetween(room, corner, 0) < 0.5))
              ? [`${text} on a corner`]
              : []),
            ...(words.some((other, word) => word > index && meets(room, other.room)) ? [`${text} met`] : []),
          ]
        })
        .map((fault) => `${subject.birth.date}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
})
