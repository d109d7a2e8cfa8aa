const noBreak = '\u00A0'

/** A day stays with its month, of whatever calendar, and the hour with its zone: no line ends between '14' and 'February'. */
export const unbrokenDates = (text: string): string =>
  text
    .replaceAll(/(?<![\d.,])(\d{1,2}) (?=\p{Lu}\p{L})/gu, `$1${noBreak}`)
    .replaceAll(/(?<=\d) (?=UTC\b)/g, noBreak)

/** The same for a rule of the margin: sums, directions, minutes and years do not break from their figures either. */
export const unbrokenRule = (rule: string): string =>
  unbrokenDates(rule)
    .replaceAll(' + ', `${noBreak}+${noBreak}`)
    .replaceAll(' = ', `${noBreak}= `)
    .replaceAll(/ (?=[NSEW]\b|UTC\b)/g, noBreak)
    .replaceAll(/(?<=°|orb) (?=\d)/g, noBreak)
    .replaceAll(/\b(of|for|at) (?=\d{4}\b|\d\d:\d\d)/g, `$1${noBreak}`)
