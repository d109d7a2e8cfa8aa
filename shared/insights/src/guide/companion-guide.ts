import { factsOf } from '../insights/facts'
import type { Facts } from '../insights/facts'
import type { InsightSubject } from '../insights/subject'
import { unknownInWords } from '../unknown-moment'
import { dateText } from '../insights/phrases'
import { compatibilityOf } from './compatibility'
import { developmentOf } from './development'
import { calledBy } from './figures'
import { lifeGuidanceOf } from './life-guidance'
import { mysticalOf } from './mystical'
import { personalityOf } from './personality'
import { spiritualOf } from './spiritual'
import { timingOf } from './timing'

/** Whose guide: the child as the insights know it; only the birth date is needed, without a name it is 'this child'. */
export type GuideChild = Omit<InsightSubject, 'firstName' | 'lastName'> & {
  firstName?: string | undefined
  lastName?: string | undefined
}

const leftOut = {
  time: 'the rising sign, the highest point of the sky, the houses and the degree of the Moon are left out; where a body changed sign that day, noon decides',
  place: 'the sky is that of noon UTC, without the rising sign, the highest point and the houses',
  zone: 'the sky is that of noon at the place, without the rising sign, the highest point and the houses',
} as const
const leftOutOfBoth =
  'the sky is that of noon UTC: the rising sign, the highest point, the houses and the degree of the Moon are left out; where a body changed sign that day, noon decides'

/** What is missing for want of an hour or a place, a sentence; null where nothing is. */
const leftOutOf = (facts: Facts): string | null => {
  const { unknown, subject } = facts
  if (!unknown) return null
  const name = calledBy(facts)
  return unknown === 'time' && !subject.birth.place
    ? `As the hour and the place of birth of ${name} are not known, ${leftOutOfBoth}.`
    : `As ${unknownInWords[unknown]} of ${name} is not known, ${leftOut[unknown]}.`
}

/**
 * The companion guide: seven chapters of lore, each line with the figure of this child that it follows from. Pure: the same
 * child and year give the same guide. Traditions are told as traditions, for pleasure; nothing here is advice.
 * @param year the one in which the record was made: that of the personal year
 * @throws RangeError for a birth date, time or zone that does not exist, or outside 1900 to 2100
 */
export const companionGuideOf = ({ firstName = '', lastName = '', ...child }: GuideChild, year: number) => {
  const facts = factsOf({ ...child, firstName, lastName })
  return {
    /** The first name, or ''. */
    firstName: facts.firstName,
    /** '21 April 2026'. */
    born: dateText(facts.date),
    leftOut: leftOutOf(facts),
    personalityProfile: personalityOf(facts),
    spiritualPath: spiritualOf(facts),
    lifeGuidance: lifeGuidanceOf(facts),
    timingCycles: timingOf(facts, year),
    compatibility: compatibilityOf(facts),
    development: developmentOf(facts),
    mysticalInsights: mysticalOf(facts),
  }
}
export type CompanionGuide = ReturnType<typeof companionGuideOf>
