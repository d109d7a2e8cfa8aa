import { writtenDate } from '@shared/web/form/written-date'

/** An answer of the form as it is read: a date, which is kept as '2026-04-21', is '21 April 2026'. */
export const factWords = (answer: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer)) ? writtenDate(answer) : answer
