import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { requiredFields, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { Passage } from '../passage'
import { fieldPurposes } from './field-purposes'
import { listed } from '@shared/insights/listed'

/** The pages of the book in words; a page that is not named here is told by the name of its file. */
const pageWords: Readonly<Record<string, string>> = {
  certificate: 'the certificate',
  name: 'the page of the name',
  'numbers-and-cards': 'the page of the number and the cards',
  readings: 'the pages of the readings',
  lineage: 'the page of the lineage',
  arrival: 'the page of the arrival',
  'physical-codex': 'the page of the physical codex',
}

/** Set by the page for itself, or told with another field: nobody asks for them. */
const untold: ReadonlySet<BirthFormField> = new Set(['finalReview', 'differentChild'])

/** Kept for display alone; what they say is printed from the fields beside them. */
const inMetric: ReadonlySet<BirthFormField> = new Set(['babyHeightCentimetres', 'babyWeightKilograms'])

const isFirstOfTable = (field: BirthFormField) => birthFields[field].options !== undefined

const stepWords = (field: BirthFormField) => {
  const step = wizardSteps.find(({ id }) => id === stepOfField[field])
  return step ? `step ${step.numeral} (${step.title})` : 'the form'
}

const need = (field: BirthFormField) => {
  const { required, unless } = birthFields[field]
  if (!required) return 'It is optional.'
  return unless
    ? `It is required, unless ‘${birthFields[unless as BirthFormField].label}’ is ticked.`
    : 'It is required.'
}

const choices = (field: BirthFormField) => {
  const { options, suggestions } = birthFields[field]
  if (options) return `You choose from: ${options.join(', ')}.`
  if (suggestions) return `You may write your own word, or choose from: ${suggestions.join(', ')}.`
  return ''
}

const print = (field: BirthFormField) => {
  const { printed, kind } = birthFields[field]
  if (printed) return `It is printed on ${pageWords[printed.page] ?? printed.page.replaceAll('-', ' ')}.`
  return kind === 'flag' || inMetric.has(field) ? '' : 'It is not printed in the book.'
}

/** One after the other, those first that are named. */
const sentencesOf = (first: readonly string[], others: readonly string[]) =>
  [...first, ...others.filter((sentence) => !first.includes(sentence))].filter(Boolean).join(' ')

const passageOf = (field: BirthFormField): Passage => {
  const place = `‘${fieldWords(field)}’ stands on ${stepWords(field)}.`
  const { purpose, asks = '' } = fieldPurposes[field]
  const [needed, chosen, printed] = [need(field), choices(field), print(field)]
  const all = [purpose, needed, chosen, printed, place]
  return {
    id: `field/${field}`,
    title: `The field ‘${fieldWords(field)}’${field === 'specificGender' ? ' where it is Other' : ''}`,
    source: `The birth form, ${stepWords(field)}`,
    text: sentencesOf(all, []),
    inOrder: {
      place: sentencesOf([place], all),
      need: sentencesOf([needed, chosen], all),
      choices: sentencesOf([chosen], all),
      print: sentencesOf([printed], all),
    },
    asks: `${asks} ${isFirstOfTable(field) ? 'options choices choose' : ''}`,
  }
}

/** A passage for each field of the form, as its tables describe it today. */
export const fieldPassages: readonly Passage[] = birthFieldNames
  .filter((field) => !untold.has(field))
  .map(passageOf)

/** The required fields, by the tables. */
export const requiredWords = `Marked with an asterisk, and required: ${listed(requiredFields.map(fieldWords))}.${requiredFields
  .flatMap((field) => {
    const { unless } = birthFields[field]
    return unless
      ? [
          ` ${fieldWords(field)} is not needed where ‘${birthFields[unless as BirthFormField].label}’ is ticked.`,
        ]
      : []
  })
  .join('')} Everything else is optional and may stay empty; the review then says ‘Not provided’.`
