import { endsEvenly } from './careful-words'
import type { Paper } from './ornaments'
import type { LineCounts, Reading } from './readings-data'
import { stillEnough, unbrokenText } from './unbroken'

// EB Garamond with the figures of running text, in hundredths of an em (its table 'hmtx'); what is not here is as wide as a small letter.
const hundredths =
  'a40 b52 c41 d51 e39 f32 g44 h52 i24 j23 k47 l24 m78 n53 o50 p52 q52 r33 s32 t31 u53 v44 w68 x43 y44 z38 ' +
  'A69 B59 C71 D75 E56 F51 G73 H81 I34 J34 K68 L58 M90 N79 O76 P55 Q76 R71 S46 T67 U74 V67 W92 X71 Y58 Z60 ' +
  '051 129 244 337 449 536 649 746 845 947 .23 ,23 :25 ;23 ’24 “42 ”42 ?38 !25 -27 \u201127 –55 —95 (32 )32 °29 ′18'
const size = 10.8
const otherWidth = 0.45 * size
/** By the number of a sign; 0 where it is not known. */
const widths = new Float64Array(0x2040)
for (const one of hundredths.split(' ')) widths[one.charCodeAt(0)] = (Number(one.slice(1)) * size) / 100

const [blank, noBreak] = [0x20, 0xa0]
const [hyphen, enDash, emDash] = [0x2d, 0x2013, 0x2014]
const space = 0.2 * size

/** By how much a space, and a letter beside it, may grow and shrink before its line is a bad one (`told` in readings.typ). */
type Give = { space: [less: number, more: number]; letter: [less: number, more: number] }
const spacesGive: Give = { space: [0.2 * space, 0.5 * space], letter: [0, 0] }
const lettersGive: Give = {
  space: [0.2 * space + 0.005 * size, 0.5 * space + 0.012 * size],
  letter: [0.005 * size, 0.012 * size],
}

/** Typst's own price of a line (typst-layout, inline/linebreak.rs), so that the lines are those that it will find. */
const priceOf = (rest: number, most: number, spaces: number): number => {
  let ratio = most > 0 ? rest / most : 10
  if (ratio > 1) ratio = Math.min(10, 1 + (2 * (rest - most)) / Math.max(1, spaces) / size)
  // A power would take five times as long.
  const price = 1 + 100 * Math.abs(ratio * ratio * ratio)
  return price * price
}
const loneWord = 100

/** A line that is filled less is none while there is another. */
const leastFilled = 0.8

/** Where lines may end, in order: how far the text reaches, where the next line begins, and how many spaces and signs stand before that. */
type Ends = { reach: number[]; next: number[]; spaces: number[]; signs: number[]; isKnown: boolean }

export const endsOf = (text: string): Ends => {
  const ends: Ends = { reach: [0], next: [0], spaces: [0], signs: [0], isKnown: true }
  let [at, spaces] = [0, 0]
  for (let index = 0; index <= text.length; index += 1) {
    const sign = text.charCodeAt(index)
    const isLast = index === text.length
    if (!isLast && sign !== blank) {
      const width = sign === noBreak ? space : widths[sign]
      if (!width) ends.isKnown = false
      at += width || otherWidth
    }
    if (sign === noBreak) spaces += 1
    if (!isLast && sign !== blank && sign !== hyphen && sign !== enDash && sign !== emDash) continue
    ends.reach.push(at)
    if (sign === blank) {
      at += space
      spaces += 1
    }
    ends.next.push(at)
    ends.spaces.push(spaces)
    ends.signs.push(index + 1)
  }
  return ends
}

type Lines = { count: number; widestSpace: number }

