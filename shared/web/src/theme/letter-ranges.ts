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
