import { printableText } from '@shared/contracts/printable-text'
import { isEastAsianName } from '@shared/contracts/whole-name'
import { languageOf } from './name-language'

/** A name as the certificate sets it. */
export type PrintedName = {
  /** In the order of printing. A word is never broken, except after its own hyphen. */
  words: string[]
  /** The index of the first word of the family name; the number of words where there is none. */
  familyAt: number
  /**
   * A BCP 47 tag of the name's language: which face draws a Han character, and what reads it aloud. 'zh-TW' stands for all who
   * write the traditional forms.
   */
  language: string
}

const noBreak = '\u00A0'

/** Words that belong to the one after them, in the family names of Europe and of the Arab and Hebrew world. */
const particles = new Set(
  (
    'af al am an auf aus av aw ban bar bat bet bin bint d da dal das de degli dei del della den der des di do dos du e ' +
    'el het ibn in la las le les lo los mac mc ni nic ny o of op os st san santa saint sainte te ten ter ti und uí van ' +
    "vom von y zu zum zur 't"
  ).split(' '),
)

const isParticle = (word: string) => particles.has(word.toLocaleLowerCase('en').replace(/[.’']$/u, ''))

/** The words of a name, for breaking lines. 'von der Leyen' is one word of three: no line ends after a particle. */
export const wordsOf = (text: string): string[] => {
  const words: string[] = []
  let held = ''
  const all = printableText(text).split(' ').filter(Boolean)
  all.forEach((word, index) => {
    const joined = held + word
    if (index < all.length - 1 && isParticle(word)) held = joined + noBreak
    else {
      words.push(joined)
      held = ''
    }
  })
  return words
}

/**
 * The child's name in the order in which it is printed.
 * @param company other texts of the same record, which tell Chinese from Japanese and Korean
 * @param homes what names the child's country, the weightiest first: nationality, time zone, place
 */
export const printedNameOf = (
  parts: { first?: string | null; middle?: string | null; last?: string | null },
  company: string[] = [],
  homes: string[] = [],
): PrintedName => {
  const given = [...wordsOf(parts.first ?? ''), ...wordsOf(parts.middle ?? '')]
  const family = wordsOf(parts.last ?? '')
  const whole = [...given, ...family].join(' ')
  const language = languageOf(whole, company, homes)
  if (whole !== '' && given.length > 0 && isEastAsianName([...given, ...family]))
    return { words: [...family, ...given], familyAt: 0, language }
  return { words: [...given, ...family], familyAt: given.length, language }
}
