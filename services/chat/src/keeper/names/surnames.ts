import { capitalised } from '@shared/insights/insights/phrases'
import { foldedText } from '../words/plain-text'
import { emptyWords } from '../words/words'

/** Words at the end of a message that are no surname. */
const noSurname = /^(?:numerology|please|pls|thanks|alone|steps?|number|name|only|mean|exactly)$/
/** A name with the surname that ends the message, typed with a small letter: ‘name number of aarav sharma’. */
export const withSurname = (name: string, question: string): string => {
  const at = foldedText(question).lastIndexOf(foldedText(name))
  const behind = /^(?: [\p{L}'’-]{3,}){1,2}(?=[ ?.!]*$)/u.exec(question.slice(at + name.length))?.[0] ?? ''
  const words = foldedText(behind).split(' ').filter(Boolean)
  const isSurname = words.every((word) => !emptyWords.has(word) && !noSurname.test(word))
  return at < 0 || !isSurname ? name : [name, ...behind.split(' ').filter(Boolean).map(capitalised)].join(' ')
}

/** The last two words of a message that asks for the numbers of a name. */
const surnameBehind =
  /\b(?:num\w+|soul|expression|vowels?|consonants?|letters?)\b.*[ '"‘“](?<name>\p{L}+) (?<surname>\p{L}{3,})[ '"’”?.!]*$/iu
/** The surname of a name whose numbers a message asks for, as its last word: it is no slip of another one. Undefined where there is none. */
export const surnameAskedIn = (message: string, isName: (word: string) => boolean): string | undefined => {
  const found = surnameBehind.exec(message)?.groups
  return found && isName(found['name'] ?? '') ? found['surname'] : undefined
}
