import { signNames } from '@shared/insights/sky/zodiac'
import { monthsInEnglish } from './words/foreign-months'
import { isForeign } from './words/languages'
import type { Passage } from './passage'
import { foldedText } from './words/plain-text'
import type { Encoder } from './sentences/encoders'

/** Where a sentence ends: before a capital, a quotation mark or a figure. */
const ends = /(?<=[.!?]’?)(?<!^(?:Yes|No)\.) (?=[\p{Lu}‘\d])/u
export const sentencesOf = (text: string): readonly string[] => text.split(ends)

/** A text without the 'Yes' or 'No' before its fact. */
export const withoutOpening = (text: string) =>
  text.replace(/^(?:Yes|No)[,:;.] (.)/u, (_, first: string) => first.toUpperCase())

/** With what the first of its clauses that asks begins: ‘can I protect it, and how does my dad enter it’ asks whether. */
const asksFirst =
  /(?:^|[.,;:!?–-] |\b(?:and|but|so|or|then) )(?!(?:who|whom|which|when|where) (?:i|we|you|he|she|they|my|our|his|her)\b)(?:(?<which>how|what|which|who|whom|whose|where|when|why|wh?ats|hows|wheres)|(?:can|could|may|might|do|does|did|is|are|was|were|will|would|must|should|has|have|am|any)(?:n't)?)\b/
/** The same in the languages that questions come in. */
const asksWhichAbroad =
  /^[^\p{L}]*(?:wie|was|wo|wer|wem|wen|wann|warum|woher|wohin|wozu|welche[nrs]?|comment|ou|(?:o )?que|qu'est-ce|quand|pourquoi|qui|quels?|quelles?|combien|como|donde|cuando|quien|cual|cuales|cuant[oa]s?|come|dove|quando|perche|chi|quale|quali|quant[oaie]s?|onde|quem|qual|quais|hoe|wat|waar|wanneer|waarom|welke?|jak|jaki[ea]?|gdzie|kiedy|dlaczego|kto|co|ile|nasil|nerede|nereden|kim|neden|hangi)(?!\p{L})/u
/** Asked with hope or fear, so that neither 'yes' nor 'no' says clearly what is meant: 'am I too late'. */
const asksInDoubt =
  /\b(?:too (?:late|early|big|small|long|old)|gone|lost|lose|wasted|broken|impossible|forbidden|not|n't|problem|wrong|stuck|safe|risky?|refused?|rejected|blocked|only)\b|n't\b/
/** So many words of a question say what is asked. */
const mostAsked = 9
const asksLeave = /\b(?:can|may|could|allowed|possible|ok|okay|fine|let|allow)\b/
const asksDuty =
  /\b(?:must|have to|has to|need|needs|needed|required|mandatory|obligatory|compulsory|necessary|forced|dois|doit|devons|muss|mussen|devo|deve|tengo que|tenemos que|hay que|moet|moeten|musze|trzeba)\b/
const ofDuty = /\b(?:must|have to|has to|need|needs|needed|required|mandatory|necessary)\b/

/** Whether the 'Yes' or 'No' of a text answers a question that is put like this one, in folded letters. */
const isAnswered = (folded: string, text: string) => {
  const first = asksFirst.exec(folded)
  if (first?.groups?.['which'] !== undefined) return false
  // What is told around the question may be of anything: ‘can I take back what I sent to the wrong aunt’.
  const asked = first ? folded.slice(first.index).split(' ').slice(0, mostAsked).join(' ') : folded
  if (asksInDoubt.test(asked) || / or /.test(folded)) return false
  const isOfDuty = ofDuty.test(sentencesOf(text)[0] ?? '')
  return asksDuty.test(folded) ? isOfDuty : !(asksLeave.test(folded) && isOfDuty)
}

/** With such a word a sentence speaks of the one before it, or of what is not known. */
const leansBack =
  /^(?:It|Its|More about|Births from|They|Their|That|This|These|Those|There|Then|Else|Otherwise|So|He|She|Both|Such|Also|Afterwards|From then|After|Before|Until|Without|Where it|Earlier|Further|Others?|Each|Nothing|Who has|Whoever|One)\b|\b(?:too|either|however|likewise|therefore|know nothing|do not know)\b/

/** The sentences of a text that stand by themselves, so that each may be told first. */
const standing = (text: string) =>
  sentencesOf(text).filter((sentence, at) => at === 0 || !leansBack.test(sentence))

/** A text with one of its sentences in front. */
const withFirst = (text: string, first: string): string =>
  [first, ...sentencesOf(withoutOpening(text)).filter((sentence) => sentence !== first)].join(' ')

/** Of a whole subject, what may be told before its first sentence. A single fact is told as it stands. */
const movableOf = ({ text, values, isSubject }: Passage) =>
  isSubject
    ? standing(text)
        .slice(1)
        .filter((sentence) => sentence !== values)
    : []

/** The sentences whose meaning is compared with a question, for the file of vectors. */
export const sentencesCompared = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap((passage) => {
    const movable = movableOf(passage)
    return movable.length ? [...sentencesOf(passage.text).slice(0, 1), ...movable] : []
  })

/** A passage as it is told behind a figure of their own, which is all the example that is needed. */
export const withoutExample = ({ example, ...passage }: Passage): Passage =>
  example === undefined ? passage : { ...passage, text: passage.text.replace(example, '') }

/** All that a passage may be told as: its own sentences, with that in front which is asked for. */
export const tellingsOf = (passage: Passage): readonly string[] =>
  [
    ...(passage.example === undefined ? [] : tellingsOf(withoutExample(passage))),
    passage.text,
    ...Object.values(passage.inOrder ?? {}),
    ...(passage.values ? [withFirst(passage.text, passage.values)] : []),
    ...movableOf(passage).map((sentence) => withFirst(passage.text, sentence)),
  ].flatMap((text) => [text, withoutOpening(text)])

const asksForValues =
  /\bhow many\b|\b(?:which|what) (?:values?|numbers|possib\w*|ones|signs|cards|animals|stones|colou?rs|elements)\b|\bpossib|\brange\b|\b(?:which|what) .*\b(?:are there|can (?:it|there|come|turn)|exist)\b|\bwhat (?:can|could|may|might) (?:it|the|his|her|my|our|a)\b|\b(?:highest|lowest|maximum|minimum|largest|smallest)\b|\b(?:can|could) .*\bbe (?:more|less|higher|over|0|zero|\d)/
/** Of such a one it may be asked what belongs to it: 'which flower is for April'. */
const ofLists = new RegExp(
  `\\b(?:${monthsInEnglish.join('|')}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|${signNames.join('|').toLowerCase()})\\b`,
)
const isListed = (folded: string, values: string) => {
  const asked = ofLists.exec(folded)?.[0]
  return asked !== undefined && values.toLowerCase().includes(` for ${asked}`)
}
/** Asked how something is done or why, or to compare, and told what happened: the way to do it stays in front. */
const asksForWay =
  /\bhow (?:do|does|did|can|could|to|should|would|is|are|was)\b|\bwhy\b|\b(?:differ\w*|compare)\b/
const isAsked = (folded: string) =>
  /\?|^(?:and |so |but |ok )?(?:what|which|who|when|where|how|is|are|do|does|did|can|could|will|would|may|must|has|have|was|were)\b/.test(
    folded,
  )

/** So much nearer to the question, a further sentence is told before the first one. */
const nearer = 0.15

/**
 * Tells a passage with the fact in front that was asked for, each sentence word for word: what it can be, where that is asked; of a
 * whole subject the sentence nearest in meaning; and no 'Yes' or 'No' that would answer another question.
 */
export const createFactFirst = ({ vectorOf }: Encoder) => {
  const nearness = (question: string, sentence: string) => {
    const [one, other] = [vectorOf(question), vectorOf(sentence)]
    return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
  }
  return (passage: Passage, text: string, question: string): string => {
    const folded = foldedText(question)
    if (isForeign(folded)) return asksWhichAbroad.test(folded) ? withoutOpening(text) : text
    if (passage.values && (asksForValues.test(folded) || isListed(folded, passage.values)))
      return withFirst(text, passage.values)
    const told = isAnswered(folded, text) ? text : withoutOpening(text)
    const movable = movableOf(passage)
    if (movable.length === 0 || !isAsked(folded) || asksForWay.test(folded)) return told
    const best = movable
      .map((sentence) => ({ sentence, near: nearness(question, sentence) }))
      .reduce((one, other) => (other.near > one.near ? other : one))
    return best.near > nearness(question, sentencesOf(text)[0] ?? '') + nearer
      ? withFirst(text, best.sentence)
      : told
  }
}
