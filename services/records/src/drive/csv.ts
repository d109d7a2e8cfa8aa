export type Cell = string | number | boolean | null | undefined

// Spreadsheets take a cell that begins so for a formula, some also after white space and characters that nobody sees, and
// with the full-width signs (OWASP, 'CSV Injection').
const looksLikeFormula =
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05]|^[\t\r\n]/u

/** A text that a spreadsheet shows as it is: an apostrophe in front keeps it from being run as a formula. */
const harmless = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return ''
  // A negative number is a number, not a formula.
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  // Without control characters, which no spreadsheet shows.
  return harmless(cell.replace(/(?![\t\n\r])\p{Cc}/gu, ''))
}

/** By this spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\ufeff'

/** One row of a CSV: RFC 4180, every cell quoted, with its CRLF. */
export const csvLineOf = (row: readonly Cell[]): string =>
  `${row.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Rows as a whole CSV file, in UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(byteOrderMark + rows.map(csvLineOf).join(''), 'utf8')
