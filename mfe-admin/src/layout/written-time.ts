import * as written from '@shared/web/time/written-moment'

/** The day of an instant where the reader is: '21 Nov 2026'. */
export const writtenDay = (instant: string): string => written.writtenDay(instant, 'short')
/** Its time of day: '21:44'. */
export const writtenTime = written.writtenTime
/** Both: '21 Nov 2026, 21:44', which no end of a line breaks. */
export const writtenMoment = (instant: string): string =>
  written.writtenMoment(instant, 'short').replaceAll(' ', '\u00a0')
