import type { ResearchedPart } from '@shared/contracts/name-research'
import { textOf } from '@shared/web/form/form-scope'
import type { FormStore } from '@shared/web/form/form-store'
import { isTextOf, sourcesIn, toldForField, withoutSources } from '@shared/contracts/researched-text'
import { knownResearch, researchNames } from '../../api/name-research'
import { givenNamesOf } from './researched-source'
import type { ResearchedField } from './researched-source'

/** Fills a field with MYA's words; false where there is no name yet of which to ask. Throws ApiError. */
export async function fillIn(store: FormStore, { name, flag, part }: ResearchedField): Promise<boolean> {
  const names = givenNamesOf(store.values())
  if (!names.length) return false
  const words = withoutSources(toldForField(await researchNames(names), part))
  const values = store.values()
  // The parent may have written meanwhile, and that stands.
  if (values[flag] === true || textOf(values[name]) === '') store.set({ [flag]: false, [name]: words })
  return true
}

/** What MYA says of names, as their field would hold it. Throws ApiError. */
export const answerOn = async (names: readonly string[], part: ResearchedPart): Promise<string> =>
  withoutSources(toldForField(await knownResearch(names), part))

/** What is said below a field while it holds MYA's words; undefined while what is typed there are others. */
export type ClaimOf = (typed: string) => string | undefined

/** What may be claimed of words about names, as MYA says it of them since the page was opened. Throws ApiError. */
export async function claimsOf(names: readonly string[], part: ResearchedPart): Promise<ClaimOf> {
  const told = toldForField(await knownResearch(names), part)
  const sources = sourcesIn(told)
  const printed = 'Researched by MYA, and printed so until you change it.'
  const named = `Source${sources.length > 1 ? 's' : ''}: ${sources.join('; ')}.`
  const claim = sources.length > 0 ? `${printed} ${named}` : printed
  return (typed) => (isTextOf(typed, told) ? claim : undefined)
}
