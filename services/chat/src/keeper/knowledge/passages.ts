import { insightGroups } from '@shared/insights/insights'
import { listed } from '@shared/insights/listed'
import type { Passage } from '../passage'
import { calendarMethods } from './calendar-methods'
import { cardMethods } from './card-methods'
import { fieldPassages, requiredWords } from './field-passages'
import { hourAndPlaceMethods } from './hour-and-place-methods'
import type { InsightMethods } from './insight-methods'
import { numberMethods } from './number-methods'
import { roleWords, rolesWords } from './role-passages'
import { skyMethods } from './sky-methods'
import { writtenPassages } from './written-passages'

/** How every insight is computed, by its id. */
export const insightMethods: InsightMethods = {
  ...skyMethods,
  ...hourAndPlaceMethods,
  ...numberMethods,
  ...cardMethods,
  ...calendarMethods,
}

const insightPassages: readonly Passage[] = Object.entries(insightMethods).map(([id, method]) => ({
  id: `insight/${id}`,
  ...method,
  text: [method.text, method.values].filter(Boolean).join(' '),
}))

/** What the contracts say, in place of words that would grow old. */
const fromContracts: Readonly<Record<string, string>> = {
  'book/chapters': `The readings have twelve chapters: ${listed(insightGroups.map((group) => `‘${group}’`))}. Ask which insights one of them has, and I list them.`,
  'book/required': requiredWords,
  'family/roles': rolesWords,
  'family/viewer': roleWords('VIEWER'),
  'family/commenter': roleWords('COMMENTER'),
  'family/editor': roleWords('EDITOR'),
  'family/approver': roleWords('APPROVER'),
}

export interface KnowledgeSettings {
  /** What whoever runs the product has written of its prices; without it none is named. */
  prices?: string | undefined
}

/** Everything that the keeper can say. */
export const passagesOf = ({ prices }: KnowledgeSettings): readonly Passage[] => [
  ...writtenPassages.map(({ questions: _, text = '', ...passage }) =>
    passage.id === 'proof/price' && prices
      ? { ...passage, source: 'The settings of this site', text: prices }
      : { ...passage, text: fromContracts[passage.id] ?? text },
  ),
  ...insightPassages,
  ...fieldPassages,
]
