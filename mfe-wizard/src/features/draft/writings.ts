import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { Draft } from './draft-shape'

/** Writings a tab remembers, and how many of them a draft names. */
const maxHistory = 200
const maxAncestors = 30

interface Writing {
  revision: string | null
  values: BirthFormDraft
}

/** What has gone into the answers of one tab: writings it made or joined, the latest first, and how it all began. */
export function createWritings(began: Writing) {
  let history = [began]
  return {
    remember({ revision, values }: Writing) {
      history = [{ revision, values }, ...history].slice(0, maxHistory)
    },
    beginAgain(next: Writing) {
      history = [next]
    },
    /** The latest of them, as a draft names those that it grew from. */
    ancestors: (): string[] => history.flatMap(({ revision }) => revision ?? []).slice(0, maxAncestors),
    /** The answers from which a writing of another tab and those of this one parted. */
    whereWeParted({ parent, ancestors }: Draft): BirthFormDraft {
      const theirs = new Set([parent, ...ancestors])
      const common = history.find(({ revision }) => theirs.has(revision)) ?? history.at(-1)
      return (common ?? began).values
    },
  }
}
