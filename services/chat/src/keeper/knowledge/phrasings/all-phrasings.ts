import { ofAccess } from './of-access'
import { ofAnswers } from './of-answers'
import { ofFamilies } from './of-families'
import { ofFields } from './of-fields'
import { ofInsights } from './of-insights'
import { ofMya } from './of-mya'
import { ofOrders } from './of-orders'
import { ofPrivacy } from './of-privacy'
import { ofProofs } from './of-proofs'
import { ofTheBook } from './of-the-book'
import { ofTheForm } from './of-the-form'
import { ofTheRecord } from './of-the-record'
import type { Phrasings } from './phrasings'

/** All the ways in which parents may ask for each passage. */
export const allPhrasings: Phrasings = {
  ...ofAccess,
  ...ofAnswers,
  ...ofFamilies,
  ...ofFields,
  ...ofInsights,
  ...ofMya,
  ...ofOrders,
  ...ofPrivacy,
  ...ofProofs,
  ...ofTheBook,
  ...ofTheForm,
  ...ofTheRecord,
}
