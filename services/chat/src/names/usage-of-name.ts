import { listed } from '@shared/insights/listed'
import usage from './data/usage.json'
import usageByCountry from './data/usage-by-country.json'
import { genderOfForm } from './gender-of-form'
import type { KnownName } from './name-book'
import type { NameIndex } from './name-index'
import { markedSpelling, withCapital } from './spelling'

/** To whom a name is given by tradition. */
export type NameUsage = 'masculine' | 'feminine' | 'both'

const keyOf = (language: string, name: string) => `${language} ${markedSpelling(name)}`
const usages = new Map(
  Object.entries(usage).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      names
        .split(' ')
        .map((name) => [keyOf(language, name.replaceAll('\u00A0', ' ')), kind as NameUsage] as const),
    ),
  ),
)

/** To whom a name of a language is given, or a form of it; undefined where that is not known. */
export const usageOf = (language: string, listed: string, asked = listed): NameUsage | undefined =>
  usages.get(keyOf(language, asked)) ??
  (genderOfForm(asked, listed) as NameUsage | undefined) ??
  usages.get(keyOf(language, listed))

const ofFamily = 'The choice is the family’s.'
const inWords: Readonly<Record<NameUsage, string>> = {
  masculine: 'to boys',
  feminine: 'to girls',
  both: 'to girls and to boys',
}

/** Whether a name is among those that are wanted for girls, for boys or for both. */
export const isGivenTo = (usage: NameUsage | undefined, wanted: NameUsage | undefined): boolean =>
  wanted === undefined || usage === wanted || usage === 'both'
/** ‘ for girls’; '' where it is all the same. */
export const forWhom = (wanted: NameUsage | undefined): string =>
  wanted === undefined ? '' : inWords[wanted].replace('to ', ' for ').replace(' and to ', ' and ')

const byCountry: Readonly<Record<string, Readonly<Partial<Record<NameUsage, readonly string[]>>>>> =
  usageByCountry
/** To whom a name is given where that is not the same everywhere; undefined where it is, or is not known. */
const inCountries = (asked: string): string | undefined => {
  const parts = Object.entries(byCountry[asked] ?? {}).map(
    ([kind, countries]) => `in ${listed(countries)} ${inWords[kind as NameUsage]}`,
  )
  return parts.length ? `${asked} is given ${parts.join(', ')}.` : undefined
}

/** Tells to whom a name is given by tradition: undefined where the list does not know. */
export const createUsageOfName =
  ({ find }: NameIndex) =>
  (name: string): KnownName | undefined => {
    const asked = withCapital(name)
    const known = find(name).flatMap(({ language, name: ofList }) => {
      const kind = usageOf(language, ofList, asked)
      return kind ? [{ language, kind }] : []
    })
    const byPlace = inCountries(asked)
    if (byPlace) return { text: `${byPlace} ${ofFamily}`, sources: [] }
    const [first] = known
    if (!first) return undefined
    const kinds = new Set(known.map(({ kind }) => kind))
    const text =
      kinds.size === 1
        ? `By tradition ${asked} is given ${inWords[first.kind]}.`
        : known
            .map(
              ({ language, kind }) => `As a name of ${language} origin ${asked} is given ${inWords[kind]}.`,
            )
            .join(' ')
    return { text: `${text} ${ofFamily}`, sources: [] }
  }
