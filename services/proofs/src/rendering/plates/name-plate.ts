import type { Facts } from '@shared/insights/insights/facts'
import { nameOf } from '@shared/insights/insights/name-of'
import { capitalised } from '@shared/insights/insights/phrases'
import { reduceKeepingMasters } from '@shared/insights/numbers/date-numbers'
import { letterDigit, letterSum, letterTableOf, lettersOf } from '@shared/insights/numbers/name-letters'
import { isBeyondAllTables, signsOf } from '@shared/insights/numbers/name-signs'
import { cos, sin } from '@shared/insights/sky/angle'
import { rightToLeftLetter } from '../careful-words'
import { crossingsOf, knotEdges, nearestCrossings, roomBetween } from './knot'
import type { Crossing } from './knot'
import { numbersTo, PlateDrawing, plateWidth, polar } from './plate-drawing'
import type { ChapterPlate, Line, PlateWords } from './plate-drawing'

const cx = plateWidth / 2
/** A letter's number says how far out its loop goes: the rings of one to nine. */
const most = 72
const cy = most + 26
const reachOf = (digit: number) => most - (9 - digit) * 3.6
const mostLetters = 28
const mostCrossings = 84

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** How often the cord goes round while it visits all loops: the most that leaves the knot airy. Coprime, it closes only at the end. */
export const turnsFor = (loops: number): number => {
  const all = numbersTo(loops).filter(
    (turns) => turns >= 2 && turns < loops / 2 && commonDivisor(loops, turns) === 1,
  )
  return all.filter((turns) => loops * (turns - 1) <= mostCrossings).at(-1) ?? all[0] ?? 2
}

/** Of a loop's own part, in the ways from one loop to the next. */
const tipBreadth = 1.9

/** Where a place of a ring of so many lies, from the top. Degrees, as `polar` takes them. */
const angleAt = (place: number, count: number, way: 1 | -1) => -90 + (way * place * 360) / count

/**
 * The middle of one cord that visits all loops in `turns` rounds, as a closed curve. Within the shortest loop's reach all ways are alike,
 * so that the cord crosses itself as evenly as in a knot of like loops and no three strands meet; beyond it each loop goes as far as its own.
 * @param reaches how far each loop goes out from the middle, in points
 * @param inner how near the cord comes to the middle between two loops
 * @param way 1 clockwise, -1 against the clock
 */
export const cordOf = (reaches: readonly number[], turns: number, inner: number, way: 1 | -1): Line => {
  const count = reaches.length
  const core = Math.min(...reaches)
  // Neighbours cross at 1 / (2 × turns) of the way from the top of a loop; before the next crossing all is core again.
  const tip = tipBreadth / (2 * turns)
  const steps = Math.max(22, Math.round(600 / count))
  return numbersTo(count).flatMap((visit) =>
    numbersTo(steps).map((step) => {
      // Off the axes of a symmetrical knot: where the cord crosses itself in one of its points, that is found twice or never.
      const even = (step + 0.37) / steps
      // Closer where a loop turns.
      const t = even - (0.6 * Math.sin(2 * Math.PI * even)) / (2 * Math.PI)
      // From the top of one loop through the middle to the top of the next.
      const [from = 0, to = 0] = [reaches[(visit * turns) % count], reaches[((visit + 1) * turns) % count]]
      const swing = (1 + Math.cos(2 * Math.PI * t)) / 2
      const away = Math.min(t, 1 - t)
      const beyond = away < tip ? Math.cos((Math.PI * away) / (2 * tip)) ** 2 : 0
      const angle = angleAt((visit + t) * turns, count, way)
      return polar(cx, cy, inner + (core - inner) * swing + ((t < 0.5 ? from : to) - core) * beyond, angle)
    }),
  )
}

