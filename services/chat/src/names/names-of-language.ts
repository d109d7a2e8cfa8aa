import { listed } from '@shared/insights/listed'
import type { KnownName } from './name-book'
import { dictionaries } from './dictionaries'
import { formsOfLanguages, languageOfForm } from './language-of-form'
import { lettersInWords } from './name-letters'
import type { ListedLanguage } from './name-list'
import { isAmong, mostTold } from './names-by-meaning'
import type { AskedName, WantedNames } from './names-by-meaning'
import { markedSpelling, plainSpelling } from './spelling'
import { forWhom, usageOf } from './usage-of-name'

interface Told extends AskedName {
  meaning: string
  source: string
  /** The more spellings a name has, the better known it is; those of its forms are none of its own. */
  spellings: number
  isForm: boolean
}

/** All names of the list that have a reading, and the forms that took their shape in one language, such as Siobhan, beside the names that they are forms of. */
const readNames = (lists: readonly ListedLanguage[]): readonly Told[] => {
  const byForm = new Map<string, Told[]>()
  const all = lists.flatMap(({ names, language: ofList, dictionary }) =>
    names.flatMap(({ name, roots, meaning, disputed, variants }): Told[] => {
      if (roots.length === 0 || !meaning || disputed) return []
      const told = {
        name,
        // Madison is an English name, though its words are Germanic.
        language: languageOfForm(name) ?? ofList,
        meaning,
        usage: usageOf(ofList, name),
        source: dictionaries[dictionary],
        spellings: variants.length,
        isForm: false,
      }
      for (const variant of variants) {
        const form = { ...told, name: variant, usage: usageOf(ofList, name, variant), isForm: true }
        const key = markedSpelling(variant)
        byForm.set(key, [...(byForm.get(key) ?? []), form])
      }
      return [told]
    }),
  )
  const known = new Set(all.map(({ name }) => markedSpelling(name)))
  const forms = formsOfLanguages.flatMap(({ language, form }) => {
    const of = byForm.get(markedSpelling(form)) ?? []
    const [only] = of
    // A spelling of two names has no one reading.
    return only === undefined || of.length > 1 || known.has(markedSpelling(form))
      ? []
      : [{ ...only, language }]
  })
  // ‘Sinead’ and ‘Sinéad’ are one.
  return [
    ...all,
    ...new Map(forms.map((one) => [`${one.language} ${plainSpelling(one.name)}`, one])).values(),
  ]
}

/** One of each language, then a second of each, and so on; of each the best known first, and forms behind all others. */
const byTurns = (names: readonly Told[]): readonly Told[] => {
  const places = new Map<string, number>()
  return names
    .toSorted((one, other) => other.spellings - one.spellings)
    .map((name) => {
      const place = places.get(name.language) ?? 0
      places.set(name.language, place + 1)
      return { name, place }
    })
    .sort((one, other) => Number(one.name.isForm) - Number(other.name.isForm) || one.place - other.place)
    .map(({ name }) => name)
}

/** Some from all over a list. */
const spread = (names: readonly Told[]): readonly Told[] => {
  const step = Math.max(1, Math.floor(names.length / mostTold))
  return names.filter((_, at) => at % step === 0)
}

/** Tells some names of languages or with certain letters, from all over the list of them, with what each means: undefined for languages that it does not have. */
export const createNamesOfLanguage = (lists: readonly ListedLanguage[]) => {
  const read = readNames(lists)
  const known = new Set(read.map(({ language }) => language))
  return (wanted: WantedNames): KnownName | undefined => {
    const { languages, sex, letters } = wanted
    if (languages === undefined ? letters === undefined : !languages.some((one) => known.has(one)))
      return undefined
    const all = read.filter((name) => isAmong(name, wanted))
    const isOfOne = languages?.length === 1
    const told = (isOfOne ? spread(all) : byTurns(all)).slice(0, mostTold)
    const inWords = ({ name, language, meaning }: Told) =>
      isOfOne ? `${name} (“${meaning}”)` : `${name} (${language}, “${meaning}”)`
    const ofLanguages = languages ? `${listed(languages)} ` : ''
    const asked = `${forWhom(sex)} in my list${letters ? ` that ${lettersInWords(letters)}` : ''}`
    if (told.length === 0)
      return (
        letters && { text: `There are no ${ofLanguages}names${asked}.`, sources: ['MYA’s list of names'] }
      )
    const lead =
      all.length > told.length
        ? `Some of the ${all.length} ${ofLanguages}names${asked}`
        : `The ${ofLanguages}names${asked}`
    return {
      text: `${lead}: ${told.map(inWords).join(', ')}. I recommend none; ask me of one, and I tell its words.`,
      sources: [...new Set(told.map(({ source }) => source))],
    }
  }
}
