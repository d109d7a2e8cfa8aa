import { weekdayOf, weekdays } from '@shared/insights/calendar/civil-date'
import type { Facts } from '@shared/insights/insights/facts'
import { listed } from '@shared/insights/listed'
import { trumpOfSign, trumpOfWeekday } from '@shared/insights/insights/texts/cards'
import { letterSum, lettersOf, letterTableOf } from '@shared/insights/numbers/name-letters'
import { digitSum } from '@shared/insights/numbers/date-numbers'
import { birthCardsOf } from '@shared/insights/tarot/birth-cards'
import { majorArcana } from '@shared/insights/tarot/cards'
import type { MajorArcanum } from '@shared/insights/tarot/cards'
import { trumpNumeral } from '../arcana/trump-numeral'
import { numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'
import { meets, roomsAlong, widened, wordRoom, wordWidth } from './word-room'
import type { Room } from './word-room'

/** `why` stands over the card, `told` behind its name in a sentence. */
type Dealt = { card: MajorArcanum; why: string; told: string }
const dealtFor = (card: MajorArcanum, why: string): Dealt => ({ card, why, told: `for ${why}` })

/** The trumps that the book deals to this child, and why. */
const dealtOf = ({ date, body, subject, isExact, changeOf }: Facts): Dealt[] => {
  const [first, second] = birthCardsOf(date)
  const sun = body('sun')
  const weekday = weekdayOf(date)
  const ofDay = trumpOfWeekday[weekdays.indexOf(weekday)]
  const letters = lettersOf(subject.firstName)
  const table = letterTableOf(letters)
  let named = table ? letterSum(letters, table) : 0
  while (named > 22) named = digitSum(named)
  const inName = table ? majorArcana[named % 22] : undefined
  return [
    ...(first ? [dealtFor(first, 'the day')] : []),
    ...(second ? [{ card: second, why: 'behind it', told: 'behind it' }] : []),
    ...(isExact || !changeOf('sun') ? [dealtFor(trumpOfSign[sun.signName], sun.signName)] : []),
    ...(ofDay ? [dealtFor(ofDay.trump, weekday)] : []),
    ...(inName ? [dealtFor(inName, 'the name')] : []),
  ]
}

/** The size at which a numeral is no wider than `room`, in points. */
const numeralSize = (numeral: string, room: number): number => {
  const ems = [...numeral]
    .map((letter) => (letter === 'I' ? 0.37 : 0.74))
    .reduce((sum, width) => sum + width, 0)
  return Math.min(11, room / ems)
}

const wordSize = 8
/** Further from its card's head than this, a line leads to a word. In points. */
const farWord = 14
/** A card's edges in pieces so short that the rooms of a slanted one lie close to it. */
const edgeRooms = (corners: Line): Room[] =>
  corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return roomsAlong(
      numbersTo(17).map((step): Place => [
        from[0] + ((to[0] - from[0]) * step) / 16,
        from[1] + ((to[1] - from[1]) * step) / 16,
      ]),
    )
  })

const roomOf = (word: string, place: Place): Room => widened(wordRoom(word, wordSize, place, 'middle'), 1.4)

type Head = { word: string; head: Place }
type Set = { x: number; y: number; head: Place; room: Room; cost: number }

/** Where a word stands as near to its card's head as it meets nothing, and nearer to that than to another's. */
const placeAbove = ({ word, head }: Head, taken: readonly Room[], all: readonly Head[]): Set => {
  const half = wordWidth(word, wordSize) / 2
  const places = numbersTo(25).flatMap((step): Set[] => {
    const x = Math.min(plateWidth - half, Math.max(half, head[0] + (step - 12) * 2.5))
    const y = numbersTo(40)
      .map((up) => head[1] - up)
      .find((level) => {
        const room = roomOf(word, [x, level])
        return room.top > 0 && !taken.some((other) => meets(room, other))
      })
    if (y === undefined) return []
    const awayFrom = ([hx, hy]: Place) => Math.hypot(hx - x, hy - y - 5)
    const away = awayFrom(head)
    const isAstray = all.some((other) => other.head !== head && awayFrom(other.head) < away + 5)
    return [{ x, y, head, room: roomOf(word, [x, y]), cost: away + (isAstray ? 100 : 0) }]
  })
  const above: Place = [head[0], head[1] - 10]
  const nowhere = { x: above[0], y: above[1], head, room: roomOf(word, above), cost: 1000 }
  return places.reduce((best, one) => (one.cost < best.cost ? one : best), nowhere)
}

