import { isWithoutCapital } from '@shared/insights/capitals'

/** The first letter of a name, as a reader sees letters (with its accents and signs); '' of an empty one. */
export const initialOf = (name: string): string => {
  const text = name.trim()
  if (text === '') return ''
  const letters =
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null
  const [first = ''] = letters ? [...letters.segment(text)].map(({ segment }) => segment) : [...text]
  return isWithoutCapital(first) ? first : first.toLocaleUpperCase()
}
