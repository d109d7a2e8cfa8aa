import { animalOfYearIn } from '../questions/members-named'
import { opening } from '../words/openings'
import { foldedText } from '../words/plain-text'
import { insightAskedOfDay } from './dated-questions'
import { toldIn } from './told-date'
import { valueOfDay } from './told-figures'

/** So many letters a message has that goes on with the day of the one before, or with what it came to. */
export const mostWordsOn = 80

const asksMeaning = new RegExp(
  `^${opening}(?:what (?:is|are) (?:such|that|this) (?:an? )?(?:sign|number|animal|card|moon|phase)s? (?:said|supposed|meant|taken) to (?:mean|signify|stand for|say)|what (?:does|do|would) (?:that|it|this)(?: one| sign| number| animal| card| moon| phase)? (?:mean|stand for|say)|(?:what is |what's |whats )?(?:the )?meaning of (?:that|this|it|the)(?: one| sign| number| animal| card| moon| phase)?|what (?:is|are) (?:that|this|the|such an?)(?: one| sign| number| animal| card| child| baby| kid)? like)(?: (?:for|about) (?:her|him|them|my \\p{L}+|our \\p{L}+|a child))?[ ?.!]*$`,
  'u',
)
const inFigures: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine eleven twenty-two thirty-three'
    .split(' ')
    .map((word, at) => [word, String([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33][at])]),
)

/** How a value is asked for by the title of its insight: ‘Life path seven: the one who wonders’ is life path 7, and ‘Born under the full moon’ the full moon. */
export const nameOfValue = (title: string): string => {
  const named = foldedText(title.split(':')[0] ?? '').replace(/^born under /, '')
  const last = named.split(' ').at(-1) ?? ''
  return inFigures[last] ? named.slice(0, -last.length) + inFigures[last] : named
}

/** What a question about a day, or the animal of a year, came to, as it is asked of: ‘the sun in leo’, ‘life path 7’; undefined for any other question. */
const valueNamed = (earlier: string): string | undefined => {
  const id = insightAskedOfDay(earlier)
  const value = id === undefined ? undefined : valueOfDay(id, earlier)
  if (value === undefined) {
    const animal = animalOfYearIn(earlier)
    return animal === undefined ? undefined : `the year of the ${animal}`
  }
  return nameOfValue(value)
}

/** Whether a message asks what that means which was told before. In folded letters. */
export const asksWhatItMeans = (folded: string): boolean => asksMeaning.test(folded)

/** The question after what the question before came to, where a message asks what that means: ‘what does the sun in leo mean’; undefined for any other message. */
export const askedWhatItMeans = (message: string, before: string): string | undefined => {
  const named = asksWhatItMeans(foldedText(message)) ? valueNamed(foldedText(before)) : undefined
  return named === undefined
    ? undefined
    : `what does ${named.replace(/^a (\w+day)\b.*/, 'a child born on a $1')} mean`
}

const pointsAtValue =
  /\b(?:that|this|the|her|his|its) (?:same )?(?:sign|day|weekday|animal|card|number|phase|moon)\b/
/** A message with what the question before came to in the place of ‘that sign’ or ‘that day’: ‘what is the rhyme for a thursday’; undefined for any other message. */
export const withValueBefore = (message: string, before: string): string | undefined => {
  const folded = foldedText(message)
  if (folded.length > mostWordsOn || !pointsAtValue.test(folded) || toldIn(folded) !== undefined)
    return undefined
  const named = valueNamed(foldedText(before))
  return named === undefined ? undefined : folded.replace(pointsAtValue, named.split(',')[0] ?? named)
}
