import { insightGroups, insightsOf } from '@shared/insights/insights'
import type { InsightGroup } from '@shared/insights/insights'
import type { Passage } from '../passage'
import { listed } from '@shared/insights/listed'
import { insightMethods } from './passages'

/** A child of whom all is known, so that every chapter has its insights; none of its figures are told. */
const told = insightsOf({
  firstName: 'Anna',
  middleName: 'Maria',
  lastName: 'Smith',
  gender: 'Female',
  birth: {
    date: '2024-02-29',
    time: '12:00',
    place: { latitude: 51.5, longitude: -0.1, timeZone: 'Europe/London' },
  },
  birthOrder: '1st Child',
  motherBirthDate: '1990-05-03',
  fatherBirthDate: '1991-08-14',
  conceptionDate: '2023-05-25',
  marriageDate: '2020-06-20',
})

export const chapterId = (group: InsightGroup) => `chapter/${insightGroups.indexOf(group)}`

/** What each chapter of the book tells. They are found by name, never by search. */
export const chapterPassages: readonly Passage[] = insightGroups.map((group) => {
  const titles = told.flatMap((insight) =>
    insight.group === group ? (insightMethods[insight.id]?.title ?? []) : [],
  )
  return {
    id: chapterId(group),
    title: `The chapter ‘${group}’`,
    source: 'How Birth Codex works',
    text: `The chapter ‘${group}’ has up to ${titles.length} insights, by what the record holds: ${listed(titles)}.`,
  }
})
