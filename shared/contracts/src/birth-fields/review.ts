import { flag } from '../field-kinds'
import type { FieldEntry } from '../field-kinds'

/** The fields of step V. */
export const reviewFields = {
  acknowledgement: {
    ...flag(),
    label: 'Acknowledgement',
    required: 'You must acknowledge the disclaimer to proceed',
    printed: null, // a promise of the parent
  },
  /** Step V was seen. */
  finalReview: {
    ...flag(),
    label: 'Final review',
    printed: null, // set by the page
  },
} as const satisfies Record<string, FieldEntry>