/** From so many loops on the turns between them would lie upon one another, were they as near to the middle as those of fewer. */
const manyLoops = 18
/** Of a cord that goes round oftener its turns stand further apart, and its crossings nearer. */
const fewTurns = 3
/** How near the cord comes to the middle: of many loops less near, and always far from the shortest loop's reach. */
export const innerOf = (reaches: readonly number[]): number => {
  const more = turnsFor(reaches.length) <= fewTurns ? Math.max(0, reaches.length - manyLoops) : 0
  return Math.min(31 + 0.8 * more, 10 + reaches.length, Math.min(...reaches) * (0.45 + 0.019 * more))
}

/** How broad the cord is, in points. */
export const breadthOf = (curve: Line, crossings: readonly Crossing[], loops: number): number =>
  Math.max(
    1.5,
    Math.min(6.5, 74 / loops, roomBetween(curve, crossings) * 0.6, nearestCrossings(curve, crossings) - 1),
  )

/** Whether most signs run from right to left: a name may hold a part in another script. */
export const runsRightToLeft = (signs: readonly string[]): boolean =>
  signs.filter((sign) => rightToLeftLetter.test(sign)).length * 2 > signs.length

// Finals of the Canadian syllabics are written small and high, and a Syriac yudh is a tick: alone they would be specks.
const speck =
  /^[\u141C-\u142A\u1449\u1466\u1483\u14A1\u14BB\u14D0\u14EA\u1505\u1506\u1525\u153E\u1540\u1541\u1550\u155D\u157D\u1585\u1595\u1596\u071D]\p{M}*$/u
/** How much larger a sign stands at the knot than the others: of Latin letters among others, the small ones are of half height. */
export const growthOf = (sign: string, isLatin: boolean): number =>
  speck.test(sign) ? 1.6 : !isLatin && /^\p{Script=Latin}/u.test(sign) ? 1.25 : 1

/** A syllable of Burmese with the consonant that closes it is as wide as two signs, and reaches high and deep. */
const closedSyllable = /(?<!^)\p{L}\u1037?\u103A/u
/** How large the signs around a knot stand: of very many, two would meet. */
const signSizeOf = (signs: readonly string[], loops: number): number => {
  if (signs.some((sign) => closedSyllable.test(sign))) return loops > 24 ? 7.6 : loops > 18 ? 9 : 11.5
  return loops > 26 ? 9 : 11.5
}

type Loop = { text: string; digit: number | null }

/** One cord with a loop for every letter, which stand around it in their order. */
const knot = (loops: readonly Loop[], isRightToLeft: boolean, words: PlateWords): ChapterPlate => {
  // Of so few loops no cord closes after all of them (one, two, four, six): each letter then has several.
  const each =
    loops.length === 1 ? 5 : loops.length === 2 ? 4 : loops.length === 4 || loops.length === 6 ? 2 : 1
  const all = loops.flatMap((loop) => numbersTo(each).map(() => loop))
  const count = all.length
  const reaches = all.map(({ digit }) => reachOf(digit ?? 7))
  const inner = innerOf(reaches)
  const plate = new PlateDrawing(2 * most + 50)
  const way = isRightToLeft ? -1 : 1

  if (loops.some(({ digit }) => digit !== null))
    for (const digit of numbersTo(9))
      plate.circle('tint', digit === 8 ? 0.5 : 0.3, cx, cy, reachOf(digit + 1))
  else plate.circle('tint', 0.5, cx, cy, most + 4)

  const curve = cordOf(reaches, turnsFor(count), inner, way)
  const crossings = crossingsOf(curve)
  const breadth = breadthOf(curve, crossings, count)
  plate.line('ink', 0.5, ...knotEdges(curve, crossings, breadth))

  const isLatin = loops.every(({ text }) => /^\p{Script=Latin}/u.test(text))
  const size = signSizeOf(
    loops.map(({ text }) => text),
    count,
  )
  loops.forEach(({ text, digit }, index) => {
    const angle = angleAt(index * each, count, way)
    if (digit === null) {
      // A sign may be wide, or deep: beside the ring it goes outwards, over and under it it stands further off.
      const aside = cos(angle)
      const anchor = aside > 0.35 ? 'start' : aside < -0.35 ? 'end' : 'middle'
      const [x, y] = polar(cx, cy, most + 8 + 8 * Math.abs(sin(angle)), angle)
      plate.label({ kind: 'name', x, y, size: size * growthOf(text, isLatin), ink: 'ink', anchor, text })
      return
    }
    const [x, y] = polar(cx, cy, most + 20, angle)
    plate.label({ kind: 'name', x, y, size, ink: 'ink', anchor: 'middle', text })
    const [nx, ny] = polar(cx, cy, most + 8.8, angle)
    plate.label({
      kind: 'italic',
      x: nx,
      y: ny,
      size: 7.6,
      ink: 'gold',
      anchor: 'middle',
      text: String(digit),
    })
  })
  return plate.finished(words)
}

