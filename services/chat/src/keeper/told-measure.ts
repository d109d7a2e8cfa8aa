const centimetresOfInch = 2.54
const gramsOfOunce = 28.349523125
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const feetAndInches = (inches: number) =>
  [
    inches >= 12 && counted(Math.floor(inches / 12), 'foot', 'feet'),
    inches % 12 && counted(inches % 12, 'inch', 'inches'),
  ]
    .filter(Boolean)
    .join(' ')
const poundsAndOunces = (ounces: number) =>
  [
    ounces >= 16 && counted(Math.floor(ounces / 16), 'pound', 'pounds'),
    ounces % 16 && counted(ounces % 16, 'ounce', 'ounces'),
  ]
    .filter(Boolean)
    .join(' ')

/** How a measure is told, each with its unit as it is said again, and what the record keeps of it; in folded letters. */
const measures: readonly (readonly [RegExp, string, (told: number) => string])[] = [
  [
    /(?<!\d)(\d{1,3}(?:[.,]\d{1,2})?) ?(?:cm|centimet(?:er|re)s?)\b/,
    'cm',
    (told) => feetAndInches(Math.round(told / centimetresOfInch)),
  ],
  [/(?<!\d)(1[2-9]|[2-9]\d) ?(?:in|inch|inches)\b/, 'inches', (told) => feetAndInches(told)],
  [
    /(?<!\d)(\d{1,2}(?:[.,]\d{1,3})?) ?(?:kg|kgs|kilos?|kilograms?)\b/,
    'kg',
    (told) => poundsAndOunces(Math.round((told * 1000) / gramsOfOunce)),
  ],
  [
    /(?:(?<!\d)|\bgrams?,? )(\d{3,4})(?: ?(?:g|gr|grams?)\b|(?<=\bgrams?,? \d+))/,
    'g',
    (told) => poundsAndOunces(Math.round(told / gramsOfOunce)),
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
  const both = [...isOne(['kg', 'g']), ...isOne(['cm', 'inches'])].map(({ words }) => words)
  return both.length ? `${both.join('; ')}. ` : ''
}
