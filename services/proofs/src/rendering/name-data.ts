import type { RecordResearch } from '@shared/contracts/name-research'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import type { CodexForm } from './codex-subject'
import { uncoveredCharacters } from '@shared/contracts/printable-text'
import { printableOrNull, printableText } from '@shared/contracts/printable-text'

/** One part of the page of the name: what heads it, and its paragraphs. */
export type NamePart = { heading: string; paragraphs: string[] }
export type NameData = {
  parts: NamePart[]
  /** Some of it was found out by MYA. */
  isResearched: boolean
}

/** What no face of the book draws is left out: a headword in such a script stands there in Latin letters alone. */
const drawable = (text: string): string =>
  text
    .split(' ')
    .filter((word) => uncoveredCharacters(word).length === 0)
    .join(' ')

const typedPart = (heading: string, text: string | null | undefined): NamePart[] => {
  const paragraphs = (text ?? '').split('\n').map(printableText).filter(Boolean)
  return paragraphs.length > 0 ? [{ heading, paragraphs }] : []
}

const researchedPart = (heading: string, text: string | null | undefined): NamePart[] => {
  const paragraphs = (text ?? '').split('\n').map(drawable).filter(Boolean)
  return paragraphs.length > 0 ? [{ heading, paragraphs }] : []
}

interface Asked {
  heading: string
  text: string | null | undefined
  /** MYA's promise, which is never printed. */
  promise: string
  found: string | null | undefined
}

const isTyped = ({ text, promise }: Asked): boolean => printableOrNull(text) !== null && text !== promise

/** What the parent wrote, or what MYA found where she was asked. */
const answerOf = (asked: Asked): NamePart[] =>
  isTyped(asked) ? typedPart(asked.heading, asked.text) : researchedPart(asked.heading, asked.found)

/** The page of the name; null where nobody said anything of it. */
export const nameDataOf = (form: CodexForm, research?: RecordResearch | null): NameData | null => {
  const origin: Asked = {
    heading: 'origin',
    text: form.babyNameOrigin,
    promise: myaWillResearchOrigin,
    found: research?.origin,
  }
  const etymology: Asked = {
    heading: 'etymology',
    text: form.babyNameEtymology,
    promise: myaWillResearchEtymology,
    // That a name is unknown is said once.
    found: !isTyped(origin) && research?.etymology === research?.origin ? null : research?.etymology,
  }
  const parts = [
    ...typedPart('called', form.babyNicknames),
    ...answerOf(origin),
    ...answerOf(etymology),
    ...typedPart('meaning', form.babyNameMeaning),
  ]
  const isResearched = [origin, etymology].some((asked) => !isTyped(asked) && Boolean(asked.found))
  return parts.length > 0 ? { parts, isResearched } : null
}
