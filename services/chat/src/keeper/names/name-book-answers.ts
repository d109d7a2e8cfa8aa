import { capitalised } from '@shared/insights/insights/phrases'
import type { NameBook } from '../../names/name-book'
import { mostTold } from '../../names/names-by-meaning'
import type { KeeperAnswer } from '../keeper-answer'
import type { Passage } from '../passage'
import type { PassageAnswers } from '../passage-answers'
import { asNamed } from '../retrieval'
import { meantOfTwo } from '../told/another-day'
import { dateToldIn } from '../told/told-date'
import { foldedText } from '../words/plain-text'
import { factsAsked } from './asked-facts'
import { languageWords } from './asked-languages'
import type { AskedNames } from './asked-names'
import type { AskedOfName } from './asked-of-name'
import { askedOfName, withNameBefore, withNameForIt } from './asked-of-name'
import { unknownName } from './known-names'
import { likeliestOfName } from './likeliest-of-name'
import { goesOnWithMeaning, namesListedIn, meaningAskedIn, otherLettersAskedIn } from './meaning-questions'
import { mayBeName } from './name-in-story'
import { nextNameIn } from './name-questions'
import { withSurname } from './surnames'
import { opening } from '../words/openings'

/** ‘Are the two related?’, after two names. */
const ofTwoNames = new RegExp(
  `^${opening}(?:do (?:they|these|those|the two|both|the names)(?: names| two)? (?:both |all )?mean the same(?: thing)?[ ?.!]*$|(?:are|is|were) (?:they|these|those|the two|both|the names)(?: names| two)? .{0,20}\\b(?:related|the same|connected|linked|one name|from the same)\\b)|\\bwhat(?:'?s| is) the difference(?: between (?:them|the two|those|these))?[ ?.!]*$`,
)
/** ‘Which of them is Hebrew?’ */
const ofLanguage = new RegExp(
  `\\b(?:which|what)(?: one| name)?(?: of (?:them|the two|those|these|both))? (?:is|comes from|are) (?:the )?(?:${languageWords})\\b`,
)
/** ‘And is it Arabic or Persian?’ asks where it comes from. */
const ofEither = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:is|was) (?:it|that|the name) (?:(?:an?|more|originally|really) )*(?:${languageWords}) or (?:an? )?(?:${languageWords})[ ?.!]*$`,
)
const mostLetters = 60

/** A name with the further names that stood behind it: ‘Emma Rose Carter’ of ‘Emma’. */
const wholeNameIn = (earlier: readonly string[], name: string): string => {
  const behind = earlier.findLast((message) => message.includes(name))
  const at = behind?.indexOf(name) ?? 0
  return /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]+)*/u.exec(behind?.slice(at) ?? '')?.[0] ?? name
}

/** The names that stand behind one another in a question as one, with those behind them that are not listed; others divided by commas. */
const wholeNameOf = ([first = '', ...others]: readonly string[], question: string): string => {
  const whole = withSurname(wholeNameIn([question], first), question)
  return others.every((name) => whole.includes(name))
    ? capitalised(whole)
    : [first, ...others].map(capitalised).join(', ')
}

/** Answers to what is asked of names besides where they come from: their forms, to whom they are given, what hangs together, and names by what they mean. */
export const createNameBookAnswers = (book: NameBook, names: AskedNames, passages: PassageAnswers) => {
  const { nameAnswer, namesAnswer, isName, isNameAsTyped, isStrange, asksOfStranger, twoBefore } = names
  const { passageOf, answerOf } = passages
  const askedOf = (message: string) => askedOfName(message, isNameAsTyped, isStrange)

  /** What the list says of what is asked of names, or that it does not, and then what is known of them; a surname is no given name. */
  const withNames = (
    { id, text, source }: Passage,
    { names: asked, intent }: AskedOfName,
    question: string,
  ): KeeperAnswer => {
    const ofNames = id === 'mya/surname' ? undefined : (namesAnswer(asked) ?? unknownName)
    const facts = factsAsked(book, id, asked, question, intent)
    const told = facts.length ? facts : [{ text, sources: [source] }]
    return {
      kind: 'answer',
      text: [...told, ...(ofNames ? [ofNames] : [])].map((part) => part.text).join('\n\n'),
      sources: [...told.flatMap(({ sources }) => sources), ...(ofNames?.sources ?? [])],
    }
  }

  /** What is told of a name that stands in no list: its numbers are computed, all else is said to be unknown. */
  const answerOfAsked = (asked: AskedOfName | undefined, question: string): KeeperAnswer | undefined => {
    const passage = passageOf(asked?.id)
    if (!asked || !passage) return undefined
    if (!passage.id.startsWith('insight/')) return withNames(passage, asked, question)
    // Behind a word a capital shows a name, where the first word of a sentence has one anyhow.
    const named = `of ${wholeNameOf(asked.names, question)}`
    return answerOf(
      asNamed(passage),
      /\bnumerolog/.test(foldedText(question)) ? `${named} by numerology` : named,
      undefined,
    )
  }

  /** Whether a message names somebody itself. */
  const namesSomebody = (message: string) =>
    (message.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).some(
      (word, at) => mayBeName(word, at === 0) && isName(word),
    )

  /** The names of the question before: both, where it named two. */
  const namesSpokenOf = (earlier: readonly string[], before: string): readonly string[] => {
    const last = earlier.findLast((message) => message.includes(before)) ?? ''
    const asked = askedOf(last)?.names ?? []
    return asked.includes(before) ? asked : [before]
  }
  /** The answer to what a message asks of a name by what it is like, and whether that is where the name comes from. */
  const likeliestAnswer = (message: string, before?: readonly string[]) => {
    const asked = likeliestOfName(message, isNameAsTyped, before)
    if (!asked) return undefined
    const { id, names: of, intent } = asked
    const [one = '', ...others] = of
    const ofOrigin = () => (others.length ? namesAnswer(of) : nameAnswer(one))
    const answer = id === undefined ? ofOrigin() : answerOfAsked({ id, names: of, intent }, message)
    return answer && { answer, isOrigin: id === undefined }
  }

  return {
    /** The answer to what a message asks of a name in it, by a table of such questions. */
    answerOfName: (message: string) => answerOfAsked(askedOf(message), message),

    /** The same of the name, or the two names, that the questions before spoke of: ‘short forms?’, ‘are the two related?’ */
    answerOfNameBefore: (
      message: string,
      earlier: readonly string[],
      before: string | undefined,
    ): KeeperAnswer | undefined => {
      const folded = foldedText(message)
      const [one, other] =
        folded.length <= mostLetters && (ofTwoNames.test(folded) || ofLanguage.test(folded))
          ? twoBefore(earlier)
          : []
      if (one !== undefined && other !== undefined && ofLanguage.test(folded))
        return namesAnswer([one, other])
      if (one !== undefined && other !== undefined) {
        const related = `are ${one} and ${other} related`
        return answerOfAsked(askedOf(related), related)
      }
      if (before === undefined || asksOfStranger(message)) return undefined
      const which = meantOfTwo(folded)
      const [first, second] = which === undefined ? [] : twoBefore(earlier)
      if (first !== undefined && second !== undefined) return nameAnswer(which === 'first' ? first : second)
      if (ofEither.test(folded)) return nameAnswer(before)
      // Who names another goes on with the one before only by ‘it’.
      const meant = namesSomebody(message) ? withNameForIt : withNameBefore
      const worded = meant(message, wholeNameIn(earlier, before)).find((one) => askedOf(one) !== undefined)
      if (worded !== undefined) return answerOfAsked(askedOf(worded), worded)
      return folded.length <= mostLetters
        ? likeliestAnswer(message, namesSpokenOf(earlier, before))?.answer
        : undefined
    },

    /** The same of a name in the message, by what it is like. */
    likeliestAnswer: (message: string) => likeliestAnswer(message),

    /** The names that a message asks for by what they mean or by their language, or more of those that the one before asked for. */
    namesAskedFor: (message: string, earlier: readonly string[], typed: string): KeeperAnswer | undefined => {
      const told = (known: ReturnType<NameBook['find']>): KeeperAnswer | undefined =>
        known && { kind: 'answer', ...known }
      const folded = foldedText(message)
      // ‘The Akan name of a boy born on 10 May’ is computed.
      if (dateToldIn(folded) !== undefined) return undefined
      const meaning = meaningAskedIn(folded)
      if (meaning) {
        const known = meaning.words.flatMap(
          (word) =>
            book.meaning(word, meaning) ??
            book.meaning(word, { ...meaning, sex: undefined }) ??
            book.meaning(word, { letters: meaning.letters }) ??
            [],
        )
        if (known.length === 0) return undefined
        return {
          kind: 'answer',
          text: known.map(({ text }) => text).join('\n\n'),
          sources: known.flatMap(({ sources }) => sources),
        }
      }
      const wanted = namesListedIn(folded, foldedText(typed))
      if (wanted) return told(book.ofLanguage(wanted))
      const goesOn = goesOnWithMeaning(folded)
      const before = earlier.map(foldedText)
      const letters = goesOn ? undefined : otherLettersAskedIn(folded)
      const again = letters && namesListedIn(before.at(-1) ?? '')
      if (again?.letters) return told(book.ofLanguage({ ...again, letters }))
      if (!goesOn) return undefined
      const at = before.findLastIndex((one) => goesOnWithMeaning(one) === undefined)
      const first = meaningAskedIn(before[at] ?? '')
      const listed = first ? undefined : namesListedIn(before[at] ?? '')
      const { isMore, ...narrower } = goesOn
      // ‘Girls’ names with M’, ‘and for boys?’, ‘only Irish ones’: those for boys.
      const narrowed = before.slice(at + 1).map((one) => goesOnWithMeaning(one) ?? {})
      if (listed)
        return isMore ? undefined : told(book.ofLanguage(Object.assign({ ...listed }, ...narrowed, narrower)))
      const after = isMore ? mostTold * (before.length - at) : 0
      const [word] = first?.words ?? []
      return word === undefined ? undefined : told(book.meaning(word, { ...first, ...narrower, after }))
    },

    /** The question before of another name, where a message names one and nothing else: ‘and Mary?’ after ‘how is Muhammad written in Arabic’. */
    askedOfAnotherName: (message: string, before: string): string | undefined => {
      const next = nextNameIn(message)
      const replaced = next === undefined ? undefined : askedOf(before)?.names.at(-1)
      return next !== undefined && replaced !== undefined && isName(next)
        ? before.replace(replaced, next)
        : undefined
    },

    /** ‘Bill from William, how come?’ is no question of the law. */
    relatesNames: (message: string): boolean => {
      const asked = askedOf(message)
      return asked?.id === 'mya/name-related' && asked.names.length > 1 && asked.names.every(isName)
    },
  }
}

export type NameBookAnswers = ReturnType<typeof createNameBookAnswers>
