import scripts from '../../typst/style/scripts.json'

const letterOf = (names: readonly string[]) =>
  new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u')

/** A letter of a script that runs from right to left. */
export const rightToLeftLetter = letterOf(scripts.rightToLeft)

const longWord = new RegExp(`\\S{${scripts.longWord}}`)
const withCare = [
  longWord,
  rightToLeftLetter,
  // Typst breaks their words anywhere.
  letterOf(scripts.brokenAnywhere),
]

/** Whether `sentence` of `type.typ`, which reads the same table, would set this text otherwise than as it is. */
export const needsCare = (text: string): boolean => withCare.some((pattern) => pattern.test(text))

// Many letters of most scripts are wider than Latin ones; Hebrew and Arabic are not, and have their points beside. A mark stands over or
// under its letter, but in Tamil often beside it.
const wideLetter =
  '[^\\p{Script=Latin}\\p{Script=Common}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{M}\\s]\\p{M}*'
const wideWord = new RegExp(`(?:${wideLetter}){12}|[\\p{Script=Tamil}\\p{M}]{11}`, 'u')

/** So many words that fill most of a line leave it four spaces, too few to spread what is left over. */
const [fewWords, mostOfALine] = [5, 62]
const holdsFewWords = (text: string): boolean => {
  const starts = [0]
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charCodeAt(at)
    // A space that does not break is spread as well.
    if (sign !== 0x20 && sign !== 0xa0 && at < text.length) continue
    const first = starts[starts.length - fewWords]
    if (first !== undefined && at - first >= mostOfALine) return true
    starts.push(at + 1)
  }
  return false
}

/** Whether lines of it may end evenly: a word that fills much of a line would tear the one before it open. */
export const endsEvenly = (text: string): boolean =>
  !longWord.test(text) && !wideWord.test(text) && !holdsFewWords(text)
