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
  ['Amharic', 'amharic|ethiopian', 'Ethiopic'],
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
  ['Cornish', 'cornish|cornwall'],
  ['Manx', 'manx'],
  ['Albanian', 'albanian|albania|kosov\\w+'],
  ['Frisian', 'frisian'],
  ['Guarani', 'guarani|paraguay\\w*'],
  ['Tupi', 'tupi'],
  ['Yucatec Maya', 'mayan|yucatec'],
  ['Zapotec', 'zapotec'],
  ['Mapudungun', 'mapudungun|mapuche'],
  ['Aymara', 'aymara'],
  ['Greenlandic', 'greenlandic|greenland|inuit'],
  ['Lakota', 'lakota|sioux'],
  ['Navajo', 'navajo'],
  ['Cherokee', 'cherokee'],
  ['Sotho-Tswana', 'sotho|tswana|setswana|sesotho'],
  ['Xhosa', 'xhosa'],
  ['Kikuyu', 'kikuyu|gikuyu'],
  ['Luo', 'luo'],
  ['Luganda', 'luganda|ugandan?'],
  ['Kinyarwanda', 'kinyarwanda|rwandan?'],
  ['Ewe', 'ewe'],
  ['Wolof', 'wolof'],
  ['Oromo', 'oromo'],
  ['Tigrinya', 'tigrinya|eritrean?'],
  ['Malagasy', 'malagasy|madagascar'],
  ['Indonesian', 'indonesian?|malay(?:sian?)?'],
  ['Javanese', 'javanese'],
  ['Tagalog', 'tagalog|filipin[oa]|philippines'],
  ['Tamil', 'tamil', 'Tamil'],
  ['Telugu', 'telugu', 'Telugu'],
  ['Kannada', 'kannada', 'Kannada'],
  ['Bengali', 'bengali|bangla(?:desh\\w*)?', 'Bengali'],
  ['Nepali', 'nepal\\w*'],
  ['Khmer', 'khmer|cambodian?', 'Khmer'],
  ['Sinhala', 'sinhala|sinhalese|sri lankan?', 'Sinhala'],
  ['Tibetan', 'tibetan|tibet'],
  ['Burmese', 'burmese|myanmar'],
  ['Mongolian', 'mongolian?'],
  ['Kazakh', 'kazakh(?:stan)?'],
  ['Uzbek', 'uzbek(?:istan)?'],
  ['Kurdish', 'kurdish'],
  ['Punjabi', 'punjabi|sikh'],
  ['Samoan', 'samoan?'],
  ['Tongan', 'tongan?'],
  ['Tahitian', 'tahitian|tahiti'],
  ['Latin', 'latin|roman'],
  ['Romanian', 'romanian?'],
  ['Croatian', 'croatian?'],
  ['Catalan', 'catalan|catalonia'],
  ['Galician', 'galician?'],
  ['Slovak', 'slovak(?:ia)?'],
  ['Azerbaijani', 'azerbaijani?|azeri'],
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

/** Where names of several languages are at home, or of one that the word may also mean otherwise: how it is called, in folded letters. */
const homes: readonly (readonly [words: string, ...languages: string[]])[] = [
  ['(?<=\\b(?:from|in) )georgia', 'Georgian'],
  ['kenyan?', 'Kikuyu', 'Luo', 'Swahili'],
  ['nigerian?', 'Yoruba', 'Igbo', 'Hausa'],
  ['ghana(?:ian)?', 'Akan', 'Ewe'],
  ['south african?', 'Zulu', 'Xhosa', 'Sotho-Tswana'],
  ['lesotho|botswana', 'Sotho-Tswana'],
  ['zimbabwean?', 'Shona'],
  ['tanzanian?', 'Swahili'],
  ['senegal(?:ese)?', 'Wolof'],
  ['ethiopian?', 'Amharic', 'Oromo', 'Tigrinya'],
  ['african?', 'Yoruba', 'Igbo', 'Akan', 'Swahili', 'Zulu', 'Shona', 'Amharic'],
  ['scottish|scotland|scots', 'Scottish Gaelic', 'Scottish'],
  ['celtic|gaelic', 'Irish', 'Scottish Gaelic', 'Welsh', 'Breton', 'Cornish', 'Manx'],
  ['scandinavian?|nordic', 'Old Norse', 'Swedish', 'Danish', 'Norwegian', 'Icelandic'],
  ['indian?', 'Sanskrit', 'Hindi', 'Tamil', 'Telugu', 'Punjabi', 'Bengali'],
  ['peru(?:vian)?|bolivian?', 'Quechua', 'Aymara'],
  ['native american', 'Navajo', 'Lakota', 'Cherokee'],
]
/** The words of these and of all languages, as alternatives of an expression. */
export const homeWords = [...homes.map(([words]) => words), languageWords].join('|')
const waysHome = homes.map(([words, ...languages]) => ({ languages, way: new RegExp(`\\b(?:${words})\\b`) }))

/** The languages whose names a message asks for: those that it names, or those of the country or the people that it names instead. In folded letters. */
export const languagesOfNamesIn = (folded: string): readonly string[] => {
  const home = waysHome.find(({ way }) => way.test(folded))
  // ‘Yoruba names from Nigeria’ are Yoruba alone.
  const named = languagesAskedIn(home ? folded.replace(home.way, '') : folded)
  return named.length || !home ? named.flatMap(({ language }) => language ?? []) : home.languages
}
