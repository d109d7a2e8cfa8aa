import { z } from 'zod'
import type { ResearchedPart } from '@shared/contracts/name-research'
import { textOf } from '@shared/web/form/form-scope'
import type { FormStore } from '@shared/web/form/form-store'
import { isTextOf, namesIn, sourcesIn, toldForField, withoutSources } from '@shared/contracts/researched-text'
import { knownResearch, researchNames } from '../../api/name-research'
import { listed } from '@shared/insights/listed'
import { givenNamesOf } from './researched-source'
import type { ResearchedField, Standing } from './researched-source'

/**
 * Fills a field with MYA's words; false where there is no name yet of which to ask. Throws ApiError.
 *
 * @param outdated words of hers about other names, which give way; '' where there are none
 */
export async function fillIn(
  store: FormStore,
  { name, flag, part }: ResearchedField,
  outdated: string,
): Promise<boolean> {
  const names = givenNamesOf(store.values())
  if (!names.length) return false
  const words = withoutSources(toldForField(await researchNames(names), part))
  const values = store.values()
  // The parent may have written meanwhile, and that stands.
  if (values[flag] === true || ['', outdated].includes(textOf(values[name])))
    store.set({ [flag]: false, [name]: words })
  return true
}

/** What MYA says of names, as their field would hold it. Throws ApiError. */
export const answerOn = async (names: readonly string[], part: ResearchedPart): Promise<string> =>
  withoutSources(toldForField(await knownResearch(names), part))

/** What is claimed of her words about the child's names. */
const claimOf = (told: string): string => {
  const sources = sourcesIn(told)
  const printed = 'Researched by MYA, and printed so until you change it.'
  const named = `Source${sources.length > 1 ? 's' : ''}: ${sources.join('; ')}.`
  return sources.length > 0 ? `${printed} ${named}` : printed
}

const outdatedWords = (about: readonly string[], names: readonly string[]): string =>
  `MYA researched this for ${listed(about)}, ${
    names.length > 0 ? `and the name is ${names.join(' ')} now` : 'which is no longer the name'
  }. Ask MYA again or write your own.`

const askedSchema = z.array(z.string())

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Whose words built as MYA's are, as she says it herself since the page was opened: hers about the child's names, hers about
 * others that stood there before, or the parent's, of which nothing is said. Throws ApiError.
 *
 * @param asked the words and the names of which she is asked, as JSON
 */
export async function standingOf(asked: string, part: ResearchedPart): Promise<Standing | undefined> {
  const [words = '', ...names] = askedSchema.parse(JSON.parse(asked))
  const tellOf = async (asked: readonly string[]) => toldForField(await knownResearch(asked), part)
  const about = namesIn(part, words)
  // Her words are headed by the names as they were asked for: of a name that is being typed anew she need not be asked.
  if (names.length > 0 && about.every((name) => plain(names.join(' ')).includes(plain(name)))) {
    const told = await tellOf(names)
    if (isTextOf(words, told)) return { words, note: claimOf(told), isOutdated: false }
  }
  // Two names can be asked for at once; the parts of a compound may stand together.
  const [first, ...others] = about
  if (first === undefined) return undefined
  const earlier = await tellOf([first, others.join(' ')].filter(Boolean))
  return isTextOf(words, earlier) ? { words, note: outdatedWords(about, names), isOutdated: true } : undefined
}