/** How many lines a text takes where they are `measure` points long, and how wide, in points, spaces become in the widest of them. */
export const linesIn = ({ reach, next, spaces, signs }: Ends, measure: number, give = spacesGive): Lines => {
  // Of the best way to end a line there: what it costs, how many lines there are, and the widest space of them.
  const prices = [0]
  const counts = [0]
  const widest = [space]
  const last = reach.length - 1
  let active = 0
  for (let end = 1; end <= last; end += 1) {
    let [price, count, wide] = [Infinity, 0, Infinity]
    // The space at which a line ends is not one of its own.
    const before = (spaces[end] ?? 0) - ((next[end] ?? 0) > (reach[end] ?? 0) ? 1 : 0)
    for (let from = active; from < end; from += 1) {
      const within = before - (spaces[from] ?? 0)
      const letters = (signs[end] ?? 0) - (signs[from] ?? 0) - within
      const rest = measure - (reach[end] ?? 0) + (next[from] ?? 0)
      const most =
        rest < 0
          ? within * give.space[0] + letters * give.letter[0]
          : within * give.space[1] + letters * give.letter[1]
      if (rest < -most) {
        active = from + 1
        continue
      }
      if (rest > measure * (1 - leastFilled) && end < last && price < Infinity) break
      const isLone = end === last && from === last - 1
      const line = end < last || rest < 0 ? priceOf(rest, most, within) : (1 + (isLone ? loneWord : 0)) ** 2
      const total = (prices[from] ?? 0) + line
      if (total > price) continue
      price = total
      count = (counts[from] ?? 0) + 1
      wide = Math.max(widest[from] ?? 0, end === last ? 0 : space + rest / Math.max(1, within))
    }
    prices.push(price)
    counts.push(count)
    widest.push(wide)
  }
  return { count: counts[last] ?? 0, widestSpace: widest[last] ?? 0 }
}

/** The lines of readings (`text-width` in readings.typ), in points. */
const measures: Record<Paper, number> = { a4: 328.8, letter: 345.5 }

/**
 * Letters that stand closer to some others (kerning) make a text up to 0.9 % shorter than its letters are wide by themselves; nearly all
 * are 0.2 to 0.8. Where lines shorter and longer by that are as many, that many will be set.
 */
const [shorter, longer] = [0.997, 1.013]

const countIn = (ends: Ends, measure: number, give: Give): number | null => {
  if (!ends.isKnown) return null
  const { count } = linesIn(ends, measure * shorter, give)
  return count === linesIn(ends, measure * longer, give).count ? count : null
}
const countsOf = (ends: Ends, give: Give): LineCounts => ({
  a4: countIn(ends, measures.a4, give),
  letter: countIn(ends, measures.letter, give),
})
const notCounted: LineCounts = { a4: null, letter: null }

const widestSpaceOf = (ends: Ends): number =>
  Math.max(...Object.values(measures).map((measure) => linesIn(ends, measure).widestSpace))

/** Spaces nearly twice as wide as they are of themselves are seen. */
const tooWide = 4
/** Letters of joined scripts cannot stand apart, nor marks from theirs. */
const canSpread =
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]*$/u

type EvenLines = Pick<Reading, 'text' | 'isEven' | 'isSpread' | 'lines'>

/**
 * The text of a reading, its last words together: fewer of them where more would tear a line open, and with letters that give and take
 * where it would be torn all the same.
 */
export const evenLinesOf = (told: string): EvenLines => {
  const text = unbrokenText(told)
  if (!endsEvenly(text)) return { text, isEven: false, isSpread: false, lines: notCounted }
  const evenly = (text: string, ends: Ends, isSpread: boolean): EvenLines => ({
    text,
    isEven: true,
    isSpread,
    lines: countsOf(ends, isSpread ? lettersGive : spacesGive),
  })
  const ends = endsOf(text)
  const widest = widestSpaceOf(ends)
  if (widest <= tooWide) return evenly(text, ends, false)
  const freer = unbrokenText(told, stillEnough)
  const endsOfFreer = freer === text ? ends : endsOf(freer)
  const widestOfFreer = freer === text ? widest : widestSpaceOf(endsOfFreer)
  const isBetter = widestOfFreer < widest - 0.5
  const isSpread = (isBetter ? widestOfFreer : widest) > tooWide && canSpread.test(text)
  return isBetter ? evenly(freer, endsOfFreer, isSpread) : evenly(text, ends, isSpread)
}
