import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { isAttempt } from './attempts'
import type { AskedNames } from './names/asked-names'
import { withCapitals } from './names/small-letters'
import { surnameAskedIn } from './names/surnames'
import { mostOfFollowUp } from './talk/follow-ups'
import { mostTurnsBack, writtenOut } from './told/another-day'
import { isOfTown } from './told/large-towns'
import { dateToldIn, dayWordsIn } from './told/told-date'
import { spelledOut } from './words/chat-spelling'
import { isForeign } from './words/languages'
import { foldedText, readableText } from './words/plain-text'

/** A message by itself. */
export interface Read {
  typed: string
  /** Its slips mended, its names with capitals. */
  readable: string
  folded: string
  /** It tries to have said what is not to be said: it is asked of nothing, and goes on with nothing. */
  isTrick: boolean
}

/** A message as it is understood before it is answered: by itself, and after what was asked before. */
export interface Heard extends Read {
  /** The visitor's earlier questions, read alike. */
  earlier: readonly string[]
  /** The same with those written out that name no more than another day, and the last of them. */
  asked: readonly string[]
  last: string | undefined
  foldedBefore: readonly string[]
  /** The passages that were told of the last question, the likeliest first. */
  topics: readonly string[]
  topic: string | undefined
  /** The last question that spoke of a day: ‘And the stone?’, after ‘and the moon?’, still asks of the day before both. */
  lastWithDay: string | undefined
  /** The name that was spoken of. */
  nameBefore: string | undefined
  insights: readonly Insight[] | undefined
}

/** So many earlier questions are written out, the last ones: what stands before them is spoken of no more. */
const mostWrittenOut = 2 * mostTurnsBack

/** The number of a record as it stands on its certificate: whoever types one asks of a Proof ID. */
const proofId = /\b01[A-Z0-9]{8}\b/gi

interface HearingParts {
  mendSlips: (text: string, isKept: (word: string) => boolean) => string
  names: Pick<AskedNames, 'isName' | 'isTypedName' | 'isNameAsTyped' | 'nameBefore'>
  /** The passages that were told of the last of some questions. */
  topicsBefore: (earlier: readonly string[]) => readonly string[]
}

export const createHearing = ({ mendSlips, names, topicsBefore }: HearingParts) => {
  const { isName, isTypedName, isNameAsTyped, nameBefore } = names
  const mended = (text: string): string => {
    // ‘Wat’ of a chat is no Dutch.
    const spelled = spelledOut(text)
    if (isForeign(foldedText(text)) && isForeign(foldedText(spelled))) return text
    // The town of a birth is no slip of another word: ‘Oslo’ is not ‘also’.
    const tellsOfBirth = dateToldIn(foldedText(spelled)) !== undefined
    const surname = surnameAskedIn(spelled, isTypedName)
    const isKept = (word: string) =>
      isTypedName(word) ||
      // ‘Emre’ is no slip of ‘mere’.
      (word.length === 4 && isNameAsTyped(word)) ||
      (tellsOfBirth && isOfTown(word)) ||
      word === surname
    return withCapitals(mendSlips(spelled.replace(proofId, 'Proof ID'), isKept), isName)
  }

  const read = (typed: string): Read => {
    const readable = mended(typed)
    const folded = foldedText(readable)
    return { typed, readable, folded, isTrick: isAttempt(folded) }
  }

  const hear = (message: Read, history: readonly ChatMessage[], insights: Heard['insights']): Heard => {
    const { folded, isTrick } = message
    const earlier = history
      .filter(({ role }) => role === 'user')
      .map(({ content }) => mended(readableText(content)))
    const asked = [...earlier.slice(0, -mostWrittenOut), ...writtenOut(earlier.slice(-mostWrittenOut))]
    const lately = asked.slice(-mostTurnsBack)
    // What is longer, or a trick, goes on with nothing.
    const topics = isTrick || folded.length > mostOfFollowUp ? [] : topicsBefore(lately)
    return {
      ...message,
      earlier,
      asked,
      last: asked.at(-1),
      foldedBefore: asked.map(foldedText),
      topics,
      topic: topics[0],
      lastWithDay: lately.findLast((one) => dayWordsIn(foldedText(one)) !== undefined),
      nameBefore: nameBefore(earlier),
      insights,
    }
  }
  return { read, hear }
}
