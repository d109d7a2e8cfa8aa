import type { Facts } from '../insights/facts'
import { capitalised } from '../insights/phrases'
import { listed } from '../listed'
import { sharedElements, strongestElement } from './figures'
import { elementWays, evenElements, sharingElements } from './texts/elements'

/** What the guide says by the elements of a sky: of the one that came first, of those that share the first place, or of all four. */
export const elementWordsOf = (
  facts: Facts,
): Readonly<Record<'strength' | 'guide' | 'calm' | 'learns', string>> => {
  const element = strongestElement(facts)
  if (element) return elementWays[element]
  const shared = sharedElements(facts)
  return shared.length
    ? { ...sharingElements, guide: `${capitalised(listed(shared))} ${sharingElements.guide}` }
    : evenElements
}
