import { commonWords } from '../words/common-words'
import { monthsInEnglish } from '../words/foreign-months'
import { foldedText } from '../words/plain-text'
import { wordOf } from '../words/same-words'
import { commonTerms, emptyWords, termsOf } from '../words/words'
import { mapWords, withoutPossessive, wordsOfMessage } from './names-in-message'

/**
 * A name inside a sentence that asks of it: 'we want to call her Zofia after her great-grandmother, does it mean anything?' A name
 * alone asks nothing ('my grandma Zofia always said …'): one of the sentences has to ask of a name and of nothing else that is
 * known here.
 */
export interface NameInStory {
  name: string
  isKnown: boolean
}

/** So many words of a story are looked at. */
const mostWords = 120

/** Of which a name may be, in folded letters; and as a part of an expression. */
export const languageNames: readonly string[] =
  'greek latin roman hebrew irish welsh celtic german germanic norse arabic persian slavic polish russian french english spanish italian indian sanskrit japanese chinese korean turkish african cornish scottish gaelic biblical norwegian swedish danish finnish scandinavian viking dutch hawaiian hungarian basque portuguese breton yoruba igbo akan swahili islamic muslim jewish christian'.split(
    ' ',
  )
export const languages = `(?:${languageNames.join('|')})`

/** What asks where a name is from or what it means, in folded letters. */
const asks = new RegExp(
  `\\b(?:mean|stands? for|means|meaning|meanings|meant|origins?|etymology|derivation|roots?|(?:come|comes|came|coming) from|where(?:'?s)? (?:(?:is|are|was) )?(?:(?:it|that|this|the name|she|he)(?:'?s| is)? )?from|where from|where (?:is|are|was|does|did) (?:that|this|the|his|her) name (?:come |originally )?from|${languages},? (?:right|isn't it|no)|(?:what|which|whose) language|language is|(?:in|from|of) the (?:bible|quran|koran|torah)|biblical|(?:isn't|isnt|is|wasn't|wasnt|was) (?:that|it|he|she) an? (?:\\p{L}+ )?(?:name|god|goddess|saint|flower|plant|tree|bird|word|place|river|king|queen)|what do (?:the|its|his|her) (?:characters|kanji|letters) mean|story behind|behind (?:it|the name|that)|known about|do you know (?:it|that name|this name|that one)|know (?:anything|something) (?:about|of)|anything (?:about|on) (?:it|the name|that name)|look (?:it|that) up|what does (?:it|that|(?:the|his|her|this|that) name) (?:tell|say)|what (?:is|was) (?:it|that|this|the name) made of|tell (?:me|us) (?:more |something )?(?:about|of) (?:the|his|her|this|that) name|history of|ha(?:s|ve) to do with|short for|variants? of|forms? of|(?<!\\b(?:has|have|had|got|with) the )same name|(?:which|what) (?:one|of them|of the two|of these)|(?:is|isn't|isnt|are|was|it's|its|that's|thats) (?:[\\p{L}'-]+ ){0,2}${languages}|${languages} or ${languages}|bedeut\\w*|herkunft|woher|signifi\\w*|origen|origine|viene|vient|provien\\w*|veut dire|znaczy|oznacza|znaczenie|pochodz\\w*|anlam\\w*|ne demek|koken\\w*|significato|origem|betyder|betekent)(?![\\p{L}])`,
  'u',
)
/** ‘They called theirs Emre. What is that?’ asks of the name, where it was given to a child. */
const asksBack = /(?:^|[.!?,;:] )(?:and )?what(?:'?s| is) (?:that|it|this)(?: name)?[ ?!.]*$/
const givenToChild =
  /\b(?:named|calls?|called|naming|names) (?:(?:our|my|the|their|his|her) (?:little |baby |first |second |new )?(?:daughter|son|girl|boy|baby|child|one)|theirs|his|hers|ours|him|her)(?: the name)? ["'“‘„«]?$/
const asksBackOf = (message: string, name: string) => {
  const folded = foldedText(message)
  const at = folded.indexOf(foldedText(name))
  return asksBack.test(folded) && at > 0 && givenToChild.test(folded.slice(0, at))
}
/** What is asked of a name that was spoken of: besides the above, how it is known. */
const asksOn = new RegExp(
  `\\b(?:how do you know|source|sources|dictionary|sure|certain|disputed|who says|where (?:did|do) you (?:get|have)|(?:the |an? )?${languages} (?:one|name|version|form)|which (?:one |spelling |form |reading )?is (?:the )?(?:older|oldest|more|most|right|correct|likel\\p{L}+|original|proper))(?!\\p{L})`,
  'u',
)
/** Without a word that says that it is a name, it is only beside what is asked here. */
const ofProduct =
  /\b(?:viewer|commenter|editor|approver|pass ?code|proof|certificate|moon|sun|rising|ascendant|sign|card|tarot|number|chart|insights?|invit\w*|watermark|qr|life ?path|step|field|button|page|version|sync\w*)\b/

/** Words that any such question may have besides the name. */
const ofAnyName = new Set(
  termsOf(
    'older oldest likely correct right original proper name names named call called mean meant meaning origin etymology root language story history come word boy girl son daughter unisex male female old modern common popular rare pretty beautiful greek latin roman hebrew irish welsh celtic german germanic norse arabic persian slavic polish russian french english spanish indian japanese turkish african cornish scottish gaelic biblical bible prenom nombre vorname imie isminin nome family grandmother grandfather mother father sister brother husband wife partner middle first spelling spelled spelt pronounce known somebody culture country day week weekday flower plant tree sea bird characters kanji jeans god goddess saint king queen river word place quran koran torah testament good nice real actual long short true sure certain source dictionary greek latin roman hebrew irish welsh celtic german germanic norse arabic persian slavic polish russian french english spanish italian indian sanskrit japanese chinese korean turkish african cornish scottish gaelic biblical norwegian swedish danish finnish scandinavian viking dutch hawaiian hungarian basque portuguese breton yoruba igbo akan swahili islamic muslim jewish christian',
    Infinity,
  ),
)
/** Words before a name that say that it is one. */
const cues =
  /(?:\b(?:name|names|named|called|calls?|naming|name is|name of|name her|name him|call her|call him|llama|llamamos|llamar|heisst|heissen|nennen|appelle|appelons|nommer|nazywa|imie|isim|ismi|likes?|love|loves|found|saying|says|be|is|for|was|about|of|with|picked|chosen|chose|settled on|considering|prefer|baby|her|him)(?: the name)?) ["'“‘„«]?$/
const strongCue =
  /\b(?:name|names|named|called|call|naming|llama|llamamos|llamar|heisst|nennen|appelle|nommer|name (?:is|of|her|him)|call (?:her|him)|(?:named|call|called|naming) (?:(?:our|my|the|their|his|her) (?:little |baby |first |second )?(?:daughter|son|girl|boy|baby|child|one)|theirs|his|hers|ours)|(?:daughter|son|girl|boy|baby|child|kid)(?:'s| is)|be|(?:a|the|this|that|new) name,)(?: the name)? ["'“‘„«]?$/
/** Beside a name in another word order: 'Aylin isminin anlamı', 'Zofia is the name'. */
const cueAfter =
  /^["'”’“»]?,? (?:is the name|as a name|as the name|isminin|ismi|ismin|adinin|name\b|- where|– where)/

/** Capitalised, and no name: days, months, languages, peoples, places and members of the family. */
export const noName: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday ${monthsInEnglish.join(' ')}
  english german french spanish polish italian dutch greek latin roman hebrew irish welsh scottish cornish gaelic norwegian swedish danish finnish russian ukrainian turkish arabic persian indian hindi chinese japanese korean thai vietnamese african nigerian american british european jewish christian muslim catholic hungarian czech slovak romanian serbian croatian portuguese brazilian mexican celtic norse slavic germanic yoruba igbo akan
  england germany france spain poland italy ireland wales scotland cornwall norway sweden denmark finland russia ukraine turkey india china japan korea thailand africa nigeria america britain europe usa uk krakow london paris berlin rome
  origin etymology meaning preference field fields page same very other another whole full
  mother father mum mom dad mummy daddy mama papa grandma grandpa granny grandad grandfather grandmother nana nan gran oma opa auntie aunt uncle cousin husband wife partner son daughter sister brother baby god mya codex birth bio instagram facebook google netflix hola hallo bonjour hello hi hey`.split(
    /\s+/,
  ),
)
/** Names that are words as well: with a small letter they are those words. */
const alsoWords = new Set(
  'art aurora autumn bay bell ben bill blue bob brook candy carol charity chase chip clay cliff colt crystal daisy dale dawn dean dell destiny drew earl eden eve faith fern fox frank gene glen grace grant guy harmony harper hazel heath heather holly honor hope hunter iris ivy jack jade jasmine jay jean jewel joy justice kay king lance lane laurel lee liberty lily lotus luna lux major mark mason max maria mercy merry miles misty myrtle nick noble noel ocean olive pat pearl penny peter poppy prince ray red reed rich river rob robin rock rod rosa rose rosemary rowan ruby rusty sage sandy saul sky sol star stella stone storm sue summer sunny tally tara terry trinity van victor victory viola violet wade ward will willow win winter wolf yuki era ana ina ada ima rain ran bo al an as can ed eli ida in ian jo la le les ma mi my no pa sa see so the to una una via you'.split(
    ' ',
  ),
)

/** Whether a word (in folded letters) is one of English besides, so that with a small letter or at the beginning it is that word. */
export const isWordToo = (folded: string): boolean =>
  commonWords.has(folded) || wordOf.has(folded) || alsoWords.has(folded)
/** Whether a word with a capital, by itself, may be a name; at the beginning of a sentence any word has one. */
export const mayBeName = (word: string, isFirst: boolean): boolean => {
  const folded = foldedText(word)
  return (
    word.length > 1 &&
    /^\p{Lu}/u.test(word) &&
    !emptyWords.has(folded) &&
    !noName.has(folded) &&
    !(isFirst && isWordToo(folded))
  )
}

const clausesOf = (text: string) =>
  text.split(/(?<=[.!?;:]) |, | [-–—] | (?:but|so|because|though|and (?=what|where|is|does)) ?/iu)

/** With such words a name is thought of for a child; what is asked behind it is asked of the name. */
const wanted =
  /\b(?:set on|thinking (?:of|about)|torn between|leaning towards|decided on|keen on|fond of|going with|went with|settled on|chose|chosen|picked|love|loves|like|likes|wants?|considering|name|named|called|naming|call (?:him|her))(?: the name)? ["'“‘]?$/
/** 'Does it really mean bear': whatever the last word is. */
const asksWhether =
  /\b(?:does|did|do|is it true|isn't it true)\b.{0,24}\b(?:means?|stands? for)(?: (?:an?|the|something like))? [\p{L}'-]+[ ?.!]*$/u
const isWanted = (message: string, names: string) => {
  const at = foldedText(message).indexOf(foldedText(names.split(' ')[0] ?? names))
  return at > 0 && wanted.test(foldedText(message).slice(0, at))
}

/** Whether some part of a message asks of a name, or of several that blanks divide, and of nothing that the product has. */
export const asksOfNames = (
  message: string,
  names: string,
  isOfProduct: (term: string) => boolean,
): boolean => {
  const nameTerms = new Set(termsOf(names, Infinity))
  if (asksWhether.test(foldedText(message)) && isWanted(message, names)) return true
  return clausesOf(message).some(
    (clause) =>
      asks.test(foldedText(clause)) &&
      termsOf(clause).every(
        (term) => ofAnyName.has(term) || nameTerms.has(term) || commonTerms.has(term) || !isOfProduct(term),
      ),
  )
}

interface Candidate {
  name: string
  score: number
  isKnown: boolean
  isStrong: boolean
}

const candidateOf = (
  message: string,
  word: string,
  at: number,
  isKnown: (name: string) => boolean,
  isStrange: (name: string) => boolean,
): Candidate | undefined => {
  const name = withoutPossessive(word)
  const folded = foldedText(name)
  if (name.length < 2 || emptyWords.has(folded) || noName.has(folded)) return undefined
  const isCapital = /^\p{Lu}/u.test(name) || !/\p{Script=Latin}/u.test(name)
  const before = foldedText(message.slice(Math.max(0, at - 40), at))
  const after = foldedText(message.slice(at + name.length, at + name.length + 20))
  const isFirst = /(?:^|[.!?:]\s*["'“]?)$/.test(before)
  const isStrong = strongCue.test(before) || cueAfter.test(after)
  const known = isKnown(name)
  const isWord = isWordToo(folded)
  if (isWord && !(isCapital && !isFirst) && !isStrong) return undefined
  const score =
    (known ? 3 : 0) +
    (isCapital && !(isFirst && !known) ? 2 : 0) +
    (isStrong ? 2 : cues.test(before) ? 1 : 0) +
    // A word of nobody's that is called a name is one, with a small letter too.
    (!known && !isCapital && cueAfter.test(after) ? 2 : 0) +
    // Nor is a word with a capital that no list has anything but a name.
    (!known && isCapital && !isFirst && isStrange(name) ? 1 : 0) -
    (isWord ? 1.5 : 0)
  return { name, score, isKnown: known, isStrong }
}

/** A name with the one behind it, where both are known: ‘Ngoc Anh’. */
const withNext = (message: string, name: string, isKnown: (name: string) => boolean): string => {
  const behind = message.slice(message.indexOf(name) + name.length)
  const next = /^ (?<next>\p{Lu}[\p{L}\p{M}'’-]+)/u.exec(behind)?.groups?.['next']
  return next !== undefined && isKnown(name) && isKnown(next) ? `${name} ${next}` : name
}

/** Less than this is no name: one that is known, with a capital or a word before it; or an unknown one with both. */
const least = 4

/**
 * The name that a message asks of without the usual words. `isOfProduct` tells the terms that passages hold; where a sentence has one,
 * it asks of that.
 */
export const nameInStory = (
  message: string,
  isKnown: (name: string) => boolean,
  isOfProduct: (term: string) => boolean,
  isStrange: (name: string) => boolean = () => false,
): NameInStory | undefined => {
  const whole = foldedText(message)
  if (message.length > 600 || !(asks.test(whole) || asksBack.test(whole))) return undefined
  const found = new Map<string, Candidate>()
  let words = 0
  for (const match of wordsOfMessage(message)) {
    if ((words += 1) > mostWords) break
    const candidate = candidateOf(message, match[0], match.index, isKnown, isStrange)
    if (!candidate) continue
    const key = foldedText(candidate.name)
    const earlier = found.get(key)
    // Who is named twice is who it is about.
    found.set(key, earlier ? { ...earlier, score: Math.max(earlier.score, candidate.score) + 1 } : candidate)
  }
  const best = [...found.values()].sort((one, other) => other.score - one.score)[0]
  if (!best || best.score < least) return undefined
  if (!best.isStrong && ofProduct.test(whole)) return undefined
  if (!asksBackOf(message, best.name) && !asksOfNames(message, best.name, isOfProduct)) return undefined
  return { name: withNext(message, best.name, isKnown), isKnown: best.isKnown }
}

/** Whether a message goes on with the name that was asked of before: 'does it come from the Hebrew?' */
export const goesOnWithName = (message: string, isOfProduct: (term: string) => boolean): boolean => {
  const folded = foldedText(message)
  return (
    message.length <= 120 &&
    (asks.test(folded) || asksOn.test(folded)) &&
    !ofProduct.test(folded) &&
    termsOf(message).every((term) => ofAnyName.has(term) || commonTerms.has(term) || !isOfProduct(term))
  )
}

/**
 * A message without the names in it, which say nothing of what is asked of the product: 'the night Ada was born' is the night a child
 * was born. Names with a small letter, and such as are words as well, stay.
 */
export const withoutNames = (message: string, isKnown: (name: string) => boolean): string =>
  mapWords(message, (word, at) => {
    const name = withoutPossessive(word)
    // ‘The ancient Maya’ are a people.
    if (/\b(?:the|ancient) $/i.test(message.slice(Math.max(0, at - 10), at))) return word
    // ‘Julian Day’ and ‘Julian calendar’ are no child's.
    if (/^ (?:day|days|calendar|date|number)\b/i.test(message.slice(at + word.length))) return word
    return /^\p{Lu}\p{Ll}/u.test(name) && mayBeName(name, true) && isKnown(name) ? 'child' : word
  })