/** The words of all cards drawn, begun at the end that leaves them nearer to their cards. */
const wordsAbove = (heads: readonly Head[], edges: readonly Room[]): (Set & Head)[] => {
  const begun = (order: readonly Head[]) => {
    const taken = [...edges]
    return order.map((head) => {
      const set = placeAbove(head, taken, heads)
      taken.push(set.room)
      return { ...head, ...set }
    })
  }
  const costOf = (sets: readonly Set[]) => sets.reduce((sum, { cost }) => sum + cost, 0)
  const [one, other] = [begun(heads), begun(heads.toReversed()).toReversed()]
  return costOf(one) <= costOf(other) ? one : other
}

/** From the head of a card to a word that stands further off than others do. */
const leaderTo = ({ x, head, room }: Set): Line => {
  const from: Place = [
    Math.min(room.right - 4, Math.max(room.left + 4, x + (head[0] - x) * 0.4)),
    room.bottom,
  ]
  return Math.hypot(x - head[0], room.bottom - head[1]) > farWord ? [from, [head[0], head[1] - 0.8]] : []
}

/** The twenty-two trumps as a fan, those of this child drawn out of it. */
export const cardsPlate = (facts: Facts): ChapterPlate => {
  const plate = new PlateDrawing(174)
  const dealt = dealtOf(facts)
  const [cx, cy, r] = [plateWidth / 2, 439, 340]
  const [half, tall] = [12.2, 48]
  const isDealt = (index: number) => dealt.some(({ card }) => card === majorArcana[index])
  // Those drawn lie over the others.
  const heads: Head[] = []
  const edges: Room[] = []
  const order = numbersTo(majorArcana.length).toSorted(
    (one, two) => Number(isDealt(one)) - Number(isDealt(two)),
  )
  for (const index of order) {
    const card = majorArcana[index] ?? 'The Fool'
    // As wide as leaves a card drawn out at either end within the plate.
    const angle = (-30.9 + index * (61.8 / 21)) * (Math.PI / 180)
    const whys = dealt.filter((one) => one.card === card)
    const lift = whys.length > 0 ? 22 : 0
    // u across the card, v from its foot upwards
    const at = (u: number, v: number): Place => {
      const reach = r + lift + v
      return [
        cx + reach * Math.sin(angle) + u * Math.cos(angle),
        cy - reach * Math.cos(angle) + u * Math.sin(angle),
      ]
    }
    const frame = (inset: number): Line => [
      at(-half + inset, inset),
      at(half - inset, inset),
      at(half - inset, tall - inset),
      at(-half + inset, tall - inset),
    ]
    plate
      .fill('paper', frame(0))
      .outline('ink', 0.5, frame(0))
      .outline(lift ? 'gold' : 'line', lift ? 0.6 : 0.25, frame(1.8))
    if (lift) edges.push(...edgeRooms(frame(0)))
    // Cards that stayed in the fan show their hatched backs; those drawn show their number.
    if (lift) {
      const rays = numbersTo(24).map((ray): Line => {
        const turn = (ray * Math.PI) / 12
        return [
          at(8.2 * Math.cos(turn), 24 + 8.2 * Math.sin(turn)),
          at(9.4 * Math.cos(turn), 24 + (ray % 2 ? 10.6 : 15) * Math.sin(turn)),
        ]
      })
      plate.line('gold', 0.35, ...rays)
      const [x, y] = at(0, 24)
      const [before, after] = [isDealt(index - 1), isDealt(index + 1)]
      // Of two that stand side by side one lies over the other's edge.
      plate.figure(x, y, trumpNumeral(card), numeralSize(trumpNumeral(card), before || after ? 13 : 15))
      heads.push({ word: whys.map((one) => one.why).join(', '), head: at(0, tall) })
    } else {
      const lines = numbersTo(12).map((step): Line => {
        const v = 4 + step * 3.8
        return [at(-half + 3.2, v), at(half - 3.2, v + 1.4)]
      })
      plate.line('line', 0.26, ...lines)
    }
  }
  for (const set of wordsAbove(heads, edges)) {
    plate.line('gold', 0.3, leaderTo(set))
    plate.italic(set.x, set.y, set.word, { size: wordSize, ink: 'ink' })
  }
  const drawn = listed(dealt.map(({ card, told }) => `${card} ${told}`))
  return plate.finished({
    caption: `The twenty-two trumps in their order, from the Fool to the World. Drawn for this child: ${drawn}.`,
    alt: `A fan of twenty-two cards. Raised above the others: ${drawn}.`,
  })
}
