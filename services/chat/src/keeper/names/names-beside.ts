import type { NamesBeside } from '../../names/names-together'
import { foldedText } from '../words/plain-text'

const surnameWord = '(?:surname|last name|family name)'
const typed = "(?<![\\p{L}\\p{M}'’-])(?<surname>\\p{Lu}[\\p{L}\\p{M}'’-]{1,40})"
const surnames = [
  new RegExp(`\\b${surnameWord}(?:(?:'s| is| of| being| will be| would be|:|,))? ["'“‘]?${typed}`, 'u'),
  new RegExp(`${typed}["'”’]?,?(?: is| as| being)?(?: our| my| the| his| her| a)? ${surnameWord}`, 'u'),
]
/** A name with the words with a capital behind it: ‘Anna Sophie Schmidt’. */
const wholeName = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]{1,40}(?: \p{Lu}[\p{L}\p{M}'’-]{1,40}){1,5}/gu

/** What asks how names stand beside one another. */
const asksHow =
  /\b(?:go|goes|going|fits?|suits?|match(?:es)?|pair|works?|sounds?|rhymes?|flows?|clash(?:es)?|together|alike|similar|silly|initials?|twisters?|run into)\b/
/** And what asks for other names beside them. */
const asksForOther =
  /\b(?:which|what|suggest\w*|recommend\w*|ideas?|options?|propose) (?:\w+ ){0,3}(?:names?|goes|go|fits?|suits?|match\w*|would|could|else)\b|\bnames? (?:for|that|to go)\b/

/** How the names of a question stand beside one another, where it asks how they go together: a whole name, or those of two children. */
export const namesBesideIn = (
  question: string,
  names: readonly string[],
  isName: (word: string) => boolean,
): NamesBeside | undefined => {
  const folded = foldedText(question)
  const isOfInitials = /\binitials?\b/.test(folded)
  if (!asksHow.test(folded) || (asksForOther.test(folded) && !isOfInitials)) return undefined
  const surname = surnames
    .map((way) => way.exec(question)?.groups?.['surname'])
    .find((one) => one !== undefined)
  const [first = ''] = names
  const whole = (question.match(wholeName) ?? [])
    .map((words) => words.split(' '))
    .find((words) => words.includes(first))
  const inWhole = whole?.slice(whole.indexOf(first)) ?? []
  const given = inWhole.length > 1 ? inWhole : names
  if (surname !== undefined) {
    const others = given.filter((name) => name !== surname)
    return others.length ? { given: others, surname, areOne: true } : undefined
  }
  if (inWhole.length < 2) return { given: names, areOne: false }
  const last = inWhole.at(-1) ?? ''
  return isName(last) && !isOfInitials
    ? { given: inWhole, areOne: true }
    : { given: inWhole.slice(0, -1), surname: last, areOne: true }
}
