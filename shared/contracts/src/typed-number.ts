/** The number that a typed text means (up to 15 digits on either side of a comma or a point), or null when it is none. */
export function readNumber(text: string): number | null {
  const typed = text.trim()
  return /^-?\d{1,15}(?:[.,]\d{1,15})?$/.test(typed) ? Number(typed.replace(',', '.')) : null
}

/** A typed number as the book writes it: '2,980' is '2.98'. What is no number stands as it was typed. */
export function writtenNumber(text: string): string {
  const number = readNumber(text)
  return number === null ? text : String(number)
}
