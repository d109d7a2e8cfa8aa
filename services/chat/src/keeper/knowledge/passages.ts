import type { Passage } from '../passage'
import { calendarMethods } from './calendar-methods'
import { cardMethods } from './card-methods'
import { factsOfFamilies } from './facts-of-families'
import { factsOfProofs } from './facts-of-proofs'
import { factsOfTheForm } from './facts-of-the-form'
import { factsOfTheServices } from './facts-of-the-services'
import { factsOfSending } from './facts-of-sending'
import { families } from './families'
import { fieldPassages, requiredWords } from './field-passages'
import { furtherFactsOfFamilies } from './further-facts-of-families'
import { furtherFactsOfProofs } from './further-facts-of-proofs'
import { furtherFactsOfTheForm } from './further-facts-of-the-form'
import { furtherFactsOfTheServices } from './further-facts-of-the-services'
import { hourAndPlaceMethods } from './hour-and-place-methods'
import type { InsightMethods } from './insight-methods'
import { mya, systems } from './mya'
import { moreNarrowFacts } from './more-narrow-facts'
import { narrowFacts } from './narrow-facts'
import { numberMethods } from './number-methods'
import { partnersAndStaff } from './partners-and-staff'
import { privacy, staff } from './privacy'
import { pricePassage, proofsAndOrders } from './proofs-and-orders'
import { roleWords, rolesWords } from './role-passages'
import { skyMethods } from './sky-methods'
import { factsOfReferrals } from './facts-of-referrals'
import { factsToldPlainly } from './facts-told-plainly'
import { factsOfFields } from './facts-of-fields'
import { furtherFactsOfStaff } from './further-facts-of-staff'
import { factsAskedAside } from './facts-asked-aside'
import { factsOfDoubts } from './facts-of-doubts'
import { factsOfPlainQuestions } from './facts-of-plain-questions'
import { factsThatTellApart } from './facts-that-tell-apart'
import { theBook } from './the-book'
import { theForm } from './the-form'
import { theGuide } from './the-guide'
import { thePages } from './the-pages'
import { theProofPages } from './the-proof-pages'

/** How every insight is computed, by its id. */
export const insightMethods: InsightMethods = {
  ...skyMethods,
  ...hourAndPlaceMethods,
  ...numberMethods,
  ...cardMethods,
  ...calendarMethods,
}

const insightPassages: readonly Passage[] = Object.entries(insightMethods).map(([id, method]) => ({
  id: `insight/${id}`,
  ...method,
  text: [method.text, method.values].filter(Boolean).join(' '),
}))

/** What the contracts say, in place of words that would grow old. */
const fromContracts: Readonly<Record<string, string>> = {
  'book/required': requiredWords,
  'family/roles': rolesWords,
  'family/viewer': roleWords('VIEWER'),
  'family/commenter': roleWords('COMMENTER'),
  'family/editor': roleWords('EDITOR'),
  'family/approver': roleWords('APPROVER'),
}

export interface KnowledgeSettings {
  /** What whoever runs the product has written of its prices; without it none is named. */
  prices?: string | undefined
}

const asSubjects = (passages: readonly Passage[]): readonly Passage[] =>
  passages.map((passage) => ({ ...passage, isSubject: true }))

/** Everything that the keeper can say. */
export const passagesOf = ({ prices }: KnowledgeSettings): readonly Passage[] =>
  [
    ...asSubjects(theBook),
    ...asSubjects(proofsAndOrders),
    pricePassage(prices),
    ...theProofPages,
    ...narrowFacts,
    ...moreNarrowFacts,
    ...factsOfTheForm,
    ...factsOfProofs,
    ...factsOfFamilies,
    ...factsOfTheServices,
    ...factsOfSending,
    ...furtherFactsOfFamilies,
    ...furtherFactsOfProofs,
    ...furtherFactsOfTheForm,
    ...furtherFactsOfTheServices,
    ...factsOfReferrals,
    ...factsToldPlainly,
    ...factsOfFields,
    ...furtherFactsOfStaff,
    ...factsAskedAside,
    ...factsOfDoubts,
    ...factsOfPlainQuestions,
    ...factsThatTellApart,
    ...asSubjects(theForm),
    ...thePages,
    ...asSubjects(families),
    ...asSubjects(privacy),
    ...staff,
    ...asSubjects(partnersAndStaff),
    ...asSubjects(mya),
    ...theGuide,
    ...asSubjects(systems),
    ...insightPassages,
    ...fieldPassages,
  ].map((passage) => ({ ...passage, text: fromContracts[passage.id] ?? passage.text }))
