import { genderOfForm } from './gender-of-form'
import { languageOfForm } from './language-of-form'
import counterparts from './data/counterparts.json'
import fullForms from './data/full-forms.json'
import shortForms from './data/short-forms.json'
import usualForms from './data/usual-forms.json'
import type { KnownName } from './name-book'
import type { NameIndex } from './name-index'
import type { ListedName } from './name-list'
import { markedSpelling, plainSpelling, withCapital } from './spelling'
import type { NameUsage } from './usage-of-name'
import { usageOf } from './usage-of-name'

/** So many forms of one name are told. */
const mostTold = 16

const isLatin = (form: string) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(form)

/** ‘Siobhan (Irish, feminine)’. */
const inWords = (form: string, name: string): string => {
  const parts = [languageOfForm(form), genderOfForm(form, name)].filter(Boolean).join(', ')
  return parts ? `${form} (${parts})` : form
}

const short: Readonly<Record<string, string>> = shortForms
const full: Readonly<Record<string, string>> = fullForms
/** The names that one is short for: ‘Ellie’ for Eleanor, Elizabeth and others. */
const fullFormsOf = (asked: string): string | undefined => {
  const name = withCapital(asked)
  const told = new Set([
    ...(full[name]?.split(' ') ?? []),
    ...Object.keys(short).filter((one) => short[one]?.split(' ').includes(name)),
  ])
  return told.size
    ? `${name} is usual as a short form of ${[...told].slice(0, mostTold).join(', ')}.`
    : undefined
}
/** The usual short forms of a name as it is spelled: Isabella has others than Elizabeth. */
const usualShortOf = (asked: string): string | undefined => {
  const told = short[withCapital(asked)]
  return told && `Usual short forms of ${withCapital(asked)}: ${told.replaceAll(' ', ', ')}.`
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
  return told.length
    ? `Shorter forms of ${name} in my list: ${told.map((form) => inWords(form, name)).join(', ')}.`
    : undefined
}

const ofOtherSex: Readonly<Record<string, string>> = counterparts
/** The forms of a name that are given to girls, or to boys, or that the list has none; the usual name beside it first. */
const formsOfSex = (
  asked: string,
  { name, variants }: ListedName,
  language: string,
  sex: 'feminine' | 'masculine',
  isGivenTo: (form: string, sex: NameUsage) => boolean,
): readonly string[] => {
  const told = [name, ...variants]
    .filter((form) => isLatin(form) && usageOf(language, name, form) === sex)
    .slice(0, mostTold)
  const whom = sex === 'feminine' ? 'girls' : 'boys'
  // ‘A girl's version of Olivia’ is Olivia.
  const others =
    usageOf(language, name, asked) === sex ? [] : (ofOtherSex[withCapital(asked)]?.split(', ') ?? [])
  // Beside Jean, which is given to both, stands John: for boys alone.
  const beside = others.filter((form) => isGivenTo(form, sex)).join(', ')
  const sentences = [
    ...(beside ? [`The usual name beside ${withCapital(asked)} for ${whom}: ${beside}.`] : []),
    ...(told.length ? [`Forms of ${name} for ${whom} in my list: ${told.join(', ')}.`] : []),
  ]
  return sentences.length ? sentences : [`My list has no form of ${name} for ${whom}.`]
}

/** A name with one letter for each sound that has several: ‘Sophia’ is sofia. */
const soundsOf = (form: string) =>
  plainSpelling(form)
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('h', '')
    .replaceAll(/(.)\1/g, '$1')
