import { answerWords } from '@shared/contracts/answer-words'

/** An answer in one line, as a person would say it. */
export function answerText(value: unknown): string {
  if (value === null || value === '') return '(empty)'
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) return answerWords('uploadedFiles', value) || '(empty)'
  return String(value)
}
