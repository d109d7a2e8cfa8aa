import type { RecordResearch, ResearchedPart } from '@shared/contracts/name-research'
import { isHers, isPromise } from '@shared/contracts/researched-text'
import type { CodexForm } from './codex-subject'
import { printableText, uncoveredCharacters } from '@shared/contracts/printable-text'

/** One part of the page of the name: what heads it, its paragraphs, and whether MYA found it out. */
export type NamePart = { heading: string; paragraphs: string[]; isResearched: boolean }
export type NameData = { parts: NamePart[] }

/** What no face of the book draws is left out: a headword in such a script stands there in Latin letters alone. */
const drawable = (text: string): string =>
  text
    .split(' ')
    .filter((word) => uncoveredCharacters(word).length === 0)
    .join(' ')

const partOf = (heading: string, paragraphs: string[], isResearched: boolean): NamePart[] =>
  paragraphs.length > 0 ? [{ heading, paragraphs, isResearched }] : []

const typedPart = (heading: string, text: string | null | undefined): NamePart[] =>
  partOf(heading, (text ?? '').split('\n').map(printableText).filter(Boolean), false)

const researchedPart = (heading: string, text: string): NamePart[] =>
  partOf(heading, text.split('\n').map(drawable).filter(Boolean), true)

/**
 * What MYA found, where her promise or her words to the letter stand, else what the parent wrote; the promise itself is never printed. Only
 * what was found out, and kept with the answers, makes words hers: a form can claim nothing.
 */
const answerOf = (part: ResearchedPart, typed: string, found: string | null | undefined): NamePart[] =>
  isHers(part, typed, found)
    ? researchedPart(part, found)
    : typedPart(part, isPromise(part, typed) ? null : typed)

/** What `part` says beyond another that MYA found out as well: that a name is unknown is said once. */
const beyond = (part: NamePart, other: NamePart | undefined): NamePart[] =>
  partOf(
    part.heading,
    part.paragraphs.filter(
      (told) => !(part.isResearched && other?.isResearched && other.paragraphs.includes(told)),
    ),
    part.isResearched,
  )

/** The page of the name; null where nobody said anything of it. */
export const nameDataOf = (form: CodexForm, research?: RecordResearch | null): NameData | null => {
  const [origin] = answerOf('origin', form.babyNameOrigin ?? '', research?.origin)
  const [etymology] = answerOf('etymology', form.babyNameEtymology ?? '', research?.etymology)
  const parts = [
    ...typedPart('called', form.babyNicknames),
    ...(origin ? [origin] : []),
    ...(etymology ? beyond(etymology, origin) : []),
    ...typedPart('meaning', form.babyNameMeaning),
  ]
  return parts.length > 0 ? { parts } : null
}
