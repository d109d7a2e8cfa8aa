/** `short` writes months as ledgers do. */
type Length = 'long' | 'short'

// In English as the pages are, whatever language the browser has; in the zone of the reader, of which it alone knows. Each form is made
// when first asked for, and once: that takes longer than to write a time, and the time of saving is asked for at every keystroke.
const formats = new Map<string, Intl.DateTimeFormat>()
const written = (instant: string | number | Date, parts: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify(parts)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', parts)
  formats.set(key, format)
  return format.format(new Date(instant))
}

/** The day of an instant where the reader is: '28 November 2026', or '28 Nov 2026'. Throws a RangeError for what is no instant. */
export const writtenDay = (instant: string | number | Date, month: Length = 'long'): string =>
  written(instant, { day: 'numeric', month, year: 'numeric' })

/** Its time of day: '00:35'. */
export const writtenTime = (instant: string | number | Date): string =>
  written(instant, { hour: '2-digit', minute: '2-digit' })

/** Both: '28 November 2026, 00:35', or '28 Nov 2026, 00:35'. */
export const writtenMoment = (instant: string | number | Date, length: Length = 'long'): string =>
  `${writtenDay(instant, length)}, ${writtenTime(instant)}`
