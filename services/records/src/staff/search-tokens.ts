import { plainLatin } from '@shared/insights/plain-latin'

/** Letters without their sign: Latin ones, and those of other scripts that are typed for one another. */
const plainLetters: Readonly<Record<string, string>> = { ...plainLatin, ς: 'σ', ى: 'ي', ة: 'ه' }
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Accents and the like of alphabets that are also written without them: Latin, Greek, Cyrillic, Hebrew, Arabic. The marks of
 * Indic and Thai writing are vowels, and stay.
 */
const accentRanges =
  '0300-036f 0483-0489 0591-05c7 0610-061a 0640-0640 064b-065f 0670-0670 06d6-06dc 06df-06e8 06ea-06ed 1ab0-1aff 1dc0-1dff 20d0-20ff fe20-fe2f'
const accents = new RegExp(`[${accentRanges.replace(/[\da-f]{4}/g, '\\u$&').replaceAll(' ', '')}]`, 'gu')
const apostrophes = /['`´ʻʼʽ‘’′]/gu
const words = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts whose words follow each other without spaces; Hangul, because names in it do. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+/gu
const isUnspaced = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )

/** Letters of a word that count; what follows them is not looked at. */
const maxPrefixLength = 16
/** So many words of a text are searched for; each is one more condition. */
const maxWords = 8
/** Bounds what one record costs, whatever a family writes into a name. */
const maxTokens = 400

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

const prefixesOf = (word: string, shortest = 1): string[] => {
  const letters = [...word].slice(0, maxPrefixLength)
  return letters.flatMap((_, at) => (at + 1 < shortest ? [] : [letters.slice(0, at + 1).join('')]))
}

/** Each character, and each two that follow each other. */
const gramsOf = (run: string): string[] => {
  const letters = [...run]
  return letters.flatMap((letter, at) => [letter, ...(at > 0 ? [`${letters[at - 1] ?? ''}${letter}`] : [])])
}

/** A word cut where its script changes between one with spaces and one without: '小明Smith' is '小明' and 'smith'. */
const partsOf = (word: string): string[] =>
  isUnspaced(word) ? [...(word.match(unspaced) ?? []), ...word.split(unspaced).filter(Boolean)] : [word]

const wordsOf = (text: string): string[] => text.match(words)?.flatMap(partsOf) ?? []

const wordsOfTexts = (texts: readonly string[]): string[] =>
  texts.map(plain).flatMap((text) => [
    ...wordsOf(text.replace(apostrophes, ' ')),
    // O'Brien is found as Brien, and as OBrien.
    ...(text.search(apostrophes) < 0 ? [] : wordsOf(text.replace(apostrophes, ''))),
  ])

/** The tokens under which a record is found by words of these texts, without repetitions. */
export function tokensOfTexts(texts: readonly string[]): string[] {
  const tokens = wordsOfTexts(texts).flatMap((word) => (isUnspaced(word) ? gramsOf(word) : prefixesOf(word)))
  return [...new Set(tokens)]
}

const stemLength = 3
/** Of a longer list of words, the first are paired. */
const maxStems = 24
/**
 * Two different words by their first three letters, in the order of the alphabet. Of two words that are common each, few records have
 * both: without these, all records that have one would be read. Words with digits belong to ids too, and have none.
 */
const pairsOf = (words: readonly string[]): string[] => {
  const isPaired = (word: string) =>
    [...word].length >= stemLength && !isUnspaced(word) && !/\p{N}/u.test(word)
  const stems = words.filter(isPaired).map((word) => [...word].slice(0, stemLength).join(''))
  const inOrder = [...new Set(stems)].slice(0, maxStems).sort()
  return inOrder.flatMap((stem, at) => inOrder.slice(at + 1).map((other) => `${stem}+${other}`))
}

/** So many words of a search are looked for two by two. */
const maxPairedWords = 3
/** Of the tokens of a search, those of two words that a record has which has all of them. */
export const pairsOfSearch = (tokens: readonly string[]): string[] => pairsOf(tokens.slice(0, maxPairedWords))

const shortestId = 4
const idOf = (text: string) => text.toLowerCase().replaceAll('-', '')

/** The tokens under which a record is found by the beginning of one of its ids. */
const tokensOfIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => prefixesOf(idOf(id), shortestId))),
]

/** All tokens under which a record is found: by its ids, by words of its texts, and by two of these words at once. */
export function tokensOfRecord(ids: readonly string[], texts: readonly string[]): string[] {
  const tokens = [...tokensOfIds(ids), ...tokensOfTexts(texts), ...pairsOf(wordsOfTexts(texts))]
  return [...new Set(tokens)].slice(0, maxTokens)
}

/** The beginning of a record id as it is copied: eight hexadecimal digits and a hyphen at least. */
const isRecordId = /^[0-9a-f]{8}-[0-9a-f-]*$/i

/**
 * The tokens that a record has to have all of to be found by a search. Empty for a search of blanks, which chooses nothing; null
 * for one of signs only, which nothing fits.
 */
export function tokensOfSearch(search: string): string[] | null {
  const terms = search.split(/\s+/u).filter(Boolean)
  const tokens = terms.flatMap((term) => {
    const found = isRecordId.test(term) ? [idOf(term)] : wordsOf(plain(term).replace(apostrophes, ''))
    return found.slice(0, maxWords).flatMap((word) => {
      if (!isUnspaced(word)) return prefixesOf(word).slice(-1)
      const grams = gramsOf(word)
      return grams.length === 1 ? grams : grams.filter((gram) => [...gram].length === 2)
    })
  })
  if (terms.length && !tokens.length) return null
  // The longest first: they fit the fewest.
  return [...new Set(tokens)].sort((a, b) => b.length - a.length).slice(0, maxWords)
}
