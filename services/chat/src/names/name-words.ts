import type { NameDerivation, NameRoot, ResearchedName } from '@shared/contracts/name-research'
import { listed } from '@shared/insights/listed'
import { genderOfForm } from './gender-of-form'
import { languageOfForm } from './language-of-form'
import { isSameSpelling, markedSpelling, withCapital } from './spelling'

/*
 * What is known of a name, in sentences. They say no more than the list does.
 */

/** With its letters for who cannot read its script. */
const headwordOf = ({ word, latin }: NameRoot): string =>
  // One of two readings stands in brackets itself.
  latin === null ? word : `${word} (${latin.replace(/ \(([^()]+)\)$/, ', $1')})`

/** What is quoted inside of a quotation stands in single marks. */
const quoted = (words: string) => `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`
const rootInWords = (root: NameRoot): string => `${headwordOf(root)}, ${quoted(root.meaning)}`
/** The same with its language where it is another than that of the name: ‘Arabic وادي (wādī), “valley, river”’. */
const foreignInWords = (root: NameRoot): string =>
  [root.language, rootInWords(root)].filter(Boolean).join(' ')

const withArticle = (words: string) => `${/^(?:[AEIO]|U(?!kr|ni))/.test(words) ? 'an' : 'a'} ${words}`
/** 'a Hebrew name', 'an Arabic name'. */
const nameOf = (language: string) => withArticle(`${language} name`)

/** What is said of a name that is not in the list. */
const unknownName = (name: string): string =>
  `MYA does not know where the name ${name} comes from, and does not guess.`

/** 'a Spanish feminine form of Lucius', or the listed name where it is asked for in its own letters; null where it is as it is listed. */
const formOf = (asked: string, { name, isOwnSpelling }: NameDerivation): string | null =>
  isSameSpelling(asked, name)
    ? null
    : isOwnSpelling
      ? name
      : `${withArticle([languageOfForm(asked), genderOfForm(asked, name), 'form'].filter(Boolean).join(' '))} of ${name}`

/** 'a Hebrew name', and where the listed form is of one language alone 'a French name of Hebrew origin'. */
const kindOf = ({ name, language }: NameDerivation): string => {
  const ofForm = languageOfForm(name)
  return ofForm === undefined || ofForm === language
    ? nameOf(language)
    : `${nameOf(ofForm)} of ${language} origin`
}

/** The listed name, where several are typed so by who leaves marks out: 'Thư' beside 'Thu'. */
const markedOf = (asked: string, { name }: NameDerivation, { length }: readonly NameDerivation[]) =>
  length > 1 && markedSpelling(asked) !== markedSpelling(name) ? name : null

/** Where a name comes from. */
export function originOf({ name: typed, derivations }: ResearchedName): string {
  if (derivations.length === 0) return unknownName(typed)
  const name = withCapital(typed)
  const forms = derivations.map((derivation) =>
    [formOf(name, derivation) ?? markedOf(name, derivation, derivations), kindOf(derivation)]
      .filter(Boolean)
      .join(', '),
  )
  const [only] = forms
  return forms.length === 1
    ? `${name} is ${only ?? ''}.`
    : `${name} is more than one name: ${listed(forms, 'or')}. Which one it is, only the family can say.`
}

/** The same alone on its page, with where it can be looked up. */
export const sourcedOriginOf = (named: ResearchedName): string =>
  [originOf(named), named.derivations.length > 0 && sourceSentence(named.derivations)]
    .filter(Boolean)
    .join(' ')

const rootsOf = ({ roots, either }: NameDerivation): string => {
  const choice = listed(either.map(foreignInWords), 'or')
  const certain = listed(roots.map(foreignInWords))
  return [certain, choice && `either ${choice}`].filter(Boolean).join('; with ')
}

/** 'Liddell, Scott, Jones, A Greek-English Lexicon, under ζωή (zōḗ)' */
export const sourcesOf = ({ roots, either }: NameDerivation): string[] => {
  const headwords = new Map<string, Set<string>>()
  for (const root of [...roots, ...either])
    headwords.set(root.dictionary, (headwords.get(root.dictionary) ?? new Set()).add(headwordOf(root)))
  return [...headwords].map(([dictionary, words]) => `${dictionary}, under ${listed([...words])}`)
}

const sourceSentence = (derivations: readonly NameDerivation[]): string =>
  `Source: ${[...new Set(derivations.flatMap(sourcesOf))].join('; ')}.`

/** How the name is read, where its roots have not said the same already; ‘read “Persephone”’ says nothing of Persephone. */
const readingOf = ({ name, meaning, roots, either }: NameDerivation): string | null =>
  meaning === null ||
  meaning === name ||
  (either.length === 0 && roots.every((root) => root.meaning === meaning))
    ? null
    : `The name is read ${quoted(meaning)}.`

/** Headed by the name as it was asked for: it is the child's. */
const headOf = (typed: string, derivation: NameDerivation): string => {
  const name = withCapital(typed)
  const form = formOf(name, derivation)
  if (form === null) return name
  return derivation.isOwnSpelling ? `${name} (${form})` : `${name}, ${form}`
}

const derivationInWords = (head: string, derivation: NameDerivation): string => {
  const { language, disputed, note, roots, either } = derivation
  const [first] = [...roots, ...either]
  return [
    // The word of another language has that one before it.
    [`${head}: from`, first?.language ? null : language, `${rootsOf(derivation)}.`].filter(Boolean).join(' '),
    readingOf(derivation),
    disputed && `Disputed: ${disputed}`,
    note,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What words a name was made of, beside its origin, which says of what name it is a form, or that it is unknown; of several names each says it again. */
export const rootsInWords = ({ name, derivations }: ResearchedName): string[] =>
  derivations.map((derivation) =>
    derivationInWords(derivations.length > 1 ? headOf(name, derivation) : withCapital(name), derivation),
  )

/** The same alone on its page, with where each word can be looked up. */
export const etymologyOf = ({ name, derivations }: ResearchedName): string =>
  derivations.length === 0
    ? unknownName(name)
    : derivations
        .map((derivation) => {
          const words = derivationInWords(headOf(name, derivation), derivation)
          return `${words} ${sourceSentence([derivation])}`
        })
        .join('\n')
