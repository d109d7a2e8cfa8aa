/** The chapters of the book, in its order. */
export const insightGroups = [
  'The Sun',
  'The Moon',
  'The planets',
  'The shape of the sky',
  'The hour and the place',
  'The numbers of the day',
  'The name',
  'The cards',
  'The Chinese year and its pillars',
  'The day on other calendars',
  'Stones, flowers and the day of the week',
  'The family',
] as const
export type InsightGroup = (typeof insightGroups)[number]

/** What of the record an insight was computed from. */
export type InsightInput =
  | 'birthDate'
  | 'birthTime'
  | 'birthPlace'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'gender'
  | 'birthOrder'
  | 'motherBirthDate'
  | 'fatherBirthDate'
  | 'conceptionDate'
  | 'marriageDate'

/** One thing that tradition says of this child. */
export type Insight = {
  /** The same for every child, e.g. 'sun-sign': what is told, not to whom. */
  id: string
  group: InsightGroup
  title: string
  /** Two to five sentences. */
  text: string
  /** How it was computed, in one sentence, with this child's figures. */
  rule: string
  inputs: InsightInput[]
}
