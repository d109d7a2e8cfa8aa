import type { Insight } from '@shared/insights/insights'
import type { KeeperAnswer } from './keeper-answer'
import type { Passage } from './passage'

/** Whether a question is about the asker's own child, and not about how things are done. */
export const isOfOwnChild = (folded: string): boolean =>
  /\b(?:my|mine|our|ours|his|her|she|he|their|mein\w*|unser\w*|mon|ma|notre|mi|nuestr\w*|moje\w*|moja|mojego|nasz\w*)\b|\b(?:baby|child|daughter|son|girl|boy|kid|little one)(?:'s|s)?\b|\p{L}'s\b/u.test(
    folded,
  ) && !/\bhow (?:is|are|do|does|did|will|was) .*\b(?:comput|calculat|worked out|deriv|determin)/.test(folded)

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** The insight of the visitor's own record that a passage tells the method of. */
export const ownAnswer = (passage: Passage, insights: readonly Insight[]): KeeperAnswer | undefined => {
  const own = insights.find(({ id }) => `insight/${id}` === passage.id)
  if (!own) return undefined
  return {
    kind: 'answer',
    text: `In your record: ${ended(own.title)} ${own.text} How it was computed: ${own.rule}`,
    sources: [passage.source, 'Your own record'],
  }
}

/** What the insights of a record are, chapter by chapter. */
export const overviewOf = (insights: readonly Insight[]): KeeperAnswer => {
  const firsts = new Map<string, string>()
  for (const { group, title } of insights) if (!firsts.has(group)) firsts.set(group, title)
  return {
    kind: 'answer',
    text: `Your record has ${insights.length} insights. The first of each chapter: ${[...firsts].map(([group, title]) => `${group}: ${title}`).join('; ')}. Ask me for any of them.`,
    sources: ['Your own record'],
  }
}
