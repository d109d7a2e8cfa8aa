import type { WantedForms } from '../../names/forms-of-name'

/** A language by which forms of names are asked for: how it or its country is called, in folded letters, and the scripts it is written in besides Latin. */
const asked: readonly (readonly [language: string, words: string, ...scripts: string[]])[] = [
  ['Spanish', 'spanish|spain|mexic\\w+|latin america|argentin\\w+|castilian'],
  ['Italian', 'italian|italy'],
  ['French', 'french|france'],
  ['German', 'german|germany|austria\\w*'],
  ['Dutch', 'dutch|netherlands|holland|flemish'],
  ['Portuguese', 'portuguese|portugal|brazil\\w*'],
  ['Polish', 'polish|poland'],
  ['Czech', 'czech|czechia'],
  ['Hungarian', 'hungarian|hungary'],
  ['Finnish', 'finnish|finland'],
  ['Swedish', 'swedish|sweden'],
  ['Danish', 'danish|denmark'],
  ['Norwegian', 'norwegian|norway'],
  ['Icelandic', 'icelandic|iceland'],
  ['Irish', 'irish|ireland'],
  ['Scottish Gaelic', 'scottish(?: gaelic)?|scotland|scots'],
  ['Welsh', 'welsh|wales'],
  ['Turkish', 'turkish|turkey|turkiye'],
  ['English', 'english|england'],
  ['Greek', 'greek|greece', 'Greek'],
  ['Russian', 'russian|russia', 'Cyrillic'],
  ['Ukrainian', 'ukrainian|ukraine', 'Cyrillic'],
  ['Bulgarian', 'bulgarian|bulgaria', 'Cyrillic'],
  ['Serbian', 'serbian|serbia', 'Cyrillic'],
  ['Cyrillic', 'cyrillic', 'Cyrillic'],
  ['Arabic', 'arabic|arab|egypt\\w*|morocc\\w*', 'Arabic'],
  ['Persian', 'persian|farsi|iran\\w*|persia', 'Arabic'],
  ['Urdu', 'urdu|pakistan\\w*', 'Arabic'],
  ['Hebrew', 'hebrew|israel\\w*|yiddish', 'Hebrew'],
  ['Sanskrit', 'sanskrit|hindi|devanagari|india\\w*', 'Devanagari'],
  ['Chinese', 'chinese|china|mandarin', 'Han'],
  ['Japanese', 'japanese|japan|kanji|hiragana|katakana', 'Han', 'Hiragana', 'Katakana'],
  ['Korean', 'korean|korea|hangul', 'Hangul'],
  ['Armenian', 'armenian|armenia', 'Armenian'],
  ['Georgian', 'georgian', 'Georgian'],
  ['Yoruba', 'yoruba'],
  ['Igbo', 'igbo'],
  ['Hawaiian', 'hawaiian|hawaii'],
  ['Māori', 'maori|new zealand'],
  ['Vietnamese', 'vietnamese|vietnam'],
  ['Thai', 'thai|thailand'],
  ['Swahili', 'swahili'],
  ['Zulu', 'zulu'],
  ['Shona', 'shona'],
  ['Amharic', 'amharic|ethiopian'],
  ['Hausa', 'hausa'],
  ['Akan', 'akan|ghanaian|twi|ashanti'],
  ['Lithuanian', 'lithuanian|lithuania'],
  ['Latvian', 'latvian|latvia'],
  ['Estonian', 'estonian|estonia'],
  ['Basque', 'basque'],
  ['Breton', 'breton|brittany'],
  ['Old Norse', 'old norse|norse|viking'],
  ['Germanic', 'germanic'],
  ['Slavic', 'slavic'],
  ['Nahuatl', 'nahuatl|aztec'],
  ['Quechua', 'quechua|inca'],
  ['Latin', 'latin|roman'],
]
/** The words of all of them, as alternatives of an expression. */
export const languageWords = asked.map(([, words]) => words).join('|')
const ways = asked.map(
  ([language, words, ...scripts]) => ({ language, scripts, way: new RegExp(`\\b(?:${words})\\b`) }) as const,
)

/** The languages that a message names, or the countries where they are spoken, in its order. In folded letters. */
export const languagesAskedIn = (folded: string): readonly WantedForms[] =>
  ways
    .map((one) => ({ ...one, at: folded.search(one.way) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ language, scripts }) => ({ language, scripts }))
