import { commonWords } from '../words/common-words'
import { knownWords } from '../words/known-words'
import { askedOfName } from './asked-of-name'
import { createKnownNames } from './known-names'
import type { FindName } from '../../names/name-book'
import { mayBeName, nameInStory } from './name-in-story'
import { nameAskedIn, nextNameIn } from './name-questions'
import { namesBeside } from './several-names'
import { foldedText } from '../words/plain-text'
import type { Retrieval } from '../retrieval'
import { emptyWords, termsOf } from '../words/words'
import { opening } from '../words/openings'

/** ‘We like alexander for a boy’ names one without asking anything. In folded letters. */
const thoughtOf =
  /\b(?:likes?|loves?|chose|picked|named|called|naming|name is|thinking of|considering|settled on|going with) (?:(?:the|our|her|him|name|son|daughter|boy|girl|baby) )*(?<name>\p{L}{4,40})(?!\p{L})/u

/** What is told of a name that is a word of English. */
const ofEnglish = / is an English name\./

/** So many earlier questions are looked back at for the name that they spoke of. */
const mostBack = 2
/** ‘What does it mean exactly’ points back to the name of the question before it. */
const pointsAtName = new RegExp(
  `^${opening}(?:(?:what|where|how|is|does|which|do|are)\\b.{0,40}\\b(?:it|that|the name|this|they|them|these|those|both|the two)\\b|(?:which|what)(?: one| name)? (?:is|was|means|comes)\\b)`,
)

/** Which names a message asks of, and the answers from the list of names. */
export const createAskedNames = (findName: FindName, isHeld: Retrieval['isHeld']) => {
  const { nameAnswer, namesAnswer, isName } = createKnownNames(findName)
  /** A name with a capital, or one that is no word of English besides: ‘the spiritual stone’ is no child called Stone. */
  const isNameAsTyped = (word: string) =>
    isName(word) &&
    (/^\P{Ll}/u.test(word) ||
      (!commonWords.has(foldedText(word)) && !ofEnglish.test(findName(word)?.text ?? '')))
  /** Short words with a small letter are sooner slips of the keys than names; of Georgian letters all are small. */
  // With a capital, ‘Are’ and ‘My’ begin a sentence.
  const isTypedName = (word: string) =>
    (word.length > 4 || /^(?:\p{Lu}|\p{Script=Georgian})/u.test(word)) &&
    !emptyWords.has(foldedText(word)) &&
    isNameAsTyped(word)
  /** Of words that nothing here and no list of English words has, a name is sooner a name than a slip of the keys. */
  const isStrange = (name: string) =>
    (/^\p{Lu}/u.test(name) || name.length > 5) &&
    name
      .split(' ')
      // ‘Where’s’ is ‘where’.
      .map((word) => word.replace(/['’]\p{L}{1,2}$/u, ''))
      .every((word) => !knownWords.has(foldedText(word)) && termsOf(word, 1).every((term) => !isHeld(term)))
  /** Whether a message asks of a name that nobody knows: it goes on with no other. */
  const asksOfStranger = (message: string): boolean => {
    const [name = ''] = nameAskedIn(message)?.name.split(' ') ?? []
    return /^\p{Lu}/u.test(name) && isStrange(name) && !isName(name)
  }
  /** The known name that a message goes on with: ‘What about Philippa?’ asks of it also where nothing was asked before. */
  const nextNameAlone = (message: string): string | undefined => {
    const next = nextNameIn(message)
    return next && mayBeName(next, true) && isTypedName(next) ? next : undefined
  }
  /** The one name with a capital that a message begins with, or that is asked of in words of the table. */
  const nameNamed = (message: string): string | undefined => {
    const of = askedOfName(message, isNameAsTyped, isStrange)?.names ?? []
    const first = /^(?<name>\p{Lu}[\p{L}\p{M}'’-]+) ?[-–,:]/u.exec(message)?.groups?.['name']
    return of[0] ?? (first !== undefined && isName(first) ? first : undefined)
  }
  /** The name that an earlier message asked of. */
  const nameOf = (message: string): string | undefined => {
    const asked = nameAskedIn(message)
    if (asked && (asked.isSure || isNameAsTyped(asked.name))) return asked.name
    const alone = /^(?<name>\p{Lu}[\p{L}\p{M}'’-]{1,40})[ ?.!]*$/u.exec(message)?.groups?.['name']
    if (alone !== undefined && isName(alone) && !termsOf(alone, 1).some((term) => isHeld(term))) return alone
    const liked = thoughtOf.exec(foldedText(message))?.groups?.['name']
    const next = nextNameIn(message)
    return (
      nextNameAlone(message) ??
      (next !== undefined && !next.includes(' ') && isNameAsTyped(next) ? next : undefined) ??
      nameInStory(message, isName, isHeld)?.name ??
      (liked !== undefined && !commonWords.has(liked) && isName(liked) ? liked : undefined) ??
      nameNamed(message)
    )
  }
  /** The names that an earlier message asked of: two, where they stand beside one another. */
  const namesOf = (message: string): readonly string[] => {
    const beside = namesBeside(message, isTypedName, isStrange)
    return beside.length > 1 ? beside : [nameOf(message) ?? []].flat()
  }
  /** The last two names that were asked of. */
  const twoBefore = (earlier: readonly string[]): readonly string[] =>
    [...new Set(earlier.flatMap(namesOf))].slice(-2)

  /** The name that the earlier messages, the last one last, spoke of: of one that only points back to it, the one before. */
  const nameBefore = (earlier: readonly string[]): string | undefined => {
    for (const message of earlier.slice(-mostBack).reverse()) {
      const name = nameOf(message)
      if (name !== undefined || !pointsAtName.test(foldedText(message))) return name
    }
    return undefined
  }

  /** The answer to a question that asks of a known name and of nothing else. */
  const nameAskedAlone = (question: string) => {
    const asked = nameAskedIn(question)
    return asked && isTypedName(asked.name) ? nameAnswer(asked.name) : undefined
  }

  return {
    nameAnswer,
    namesAnswer,
    isName,
    isNameAsTyped,
    isTypedName,
    isStrange,
    asksOfStranger,
    nameBefore,
    twoBefore,
    nextNameAlone,
    nameAskedAlone,
  }
}
export type AskedNames = ReturnType<typeof createAskedNames>
