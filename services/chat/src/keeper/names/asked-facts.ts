import type { KnownName, NameBook } from '../../names/name-book'
import { languagesAskedIn } from './asked-languages'
import { foldedText } from '../words/plain-text'
import { sexAskedIn } from './meaning-questions'
import type { NameIntent } from './name-intents'
import { namesBesideIn } from './names-beside'

/** So many languages of one message are looked at. */
const mostLanguages = 3

const asksForSpellings = /\bspell\w*/
const asksForFull =
  /\bshort for\b|\b(?:full|long|longer|whole|real|proper) (?:name|form|version)\b|\b(?:is|be) (?:\S+ ){0,2}(?:an?|the) short(?:ened)? (?:form|version|name)\b/
const asksForForms = /\b(?:forms?|versions?|variants?|variations?)\b/
const asksForShort = /\b(?:short|shorter|shortened|nick ?names?|pet|diminutives?)\b/

const asksForSound = /\b(?:pronou?nc\w*|say|said|spoken|sounds?)\b/

/** And asked besides something else: ‘how do you say Niamh, and is it a name for boys’. */
const alsoAsksForSound =
  /\b(?:pronou?nc\w*|how (?:do|does|would|should) (?:\w+ )?(?:say|said|sound))\b|\bhow (?:is|it is|it's) .{0,40}\b(?:said|spoken)\b/

const formsAsked = (
  book: NameBook,
  name: string,
  folded: string,
  intent: NameIntent | undefined,
): readonly KnownName[] => {
  const wanted = languagesAskedIn(folded).slice(0, mostLanguages)
  const sex = sexAskedIn(folded)
  const full = asksForFull.test(folded) ? book.forms(name, { areFull: true }) : undefined
  const kinds = [
    ...(!full && ((intent === 'nicknames' && !asksForForms.test(folded)) || asksForShort.test(folded))
      ? [{ areShort: true }]
      : []),
    ...(sex ? [{ sex }] : []),
    ...(intent === 'spellings' || asksForSpellings.test(folded) ? [{ areSpellings: true }] : []),
  ]
  const found = [
    ...(full ? [full] : []),
    ...[...wanted, ...kinds].flatMap((one) => book.forms(name, one) ?? []),
  ]
  return found.length ? found : [book.forms(name)].flatMap((all) => all ?? [])
}

/** What the list of names tells of what is asked of names, by the passage that says that it is not told otherwise; none where it tells nothing. */
export const factsAsked = (
  book: NameBook,
  passageId: string,
  names: readonly string[],
  question: string,
  intent?: NameIntent,
): readonly KnownName[] => {
  const folded = foldedText(question)
  const [first = '', ...others] = names
  const together = () => {
    const beside = namesBesideIn(question, names, (word) => book.find(word) !== undefined)
    return [beside && book.together(beside)].flatMap((told) => told ?? [])
  }
  const facts: Readonly<Record<string, () => readonly KnownName[]>> = {
    'mya/name-forms': () => names.flatMap((name) => formsAsked(book, name, folded, intent)),
    'mya/name-script': () =>
      languagesAskedIn(folded).flatMap((wanted) => names.flatMap((name) => book.forms(name, wanted) ?? [])),
    'mya/name-gender': () => names.flatMap((name) => book.usage(name) ?? []),
    'mya/name-unlisted': () =>
      intent === 'sound' || asksForSound.test(folded) ? names.flatMap((name) => book.sound(name) ?? []) : [],
    'mya/name-bible': () => names.flatMap((name) => book.bible(name) ?? []),
    'mya/suggests-none': together,
    'mya/surname': together,
    'mya/name-related': () => {
      const beside = together()
      return beside.length ? beside : others.flatMap((other) => book.relation(first, other) ?? [])
    },
  }
  const sounds = alsoAsksForSound.test(folded) ? names.flatMap((name) => book.sound(name) ?? []) : []
  const told = facts[passageId]?.() ?? []
  return [...new Map([...(told.length ? sounds : []), ...told].map((fact) => [fact.text, fact])).values()]
}
