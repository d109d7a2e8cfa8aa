const noBreak = '\u00A0'
const unbrokenHyphen = '\u2011'

/** A day stays with its month, of whatever calendar, a month with its year, and the hour with its zone: no line ends within a date. */
export const unbrokenDates = (text: string): string =>
  text
    .replaceAll(/(?<![\d.,])(\d{1,2}) (?=\p{Lu}\p{L})/gu, `$1${noBreak}`)
    .replaceAll(
      /\b((?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber) (?=\d{4}\b)/g,
      `$1${noBreak}`,
    )
    .replaceAll(/(?<=\d) (?=UTC\b)|(?<=°) (?=\d)/g, noBreak)

/** A last line has two words and more letters than these, where that takes no more than `most`. */
const [fewest, most] = [11, 28]
/** As many are enough where more would tear the lines before it. */
export const stillEnough = 5

/** No word, nor the half of a compound, stands alone on the last line: the last ones keep together. */
export const unbrokenEnd = (text: string, letters = fewest): string => {
  const words = text.split(' ')
  let last = words.pop() ?? ''
  const isEnough = () => last.includes(noBreak) && last.length > letters
  for (let word = words.at(-1); word !== undefined && !isEnough(); word = words.at(-1)) {
    if (word.length + 1 + last.length > most) break
    last = `${word}${noBreak}${last}`
    words.pop()
  }
  if (last.length <= most) last = last.replaceAll(/(?<=[a-z])-(?=[a-z])/g, unbrokenHyphen)
  return [...words, last].join(' ')
}

/** Text as a page tells it. */
export const unbrokenText = (text: string, letters = fewest): string =>
  unbrokenEnd(unbrokenDates(text), letters)

/** The same for a rule of the margin: sums, directions and years do not break from their figures either, nor initials from a surname. */
export const unbrokenRule = (rule: string): string =>
  unbrokenText(
    rule
      .replaceAll(' + ', `${noBreak}+${noBreak}`)
      .replaceAll(' = ', `${noBreak}= `)
      .replaceAll(/ (?=[NSEW]\b|UTC\b)/g, noBreak)
      .replaceAll(/(?<=\b(?:orb|wood|fire|earth|metal|water|air)) (?=\d)/g, noBreak)
      .replaceAll(/\b([A-Z]\.) ([A-Z]\.) (?=[A-Z][a-z])/g, `$1${noBreak}$2${noBreak}`)
      .replaceAll(/(?<=\d) to (?=\d)/g, `${noBreak}to${noBreak}`)
      .replaceAll(/\b(of|for|at) (?=\d{4}\b|\d\d:\d\d)/g, `$1${noBreak}`)
      .replaceAll(/(?<=UTC on) (?=\d)/g, noBreak),
  )
