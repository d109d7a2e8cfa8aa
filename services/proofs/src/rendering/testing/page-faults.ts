import inks from '../../../typst/style/inks.json'
import type { Box, Letter, PageLayout, Stroke } from './page-layout'

/** Lines so pale that text may stand on them, and those that have paper laid over them where it does. */
const grounds = new Set(
  [inks.tint, inks.wash, inks.paper, inks.faint].map((ink) => ink.replace('#', '').toLowerCase()),
)
const paper = inks.paper.replace('#', '').toLowerCase()
/** Points that boxes may share: the foot of a slanted letter under its neighbour, a serif on a rule. */
const tolerance = 0.5
/** Letters smaller than this are part of an ornament. */
const microtext = 3
/** Points that every text keeps from the edge of its sheet. */
const margin = 14
/** Points from the edge in which running head and folio stand. */
const furniture = 64

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance
// The hook of an f hangs over the letter beside it, on a line of their own height.
const isOverhang = (one: Letter, other: Letter): boolean => {
  const size = Math.min(one.size, other.size)
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared < size * 0.25 && Math.abs(one.bottom - other.bottom) < size * 0.5
}
// A word whose marks the shaper moves comes in several runs, one after the other.
const isSameWord = (one: Letter, other: Letter): boolean =>
  Math.abs(one.run - other.run) <= 24 &&
  Math.abs(one.baseline - other.baseline) < one.size * 0.6 &&
  Math.abs(one.size - other.size) < 0.01 &&
  one.colour === other.colour &&
  [one, other].some(({ text }) => !/[\p{Script=Latin}\p{Script=Common}]/u.test(text))
// Round letters leave the corners of their boxes free; the dots of Arabic fill the foot of theirs. A line has no width of its own: it is
// met where it runs into a box.
const isStruck = (letter: Letter, stroke: Stroke): boolean => {
  const foot = /\p{Script=Arabic}/u.test(letter.text) ? 0 : 0.1
  const [x, y] = [(letter.right - letter.left) * 0.1, (letter.bottom - letter.top) * foot].map((room) =>
    Math.max(tolerance, room),
  )
  return (
    stroke.right > letter.left + (x ?? 0) &&
    stroke.left < letter.right - (x ?? 0) &&
    stroke.bottom > letter.top + (y ?? 0) &&
    stroke.top < letter.bottom - (y ?? 0)
  )
}

const cell = 24
/** Boxes by the squares of the page in which they lie. */
const placed = <Placed extends Box>(boxes: readonly Placed[]) => {
  const squares = new Map<string, Placed[]>()
  for (const box of boxes)
    for (let x = Math.floor(box.left / cell); x <= Math.floor(box.right / cell); x += 1)
      for (let y = Math.floor(box.top / cell); y <= Math.floor(box.bottom / cell); y += 1) {
        const key = `${x} ${y}`
        const square = squares.get(key)
        if (square) square.push(box)
        else squares.set(key, [box])
      }
  return squares
}

const wordsOfRuns = (letters: readonly Letter[]) => {
  const words = new Map<number, string>()
  for (const { run, text } of letters) words.set(run, (words.get(run) ?? '') + text)
  return (run: number) => (words.get(run) ?? '').slice(0, 40)
}

/** Every pair of texts of a page that meet, every line through a text, and every text that leaves the sheet, in words; none on a good page. */
export const faultsOf = ({ width, height, letters, strokes }: PageLayout): string[] => {
  const read = letters.filter(({ size }) => size >= microtext)
  const wordsOf = wordsOfRuns(read)
  const faults = new Set<string>()
  const squares = placed(read)
  for (const square of squares.values())
    for (const [index, one] of square.entries())
      for (const other of square.slice(index + 1)) {
        // Letters of a run are the shaper's business, and round a circle boxes stand askew.
        if (one.run === other.run || (one.isTurned && other.isTurned)) continue
        if (!meet(one, other) || isOverhang(one, other) || isSameWord(one, other)) continue
        faults.add(`‘${wordsOf(one.run)}’ meets ‘${wordsOf(other.run)}’`)
      }
  for (const [key, drawn] of placed(strokes.filter(({ colour }) => !grounds.has(colour))))
    for (const letter of squares.get(key) ?? [])
      // Letters in the colour of the paper stand on engraving.
      if (letter.colour !== paper && !letter.isTurned && drawn.some((stroke) => isStruck(letter, stroke)))
        faults.add(`a line runs through ‘${wordsOf(letter.run)}’`)
  for (const letter of read)
    if (
      letter.left < margin ||
      letter.top < margin ||
      letter.right > width - margin ||
      letter.bottom > height - margin
    )
      faults.add(`‘${wordsOf(letter.run)}’ leaves the sheet`)
  // Head and folio stand on every page.
  if (!read.some(({ top, bottom }) => top > furniture && bottom < height - furniture))
    faults.add('the page is empty')
  return [...faults]
}
