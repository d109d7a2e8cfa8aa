import forms from './data/forms.json'
import { markedSpelling } from './spelling'

const languageOf = new Map(
  Object.entries(forms).flatMap(([language, spellings]) =>
    spellings.split(' ').map((spelling) => [markedSpelling(spelling), language] as const),
  ),
)

/**
 * The one language in which a name took this form: ‘Italian’ for ‘Matteo’; undefined for a form that several have, or none. Marks count:
 * ‘Simón’ is Spanish, ‘Simon’ is of many.
 */
export const languageOfForm = (spelling: string): string | undefined =>
  languageOf.get(markedSpelling(spelling))