/** The part of a name that has room around a knot: all of it, or the first name, or the beginning of that. */
const shownOf = (whole: string, first: string, count: (text: string) => number): string =>
  count(whole) <= mostLetters ? whole : first

/** The letters of a Latin name with their marks, as it is written; one that counts as two stands as both. */
const capitalsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment).flatMap((written) => {
    const letters = lettersOf(written)
    return (letters.length === 1 ? [written] : letters).map((letter) => letter.toUpperCase())
  })

/** The numbers of the name as a knot; where no table knows its letters, the letters alone make it. */
export const namePlate = (facts: Facts): ChapterPlate => {
  const { whole, first, unit } = nameOf(facts.subject)
  const text = shownOf(whole, first, (name) => signsOf(name).length)
  const name = text === whole ? text : `the first name ${text}`
  const letters = lettersOf(text)
  const table = letterTableOf(letters)
  if (table && letters.length > 0) {
    const shown = letters.slice(0, mostLetters)
    // Greek capitals bear no marks, and points of Hebrew and Arabic are no part of a letter that stands alone.
    const written =
      table.script === 'Latin' ? capitalsOf(text) : letters.map((letter) => letter.toUpperCase())
    const part = shown.length < letters.length ? `the first ${mostLetters} letters of ${name}` : name
    const digits = shown.map((letter) => letterDigit(letter, table))
    const sum = letterSum(shown, table)
    const total = reduceKeepingMasters(sum)
    const how =
      sum === total ? `the letters come to ${sum}` : `the letters come to ${sum}, and so to ${total}`
    return knot(
      digits.map((digit, index) => ({ text: written[index] ?? '', digit })),
      table.script === 'Hebrew' || table.script === 'Arabic',
      {
        caption: `The numbers of ${part} as a knot: one cord, over and under in turn, with loops for every letter that reach out as far as its number, from one to nine. ${capitalised(how)}, by ${table.tradition}.`,
        alt: `A knot of one cord with ${shown.length} loops, one for every letter of ${part}, as long as their numbers: ${digits.join(', ')}; ${how}.`,
      },
    )
  }
  const signs = signsOf(text)
  const shown = (signs.length > 0 ? signs : ['·']).slice(0, mostLetters)
  const part =
    shown.length < signs.length
      ? `The first ${mostLetters} ${unit}s of ${name}`
      : text === whole
        ? text
        : capitalised(name)
  return knot(
    shown.map((sign) => ({ text: sign, digit: null })),
    runsRightToLeft(shown),
    {
      caption: `${part} as a knot: one cord, over and under in turn, with loops for every one of ${shown.length === signs.length ? 'its' : 'these'} ${unit}s. ${isBeyondAllTables(text) ? 'No table of numbers knows them' : 'No single table of numbers knows them all'}, so that they are counted and not added.`,
      alt: `A knot of one cord with ${shown.length} loops, one for every one of these ${unit}s: ${shown.join(' ')}.`,
    },
  )
}
