import { chapterPassages } from './chapter-passages'
import { dayPassages } from './day-passages'
import { pairPassages } from './pair-passages'
import { rightPassages } from './role-passages'
import { setPassages } from './set-passages'
import { tablePassages } from './table-passages'
import { valuePassages } from './value-passages'

/** What is found by the name of what it tells of, and never by search. */
export const namedPassages = [
  ...valuePassages,
  ...tablePassages,
  ...pairPassages,
  ...rightPassages,
  ...chapterPassages,
  ...dayPassages,
  ...setPassages,
]
