import type { Passage } from '../passage'

/** What is told beside a figure that a day has by the calendar or the sky, or in its place where no day is named. */
export const dayPassages: readonly Passage[] = [
  {
    id: 'mya/age',
    title: 'Days of age, and days until a birthday',
    source: 'The calendar',
    text: 'The days are counted by the calendar, up to today by UTC.',
  },
  {
    id: 'mya/age-of-day',
    title: 'Days of age, and days until a birthday',
    source: 'The calendar',
    text: 'Write the day, month and year of the birth in the same message, and I count the days up to today or until a birthday.',
  },
  {
    id: 'mya/eclipse-of-day',
    title: 'Eclipses',
    source: 'The true sky: ELP/MPP02 and VSOP87',
    text: 'Write the day, month and year of the birth in the same message, and I tell whether there was one, or the nearest. The book tells of no eclipses.',
  },
  {
    id: 'mya/eclipse',
    title: 'Eclipses',
    source: 'The true sky: ELP/MPP02 and VSOP87',
    text: 'This is told of the Earth as a whole: from where it could be seen I do not know, and the book tells of no eclipses.',
  },
]
