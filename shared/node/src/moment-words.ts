const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment as an e-mail writes it, '23 December 2026 at 23:33 UTC': a server does not know where the reader is. */
export const momentWords = (at: Date): string => `${format.format(at)} UTC`
