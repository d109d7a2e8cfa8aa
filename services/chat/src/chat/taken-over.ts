const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment)

/** Sentences are the same whatever stands around their words. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? ''

const endsSentence = (text: string) => /[.!?…。！？।؟]["'”’»)\]]*$/u.test(text)

/**
 * How a reply that broke off is gone on with by another that answers the same question: the broken sentence is let go with an
 * ellipsis, and nothing that was said is said again. '' where all of it was.
 */
export function takeOver(said: string, other: string): string {
  const before = said.trimEnd()
  if (!before) return other
  const known = new Set(sentencesOf(before).map(wordsOf))
  const rest = sentencesOf(other)
    .filter((sentence) => !known.has(wordsOf(sentence)))
    .join('')
    .trim()
  if (!rest) return endsSentence(before) ? '' : ' …'
  return `${endsSentence(before) ? '' : ' …'}\n\n${rest}`
}
