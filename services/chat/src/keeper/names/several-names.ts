import { knownWords } from '../words/known-words'
import { isUnreadable } from '../words/languages'
import { foldedText } from '../words/plain-text'
import { termsOf } from '../words/words'
import { mayBeName } from './name-in-story'

const words = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu
const joints: ReadonlySet<string> = new Set('and or und oder et ou y vs versus'.split(' '))
/** ‘Siobhan same as Joan’ has two names. */
const likened = /\b(?:(?:the )?same (?:name )?(?:as|like)|related to|connected (?:to|with)) /gi

/** So many names of one message are looked up. */
const mostNames = 4

const ofSeveral = /\b(?:those|these|they|both|all|their|each)\b/i
/** Nothing but names, and what divides them: ‘Rafael, Raphael, Rafa?’ */
const onlyJoints = /^[\s,/&?.!]*(?:(?:and|or|vs|versus|und|et|y)[\s,/&?.!]*)*$/i

/** Whether a message has names in it and nothing else. */
export const isOnlyNames = (message: string, names: readonly string[]): boolean =>
  onlyJoints.test(message.replace(words, (word) => (names.includes(word) ? '' : word)))

/** The names with a capital in a message that asks of several, or that has nothing else; none in any other. */
export const namesOfAll = (message: string, isName: (word: string) => boolean): readonly string[] => {
  if (message.length > 200) return []
  const names = [...message.matchAll(words)].flatMap(([word]) =>
    /^\p{Lu}/u.test(word) && isName(word) ? [word] : [],
  )
  const isAsked = ofSeveral.test(message) || (names.length > 1 && isOnlyNames(message, names))
  return isAsked ? [...new Set(names)].slice(0, mostNames) : []
}

/** What is longer is a row of words, which Thai writes without blanks. */
const longestName = 16
const scripts = 'Thai Cyrillic Arabic Greek Hebrew Devanagari Han Hangul Hiragana Katakana'
  .split(' ')
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
/** The script of a word that something here reads; undefined for any other. */
const scriptOf = (word: string): RegExp | undefined => scripts.find((script) => script.test(word))

/**
 * The words of a message in other letters than Latin ones that holds names and words of scripts that nothing here reads, and at most one
 * word more, of a script of its own: ‘მზია தமிழ்’; undefined for any other. What else it may ask nobody can say.
 */
export const namesInOtherLetters = (
  message: string,
  isName: (word: string) => boolean,
): readonly string[] | undefined => {
  if (message.length > 200 || /\p{N}/u.test(message)) return undefined
  const all = [...message.matchAll(words)]
    .map(([word]) => word)
    .filter((word) => !joints.has(word.toLowerCase()))
  const isOther = (word: string) => !/\p{Script=Latin}/u.test(word)
  const rest = all.filter((word) => !isName(word) && !isUnreadable(word))
  const others = all.filter((word) => !rest.includes(word))
  const isAlone = others.every((word) => scriptOf(word) !== scriptOf(rest[0] ?? ''))
  // One word alone is asked of as any name is.
  const isOfNames = all.length > 1 || all.some(isUnreadable)
  return isOfNames &&
    all.every(isOther) &&
    (rest.length === 0 || (rest.length === 1 && isAlone && others.length > 0))
    ? [...new Set(all.filter((word) => !rest.includes(word) || word.length <= longestName))].slice(
        0,
        mostNames,
      )
    : undefined
}

/** What may be asked of a name, where nothing else was found that is asked. */
const ofOneName =
  /\b(?:names?|named|called|hers|list(?:ed)?|thinking of|means?|meaning|actual(?:ly)?|heard of|or something)\b|^(?:so |and )?(?:what's|whats|what is|who is|who was) \p{Lu}/u
/**
 * The one name with a capital in a short message that is worded as of a name, or as `asks` has it, and holds no other: ‘whats Amélie in the end, hard working?’; undefined
 * in any other.
 */
export const loneNameIn = (
  message: string,
  isName: (word: string) => boolean,
  isHeld: (term: string) => boolean,
  asks: RegExp = ofOneName,
): string | undefined => {
  if (message.length > 160 || !asks.test(message)) return undefined
  const names = [...message.matchAll(words)].flatMap(([word], at) => {
    const name = word.replace(/(?:'s|’s)$/u, '')
    return mayBeName(name, at === 0) &&
      isName(name) &&
      (!knownWords.has(foldedText(name)) || !termsOf(name, 1).some((term) => isHeld(term)))
      ? [name]
      : []
  })
  return new Set(names).size === 1 ? names[0] : undefined
}

/**
 * The names that stand beside one another in a message, divided by commas, 'and' or 'or', where there are two and more: 'Soren or
 * Ingrid'. The first is a name, the others are names or strange to everybody. Where names are compared a blank divides them too:
 * ‘difference Katherine Catherine’.
 */
export const namesBeside = (
  message: string,
  isName: (word: string) => boolean,
  isStrange: (word: string) => boolean,
  areCompared = false,
): readonly string[] => {
  if (message.length > 400) return []
  const runs: string[][] = []
  let run: string[] = []
  let isJoined = false
  let end = 0
  const text = areCompared ? message.replace(likened, 'or ') : message
  for (const { 0: word, index } of text.matchAll(words)) {
    const between = text.slice(end, index).trim()
    end = index + word.length
    if (joints.has(word.toLowerCase())) {
      isJoined = true
      continue
    }
    const isNext = areCompared && between === '' && /^\p{Lu}/u.test(word) && isName(word)
    if (
      run.length &&
      (isNext || ((isJoined || /^[,/&]$/.test(between)) && (isName(word) || isStrange(word))))
    )
      run.push(word)
    else {
      run = isName(word) ? [word] : []
      runs.push(run)
    }
    isJoined = false
  }
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), [])
  const names = [...new Map(longest.map((name) => [foldedText(name), name])).values()]
  return names.length > 1 ? names.slice(0, mostNames) : []
}
