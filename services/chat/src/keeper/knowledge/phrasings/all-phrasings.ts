import { asParentsType } from './as-parents-type'
import { inFurtherLanguages } from './in-further-languages'
import { inOtherLanguages } from './in-other-languages'
import { inFurtherPlainWords } from './in-further-plain-words'
import { inHints } from './in-hints'
import { inPlainWords } from './in-plain-words'
import { inPlainWordsOfPeople } from './in-plain-words-of-people'
import { ofAccess } from './of-access'
import { ofAnswers } from './of-answers'
import { ofDraftsInStories } from './of-drafts-in-stories'
import { ofFactsOfFamilies } from './of-facts-of-families'
import { ofFactsOfProofs } from './of-facts-of-proofs'
import { ofFactsOfTheForm } from './of-facts-of-the-form'
import { ofFactsOfTheServices } from './of-facts-of-the-services'
import { ofFactsOfSending } from './of-facts-of-sending'
import { ofFurtherFactsOfFamilies } from './of-further-facts-of-families'
import { ofFurtherFactsOfProofs } from './of-further-facts-of-proofs'
import { ofFurtherFactsOfTheForm } from './of-further-facts-of-the-form'
import { ofFurtherFactsOfTheServices } from './of-further-facts-of-the-services'
import { ofReferrals } from './of-referrals'
import { ofFactsThatTellApart } from './of-facts-that-tell-apart'
import { ofFactsToldPlainly } from './of-facts-told-plainly'
import { ofFactsOfFields } from './of-facts-of-fields'
import { ofFurtherFactsOfStaff } from './of-further-facts-of-staff'
import { ofTheFormInOtherWords } from './of-the-form-in-other-words'
import { ofFamiliesInOtherWords } from './of-families-in-other-words'
import { ofServicesInOtherWords } from './of-services-in-other-words'
import { ofFactsAskedAside } from './of-facts-asked-aside'
import { ofFactsOfDoubts } from './of-facts-of-doubts'
import { ofFamilies } from './of-families'
import { ofFields } from './of-fields'
import { ofInsights } from './of-insights'
import { ofTheSkyAsTyped } from './of-the-sky-as-typed'
import { ofNumbersAsTyped } from './of-numbers-as-typed'
import { ofCalendarsAsTyped } from './of-calendars-as-typed'
import { ofFieldsAsTyped } from './of-fields-as-typed'
import { ofSystemsAsTyped } from './of-systems-as-typed'
import { ofMya } from './of-mya'
import { ofMoreNarrowFacts } from './of-more-narrow-facts'
import { ofNarrowFacts } from './of-narrow-facts'
import { ofOrders } from './of-orders'
import { ofPeopleInStories } from './of-people-in-stories'
import { ofPrivacy } from './of-privacy'
import { ofProofs } from './of-proofs'
import { ofRecordsInStories } from './of-records-in-stories'
import { ofTheBook } from './of-the-book'
import { ofTheForm } from './of-the-form'
import { ofTheRecord } from './of-the-record'
import { ofTheGuide } from './of-the-guide'
import { ofThePages } from './of-the-pages'
import { ofTheProofPages } from './of-the-proof-pages'
import { ofPartnersAndStaff } from './of-partners-and-staff'
import { ofPlainQuestions } from './of-plain-questions'
import { ofPlainQuestionsAside } from './of-plain-questions-aside'
import type { Phrasings } from './phrasings'

const byId: Record<string, string[]> = {}
for (const phrasings of [
  ofAccess,
  ofAnswers,
  ofFamilies,
  ofFields,
  ofInsights,
  ofMya,
  ofOrders,
  ofPrivacy,
  ofProofs,
  ofTheBook,
  ofTheForm,
  ofTheRecord,
  asParentsType,
  ofSystemsAsTyped,
  ofFieldsAsTyped,
  ofTheSkyAsTyped,
  ofNumbersAsTyped,
  ofCalendarsAsTyped,
  ofDraftsInStories,
  ofRecordsInStories,
  ofPeopleInStories,
  ofThePages,
  ofTheProofPages,
  ofPartnersAndStaff,
  ofTheGuide,
  ofNarrowFacts,
  ofMoreNarrowFacts,
  ofFactsOfTheForm,
  ofFactsOfProofs,
  ofFactsOfFamilies,
  ofFactsOfTheServices,
  ofFactsOfSending,
  ofFurtherFactsOfFamilies,
  ofFurtherFactsOfProofs,
  ofFurtherFactsOfTheForm,
  ofFurtherFactsOfTheServices,
  ofReferrals,
  ofFactsToldPlainly,
  ofFactsOfFields,
  ofFurtherFactsOfStaff,
  ofTheFormInOtherWords,
  ofFamiliesInOtherWords,
  ofServicesInOtherWords,
  ofFactsAskedAside,
  ofFactsOfDoubts,
  ofPlainQuestions,
  ofPlainQuestionsAside,
  ofFactsThatTellApart,
  inHints,
  inPlainWords,
  inPlainWordsOfPeople,
  inFurtherPlainWords,
  inOtherLanguages,
  inFurtherLanguages,
])
  for (const [id, questions] of Object.entries(phrasings)) (byId[id] ??= []).push(...questions)

/** All the ways in which parents may ask for each passage. */
export const allPhrasings: Phrasings = byId