/** What spellings of one name have in common: ‘Catherine’ and ‘Kathryn’ are both ktrn. */
const skeletonOf = (form: string) =>
  soundsOf(form)
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1/g, '$1')
/** How many places of two words have other letters, from the beginning or from the end. */
const lettersApart = (one: string, other: string): number => {
  const [from, to] = [[...plainSpelling(one)], [...plainSpelling(other)]]
  const differ = (a: readonly string[], b: readonly string[]) =>
    a.filter((letter, at) => letter !== b[at]).length
  return (
    Math.min(differ(from, to), differ(from.toReversed(), to.toReversed())) + Math.abs(from.length - to.length)
  )
}
/** Whether two names are one with other letters for the same sounds: ‘Sofia’ and ‘Sophia’, not ‘Ivan’ and ‘Evan’. */
export const areSpellings = (one: string, other: string): boolean => soundsOf(one) === soundsOf(other)
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
    .toSorted((one, other) => lettersApart(asked, one) - lettersApart(asked, other))
    .slice(0, mostTold)
  return told.length ? `Spellings of it in my list: ${told.join(', ')}.` : undefined
}

/** So many letters two forms of one shape begin with. */
const alikeLetters = 4
const isAlikeTo = (asked: string, form: string) =>
  plainSpelling(form).slice(0, alikeLetters) === plainSpelling(asked).slice(0, alikeLetters)

