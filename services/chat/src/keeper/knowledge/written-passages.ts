import type { Passage } from '../passage'
import book from './written/book.json'
import family from './written/family.json'
import form from './written/form.json'
import guide from './written/guide.json'
import mya from './written/mya.json'
import partner from './written/partner.json'
import privacy from './written/privacy.json'
import proof from './written/proof.json'
import referral from './written/referral.json'
import staff from './written/staff.json'
import system from './written/system.json'

/** A passage with the questions that it answers, as parents may ask them. */
interface WrittenPassage extends Omit<Passage, 'text' | 'inOrder'> {
  /** Left out where `passagesOf` takes it from the contracts. */
  text?: string
  questions: readonly string[]
}

/** What was written by hand, a file for each subject; a subject is the first part of an id. */
export const writtenPassages: readonly WrittenPassage[] = [
  ...book,
  ...proof,
  ...form,
  ...family,
  ...privacy,
  ...staff,
  ...partner,
  ...mya,
  ...guide,
  ...system,
  ...referral,
]
