import { endsEvenly } from './careful-words'
import type { Reading } from './readings-data'
import { stillEnough, unbrokenText } from './unbroken'

// EB Garamond with the figures of running text, in hundredths of an em (its table 'hmtx'); what is not here is as wide as a small letter.
const hundredths =
  'a40 b52 c41 d51 e39 f32 g44 h52 i24 j23 k47 l24 m78 n53 o50 p52 q52 r33 s32 t31 u53 v44 w68 x43 y44 z38 ' +
  'A69 B59 C71 D75 E56 F51 G73 H81 I34 J34 K68 L58 M90 N79 O76 P55 Q76 R71 S46 T67 U74 V67 W92 X71 Y58 Z60 ' +
  '051 129 244 337 449 536 649 746 845 947 .23 ,23 :25 ;23 ’24 “42 ”42 ?38 !25 -27 \u201127 –55 —95 (32 )32 °29 ′18'
const size = 10.8
const otherWidth = 0.45 * size
/** By the number of a sign. */
const widths = new Float64Array(0x2040).fill(otherWidth)
for (const one of hundredths.split(' ')) widths[one.charCodeAt(0)] = (Number(one.slice(1)) * size) / 100

const [blank, noBreak] = [0x20, 0xa0]
const [hyphen, enDash, emDash] = [0x2d, 0x2013, 0x2014]
const space = 0.2 * size
/** By how much a space may grow and shrink before its line is a bad one (`told` in readings.typ). */
const [more, less] = [0.5 * space, 0.2 * space]

/** Typst's own price of a line (typst-layout, inline/linebreak.rs), so that the lines are those that it will find. */
const priceOf = (rest: number, spaces: number): number => {
  const most = spaces * (rest < 0 ? less : more)
  let ratio = most > 0 ? rest / most : 10
  if (ratio > 1) ratio = Math.min(10, 1 + (2 * (rest - most)) / Math.max(1, spaces) / size)
  // A power would take five times as long.
  const price = 1 + 100 * Math.abs(ratio * ratio * ratio)
  return price * price
}
const loneWord = 100

/** A line that is filled less is none while there is another. */
const leastFilled = 0.8

/** How wide, in points, spaces become in the widest line of a text whose lines are this long. */
export const widestSpace = (text: string, measure: number): number => {
  // Of the ends of lines that may be, in order: where the next begins, how many spaces stand before it, what the best way there costs,
  // and its widest space.
  const starts = [0]
  const spacesBefore = [0]
  const prices = [0]
  const widest = [space]
  let [at, spaces, active] = [0, 0, 0]
  for (let index = 0; index <= text.length; index += 1) {
    const sign = text.charCodeAt(index)
    const isLast = index === text.length
    const isBreak = sign === hyphen || sign === enDash || sign === emDash
    if (!isLast && sign !== blank) at += sign === noBreak ? space : (widths[sign] ?? otherWidth)
    if (sign === noBreak) spaces += 1
    if (!isLast && sign !== blank && !isBreak) continue
    let [price, wide] = [Infinity, Infinity]
    for (let from = active; from < starts.length; from += 1) {
      const count = spaces - (spacesBefore[from] ?? 0)
      const rest = measure - at + (starts[from] ?? 0)
      if (rest < -count * less) {
        active = from + 1
        continue
      }
      if (rest > measure * (1 - leastFilled) && !isLast && price < Infinity) break
      const isLone = isLast && from === starts.length - 1
      const line = !isLast || rest < 0 ? priceOf(rest, count) : (1 + (isLone ? loneWord : 0)) ** 2
      const total = (prices[from] ?? 0) + line
      if (total > price) continue
      price = total
      wide = Math.max(widest[from] ?? 0, isLast ? 0 : space + rest / Math.max(1, count))
    }
    if (sign === blank) {
      at += space
      spaces += 1
    }
    starts.push(at)
    spacesBefore.push(spaces)
    prices.push(price)
    widest.push(wide)
  }
  return widest.at(-1) ?? 0
}

/** The lines of readings on A4 and on Letter (`text-width` in readings.typ), in points. */
const measures = [328.8, 345.5]
const widestSpaceOf = (text: string): number =>
  Math.max(...measures.map((measure) => widestSpace(text, measure)))

/** Spaces nearly twice as wide as they are of themselves are seen. */
const tooWide = 4
/** Letters of joined scripts cannot stand apart, nor marks from theirs. */
const canSpread =
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]*$/u

/**
 * The text of a reading, its last words together: fewer of them where more would tear a line open, and with letters that give and take
 * where it would be torn all the same.
 */
export const evenLinesOf = (told: string): Pick<Reading, 'text' | 'isEven' | 'isSpread'> => {
  const text = unbrokenText(told)
  if (!endsEvenly(text)) return { text, isEven: false, isSpread: false }
  const widest = widestSpaceOf(text)
  if (widest <= tooWide) return { text, isEven: true, isSpread: false }
  const freer = unbrokenText(told, stillEnough)
  const widestOfFreer = freer === text ? widest : widestSpaceOf(freer)
  const isBetter = widestOfFreer < widest - 0.5
  return {
    text: isBetter ? freer : text,
    isEven: true,
    isSpread: (isBetter ? widestOfFreer : widest) > tooWide && canSpread.test(text),
  }
}
