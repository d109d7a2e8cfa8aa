type Run = readonly [first: number, last: number]

const runsOf = (unicodeRange: string): Run[] =>
  unicodeRange.split(',').map((run) => {
    const [first = '', last = first] = run.trim().slice(2).split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })

const written = ([first, last]: Run) =>
  first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`

/** What two values of unicode-range have in common, as a third; nothing where that is nothing. */
export const commonLetters = (some: string, others: string): string => {
  const wanted = runsOf(others)
  return runsOf(some)
    .flatMap(([first, last]) => wanted.map(([from, to]): Run => [Math.max(first, from), Math.min(last, to)]))
    .filter(([first, last]) => first <= last)
    .map(written)
    .join(', ')
}

/** A part of a font's letters: its file, and its letters as unicode-range has them. */
export type Slice = readonly [file: string, letters: string]

/** The slices of a package by their numbers; those of Latin and other letters have names there, and are not here. */
export const numberedSlices = (
  letters: Readonly<Record<string, string>>,
  fileOf: (number: string) => string,
): readonly Slice[] =>
  Object.entries(letters).flatMap(([name, some]): Slice[] => {
    const [, number] = /^\[(\d+)\]$/.exec(name) ?? []
    return number ? [[fileOf(number), some]] : []
  })
