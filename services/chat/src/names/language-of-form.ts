import forms from './data/forms.json'
import { markedSpelling } from './spelling'

/** The forms that took their shape in one language, with it. */
export const formsOfLanguages = Object.entries(forms).flatMap(([language, spellings]) =>
  spellings.split(' ').map((form) => ({ language, form })),
)
const languageOf = new Map(
  formsOfLanguages.map(({ language, form }) => [markedSpelling(form), language] as const),
)

/**
 * The one language in which a name took this form: ‘Italian’ for ‘Matteo’; undefined for a form that several have, or none. Marks count:
 * ‘Simón’ is Spanish, ‘Simon’ is of many.
 */
export const languageOfForm = (spelling: string): string | undefined =>
  languageOf.get(markedSpelling(spelling))
