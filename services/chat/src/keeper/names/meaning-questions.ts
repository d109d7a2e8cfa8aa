import type { WantedNames } from '../../names/names-by-meaning'
import { homeWords, languagesOfNamesIn } from './asked-languages'
import { lettersAskedAbroad } from './letters-abroad'
import { lettersAskedIn } from './letters-asked'
import { meaningAskedAbroad, sexAskedAbroad } from './meanings-abroad'

const child = "(?:girl|boy|baby|son|daughter|child|kid|sibling)s?'?s?"
const meant = `["'“‘]?(?<word>gifts? (?:from|of) (?:the )?(?:god|lord)|\\p{L}+(?: \\p{L}+){0,3}?)["'”’]?`
/** Where the word ends for whose meaning names are asked. */
const end = `(?=[ ]*(?:[?.!,;:(–-]|$)| (?:please|pls|then|too|or|and|but|from|for (?:an? |our |my |the )|in (?:any|all|different|other|it|them|${homeWords})|that|which|can|could|preferably|ideally|not|with|if|as)\\b)`
/** How names are asked for by what they mean, in folded letters. */
const asksByMeaning: readonly RegExp[] = [
  `\\bnames? (?:(?:for|of) (?:an? |our |my |the )?${child} )?(?:that |which |who )?(?:all )?(?:could |can |might )?(?:means?|meaning|with (?:the |a )?meaning(?: of)?|stands? for|translat\\p{L}+ (?:to|as))(?: (?:the|an?|something like|of|or|about|to do with))* ${meant}${end}`,
  `\\bnames? ?= ?(?:the |an? )?${meant}${end}`,
  `\\bnames?\\b.{0,40}\\b(?:carry|carries|bears?|ha(?:ve|s)) the meaning(?: of)? ${meant}${end}`,
  `\\bnames? (?:with|containing|that (?:have|contain|has)|having)(?: the)?(?: word| meaning| sense)?(?: for| of)? ${meant} (?:in (?:it|them)|as (?:a |the )?meaning)`,
  `^(?:(?:and|so|ok|what|which|give|us|me|some|any|are|there|list|tell|know|do|you|can|the|all) )*(?:(?:${child}|${homeWords}) )*names? (?:for|about|after|inspired by|to do with|related to|connected (?:to|with)|around) (?:the )?(?<word>moon|sun|stars?|sea|ocean|sky|light|dawn|night|fire|water|snow|rain|flowers?|rose|hope|love|joy|peace|wisdom|strength|lion|wolf|bear|bird|dove)${end}`,
  `\\b(?:names|an? .{0,20}\\bname)\\b.{0,40}\\b(?:and|that|which) means?(?: (?:the|an?|something like))* ${meant}${end}`,
].map((pattern) => new RegExp(pattern, 'u'))
/** ‘We want something that means brave.’ */
const wantsMeaning =
  /^(?:we|i)(?:'re|'d like| are| am| want| would like| need| wish for| prefer)? .{0,30}\b(?:something|one|anything|a name) (?:that |which )?(?:means?|stands? for)(?: (?:the|an?))? ["'“‘]?(?<word>\p{L}+)["'”’]?(?:[ ?.!]*$|[,.;!] )/u
/** One name is asked for what it means, or the field of that name. */
const ofOneName =
  /\b(?:the|my|our|his|her|its|this|that|last|family|what does an?) name\b|\bnamed?\b.{0,20}\bmeaning (?:field|of)\b/
const mostLetters = 120

/** Names that are asked for by what they mean: ‘strong or brave’ are two words. */
export interface AskedMeaning extends Pick<WantedNames, 'languages' | 'sex' | 'letters'> {
  words: readonly string[]
}

/** For whom names are asked, where it is not for both. In folded letters. */
export const sexAskedIn = (folded: string): 'feminine' | 'masculine' | undefined => {
  const [isOfGirl, isOfBoy] = [
    /\b(?:girl|daughter|female|feminine)/.test(folded),
    /\b(?:boy|sons?\b|male|masculine)/.test(folded),
  ]
  if (isOfGirl === isOfBoy) return undefined
  return isOfGirl ? 'feminine' : 'masculine'
}

/** The same, and those that are for both where they alone are asked for. */
const usageAskedIn = (folded: string): AskedMeaning['sex'] =>
  /\b(?:unisex|neutral)\b/.test(folded) ? 'both' : sexAskedIn(folded)

/** Words before the names that are asked for. */
const leads =
  '(?:(?:unisex|(?:gender[- ])?neutral|short|long|old|unusual|rare|beautiful|cool|modern|traditional|cute|strong|any|some|give|me|us|list|which|what|tell|do|you|know|have|are|there|a few|nice|pretty|common|show|can|could|would|please|and|looking|for|we|want|need|recommend|suggest|a|an|good|great) )*'
/** What a list of names is not asked for. */
const notListed =
  '(?!.*\\b(?:mean(?:s|ing)? (?:the |an? )?\\p{L}{3,}|printed?|typefaces?|letters|script|book|form|corresponds?|equivalent|same as|matches)\\b)'

const listsNames = new RegExp(
  [
    `^${leads}(?:${homeWords})(?:(?: or|,|/) (?:${homeWords}|\\p{L}+))? (?:(?:baby|first|given|${child}) )*names?\\b${notListed}`,
    `^${leads}(?:(?:baby|first|given|${child}) )*names? (?:(?:for|of) (?:an? |our |my )?${child} )?(?:(?:that (?:are|come)|used|given) )?(?:from|in|of) (?:the )?(?:${homeWords})\\b${notListed}`,
  ].join('|'),
  'u',
)
/** The language or the letters of which names are asked for, whatever they mean: ‘any Māori names for a girl’; undefined for any other message. In folded letters, and as it was typed before slips were mended: ‘wen’ is none of ‘when’. */
export const namesListedIn = (folded: string, typed = folded): Omit<AskedMeaning, 'words'> | undefined => {
  if (folded.length > mostLetters || ofOneName.test(folded)) return undefined
  const abroad = lettersAskedAbroad(typed)
  if (abroad) return abroad
  const letters = lettersAskedIn(typed)
  if (!letters && !listsNames.test(folded)) return undefined
  const languages = languagesOfNamesIn(folded)
  if (!letters && languages.length === 0) return undefined
  return {
    ...(languages.length ? { languages } : {}),
    sex: usageAskedIn(folded),
    ...(letters ? { letters } : {}),
  }
}

const languageOfNames = new RegExp(
  `\\b(?:${homeWords})(?:(?:,|/| or| and)? (?:${homeWords}))*\\b(?=.{0,25}\\bnames?\\b)|(?<=\\bnames?\\b.*\\b)(?:in|from|of) (?:the )?(?:${homeWords})\\b`,
)

/** The word for which names are asked, and the language of which: ‘which names mean moon’, ‘a Japanese name with beauty in it’; undefined where none are. In folded letters. */
export const meaningAskedIn = (folded: string): AskedMeaning | undefined => {
  if (folded.length > mostLetters || ofOneName.test(folded)) return undefined
  const word = [...asksByMeaning, wantsMeaning]
    .map((way) => way.exec(folded)?.groups?.['word'])
    .find((one) => one !== undefined)
  if (word === undefined) {
    const abroad = meaningAskedAbroad(folded)
    return abroad && { words: [abroad.word], sex: abroad.sex }
  }
  const letters = lettersAskedIn(folded)
  const languages = languagesOfNamesIn(languageOfNames.exec(folded)?.[0] ?? '')
  const other = new RegExp(`\\b${word} or (?:the |an? )?(?<other>\\p{L}{3,})(?=[ ?.!]*$)`, 'u').exec(folded)
    ?.groups?.['other']
  return {
    words: other === undefined ? [word] : [word, other],
    ...(languages.length ? { languages } : {}),
    sex: usageAskedIn(folded),
    ...(letters ? { letters } : {}),
  }
}

const onlyMore =
  /^(?:(?:and|ok|any|some|a few|give me|show me|tell me|are there|what are the|the) )*(?:more|others?|other ones|further(?: ones)?|rest)(?: (?:of them|please|names|ones|then))*[ ?.!]*$/
const onlyOfSome =
  /^(?:(?:and|ok|but|just|only|now|what about|how about|any|some|the) )*(?:for )?(?:an? )?(?:girls?|boys?|daughters?|sons?)?(?: names?| ones?)?(?: (?:only|please|alone|then))*[ ?.!]*$/
/** ‘Und für Mädchen?’ */
const onlyOfSomeAbroad =
  /^[¿ ]*(?:(?:und|et|y|e|en|nur|seulement|solo|so|alleen) )*(?:fur|pour|para|per|voor|dla) (?:(?:un|une|una|uma|ein|eine|einen|een|die|les|las|los|le|i) )?\p{L}+[ ?.!]*$/u
const onlyOfLanguage = new RegExp(
  `^(?:(?:and|ok|but|just|only|now|what about|how about|any|some|the|in) )*(?:${homeWords})(?: (?:ones?|names?|only|please|alone|then))*[ ?.!]*$`,
)
/** How the names that were asked for before are asked for again: whether more are wanted, or those for girls or boys or of one language alone; undefined for any other message. In folded letters. */
export const goesOnWithMeaning = (
  folded: string,
): (Omit<AskedMeaning, 'words'> & { isMore: boolean }) | undefined => {
  if (onlyMore.test(folded)) return { isMore: true }
  if (folded.length < 40 && onlyOfLanguage.test(folded))
    return { isMore: false, languages: languagesOfNamesIn(folded).slice(0, 1) }
  if (folded.length >= 40) return undefined
  const sex = onlyOfSomeAbroad.test(folded)
    ? sexAskedAbroad(folded)
    : onlyOfSome.test(folded)
      ? sexAskedIn(folded)
      : undefined
  return sex && { isMore: false, sex }
}

const withOtherLetters =
  /^[¿ ]*(?:and|or|und|oder|et|ou|y|o|e|en) (?<rest>(?:with|ending|starting|beginning|mit|auf|par|avec|en|con|por|com|met|op|na)\b.{1,24})$/
/** Other letters than those of the question before, by which it asks for names again: ‘und mit L?’; undefined for any other message. In folded letters. */
export const otherLettersAskedIn = (folded: string): AskedMeaning['letters'] => {
  const rest = withOtherLetters.exec(folded)?.groups?.['rest']
  return rest === undefined
    ? undefined
    : ['names', 'namen', 'prenoms', 'nombres', 'nomes', 'imiona']
        .map((names) => namesListedIn(`${names} ${rest}`)?.letters)
        .find((letters) => letters !== undefined)
}
