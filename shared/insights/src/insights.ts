import { calendarInsights } from './insights/calendar-insights'
import { cardInsights } from './insights/card-insights'
import { chineseInsights } from './insights/chinese-insights'
import { factsOf } from './insights/facts'
import type { Facts } from './insights/facts'
import { familyInsights } from './insights/family-insights'
import { insightGroups } from './insights/insight'
import type { Insight } from './insights/insight'
import { loreInsights } from './insights/lore-insights'
import { moonInsights } from './insights/moon-insights'
import { nameInsights } from './insights/name-insights'
import { numberInsights } from './insights/number-insights'
import { placeInsights } from './insights/place-insights'
import { planetInsights } from './insights/planet-insights'
import { shapeInsights } from './insights/shape-insights'
import type { InsightSubject } from './insights/subject'
import { sunInsights } from './insights/sun-insights'
import type { Teller } from './insights/teller'

export { insightGroups } from './insights/insight'
export type { Insight, InsightGroup, InsightInput } from './insights/insight'
export type { InsightSubject } from './insights/subject'

const tellers: Teller[] = [
  ...sunInsights,
  ...moonInsights,
  ...planetInsights,
  ...shapeInsights,
  ...placeInsights,
  ...numberInsights,
  ...nameInsights,
  ...cardInsights,
  ...chineseInsights,
  ...calendarInsights,
  ...loreInsights,
  ...familyInsights,
]

/**
 * Everything that this book tells of a child, in the order of its chapters: at least 64 insights for any record, each
 * with its rule and with the fields it was computed from. What the record does not hold is left out, never guessed.
 * Traditions are told as traditions, for pleasure; nothing here is advice.
 * @throws RangeError for a birth date, time or zone that does not exist, or outside 1900 to 2100
 */
export const insightsOf = (subject: InsightSubject): Insight[] => insightsFrom(factsOf(subject))

/** The same, from facts that are there already. */
export const insightsFrom = (facts: Facts): Insight[] => {
  const told = tellers.flatMap((tell) => tell(facts) ?? [])
  return insightGroups.flatMap((group) => told.filter((insight) => insight.group === group))
}
