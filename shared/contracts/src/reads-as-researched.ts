import type { ResearchedPart } from './name-research'

/**
 * Whether a text may be MYA's, by how all her answers are built: only then is the research asked. What a parent writes is hardly ever
 * taken for one, and then found to be none. By itself, since the first screen asks it.
 */
export const readsAsResearched = (part: ResearchedPart, typed: string): boolean =>
  typed
    .trim()
    .split('\n')
    .every(
      (paragraph) =>
        paragraph.startsWith('MYA does not know ') ||
        (part === 'etymology'
          ? paragraph.includes(': from ')
          : / name(?: of [A-Z][^.]* origin)?\.$| can say\.$/.test(paragraph)),
    )
