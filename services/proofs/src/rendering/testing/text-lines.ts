import type { Letter } from './page-layout'

const spaces = /[\s\u00A0]/gu

/** At the end of a line pdfium reads a hyphen as a mark of its own. */
const hyphens = ['\u0002', '\u00AD', '\uFFFE']
const signOf = ({ text }: Letter): string => (hyphens.includes(text) ? '-' : text)

const letterLinesOf = (text: string, letters: readonly Letter[]): Letter[][] => {
  const inked = letters.filter((letter) => letter.text.trim() !== '')
  const told = text.replaceAll(spaces, '')
  const from = inked.map(signOf).join('').indexOf(told)
  if (from < 0) return []
  const lines: Letter[][] = []
  let read = 0
  for (const letter of inked.slice(from)) {
    if (read >= told.length) break
    read += signOf(letter).length
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && Math.abs(first.baseline - letter.baseline) < letter.size * 0.5) line.push(letter)
    else lines.push([letter])
  }
  return lines
}

/** The lines of a text where it stands among the letters of a page, spaces aside; none where it does not stand there. */
const linesOf = (text: string, letters: readonly Letter[]): string[] =>
  letterLinesOf(text, letters).map((line) => line.map(signOf).join(''))

/** What is free between two letters of a word is less, in ems. */
const leastSpace = 0.15
/** How much paper is free between the words of each of these lines, in points; of a line's words as of the one in their middle. */
export const wordSpacesOf = (text: string, letters: readonly Letter[]): number[] =>
  letterLinesOf(text, letters).map((line) => {
    const gaps = line.slice(1).map((letter, index) => letter.left - (line[index]?.right ?? letter.left))
    const free = gaps
      .filter((gap) => gap > (line[0]?.size ?? 0) * leastSpace)
      .toSorted((one, other) => one - other)
    return free[free.length >> 1] ?? 0
  })

/** The same lines with the text's own spaces, those that keep words together as ~. */
export const spacedLinesOf = (text: string, letters: readonly Letter[]): string[] => {
  let at = 0
  return linesOf(text, letters).map((line) => {
    const from = at
    for (let read = 0; read < line.length && at < text.length; at += 1)
      if (text[at]?.replace(spaces, '')) read += 1
    return text.slice(from, at).trim().replaceAll('\u00A0', '~')
  })
}
