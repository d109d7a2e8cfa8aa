import { centimetresPerInch, feetAndInches, poundsAndOunces } from '@shared/contracts/metric'

const counted = (count: number, one: string, many: string) =>
  count ? `${count} ${count === 1 ? one : many}` : ''
const both = (larger: string, smaller: string) => [larger, smaller].filter(Boolean).join(' ')

/** Centimetres in the words of the record; '' for less than half an inch. */
const lengthOf = (centimetres: number) => {
  const { feet, inches } = feetAndInches(centimetres)
  return both(counted(feet, 'foot', 'feet'), counted(inches, 'inch', 'inches'))
}
const weightOf = (kilograms: number) => {
  const { pounds, ounces } = poundsAndOunces(kilograms)
  return both(counted(pounds, 'pound', 'pounds'), counted(ounces, 'ounce', 'ounces'))
}

/** How a measure is told, each with its unit as it is said again, and what the record keeps of it; in folded letters. */
const measures: readonly (readonly [RegExp, string, (told: number) => string])[] = [
  [/(?<!\d)(\d{1,3}(?:[.,]\d{1,2})?) ?(?:cm|centimet(?:er|re)s?)\b/, 'cm', lengthOf],
  [/(?<!\d)(1[2-9]|[2-9]\d) ?(?:in|inch|inches)\b/, 'inches', (told) => lengthOf(told * centimetresPerInch)],
  [/(?<!\d)(\d{1,2}(?:[.,]\d{1,3})?) ?(?:kg|kgs|kilos?|kilograms?)\b/, 'kg', weightOf],
  [
    /(?:(?<!\d)|\bgrams?,? )(\d{3,4})(?: ?(?:g|gr|grams?)\b|(?<=\bgrams?,? \d+))/,
    'g',
    (told) => weightOf(told / 1000),
  ],
]

const ofMeasures =
  /^(?:form\/(?:metric|no-reckoning|metric-stored|inches|why-imperial|grams)|field\/baby(?:Height|Weight)\w+)$/

/**
 * What a length or weight that a message names is in the units that the record keeps, to the nearest inch and ounce, as a sentence with a blank
 * after it; '' where none is named, or the passage is of something else.
 */
export const measureOf = (passageId: string, folded: string): string => {
  if (!ofMeasures.test(passageId)) return ''
  const said = measures.flatMap(([pattern, unit, inRecord]) => {
    const told = pattern.exec(folded)?.[1]
    const kept = inRecord(Number(told?.replace(',', '.')))
    return told === undefined || kept === '' ? [] : [{ unit, words: `${told} ${unit} is ${kept}` }]
  })
  // Who tells both wants neither turned into the other.
  const isOne = (units: readonly string[]) => said.filter(({ unit }) => units.includes(unit)).slice(0, 1)
  const words = [...isOne(['kg', 'g']), ...isOne(['cm', 'inches'])].map((one) => one.words)
  return words.length ? `${words.join('; ')}. ` : ''
}
