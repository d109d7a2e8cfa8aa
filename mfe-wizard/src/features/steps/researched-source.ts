import { useCallback, useEffect, useState } from 'react'
import type { ResearchedPart } from '@shared/contracts/name-research'
import { readsAsResearched } from '@shared/contracts/reads-as-researched'
import { textOf, useFormSelector } from '@shared/web/form/form-scope'

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

/** Of words that are MYA's. */
export interface Standing {
  words: string
  /** What is said of them below their field. */
  note: string
  /** The names have changed since. */
  isOutdated: boolean
}

/** What the words in a field are, where they are MYA's; undefined for others, and while it is not known. */
interface Researched {
  standing: Standing | undefined
  /** Words that were hers when she was asked last: they are still, while only the names are others. */
  hers: string | undefined
}

/**
 * Whose the words in a field are. Nothing of it is kept with the form: words that read like MYA's are compared with what she says of
 * the names, after a reload and on another device too.
 */
export function useResearched({ name, part }: Pick<ResearchedField, 'name' | 'part'>): Researched {
  // One text, so that other keys draw nothing here; '' where nobody is to be asked.
  const asked = useFormSelector(
    useCallback(
      (values) =>
        readsAsResearched(part, textOf(values[name]))
          ? JSON.stringify([textOf(values[name]), ...givenNamesOf(values)])
          : '',
      [name, part],
    ),
  )
  const [found, setFound] = useState<{ asked: string; standing: Standing | undefined }>()

  useEffect(() => {
    if (!asked) return
    let isCurrent = true
    void loadAnswers()
      .then(({ standingOf }) => standingOf(asked, part))
      .then(
        (standing) => {
          if (isCurrent) setFound({ asked, standing })
        },
        () => undefined, // Nobody is there to ask: nothing is claimed here. The book's own question waits for an answer.
      )
    return () => {
      isCurrent = false
    }
  }, [asked, part])

  const standing = found?.standing
  return { standing: found?.asked === asked ? standing : undefined, hers: standing?.words }
}
