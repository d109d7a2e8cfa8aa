import { birthFields } from './birth-form'

/** The name of a field as parents read it, away from its step; one of another form is told by its own name. */
export function fieldWords(field: string): string {
  const known = Object.entries(birthFields).find(([name]) => name === field)?.[1]
  if (known) return known.words ?? known.label
  const words = field
    .replace(/^baby(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Which pictures of a hand or foot cannot be printed, in the middle of a sentence; they are counted from 1. */
export const unreadPictures = (pictures: readonly number[]): string =>
  pictures.length > 1
    ? 'the pictures of hand and foot'
    : `the ${pictures[0] === 1 ? 'first' : 'second'} picture of a hand or foot`
