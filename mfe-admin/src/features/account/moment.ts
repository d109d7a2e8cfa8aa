const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the reader's own language and time zone: '22 Nov 2026, 14:03'. */
export const writtenMoment = (iso: string): string => format.format(new Date(iso))
