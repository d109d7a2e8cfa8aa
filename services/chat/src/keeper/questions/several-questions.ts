import { foldedText } from '../words/plain-text'
import { commonTerms, termsOf } from '../words/words'
import { oneOpening } from '../words/openings'

/** With such a word a question begins. */
const asking =
  "(?:(?:tell|show) (?:me|us)|what|what's|whats|how|when|where|who|whose|why|which|can|could|do|does|did|is|are|will|would|may|must|should|was|were|am|has|have|wie|wann|wo|warum|kann|muss|combien|comment|quand|puis|est-ce|cu[aá]nto|cu[aá]ndo|c[oó]mo|qui[eé]n|d[oó]nde|puedo|podemos|quanto|quando|posso|ile|kiedy|czy|gdzie|kto)(?![\\p{L}'-])"
/** 'From where', 'on what': what may stand before such a word. */
const before = "(?:(?:on|in|to|from|for|by|with|at|until) (?=(?:what|where|who|which|when)(?![\\p{L}'-])))?"
/** ‘My sister, who I invited’ and ‘when I press it’ tell of somebody or some time, and ask nothing. */
const tells = "(?!(?:who|whom|whose|which|when) (?:i|we|you|he|she|they|my|our|his|her)(?![\\p{L}'-]))"
const begins = new RegExp(`^(?:${oneOpening}|or |hi |hello |btw |¿)*${tells}${before}${asking}`, 'iu')
/** Behind ‘and’ a verb begins a question only with who does it: ‘I was invited and was told’ asks nothing. */
const subject =
  "(?:i|you|he|she|it|we|they|the|a|an|my|our|your|his|her|their|its|this|that|these|those|there|any\\p{L}*|some\\p{L}*|every\\p{L}*|nobody|grand\\p{L}*|mya|staff|parents?|people|others|invited people)(?![\\p{L}'-])"
const verb = '(?:can|could|do|does|did|is|are|will|would|may|must|should|was|were|am|has|have)'
const joint = new RegExp(
  `(?:(?<=[?.!;]) |,? (?:and|or|also|plus|but|und|et|y|i|oder|sowie) (?:also |then )?(?=${before}${asking})(?!${verb} (?!${subject})|(?:have|has) an? )|, (?=${tells}${asking}))`,
  'iu',
)
/** What asks for two things by their nouns. */
const asksBoth =
  /\b(?:both|diff?e?r?ence|differ|differs|different|compared?|versus|vs|beides|unterschied|les deux|ambos|ambas|oba)\b/
const nounJoint = / (?:and|vs\.?|versus|or|und|et|y|from|to|than) | ?[,/&] /i

/** So many questions of one message are answered. */
const mostQuestions = 3

export interface Part {
  question: string
  /** What was said in the same message before it. */
  before: readonly string[]
}

/** ‘How many insights are there, and which’ asks which insights there are. */
const andWhich =
  /^(?<first>.*\bhow many (?<things>\p{L}+)\b.*?),? (?:and|&) (?:which|what)(?: ones?| are (?:they|there|those))?[ ?.!]*$/iu

/** Whether a message asks how many there are, and which. */
export const asksAndWhich = (message: string): boolean => andWhich.test(message)

/** The questions that a message is made of, where it has two or more; a story around them is only what they point back to. */
export const questionsIn = (message: string): readonly Part[] => {
  if (message.length > 600) return []
  const { first, things } = andWhich.exec(message)?.groups ?? {}
  if (first !== undefined && things !== undefined)
    return [first, `which ${things} are there`].map((question) => ({ question, before: [] }))
  const parts = message.split(joint).map((part) => part.trim())
  const questions = parts.flatMap((question, index) =>
    begins.test(question) ? [{ question, before: parts.slice(0, index).filter(Boolean) }] : [],
  )
  return questions.length > 1 ? questions.slice(0, mostQuestions) : []
}

/** Of a story and its question, the question: its last sentence that is one. */
export const askedIn = (message: string): string => {
  if (message.length <= 120) return message
  const sentences = message.split(/(?<=[.!?]) /)
  return sentences.filter((sentence) => sentence.includes('?')).at(-1) ?? message
}

/** The two things that a message asks for at once: 'chinese sign and birthstone, both', 'difference between sun sign and moon sign'. */
export const thingsIn = (message: string): readonly Part[] => {
  const folded = foldedText(message)
  if (
    message.length > 200 ||
    /[.!?] \p{L}/u.test(message) ||
    !asksBoth.test(folded) ||
    /\b(?:i|we|you|they|two) both\b|\bboth of (?:us|you|them)\b/.test(folded)
  )
    return []
  const things = message
    .split(nounJoint)
    .filter((part) => termsOf(part).some((term) => !commonTerms.has(term)))
  return things.length === 2 ? things.map((question) => ({ question, before: [] })) : []
}
