import type { Letter } from './page-layout'

const spaces = /[\s\u00A0]/gu

/** At the end of a line pdfium reads a hyphen as a mark of its own. */
const hyphens = ['\u0002', '\u00AD', '\uFFFE']
const signOf = ({ text }: Letter): string => (hyphens.includes(text) ? '-' : text)

/** The lines of a text where it stands among the letters of a page, spaces aside; none where it does not stand there. */
export const linesOf = (text: string, letters: readonly Letter[]): string[] => {
  const inked = letters.filter((letter) => letter.text.trim() !== '')
  const told = text.replaceAll(spaces, '')
  const from = inked.map(signOf).join('').indexOf(told)
  if (from < 0) return []
  const lines: { baseline: number; text: string }[] = []
  let read = 0
  for (const letter of inked.slice(from)) {
    const { baseline, size } = letter
    const sign = signOf(letter)
    if (read >= told.length) break
    read += sign.length
    const line = lines.at(-1)
    if (line && Math.abs(line.baseline - baseline) < size * 0.5) line.text += sign
    else lines.push({ baseline, text: sign })
  }
  return lines.map((line) => line.text)
}

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
