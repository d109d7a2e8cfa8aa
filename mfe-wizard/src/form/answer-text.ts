/** An answer in one line, as a person would say it. */
export function answerText(value: unknown): string {
  if (value === null || value === '') return '(empty)'
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) return value.length === 1 ? '1 file' : `${value.length} files`
  return String(value)
}
