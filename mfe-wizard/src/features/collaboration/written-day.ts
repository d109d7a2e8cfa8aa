/** The day of an instant, in the reader's own zone and language. */
export const writtenDay = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant))
