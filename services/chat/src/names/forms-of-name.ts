import { genderOfForm } from './gender-of-form'
import { languageOfForm } from './language-of-form'
import type { NameIndex } from './name-index'
import type { ListedName } from './name-list'
import { plainSpelling } from './spelling'

/** So many forms of one name are told. */
const mostTold = 16

const isLatin = (form: string) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(form)

/** ‘Siobhan (Irish, feminine)’. */
const inWords = (form: string, name: string): string => {
  const parts = [languageOfForm(form), genderOfForm(form, name)].filter(Boolean).join(', ')
  return parts ? `${form} (${parts})` : form
}

/** The forms and spellings that the list has of a listed name: itself, those of one language, then in the order of the list. */
const formsOf = (asked: string, { name, variants }: ListedName): string | undefined => {
  const seen = new Set([plainSpelling(asked)])
  const others = [name, ...variants].filter((form) => {
    const plain = plainSpelling(form)
    return isLatin(form) && !seen.has(plain) && seen.add(plain)
  })
  const ofOne = others.filter((form) => languageOfForm(form) !== undefined || genderOfForm(form, name))
  const first = others.filter((form) => form === name)
  const told = [...new Set([...first, ...ofOne, ...others])].slice(0, mostTold)
  if (told.length === 0) return undefined
  const more = others.length - told.length
  return `Forms of ${name} in my list: ${told.map((form) => inWords(form, name)).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** Tells the forms of a name, by any of its spellings: undefined where the list has no other, or not the name. */
export const createFormsOfName =
  ({ listed }: NameIndex) =>
  (name: string): { text: string; sources: readonly string[] } | undefined => {
    const told = listed(name).flatMap((one) => formsOf(name, one) ?? [])
    return told.length ? { text: told.join(' '), sources: [] } : undefined
  }
