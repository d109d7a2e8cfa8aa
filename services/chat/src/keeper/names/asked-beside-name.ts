import { mayBeName } from './name-in-story'
import { beginsSentence, here, mostLetters, withoutPossessive, wordsOfMessage } from './names-in-message'
import { foldedText } from '../words/plain-text'

const surely = '(?: (?:really|just|also|not|actually|simply|perhaps|only|truly|originally))*'
const told = '(?:history|story|origins?|meaning|background|roots?|etymology|derivation)'
/** What is asked of a name beside it: 'is Mateo related to Matthew', 'what does Dmitri go back to'. In folded letters, `@` for the name. */
const ways: readonly RegExp[] = [
  `\\b(?:is|was|are|isn't) @${surely} (?:related|connected|linked|another (?:form|version|spelling|way)|an? (?:\\w+ )?(?:form|version|variant|spelling|name|short form|nickname|word)|the (?:same (?:name|thing|as|root|word)|(?:\\w+ )?(?:form|version|variant|equivalent)|\\w+ for)|short for|derived|the short|a short)\\b`,
  `\\b(?:does|did|do|would|could|might|can) (?:the name )?@${surely} (?:mean|stand|come from|derive|go back|have (?:a|any) (?:meaning|story|history|origin)|signify|relate|refer|symboli\\w*|go with)\\b`,
  `\\bwhat (?:does|did|do|is|was|would)(?: the name)? @${surely} (?:go back|mean|come|derive|stand|made|built|short|say|signify)\\b`,
  `\\b(?:where|which (?:people|culture|language|country|land)) (?:is|was|does|did|do)(?: the name)? @\\b`,
  `\\b(?:has|have|does|is|did) (?:the name )?@${surely} (?:got |have |has |had )?(?:something |anything )?to do with\\b`,
  `@.{0,60}\\b(?:its|that name's|this name's|the name's|her name's|his name's) ${told}\\b`,
  `@.{0,60}\\b(?:the|any|some) ${told} (?:of|behind|to) (?:it|this|that|the name|her name|his name)\\b`,
  `\\b${told} (?:of|behind|to)(?: the name| our| my)? @`,
  `@.{0,40}\\b(?:which|what) (?:people|culture|language|country|tongue|part of the world)\\b`,
  `@.{0,60}\\bwhat (?:does|do|did|would) (?:it|that|this|that name|this name|the name|his name|her name)${surely} (?:mean|stand for|say|come from|go back)\\b`,
  `@.{0,60}\\bbu isim\\b`,
  '\\b(?:are|is|do|does) (?:@ (?:and|or|&) \\p{L}+|\\p{L}+ (?:and|or|&) @) (?:related|connected|linked|the same|go together|twice|mean)\\b',
  '\\b(?:look up|check|research|find out about|tell us about|explain)(?: the name)? @(?! (?:and|in|on|for) (?:the|my|our) )',
  '\\bis @ (?:for (?:an? )?(?:boys?|girls?)|unisex|(?:an? )?(?:boy|girl|male|female)\\b)',
  '\\b(?:male|female|feminine|masculine|short|long|english|german|french|spanish|italian) (?:form|version|equivalent) of @',
  '@.{0,80}\\bwhat is (?:she|he) saying with (?:that|it)\\b',
  "@.{0,80}\\bwhat(?: is|s|'s) (?:that|it|this) from\\b",
  `@.{0,40}\\b(?:in|behind|inside) (?:this|that|the|her|his) name\\b`,
  `@.{0,25}\\b(?:its own name|an? (?:own|whole|full|separate|real|proper) name|a name (?:of its own|in its own right|by itself))\\b`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Small words that with a capital inside a sentence are names. */
const alsoNames: ReadonlySet<string> = new Set(['Will', 'May'])

/**
 * A name that something is asked of right beside it, and whether it is one of the list; undefined where none is. Only words with a capital
 * are looked at, and words that are names and nothing else.
 */
export const nameAskedBeside = (
  message: string,
  isName: (word: string) => boolean,
  isStrange: (word: string) => boolean,
): { name: string; isKnown: boolean } | undefined => {
  if (message.length > mostLetters) return undefined
  for (const { 0: word, index } of wordsOfMessage(message)) {
    const name = withoutPossessive(word)
    const isFirst = beginsSentence(message, index)
    if (!mayBeName(name, isFirst) && (isFirst || !alsoNames.has(name))) continue
    const isKnown = isName(name)
    if (!isKnown && (isFirst || !isStrange(name))) continue
    const marked = `${message.slice(0, index)}${here}${message.slice(index + name.length)}`
    if (ways.some((way) => way.test(foldedText(marked)))) return { name, isKnown }
  }
  return undefined
}
