const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar date YYYY-MM-DD in words: '14 November 2026'. Throws a RangeError for a date that does not exist. */
export const writtenDate = (date: string): string => written.format(new Date(`${date}T00:00:00Z`))
