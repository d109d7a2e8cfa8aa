import { genderOfForm } from './gender-of-form'
import type { ListedName } from './name-list'
import { plainSpelling } from './spelling'

/** The scripts of the languages that are not written in Latin letters, as Unicode names them. */
const scriptsOf: Readonly<Record<string, readonly string[]>> = {
  Amharic: ['Ethiopic'],
  Arabic: ['Arabic'],
  Armenian: ['Armenian'],
  Burmese: ['Myanmar'],
  Cherokee: ['Cherokee'],
  Chinese: ['Han'],
  Georgian: ['Georgian'],
  Greek: ['Greek'],
  Hebrew: ['Hebrew'],
  Japanese: ['Han', 'Hiragana', 'Katakana'],
  Kazakh: ['Cyrillic'],
  Korean: ['Hangul'],
  Kurdish: ['Arabic'],
  Mongolian: ['Cyrillic'],
  Persian: ['Arabic'],
  Punjabi: ['Gurmukhi'],
  Sanskrit: ['Devanagari'],
  Sinhala: ['Sinhala'],
  Slavic: ['Cyrillic'],
  Tamil: ['Tamil'],
  Telugu: ['Telugu'],
  Thai: ['Thai'],
  Tibetan: ['Tibetan'],
  Tigrinya: ['Ethiopic'],
  Uzbek: ['Cyrillic'],
}
const lettersOf = new Map(
  Object.entries(scriptsOf).map(([language, scripts]) => [
    language,
    new RegExp(
      `^(?:${scripts.map((script) => `\\p{Script=${script}}`).join('|')}|[\\p{M}\\p{Lm} ’'-])+$`,
      'u',
    ),
  ]),
)
/** One name is written in several ways in these, and each way is the name. */
const inSeveralWays: ReadonlySet<string> = new Set(['Chinese', 'Japanese', 'Korean', 'Thai'])
/** The first in the letters of its language, and another name all the same: Myrto, Asteria, Shlomit. */
const otherNames: ReadonlySet<string> = new Set(['Μυρτώ', 'Ἀστερία', 'שלומית'].map(plainSpelling))

/** Whether a spelling is the listed name itself in the letters of its own language: ‘Ζωή’ is Zoe, where ‘Νίκος’ is a form of Nicholas. */
export const isOwnSpelling = (asked: string, language: string, { name, variants }: ListedName): boolean => {
  const letters = lettersOf.get(language)
  const inLetters = letters ? variants.filter((spelling) => letters.test(spelling)) : []
  const own = inSeveralWays.has(language) ? inLetters : inLetters.slice(0, 1)
  const plain = plainSpelling(asked)
  return (
    !otherNames.has(plain) &&
    !genderOfForm(asked, name) &&
    own.some((spelling) => plainSpelling(spelling) === plain)
  )
}
