import { useCallback, useEffect, useState } from 'react'
import type { ResearchedPart } from '@shared/contracts/name-research'
import { readsAsResearched } from '@shared/contracts/reads-as-researched'
import { textOf, useFormSelector } from '@shared/web/form/form-scope'
import type { ClaimOf } from './name-answers'

/** In the file of submissions, which is small and calls the server too. */
export const loadAnswers = () => import(/* webpackChunkName: "submission" */ './name-answers')

/** A field that MYA can fill. */
export interface ResearchedField {
  name: 'babyNameOrigin' | 'babyNameEtymology'
  part: ResearchedPart
  /** The switch that leaves the question to the submission. */
  flag: 'myaCalculateOrigin' | 'myaCalculateEtymology'
}

export const researchedFields: readonly ResearchedField[] = [
  { name: 'babyNameOrigin', part: 'origin', flag: 'myaCalculateOrigin' },
  { name: 'babyNameEtymology', part: 'etymology', flag: 'myaCalculateEtymology' },
]

/** The names of which MYA is asked. */
export const givenNamesOf = (values: Readonly<Record<string, unknown>>): string[] =>
  [values['babyFirstName'], values['babyMiddleName']].map((name) => textOf(name).trim()).filter(Boolean)

/**
 * What is said of the words in a field while they are MYA's; undefined where they are the parent's. Nothing of it is kept with the
 * form: words that read like hers are compared with what she says of the names, after a reload and on another device too.
 */
export function useResearchedSource({
  name,
  part,
}: Pick<ResearchedField, 'name' | 'part'>): string | undefined {
  // One text, so that other keys draw nothing here; '' where nobody is to be asked.
  const asked = useFormSelector(
    useCallback(
      (values) => (readsAsResearched(part, textOf(values[name])) ? givenNamesOf(values).join('\n') : ''),
      [name, part],
    ),
  )
  const [found, setFound] = useState<{ asked: string; claimOf: ClaimOf }>()
  const claimOf = found?.asked === asked ? found.claimOf : undefined

  useEffect(() => {
    if (!asked) return
    let isCurrent = true
    void loadAnswers()
      .then(({ claimsOf }) => claimsOf(asked.split('\n'), part))
      .then(
        (answered) => {
          if (isCurrent) setFound({ asked, claimOf: answered })
        },
        () => undefined, // Nobody is there to ask: nothing is claimed here. The book's own question waits for an answer.
      )
    return () => {
      isCurrent = false
    }
  }, [asked, part])

  return useFormSelector(useCallback((values) => claimOf?.(textOf(values[name])), [name, claimOf]))
}
