import { civilDateOf } from '../calendar/civil-date'
import type { Birth } from '../birth-moment'

type Text = string | null | undefined

/** What the insights are made from. Only the name and the date are needed; what is missing is left out. */
export type InsightSubject = {
  firstName: string
  middleName?: Text
  lastName: string
  birth: Birth
  /** 'Male', 'Female' or 'Other'. */
  gender?: Text
  /** '1st Child' to '11th Child or more'. */
  birthOrder?: Text
  /** YYYY-MM-DD; any other text reads as no answer. */
  motherBirthDate?: Text
  fatherBirthDate?: Text
  conceptionDate?: Text
  marriageDate?: Text
}

/** The text where it is a date from 1900 to 2100, else undefined. */
export const knownDate = (text: Text): string | undefined => {
  if (text == null) return undefined
  try {
    const { year } = civilDateOf(text)
    return year >= 1900 && year <= 2100 ? text : undefined
  } catch {
    return undefined
  }
}
