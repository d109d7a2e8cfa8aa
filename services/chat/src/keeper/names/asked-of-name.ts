import { languagesAskedIn, languageWords } from './asked-languages'
import { mayBeName } from './name-in-story'
import type { NameIntent } from './name-intents'
import { here, mostLetters, namesMarkedIn } from './names-in-message'
import { foldedText, withoutEnd } from '../words/plain-text'
import { emptyWords } from '../words/words'

const name = `(?:the name |our name |her name |his name )?["'“‘]?${here}`
const sex =
  "(?:boys?'?|girls?'?|boy's|girl's|male|female|masculine|feminine|unisex|gender[ -]neutral|neutral)"
const scripts =
  '(?:greek|cyrillic|russian|ukrainian|bulgarian|serbian|arabic|persian|urdu|hebrew|yiddish|hindi|sanskrit|devanagari|tamil|bengali|chinese|mandarin|japanese|kanji|hiragana|katakana|korean|hangul|thai|armenian|georgian|runes)'
const letters =
  '(?:letters?|characters?|script|alphabet|writing|symbols?|kanji|hangul|hiragana|katakana|runes)'
const form =
  '(?:variants?|variations?|forms?|versions?|spellings?|nicknames?|nick names?|pet names?|short forms?|diminutives?|equivalents?)'
const language = `(?:the )?(?:${languageWords}|gaelic|other languages?|another language|different languages)`
const people = '(?:babies|baby|kids|children|girls|boys|people|persons|women|men|newborns)'
const leadIn =
  '(?:(?:any|some|good|the|cute|possible|nice|common|usual|popular|alternative|alternate|different|other|pretty|sweet|short|all|more|and|list|of|what|which|are|is|pet|full|original) )*'

