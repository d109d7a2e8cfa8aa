import forms from './data/gendered-forms.json'
import { markedSpelling } from './spelling'

const keyOf = (name: string, spelling: string) => `${name} ${markedSpelling(spelling)}`

const genderOf = new Map(
  Object.entries(forms).flatMap(([gender, names]) =>
    Object.entries(names).flatMap(([name, spellings]) =>
      spellings.split(' ').map((spelling) => [keyOf(name, spelling), gender] as const),
    ),
  ),
)

/**
 * What a form is beside the listed name of the other sex: ‘feminine’ for ‘Lucia’ of ‘Lucius’; undefined for a form of the same sex and for one
 * that both have, such as ‘Dominique’.
 */
export const genderOfForm = (spelling: string, name: string): string | undefined =>
  genderOf.get(keyOf(name, spelling))
