import { animals } from '@shared/insights/calendar/sexagenary'
import { moonPhases } from '@shared/insights/sky/moon-phase'
import { signNames } from '@shared/insights/sky/zodiac'
import { majorArcana, suits } from '@shared/insights/tarot/cards'
import { monthsInEnglish } from '../words/foreign-months'
import { foldedText } from '../words/plain-text'

/** What a question may be asked of again with another one of its kind in it. In folded letters. */
const kinds: readonly (readonly string[])[] = [
  signNames,
  animals,
  majorArcana.map((card) => card.replace(/^The /, '')),
  suits,
  moonPhases,
  ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  ['conjunction', 'sextile', 'square', 'trine', 'opposition'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  monthsInEnglish,
  ['33', '22', '11', '9', '8', '7', '6', '5', '4', '3', '2', '1'],
  ['viewer', 'commenter', 'editor', 'approver', 'owner'],
  ['mother', 'father', 'mum', 'mom', 'dad', 'child', 'baby'],
  ['one minute', 'five minutes', '1 minute', '5 minutes'],
  ['boy', 'girl'],
  ['days', 'weeks', 'months'],
].map((kind) => kind.map(foldedText).sort((one, other) => other.length - one.length))

const around =
  '(?:(?:and|or|but|so|ok|then|now|what|how|about|what about|how about|what is|what does) )*(?:(?:for|of|with|at|in|on|an?|the|number|life path|psychic|year of|my|our|her|his|their|is|are) )*'
const behind = '(?: (?:then|please|pls|too|instead|mean|means|stand for|card|sign))*'
const expressionOf = (kind: readonly string[]) => `(?<member>${kind.join('|')})`
const goesOn = kinds.map((kind) => ({
  kind,
  alone: new RegExp(`^${around}${expressionOf(kind)}(?:'?s)?${behind}[ ?.!]*$`),
  within: new RegExp(`(?<![\\p{L}\\d./-])${expressionOf(kind)}(?=s?(?![\\p{L}\\d./-]))`, 'u'),
}))

/**
 * The question before with another one of its kind in it, where a message names that one and nothing else: 'and swords?' after 'what do the
 * cups stand for'; undefined for any other message.
 */
export const askedOfAnotherMember = (message: string, before: string): string | undefined => {
  const [folded, earlier] = [foldedText(message), foldedText(before)]
  if (folded.length > 60 || earlier.length > 160) return undefined
  for (const { alone, within } of goesOn) {
    const member = alone.exec(folded)?.groups?.['member']
    const there = member === undefined ? undefined : within.exec(earlier)?.groups?.['member']
    if (member !== undefined && there !== undefined && there !== member)
      return earlier.replace(within, member)
  }
  return undefined
}