/** What is asked of a name and stands in no list, by the passage that says so: patterns in folded letters, `@` for the name. */
const table: readonly (readonly [passageId: string, patterns: readonly string[]])[] = [
  // Whose letters are looked at is no question of the surname alone.
  [
    'mya/suggests-none',
    [
      `^(?!.*\\b(?:print\\w*|numbers?|numerolog\\w*|balance|certificate|book|changed?|field)\\b).*(?:\\binitials?\\b.{0,30}${here}|${here}.{0,40}\\binitials?\\b)`,
      `${here}.{0,60}\\b(?:go|goes|fit|fits|match|matches|suit|suits|pair|sounds?|work|works)\\b.{0,12}\\b(?:as|for|with|beside) .{0,20}\\b(?:sisters?|brothers?|siblings?|twins?|surname|last name|family name)\\b`,
      `\\b(?:sibling|brother|sister|twin|middle|second) names? (?:ideas? |suggestions? )?(?:for|to go with|that (?:go|goes|fit|fits) with) (?:an? )?${name}`,
    ],
  ],
  [
    'mya/surname',
    [
      `^(?!.*\\b(?:print\\w*|letters?|accents?)\\b).*\\b(?:surname|last name|family name|maiden name)s?(?: is| of| was|,)? ${here}`,
      `${here}(?:,? (?:is|as)(?: our| my| a| the| his| her)?)? (?:surname|last name|family name)\\b`,
    ],
  ],
  [
    'mya/name-related',
    [
      `\\b(?:is|are|was|isn't|isnt|does|could|can) ${name} (?:\\p{L}+ ){0,4}(?:short|pet name|pet form|nick ?name|${form}|same|related|connected|derived?|from|like|goes? back)\\b.{0,30}${here}`,
      `${here} (?:(?:got|has|have|is|a|an|the|short|pet|nick ?name|name|${form}|comes?|derived|made) ){0,5}(?:from|for|of|to do with|related to|connected (?:to|with)|(?:the )?same(?: name)? as|similar to) ${name}`,
      `\\bhow (?:are|is|do|does)\\b.{0,20}${here}\\b.{0,30}\\b(?:related|connected|linked|hang together)\\b`,
      `${here} (?:and|or|&|vs|versus)(?: the name)? ${here}.{0,30}\\b(?:same|related|connected|linked|in common|diff\\p{L}*)`,
      `\\b(?:same|related|connect\\p{L}+|linked?|in common|difference|differ|relation\\p{L}*)\\b.{0,30}${here}(?:,? ${here})*,? (?:and|or|vs|versus|&|to|with|from) ${name}`,
      `\\bwhat (?:has|does|is) ${name} .{0,12}\\bto do with ${name}`,
      `${here} (?:is|was|be) (?:really |just )?(?:the |an? )?(?:feminine|masculine|female|male)(?: (?:form|version))?(?: of| for)? ${here}`,
      `${here}.{0,80}${here}.{0,50}\\b(?:is|isn't|isnt|are|aren't) (?:that|it|this|they|these|those)(?: really| not)? (?:the |one )?(?:same|one)(?: name)?`,
      // ‘He will be Tiago like his great-grandfather, is that the same name as James?’
      `${here}.{0,80}\\b(?:is|isn't|isnt|was|are) (?:that|it|this|he|she|they)(?: really| also| just| not)? (?:(?:the|an?|another|\\p{L}+) )?(?:same(?: name)?(?: as)?|related to|connected to|${form} (?:of|for)|short for|from|like) ${name}`,
    ],
  ],
  [
    'mya/name-bible',
    [
      `${here}.{0,60}\\b(?:bible|biblical|scriptures?|(?:old|new) testament|gospels?|torah)\\b`,
      `\\b(?:bible|biblical|scriptures?|testament|gospels?|torah)\\b.{0,60}${here}`,
    ],
  ],
  // Before the gender of a name: ‘is there a girl's version’ asks for a form.
  [
    'mya/name-unlisted',
    [
      `\\b(?:name ?days?|saint's day|feast day|patron saint|namenstag|namensdag|namnsdag|navnedag|imieniny|onomastic[oa])\\b.{0,24}${here}`,
      `${here}(?:'s)? .{0,12}\\b(?:name ?day|namenstag|onomastic[oa])\\b`,
    ],
  ],
  [
    'mya/name-forms',
    [
      `${here} (?:is there|does it have|any|has it|what is|whats|what's)(?: also)? (?:an? |the )?${sex} ${form}`,
      `\\b${sex} ${form} (?:of|for|to) ${name}`,
      `${here}(?:,)? (?:in )?(?:all |the |its |other )*(?:in )?(?:other|different|all) languages$`,
      `\\b${form} (?:of|for) ${name} in (?:the )?(?:other|different|all) languages`,
    ],
  ],
  [
    'mya/name-gender',
    [
      `\\b(?:is|isn't|was|are|if|whether|can|could|does) ${name}(?: (?:is|be|really|actually|usually|more|only|mostly|considered|used|also|typically|just))*(?: (?:an?|for|as|more|of|the|for an?))* ${sex}(?! (?:form|version|spelling|equivalent))\\b`,
      `\\b(?:can|could|may|might|would) an? (?:boy|girl|son|daughter) (?:also |really )*(?:be (?:called|named)|have|get|carry) ${name}`,
      `\\b(?:gender|sex) (?:is|of|has|does) ${name}`,
      `${here}[:,]? (?:for )?(?:a )?${sex} or (?:for )?(?:a )?${sex}`,
      `${here} is (?:(?:really|also|actually|only|just|more|mostly) )*(?:for|an?|given to) (?:an? )?${sex}`,
      `\\bis ${name} .{0,30}\\b(?:also|or|and) (?:also )?(?:an? )?${sex} names?\\b`,
      `${here}.{0,80}\\b(?:which|what) (?:gender|sex)\\b`,
      `${here}.{0,60}\\b(?:is|was|can) (?:it|that|this)(?: name)? (?:(?:really|also|be|given|used|mostly|usually|more|just|only) )*(?:(?:for|to|an?) )*${sex}`,
      `${here}.{0,60}\\b(?:can|could|may|might|would|do|does) (?:an? )?(?:boys?|girls?|sons?|daughters?) (?:also |really )*(?:have|get|use|carry|bear|be (?:called|named|given)) (?:it|that|this)`,
      `\\b(?:does|would|could|can|will|did) ${name} (?:\\p{L}+ ){0,3}(?:for|as|on|with) (?:an? |both )?${sex}`,
      `\\b(?:can|could|is|was|may) ${name} (?:\\p{L}+ ){0,3}(?:given|used|taken)? ?(?:to|for|by|as) (?:an? )?${sex}`,
      `\\b(?:ist|kann) ${name} (?:ein|auch ein|eher ein|wirklich ein)? ?(?:jungenname|madchenname|jungenvorname)`,
      `${here} .{0,12}(?:prenom (?:de )?(?:fille|garcon|mixte|feminin|masculin)|nombre (?:de )?(?:nino|nina|chico|chica|masculino|femenino))`,
    ],
  ],
  [
    'mya/name-script',
    [
      `\\b(?:write|written|writing|spell|spelled|spelt|look|looks|print|put|say|what would|what will|how would|what is|whats|what's|how is|how's|translate|convert)\\b.{0,40}${here} (?:look |looks |written |spelled |spelt |be |name |the way |it |that |would |is |as )*(?:in|into|with|using) (?:the )?${scripts}(?! (?:mean|for))\\b`,
      `${here} (?:in|into) (?:the )?${scripts} ${letters}`,
      `\\b(?:what is|whats|what's|the) (?:the )?${scripts}(?: word| name| form| version| spelling)? (?:for|of) ${name}$`,
      `\\b${letters} (?:is|are|for|of|does|do|would)\\b.{0,20}${here}`,
    ],
  ],
  [
    'mya/name-forms',
    [
      `(?<!\\b(?:is|was|are) ${here} .{0,30})\\b${form}(?: (?:are|is|exist|do|you|there|know|have))* (?:of|from) ${name}`,
      `^${leadIn}(?:${form}(?: (?:ideas?|options?|suggestions?))?(?: ?[/,]| or| and)? ?){1,2} (?:for|of|to|from) (?:(?:a|an|our|my|little|baby|girl|boy|called|named|somebody|someone|the|name) )*${here}`,
      `\\b(?:spell|write|spelling|writing)\\b.{0,12}${here}.{0,12}\\b(?:differently|other ways?|another way|other spellings?)\\b`,
      `\\bnames? (?:related|connected|similar|linked) (?:to|with) ${name}`,
      `${here}.{0,80}\\b(?:but |it |him |her )?in ${language}\\b.{0,30}\\b(?:what would|would (?:it|he|she|that) be|be called|be named)\\b`,
      `\\bhow many (?:ways|spellings|forms|variants|versions)\\b.{0,30}${here}`,
      `\\b(?:original|full|long|short|root|basic|older?) ${form}.{0,12}${here}`,
      `${here} (?:(?:called|known|said|written|spelled|spelt|look|be|say|you|do|name|as) ){0,3}in ${language}(?! (?:mean|letters|characters|script|alphabet|numerology))`,
      `\\b${language} (?:${form}|word|spelling|for|of)(?: (?:of|for))? ${name}`,
      `\\b${language} name (?:of|for) ${name}`,
      `${here}.{0,80}\\bwhat (?:would|is|was) (?:that|it|this|he|she|(?:the|his|her|this|that) name)(?: be)?(?: called)? in ${language}$`,
      `\\b(?:shapes?|forms?|versions?|variants?|equivalents?)\\b.{0,30}${name}.{0,20} in ${language}`,
      `${here}.{0,140}\\b(?:which|what) ${form}\\b.{0,30}(?:of|for) (?:this|the|that|her|his) name`,
      `\\b(?:long|full|whole|real|proper|original|actual) (?:name|${form}) (?:of|for|behind)\\b.{0,50}${here}`,
      `\\b(?:which|what|how many) (?:languages|countries|cultures)\\b.{0,20}${here}`,
      `\\b${form} (?:in|by) (?:other|different|all) languages\\b.{0,20}${here}`,
      `\\b(?:what(?:'?s| is| are| would be)?|which|any|other|some|many) (?:(?:the|an?|some) )?(?:\\p{L}+ )?${form}.{0,45} (?:for|to|does|has|go with|with) ${name}`,
      `${here}.{0,80}\\b(?:what(?:'?s| is)|how (?:do|would) (?:you|we|i|one) (?:say|write|spell)) (?:that|it|this|(?:the|her|his|this|that) name)(?: name)? in ${language}$`,
      `${here}.{0,80}\\b(?:what(?:'?s| is)|which is) (?:the |its |her |his )?${language} ${form}(?: of (?:it|that|this|(?:her|his|the|this|that) name))?$`,
      `${here} (?:has|have|got|with) (?:any |other |more |different |many )*${form}`,
      `${here}(?:'s)? (?:other |different |short |nick)*${form}`,
      `^(?:(?:any|some|good|the|cute|possible|nice) )*${form} for (?:a |an )?${name}`,
      `\\b(?:other|different|more|many) ways (?:to|of) (?:spell|write|spelling|writing) ${name}`,
      `\\bhow (?:(?:else|otherwise|also|can|could|do|does|might|would|to|you|we|i|one|people|it|be) )+(?:spell|spelled|spelt|write|written) ${name}(?: otherwise| else| differently| too)?[ ?.!]*$`,
      `\\bhow (?:do (?:you|we|i)|would you|to) (?:say|call|write|spell) ${name} in ${language}\\b`,
      `\\b(?:what|which) name is ${here} in ${language}\\b|${here}.{0,12}\\b(?:what|which) name is (?:it|this|that) in ${language}\\b`,
    ],
  ],
  [
    'mya/name-forms',
    [
      `\\b(?:which|what) ${language} name (?:correspond\\w*|is equivalent|is equal|answers|belongs|is the same|matches|equals)(?: to| as)? ${name}`,
      `\\bhow (?:do|does|would|did) (?:(?:the|people in) )?${language}(?: people| speakers)? (?:say|call|write|spell) ${name}`,
      `\\bhow is ${name} (?:said|called|written|spelled) (?:in|by) ${language}`,
    ],
  ],
  [
    'mya/name-unlisted',
    [
      `\\b(?:pronounce|pronounced|pronunciation of|say) ${name}(?: for me| right| correctly| properly)?$`,
      `\\bhow (?:do|does|is|would|should) .{0,20}${here} (?:is |be )?(?:pronounced|sound|said)`,
      `\\bpronunciation (?:of|for) ${name}`,
      `\\bhow (?:do|does|would|should|can|to) (?:you |we |one |i |people )?(?:even |actually |exactly |properly )?(?:say|pronounce) ${name}(?! in )`,
      `${here}.{0,40}\\bhow (?:on earth |the heck |even |actually |exactly |properly |do |does |to |would |should |can |you |we |one |i |it |is |that )*(?:say|pronounce|pronounced|said|spoken)\\b`,
      `\\bhow many ${people}\\b(?!.*\\b(?:you|codex|codices|books?)\\b).{0,30}${here}`,
      `\\b(?:who|which person)\\b.{0,20}\\bfirst\\b.{0,12}${here}|\\bwho (?:had|bore|used|got|invented|was) ${here}.{0,12}\\bfirst\\b|${here}.{0,20}\\b(?:who|which person)\\b.{0,20}\\b(?:first|invented)\\b`,
      `\\b(?:how (?:often|frequently)|in which year|when) (?:is|was|did|does)\\b.{0,20}${here}.{0,20}\\b(?:given|used|popular|fashion\\p{L}*|become|became)\\b`,
      `\\bhow (?:popular|common|rare|unusual|old|trendy|frequent|many (?:people|babies|children|girls|boys) (?:are|is|have)(?: called| named)?)(?: is| are| was)? ${name}`,
      `\\b(?:is|was|isn't) ${name} (?:the )?(?:\\p{L}+ )?(?:popular|common|rare|unusual|trendy|fashionable|old-fashioned|out of fashion|overused|dated)\\b`,
      `\\b(?:which|what)(?: name)? is (?:the )?(?:older|oldest|more common|more popular|rarer)\\b.{0,20}${here}`,
      `\\bpopularity of ${name}`,
      `\\b(?:famous|well-known|celebrit\\p{L}+|kings?|queens?|people|saints?)\\b.{0,20}\\b(?:called|named|name|of the name|with the name) ${name}`,
      `\\b(?:is|are|was) ${name} (?:also |even |ever |only |still |a name )*(?:used|given|known|heard|recogni[sz]ed|understood)\\b.{0,20}\\b(?:in|too|elsewhere|abroad|there)\\b`,
      `${here} (?:and )?(?:which|what) (?:one |name )?(?:of (?:them|the two|these|those|both) )?(?:is|was) (?:the )?(?:older|oldest|more common|more popular|rarer|longer in use)\\b`,
    ],
  ],
  [
    'insight/name-length',
    [`\\bhow many letters (?:(?:are|has|have|does|do|is|there|in|of|make|up) )*${name}`],
  ],
  [
    'insight/outer-self',
    [`\\b(?:personality|outer(?: self)?|consonants?)(?: number)?\\b.{0,12}\\b(?:of|for|from) ${name}`],
  ],
  [
    'insight/soul-urge',
    [`\\b(?:soul(?:'s)?(?: urge)?|heart'?s? desire|vowels?)(?: number)?\\b.{0,12}\\b(?:of|for|from) ${name}`],
  ],
  [
    'insight/expression',
    [
      `\\bnumerolog\\p{L}+\\b.{0,24}\\b(?:of|for|from|behind|about|does|is|has) ${name}`,
      `${here}(?:'s)? (?:name )?(?:numerolog\\p{L}+|(?:expression|destiny|name) number)`,
      `(?<!\\b(?:phone|telephone|mobile|house|order|record|id) )\\b(?:number|sum|figure) (?:of|for|does|is|has|do|comes from|goes with|belongs to) (?:the letters (?:of|in) )?${name}`,
      `${here} (?:\\p{L}+ ){0,2}\\b(?:in numerology|add up to|adds up to|numerologically)\\b`,
    ],
  ],
  [
    'mya/suggests-none',
    [
      `^(?!.*\\bmeans?\\b).*\\b(?:names?|siblings?)\\b.{0,30}\\b(?:go|goes|fit|fits|match|matches|suit|suits|pair|similar to|like|instead of)(?: well| nicely| together)?(?: with| to| beside)? ${name}`,
      // A name beside its surname: ‘does Joon Kim work?’
      `^(?:(?:so|and|ok|hi|hello) )*(?:do|does|would|will) ${here} ${here}(?: ${here})? (?:(?:really|still|even|also) )?(?:work|go|fit|match|flow|sound)(?: (?:well|nice|nicely|ok|okay|good|right|out|together|natural))*$`,
      `\\b(?:is|are|do|does|would) ${here} (?:and ${here} )?(?:a )?(?:nice|pretty|beautiful|good|ugly|go together|go well|sound good|suit|too \\p{L}+)`,
      `\\b(?:nicer|prettier|better|more beautiful)\\b.{0,20}${here} or\\b`,
    ],
  ],
]
/** Numbers of a name or a day that are asked for by their own names. */
const otherNumbers =
  /\b(?:soul|heart'?s?|desire|urge|vowels?|consonants?|outer|personality|life ?path|birthday|psychic|destiny card|card|many letters)\b/
const ways = table.map(([id, patterns]) => [id, patterns.map((pattern) => new RegExp(pattern, 'u'))] as const)

/** What is asked of names: the passage that says that the list does not have it, and of which ones. */
export interface AskedOfName {
  id: string
  names: readonly string[]
  /** Where it was understood by what it is like. */
  intent?: NameIntent
}

/**
 * What is asked of a name besides where it comes from: whether it is a boy's name, how it is written in another script, which other
 * forms it has; by a table of wordings. Undefined where nothing of that is asked.
 */
export const askedOfName = (
  message: string,
  isName: (word: string) => boolean,
  isStrange: (word: string) => boolean,
): AskedOfName | undefined => {
  if (message.length > mostLetters) return undefined
  const capital = namesMarkedIn(
    message,
    (word, isFirst) =>
      mayBeName(word, isFirst) &&
      (isName(word) || (!isFirst && isStrange(word) && languagesAskedIn(foldedText(word)).length === 0)),
  )
  // Typed in haste a name has a small letter.
  const { names, marked } = capital.names.length
    ? capital
    : namesMarkedIn(message, (word) => word.length > 2 && !emptyWords.has(foldedText(word)) && isName(word))
  const folded = withoutEnd(foldedText(marked))
  const id = names.length
    ? ways.find(
        ([passageId, patterns]) =>
          !(passageId === 'insight/expression' && otherNumbers.test(folded)) &&
          patterns.some((way) => way.test(folded)),
      )?.[0]
    : undefined
  // ‘Is Noa a boy's name in Israel’ asks of no Israel.
  const children = names.filter((one) => languagesAskedIn(foldedText(one)).length === 0)
  return id === undefined ? undefined : { id, names: children.length ? children : names }
}

const pronoun = /\b(?:it|that|this|the name|that name|this name|hers|his)\b/i
/** A short message with the name that was spoken of in the place of ‘it’; none for a message without one. */
export const withNameForIt = (message: string, before: string): readonly string[] => {
  const named = message.length > 60 ? message : message.replace(pronoun, before)
  return named === message ? [] : [named]
}
/** ‘And for a girl?’ */
const forOneSex =
  /^(?:(?:and|or|so|ok|is there|isn't there|one|an?|version|form|equivalent|what about|how about) )*for (?:an? |the )?(?<whom>girl|boy)s?[ ?.!]*$/i
/** What a short message may mean, with the name that was spoken of: ‘is it a boy's name’, ‘boy or girl?’, ‘short forms?’ after ‘what does Rowan mean’. */
export const withNameBefore = (message: string, before: string): readonly string[] => {
  if (message.length > 60) return []
  const bare = withoutEnd(message.replace(/^(?:(?:and|so|for|ok|okay|hm+|oh|but|then) )*(?:an? )?/i, ''))
  const sexAlone = forOneSex.exec(message)?.groups?.['whom']
  if (sexAlone) return [`${sexAlone}'s version of ${before}`]
  return [...withNameForIt(message, before), `${before} ${bare}`, `${bare} of ${before}`]
}

/** ‘What is the difference between Sara and Zara’, ‘are Ella and Ellen the same name’: two names beside one another are compared. */
const compares =
  /\b(?:each|which day|difference|differ|different|compare|compared|comparison|connection|connected|related|same|versus|vs|in common|which (?:one|is|of))\b/

/** Whether a message compares the names in it. */
export const comparesNames = (message: string): boolean =>
  message.length <= mostLetters && compares.test(foldedText(message))
