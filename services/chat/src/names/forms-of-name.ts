import { genderOfForm } from './gender-of-form'
import { languageOfForm } from './language-of-form'
import usualForms from './data/usual-forms.json'
import type { KnownName } from './name-book'
import type { NameIndex } from './name-index'
import type { ListedName } from './name-list'
import { markedSpelling, plainSpelling } from './spelling'
import { usageOf } from './usage-of-name'

/** So many forms of one name are told. */
const mostTold = 16

const isLatin = (form: string) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(form)

/** ‘Siobhan (Irish, feminine)’. */
const inWords = (form: string, name: string): string => {
  const parts = [languageOfForm(form), genderOfForm(form, name)].filter(Boolean).join(', ')
  return parts ? `${form} (${parts})` : form
}

/** Short forms are so many letters shorter than the name at least. */
const shorterBy = 2
/** The short forms that the list has of a name, of its sex; undefined where it has none. */
const shortFormsOf = (
  asked: string,
  { name, variants }: ListedName,
  language: string,
): string | undefined => {
  const length = Math.min(asked.length, name.length)
  const usage = usageOf(language, name, asked)
  const isAlike = (form: string) => {
    const ofForm = usageOf(language, name, form)
    return !usage || !ofForm || usage === 'both' || ofForm === 'both' || ofForm === usage
  }
  const told = variants
    .filter((form) => isLatin(form) && form.length <= length - shorterBy && isAlike(form))
    .slice(0, mostTold)
  return told.length ? `Short forms of ${name} in my list: ${told.join(', ')}.` : undefined
}

/** The forms of a name that are given to girls, or to boys; undefined where the list has none. */
const formsOfSex = (
  { name, variants }: ListedName,
  language: string,
  sex: 'feminine' | 'masculine',
): string | undefined => {
  const told = [name, ...variants]
    .filter((form) => isLatin(form) && usageOf(language, name, form) === sex)
    .slice(0, mostTold)
  const whom = sex === 'feminine' ? 'girls' : 'boys'
  return told.length ? `Forms of ${name} for ${whom} in my list: ${told.join(', ')}.` : undefined
}

/** What spellings of one name have in common: ‘Catherine’ and ‘Kathryn’ are both ktrn. */
const skeletonOf = (form: string) =>
  plainSpelling(form)
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll(/[aeiouyh]/g, '')
    .replaceAll(/(.)\1/g, '$1')
/** The spellings of one form of a name; undefined where the list has no other. */
const spellingsOf = (asked: string, { name, variants }: ListedName): string | undefined => {
  const told = [name, ...variants]
    .filter(
      (form) =>
        isLatin(form) &&
        languageOfForm(form) === undefined &&
        skeletonOf(form) === skeletonOf(asked) &&
        Math.abs(form.length - asked.length) < shorterBy &&
        markedSpelling(form) !== markedSpelling(asked),
    )
    .slice(0, mostTold)
  return told.length ? `Spellings of it in my list: ${told.join(', ')}.` : undefined
}

/** The forms and spellings that the list has of a listed name: itself, those of one language, then in the order of the list. */
const formsOf = (asked: string, { name, variants }: ListedName): string | undefined => {
  const seen = new Set([markedSpelling(asked)])
  const others = [name, ...variants].filter((form) => {
    const key = markedSpelling(form)
    return isLatin(form) && !seen.has(key) && seen.add(key)
  })
  const ofOne = others.filter((form) => languageOfForm(form) !== undefined || genderOfForm(form, name))
  const first = others.filter((form) => form === name)
  const told = [...new Set([...first, ...ofOne, ...others])].slice(0, mostTold)
  if (told.length === 0) return undefined
  const more = others.length - told.length
  return `Forms of ${name} in my list: ${told.map((form) => inWords(form, name)).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** Which forms of a name are asked for. */
export interface WantedForms {
  /** Those that are shorter than the name alone. */
  areShort?: boolean
  /** Those that are given to girls or to boys alone. */
  sex?: 'feminine' | 'masculine' | undefined
  /** Those that are spelled otherwise, and are no other form. */
  areSpellings?: boolean
  /** Of one language: ‘Spanish’. */
  language?: string | undefined
  /** The scripts in which that is written, as Unicode names them: ‘Cyrillic’. */
  scripts?: readonly string[] | undefined
}

const usual: Readonly<Record<string, Readonly<Record<string, string>>>> = usualForms

/** The forms of a listed name that are of one language, or written in its script: ‘The Spanish form of Joseph in my list: José.’ */
const formsOfOne = (asked: string, { name, variants }: ListedName, wanted: WantedForms) => {
  const { language, scripts = [] } = wanted
  const forms = [name, ...variants]
  const letters = scripts.length
    ? new RegExp(`^[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}'’-]+$`, 'u')
    : undefined
  const sex = genderOfForm(asked, name)
  const isAlike = (form: string) => genderOfForm(form, name) === sex
  const marked = forms.filter((form) => language !== undefined && languageOfForm(form) === language)
  // The usual forms are of the sex of the listed name: ‘Joanna’ is no ‘Juan’.
  const known = language === undefined || sex ? undefined : usual[name]?.[language]?.split(', ')
  const ofLanguage = known ?? (marked.some(isAlike) ? marked.filter(isAlike) : marked)
  const inScript = forms.filter((form) => letters?.test(form) && !ofLanguage.includes(form) && isAlike(form))
  const told = [
    ...(ofLanguage.length
      ? [`The ${language ?? ''} form of ${name} in my list: ${ofLanguage.join(', ')}.`]
      : []),
    ...(inScript.length ? [`${name} in ${scripts.join(' or ')} letters: ${inScript.join(', ')}.`] : []),
  ]
  return told.length ? told.join(' ') : undefined
}

/** Tells the forms of a name, by any of its spellings: undefined where the list has no other, or not the name, or none that is wanted. */
export const createFormsOfName =
  ({ listed, find }: NameIndex) =>
  (name: string, wanted?: WantedForms): KnownName | undefined => {
    const languages = find(name).map(({ language }) => language)
    const told = listed(name).flatMap((one, at) => {
      if (wanted?.areShort) return shortFormsOf(name, one, languages[at] ?? '') ?? []
      if (wanted?.sex) return formsOfSex(one, languages[at] ?? '', wanted.sex) ?? []
      if (wanted?.areSpellings) return spellingsOf(name, one) ?? []
      return (wanted ? formsOfOne(name, one, wanted) : formsOf(name, one)) ?? []
    })
    return told.length ? { text: told.join(' '), sources: [] } : undefined
  }
