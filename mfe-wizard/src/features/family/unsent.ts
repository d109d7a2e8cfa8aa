import { draftLifetime, unsentCommentKeyBegins as prefix } from '@shared/web/form/kept-drafts'
import { newId } from './presence'

/** Words that were typed and not sent yet, under the id that the comment will have: sent twice, it is stored once. */
export interface UnsentComment {
  id: string
  text: string
  savedAt: number
}

/** Where a comment is being written. */
export interface UnsentPlace {
  proofId: string
  field: string | null
  /** The first comment of the thread that is answered. */
  replyTo: string | null
}

const keyOf = ({ proofId, field, replyTo }: UnsentPlace) =>
  [prefix, proofId, field ?? '', replyTo ?? ''].join(':')

const isUnsent = (value: unknown): value is UnsentComment =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number'

const parse = (text: string | null): UnsentComment | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isUnsent(value) && value.savedAt > Date.now() - draftLifetime ? value : null
  } catch {
    return null
  }
}

/** What an earlier visit left unsent at a place, or nothing yet. */
export function readUnsent(place: UnsentPlace): UnsentComment {
  const blank = { id: newId(), text: '', savedAt: Date.now() }
  try {
    return parse(localStorage.getItem(keyOf(place))) ?? blank
  } catch {
    return blank
  }
}

/** Keeps it on this device; without words it is forgotten. */
export function keepUnsent(place: UnsentPlace, { id, text }: Pick<UnsentComment, 'id' | 'text'>): void {
  try {
    if (text.trim()) localStorage.setItem(keyOf(place), JSON.stringify({ id, text, savedAt: Date.now() }))
    else localStorage.removeItem(keyOf(place))
  } catch {
    // A device that keeps nothing: what is typed stands in the open page.
  }
}

/** Where the unsent words about a record lie on this device. */
const keysAbout = (proofId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:${proofId}:`))

/** All unsent words about a record. */
export function unsentAbout(proofId: string): string[] {
  try {
    return keysAbout(proofId).flatMap((key) => parse(localStorage.getItem(key))?.text ?? [])
  } catch {
    return []
  }
}

/** Forgets them. */
export function forgetUnsent(proofId: string): void {
  try {
    for (const key of keysAbout(proofId)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}
