/** As they are shortened, in folded letters. */
export const monthsInShort = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]
/** Days that have names, in the words of a day and a month. */
const namedDays: readonly (readonly [RegExp, string])[] = [
  [/(?<!chinese |lunar )\bnew year'?s? day\b/g, '1 january'],
  [/(?<!chinese |lunar )\bnew year'?s? eve\b/g, '31 december'],
  [/\bchristmas eve\b/g, '24 december'],
  [/\b(?:christmas|xmas)(?: day)?\b/g, '25 december'],
  [/\bboxing day\b/g, '26 december'],
  [/\bvalentine'?s?(?: day)?\b/g, '14 february'],
  [/\bhalloween\b/g, '31 october'],
  [/\bleap day\b/g, '29 february'],
]
/** Days of a month in words: 'the twenty-first of june'. */
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
/** A day in words behind its month: ‘july fourteenth’. */
const ordinalBehind = new RegExp(
  `(?<=(?:${monthsInShort.join('|')})[a-z]* (?:the )?)(?<word>${[...ordinals].reverse().join('|').replaceAll('-', '[ -]')})(?![\\p{L}-])`,
  'gu',
)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const yearInWords = new RegExp(
  `(?<![\\p{L}-])(?<century>nineteen|twenty|two thousand(?: and)?)(?: (?:hundred(?: and)? )?(?<ten>${tens.join('|')}))?(?:[ -](?:oh )?(?<one>${[...ones].reverse().join('|')}))?(?![\\p{L}-])`,
  'gu',
)
/** Years in words as figures: ‘nineteen ninety one’, ‘two thousand and five’, ‘twenty twenty-four’. */
const withYears = (folded: string) =>
  folded.replace(yearInWords, (words, century: string, ten?: string, one?: string) => {
    if (ten === undefined && one === undefined) return words
    const first = century === 'nineteen' ? 1900 : 2000
    const rest =
      (ten === undefined ? 0 : 10 * (tens.indexOf(ten) + 2)) + (one === undefined ? 0 : ones.indexOf(one) + 1)
    // ‘Twenty one’ is a day, and ‘twenty twenty’ a year.
    return century === 'twenty' && (ten === undefined ? rest < 10 : false) ? words : String(first + rest)
  })
const ordinal = new RegExp(
  `(?<![\\p{L}-])(?<word>${[...ordinals].reverse().join('|').replaceAll('-', '[ -]')})(?= (?:day )?(?:of )?(?:${monthsInShort.join('|')}))`,
  'gu',
)
/** The last day of a month, of which a year may tell more. */
const lastDay = new RegExp(
  `\\blast(?: day)? of (?<month>${monthsInShort.join('|')})[a-z]*(?:,? (?:of )?(?<year>(?:19|20)\\d\\d))?`,
  'g',
)

/** A message with its years and days in figures, and those that have names as a day of a month. In folded letters. */
export const withDays = (folded: string) =>
  namedDays
    .reduce((text, [name, day]) => text.replace(name, day), withYears(folded))
    .replace(ordinalBehind, (word) => String(ordinals.indexOf(word.replace(' ', '-')) + 1))
    .replace(ordinal, (word) => String(ordinals.indexOf(word.replace(' ', '-')) + 1))
    .replace(lastDay, (_, ofMonth: string, ofYear: string | undefined) => {
      const last = new Date(
        Date.UTC(Number(ofYear ?? 2001), monthsInShort.indexOf(ofMonth) + 1, 0),
      ).getUTCDate()
      return `${last} ${ofMonth} ${ofYear ?? ''}`.trim()
    })
