import type { Heard } from '../heard'
import type { KeeperAnswer } from '../keeper-answer'
import type { Retrieval } from '../retrieval'
import type { AnswerToSeveral } from '../several-answers'
import { questionsIn } from '../questions/several-questions'
import { knownWords } from '../words/known-words'
import { isForeign, saidInEnglish } from '../words/languages'
import { foldedText } from '../words/plain-text'
import { termsOf, wordsOf } from '../words/words'
import { nameAskedBeside } from './asked-beside-name'
import type { AskedNames } from './asked-names'
import { comparesNames } from './asked-of-name'
import { bareNameIn } from './bare-names'
import { unknownName } from './known-names'
import type { NameBookAnswers } from './name-book-answers'
import { asksOfNames, goesOnWithName, nameInStory } from './name-in-story'
import { nameAskedIn, nextNameIn } from './name-questions'
import type { NameQuestion } from './name-questions'
import { isOnlyNames, namesBeside, namesOfAll } from './several-names'

/** Without these words, what is not known may be anything. */
export const asksOfName =
  /^where(?:'?s| is)\b.*\bfrom\b|mean|origin|etymolog|comes? from|stands? for|behind it|(?:it|that|name) from|root|forms? of|short for|biblical|bedeut|hei(?:ss|ß)t|beteken|betyr|betyder|herkunft|woher|signif|origine|vient|origen|viene|znacz|pochodz|anlam|demek|jelent|maana|nghia|inseamna|tarkoit|znamena|\barti\b|знач|σημαιν|معنى|פירוש|משמעות/

/** These ask of a name only where no passage has it as a word: ‘tell me about Isolde’, and not ‘tell me about Placidus’. */
const mayAskOfName =
  /^\p{L}+ ?[-–:,] ?(?:is it )?(?:turkish|hebrew|arabic|irish|greek|latin|german|french|spanish|italian|welsh|persian|indian|african|slavic|russian|japanese|korean|hawaiian|norse)\b|\b(?:thinking (?:of|about)|considering|leaning towards?|going (?:for|with)|settled on)\b|\bis from\b|(?:tell (?:me|us)|know|heard) (?:about|of)|\b(?:bible|saint|goddess|flower|plant|called|named)\b/u

/** What is known of the names in a message before it is answered. */
export interface NamesHeard {
  /** It is asked in the words of a phrasing: ‘What does the major arcana mean’ asks of no name. */
  isWorded: boolean
  asked: NameQuestion | undefined
}

interface MessageNameParts {
  names: AskedNames
  book: NameBookAnswers
  retrieval: Pick<Retrieval, 'wordedAs' | 'isHeld'>
  /** Whether a question is asked much as one of the product is, or of what a family or staff does with its record. */
  isAskedOfProduct: (question: string) => boolean
  nameless: (text: string) => string
  answerToSeveral: AnswerToSeveral
}

/** Answers to what is asked of names. */
export const createMessageNames = ({
  names: {
    nameAnswer,
    namesAnswer,
    isName,
    isTypedName,
    isStrange,
    asksOfStranger,
    nextNameAlone,
    nameAskedAlone,
  },
  book: { answerOfName, likeliestAnswer, namesAskedFor },
  retrieval: { wordedAs, isHeld },
  isAskedOfProduct,
  nameless,
  answerToSeveral,
}: MessageNameParts) => {
  /**
   * A reply of names, with the sentence that it is in English. The names themselves are no words: ‘Mia’ alone is not Italian. Beside one with a
   * capital, ‘que’ is no name.
   */
  const inTheirLanguage = (question: string, answer: KeeperAnswer): KeeperAnswer => {
    const isCapital = (word: string) => /^\P{Ll}/u.test(word)
    const all = question.match(/[\p{L}\p{M}'’-]+/gu) ?? []
    const isTyped = all.slice(1).some((word) => isCapital(word) && isName(word))
    const words = question.replace(/[\p{L}\p{M}'’-]+/gu, (word) =>
      isName(word) && (isCapital(word) || !isTyped) ? '' : word,
    )
    return { ...answer, text: `${saidInEnglish(foldedText(words))}${answer.text}` }
  }

  const namesHeardIn = ({ readable, nameBefore }: Heard): NamesHeard => {
    if (wordedAs(readable).length > 0) return { isWorded: true, asked: undefined }
    const next = nameBefore === undefined ? nextNameAlone(readable) : nextNameIn(readable)
    const asked = nameAskedIn(readable) ?? (next === undefined ? undefined : { name: next, isSure: true })
    return { isWorded: false, asked }
  }

  /** Several names in one message, where all of it is of them. */
  const answerOfAllNames = (readable: string, { isWorded, asked }: NamesHeard, isBesideName: boolean) => {
    // ‘He likes Romulus and Remus. What does Castor mean’ asks of Castor.
    const isOfOther = asked && /^\p{Lu}/u.test(asked.name) && isStrange(asked.name) && !isName(asked.name)
    if (isWorded || isOfOther) return undefined
    const beside = namesBeside(readable, isTypedName, isStrange, comparesNames(readable))
    // Those that stand together are asked of in more words than those that do not.
    const isTogether = beside.length > 1
    const all = isTogether ? beside : namesOfAll(readable, isTypedName)
    const isOfAll =
      all.length > 1 &&
      (isOnlyNames(readable, all) ||
        (isTogether && (isBesideName || comparesNames(readable))) ||
        asksOfNames(readable, all.join(' '), isHeld))
    return isOfAll ? namesAnswer(all) : undefined
  }

  /** One question of a name beside another of the product: each has its answer. */
  const answerBesideProduct = ({ readable, earlier, insights }: Heard): KeeperAnswer | undefined => {
    const parts = questionsIn(readable)
    const isOfName = parts.some(({ question }) => nameAskedAlone(question))
    const isBeside = parts.some(
      ({ question }) => !nameAskedAlone(question) && !goesOnWithName(question, isHeld),
    )
    if (!isOfName || !isBeside) return undefined
    const several = answerToSeveral(readable, earlier.map(nameless), insights)
    return several?.kind === 'answer' ? inTheirLanguage(readable, several) : several
  }

  const isOfNames = (folded: string, { name, isSure }: NameQuestion): boolean => {
    const terms = termsOf(name, 1)
    return (
      isSure ||
      (asksOfName.test(folded) && terms.length > 0) ||
      (mayAskOfName.test(folded) && !terms.some((term) => isHeld(term)))
    )
  }

  /** The name that is all of a message, or all that it asks of. */
  const bareName = (readable: string, folded: string): string | undefined => {
    const bare = bareNameIn(folded)
    if (!bare || !isName(bare.name)) return undefined
    // ‘Maria’ is asked of, where ‘maria’ may be any word of English.
    const isWordToo =
      knownWords.has(bare.name) &&
      ((!bare.isAsked && !/^\P{L}*\p{Lu}/u.test(readable)) ||
        termsOf(bare.name, 1).some((term) => isHeld(term)))
    if (isWordToo) return undefined
    return wordsOf(readable).find((word) => foldedText(word) === bare.name) ?? bare.name
  }

  const answerOfNames = (heard: Heard, namesHeard: NamesHeard): KeeperAnswer | undefined => {
    const { typed, readable, folded, isTrick, earlier, nameBefore } = heard
    const { isWorded, asked } = namesHeard
    const told = (answer: KeeperAnswer) => inTheirLanguage(readable, answer)
    const ofMeaning = isTrick ? undefined : namesAskedFor(readable, earlier, typed)
    if (ofMeaning) return told(ofMeaning)
    const ofName = answerOfName(readable)
    if (ofName) return told(ofName)
    const isOfPassage = isWorded || isTrick || isAskedOfProduct(nameless(readable))
    const likeliest = isOfPassage ? undefined : likeliestAnswer(readable)
    if (likeliest && !likeliest.isOrigin) return told(likeliest.answer)
    const besideName = isWorded ? undefined : nameAskedBeside(readable, isName, isStrange)
    const ofAll = answerOfAllNames(readable, namesHeard, besideName !== undefined)
    if (ofAll) return told(ofAll)
    const besideProduct = answerBesideProduct(heard)
    if (besideProduct) return besideProduct
    const known = asked && isOfNames(folded, asked) ? nameAnswer(asked.name) : undefined
    if (known) return told(known)
    // ‘Wat betekent de naam Sterre’ asks of no Walter.
    const isOther = asked?.isSure && isStrange(asked.name)
    const story =
      isWorded || isOther ? undefined : (nameInStory(readable, isName, isHeld, isStrange) ?? besideName)
    if (story) return told(nameAnswer(story.name) ?? unknownName)
    const bare = isWorded ? undefined : bareName(readable, folded)
    if (bare !== undefined) return told(nameAnswer(bare) ?? unknownName)
    // Words with capitals that nobody knows are sooner names than anything else.
    const strange = /^\p{Lu}[\p{Ll}\p{M}]{2,40}(?: \p{Lu}[\p{Ll}\p{M}]{2,40}){0,3}(?=[ ?.!]*$)/u.exec(
      readable,
    )?.[0]
    if (strange !== undefined && !isForeign(folded) && isStrange(strange)) return told(unknownName)
    if (likeliest) return told(likeliest.answer)
    if (nameBefore !== undefined && !asksOfStranger(readable) && goesOnWithName(readable, isHeld))
      return told(nameAnswer(nameBefore) ?? unknownName)
    return undefined
  }

  return { inTheirLanguage, namesHeardIn, answerOfNames }
}