/** Which forms of a name are asked for. */
export interface WantedForms {
  /** Those that are shorter than the name alone. */
  areShort?: boolean
  /** Those that it is short for. */
  areFull?: boolean
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
/** The names of that table by each of their forms: Joseph by ‘José’, and Josephine by ‘Giuseppina’. */
const byForm = new Map<string, Set<string>>()
for (const [name, ofLanguages] of Object.entries(usual))
  for (const form of [name, ...Object.values(ofLanguages).flatMap((forms) => forms.split(', '))]) {
    const key = markedSpelling(form)
    byForm.set(key, (byForm.get(key) ?? new Set()).add(name))
  }
/** The names of that table that a form of a listed one may be asked as. */
const usualKeysOf = (asked: string, { name, variants }: ListedName): readonly string[] => [
  ...[...(byForm.get(markedSpelling(asked)) ?? [])].filter((key) => key === name || variants.includes(key)),
  // A woman's form is none of the man's name.
  ...(genderOfForm(asked, name) ? [] : [name]),
]
/** The usual forms of a listed name, or of the form of it that is asked for, in one language. */
const usualFormsOf = (asked: string, listed: ListedName, language: string): readonly string[] | undefined => {
  const key = usualKeysOf(asked, listed).find((one) => usual[one]?.[language])
  return key === undefined ? undefined : usual[key]?.[language]?.split(', ')
}
/** The same in all languages of the table. */
const usualByLanguage = (asked: string, listed: ListedName) => {
  const key = usualKeysOf(asked, listed).find((one) => usual[one])
  return Object.entries(usual[key ?? ''] ?? {}).map(
    ([language, forms]) => [language, forms.split(', ')] as const,
  )
}

const mostLanguagesOfForm = 4
/** The languages whose usual form of a listed name is this one, the first few. */
export const languagesOfForm = (form: string, listed: ListedName): readonly string[] => {
  const known = usualByLanguage(form, listed).flatMap(([language, forms]) =>
    forms.some((one) => markedSpelling(one) === markedSpelling(form)) ? [language] : [],
  )
  const marked = languageOfForm(form)
  return known.length ? known.slice(0, mostLanguagesOfForm) : marked === undefined ? [] : [marked]
}

/** So many languages are told whose usual form is another one. */
const mostLanguages = 10
/** The usual forms of a name in other languages, each with those that have it: ‘Caterina (Italian)’. */
const abroadOf = (asked: string, listed: ListedName): ReadonlyMap<string, string> => {
  const languagesOf = new Map<string, string[]>()
  for (const [language, [form]] of usualByLanguage(asked, listed)) {
    if (form === undefined || language === 'English' || markedSpelling(form) === markedSpelling(asked))
      continue
    languagesOf.set(form, [...(languagesOf.get(form) ?? []), language])
  }
  return new Map(
    [...languagesOf]
      .slice(0, mostLanguages)
      .map(([form, languages]) => [form, `${form} (${languages.join(', ')})`]),
  )
}

/** So many forms that begin alike, and are no shorter, are told before those of other languages. */
const mostNearest = 2
/** The forms and spellings that the list has of a listed name: itself, the usual ones of other languages, then in the order of the list. */
const formsOf = (asked: string, listed: ListedName): string | undefined => {
  const { name, variants } = listed
  const seen = new Set([markedSpelling(asked)])
  const others = [name, ...variants].filter((form) => {
    const key = markedSpelling(form)
    return isLatin(form) && !seen.has(key) && seen.add(key)
  })
  const ofOne = others.filter((form) => languageOfForm(form) !== undefined || genderOfForm(form, name))
  const first = others.filter((form) => form === name)
  const abroad = abroadOf(asked, listed)
  // Of Isabel, Isabella is told before Betty.
  const alike = asked === name ? [] : others.filter((form) => isAlikeTo(asked, form))
  const nearest = alike.filter((form) => form.length >= asked.length).slice(0, mostNearest)
  const usual = others.filter((form) => abroad.has(form))
  const told = [...new Set([...first, ...nearest, ...usual, ...alike, ...ofOne, ...others])].slice(
    0,
    mostTold,
  )
  if (told.length === 0) return undefined
  const more = others.length - told.length
  return `Forms of ${name} in my list: ${told.map((form) => abroad.get(form) ?? inWords(form, name)).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** The forms of a listed name that are of one language, or written in its script: ‘The Spanish form of Joseph in my list: José.’ */
const formsOfOne = (asked: string, listed: ListedName, wanted: WantedForms): readonly string[] => {
  const { name, variants } = listed
  const { language, scripts = [] } = wanted
  const forms = [name, ...variants]
  const letters = scripts.length
    ? new RegExp(`^[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}'’-]+$`, 'u')
    : undefined
  const sex = genderOfForm(asked, name)
  const isAlike = (form: string) => genderOfForm(form, name) === sex
  const marked = forms.filter((form) => language !== undefined && languageOfForm(form) === language)
  const known = language === undefined ? undefined : usualFormsOf(asked, listed, language)
  const told = known ?? (marked.some(isAlike) ? marked.filter(isAlike) : marked)
  // ‘The Polish form of Małgorzata: Małgorzata’ says nothing.
  const ofLanguage = told.length === 1 && told[0] === withCapital(asked) ? [] : told
  const inScript = forms.filter((form) => letters?.test(form) && !ofLanguage.includes(form) && isAlike(form))
  return [
    ...(ofLanguage.length
      ? [`The ${language ?? ''} form of ${withCapital(asked)} in my list: ${ofLanguage.join(', ')}.`]
      : []),
    ...(inScript.length ? [`${name} in ${scripts.join(' or ')} letters: ${inScript.join(', ')}.`] : []),
  ]
}

/** Tells the forms of a name, by any of its spellings: undefined where the list has no other, or not the name, or none that is wanted. */
export const createFormsOfName =
  ({ listed, find }: NameIndex) =>
  (name: string, wanted?: WantedForms): KnownName | undefined => {
    const fullOrShort = wanted?.areFull ? fullFormsOf(name) : wanted?.areShort && usualShortOf(name)
    if (fullOrShort) return { text: fullOrShort, sources: [] }
    if (wanted?.areFull) return undefined
    const languages = find(name).map(({ language }) => language)
    const isGivenTo = (form: string, sex: NameUsage) => {
      const kinds = find(form).map((one) => usageOf(one.language, one.name, withCapital(form)))
      return kinds.length === 0 || kinds.some((kind) => !kind || kind === 'both' || kind === sex)
    }
    const told = listed(name).flatMap((one, at) => {
      if (wanted?.areShort) return shortFormsOf(name, one, languages[at] ?? '') ?? []
      if (wanted?.sex) return formsOfSex(name, one, languages[at] ?? '', wanted.sex, isGivenTo)
      if (wanted?.areSpellings) return spellingsOf(name, one) ?? []
      return (wanted ? formsOfOne(name, one, wanted) : formsOf(name, one)) ?? []
    })
    // Of two names of one spelling the same may be told.
    return told.length ? { text: [...new Set(told)].join(' '), sources: [] } : undefined
  }
