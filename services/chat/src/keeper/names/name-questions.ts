import { foldedText } from '../words/plain-text'
import { languageWords } from './asked-languages'

/** A question about a given name: which one, and whether the word 'name' was said, so that nothing else can be meant. */
export interface NameQuestion {
  name: string
  isSure: boolean
}

/** Letters of any script, with marks, hyphens and apostrophes: up to three words, 40 letters each. */
const letters = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]{0,39}"
const quoted = `["'“”‘’„«»]?`
const nameWords = `${quoted}(?<name>${letters}(?: ${letters}){0,2})${quoted}`
/** What may stand behind the name without changing what is asked. */
const ending = `(?: (?:mean|means|stand for|comes? from))?(?: in (?:${languageWords}))?(?: (?:please|from|(?:means?|comes? from|stands? for),? (?:as|and|or|&) .{0,80}|mean|means|mean anything|mean something|have (?:a|any) (?:meaning|root|origin|etymology)|stand for|stands for|come from|comes from|vandaan|as a name|in english|exactly|name|stammt|kommt|bedeutet|her|por favor|(?:and (?:where|its)|und (?:woher|was)|et (?:d'ou|que)|y (?:de donde|que)|e (?:da dove|de onde|cosa|que)|i (?:skad|co)|for a (?:girl|boy|baby)|s'il) .{0,80}|for (?:a|an|our|my|the) (?:(?:little|new|baby|first|second|future|unborn) )*(?:girl|boy|baby|daughter|son|child|one)))?$`
const lead = '(?:^|[\\s,.!:;¿¡"“])'

const named = `(?:(?:the |my |our |his |her |this )?(?:(?:baby|first|given|girl|boy|child|daughter|son|middle|${languageWords}) )*(?:s )?name|(?:der |des |den |dem )?(?:vor)?name(?:ns?)?|(?:le |du )?prenom|(?:el |del )?nombre|(?:imie|imienia)|(?:il |del |o |do )?nome|(?:de )?naam|navnet|namnet|имя|имени)`
const asking = [
  'what (?:does|do|did|is|are)(?: the)?(?: meaning of| origin of| etymology of| root of| derivation of)?',
  "(?:what's|whats)(?: the)? (?:meaning|origin|etymology|root)s?(?: and (?:meaning|origin))? of",
  '(?:the )?(?:meaning|origin|origins|etymology|root|roots|history|derivation)(?: and (?:the )?(?:meaning|origin|etymology))?(?: of| behind)',
  "(?:what's|whats|what is)(?: the)? (?:story|history|idea) (?:of|with|behind|about)",
  "(?:(?:where|from where|which language|what language|which culture) (?:does|do|did|is)|where'?s)",
  '(?:tell me|can you tell me|do you know|you know|(?:have you |did you )?(?:ever )?heard (?:of|about)|know anything|what do you know|something|anything|more|information|info|research|look up|explain|define)(?: what)?(?: more)?(?: about)?',
  'how (?:old|common) is',
  'what (?:lies|stands|hides|sits) behind',
  "(?:what's|whats|does|do|did)",
  'what (?:would|could|might) (?:the )?',
  'was (?:bedeutet|heisst)',
  'woher (?:kommt|stammt)',
  'bedeutung(?: von)?',
  'herkunft(?: von)?',
  'ursprung(?: von)?',
  'was ist die (?:bedeutung|herkunft)(?: von)?',
  'que (?:signifie|veut dire)',
  "(?:quelle est )?(?:l'origine|la signification|l'etymologie|origine|signification)(?: de)?",
  "d'ou vient",
  'que significa',
  '(?:cual es )?(?:el )?(?:significado|origen|etimologia)(?: de)?',
  'de donde (?:viene|proviene|es)',
  'de onde (?:vem|provem|e)',
  'da dove (?:viene|deriva|proviene)',
  'waar komt',
  'varifran kommer',
  'co (?:znaczy|oznacza)',
  '(?:jakie jest )?(?:znaczenie|pochodzenie)',
  'skad (?:pochodzi|sie wzielo)',
  '(?:che )?cosa significa',
  '(?:qual e )?(?:il )?(?:significato|origine)(?: di)?',
  'o que significa',
  'vad betyder',
  'wat betekent',
  'hva betyr',
  'hvad betyder',
  'τι σημαινει(?: το ονομα)?',
  '(?:ما )?معنى(?: (?:ال)?اسم)?',
  'ماذا يعني(?: اسم)?',
  '(?:ما )?[أا]صل(?: اسم)?',
  'معنی(?: (?:اسم|نام))?',
  'מה (?:ה?פירוש|ה?משמעות|מקור)(?: של)?(?: השם)?',
  'какое происхождение',
  'значение',
  'происхождение',
  'co znamena(?: jmeno)?',
  'ce inseamna(?: numele)?',
  'mit jelent(?: az?)?',
  'mita tarkoittaa(?: nimi)?',
  'apa arti(?: nama)?',
  "що означає(?: ім'я)?",
  'что значит',
  'что означает',
]
/** What somebody has heard of a name, behind the question of it: ‘what does Kwame mean, someone told me it is a day’. */
const hearsay =
  /(?:,| -| –| \() ?(?:because |cause |cuz |as )?(?:someone|somebody|people|they|friends?|my [a-z]+|our [a-z]+|i|we) (?:once |just |always )?(?:told|said|says|say|heard|read|think|thought|claims?)\b.*$/
/** A second question of the same name, in other languages: ‘… , es vasco?’ */
const askedBesides =
  /(?:,| -| –) ?(?:y |e |et |und |en )?(?:es|est-ce(?: que c'est)?|c'est|ist (?:es|das|er|sie|der name)|e|is (?:het|dat)) (?:un |une |ein |een |um )?[^,?.!]{2,30}[?.! ]*$/
/** What a question ends with is taken off before. */
const withoutEnd = (folded: string) =>
  folded
    .replace(hearsay, '')
    .replace(askedBesides, '')
    .replace(/(?<![ ?.!,;؟।。])[ ?.!,;؟।。]+$/u, '')

const withName = new RegExp(
  `${lead}(?:${asking.join('|')}) ${named}(?: called| of)? ${nameWords}${ending}`,
  'u',
)
const withoutName = new RegExp(`${lead}(?:${asking.join('|')}) ${nameWords}${ending}`, 'u')
const nameFirst = new RegExp(
  `^(?:the name )?${nameWords}(?:'s)?(?: ?[,:;.?!–—-]+)? (?:name )?(?:name meaning|name origin|meaning|origin|etymology|meaning and origin|origin and meaning|bedeutung|herkunft|signification|significado|znaczenie|(?:che |quale )?(?:origine|significato)(?: ha)?|(?:que|cual) (?:origen|significado)(?: tiene)?|значение(?: имени)?|происхождение|что значит|что означает|معناه|σημασια|anlami)(?: (?:please|pls|quick|quickly|fast|asap|now|(?:in )?(?:${languageWords})))*$`,
  'u',
)
/** What somebody has heard of a name: 'is it true that Yuki means snow'. */
const heard = new RegExp(
  `(?:is it true|are you sure|you sure|i read|i heard|i was told|someone said|somebody said|people say|they say|says|is it right|thought)(?: that)? (?:the name )?${quoted}(?<name>${letters})${quoted} (?:really |actually |just )?(?:means?|meant|stands? for|comes? from|is from|originates?)\\b`,
  'u',
)
/** The name in front of its question: 'mateo - spanish right? whats behind it', 'kwame what does it stand for'. */
const inFront = new RegExp(
  `^(?:the name |so |ok |and )?${quoted}(?<name>${letters})${quoted}(?: ?[,:;?.!–—-]+ ?| )(?:.{0,60} )?(?:what(?:'?s| is) behind it|means? what\\b|is it true (?:that )?(?:it|its|it's|that)\\b|(?:what|which) day(?: of the week)? is (?:it|that|this)(?: name)? (?:for|from|of)|what (?:does|would|did) (?:it|that) (?:mean|stand for|come from)|where(?:'?s| is| does| did) (?:it|that) (?:come )?from|what(?:'?s| is) (?:it|that) mean|what(?:'?s| is) (?:the |its )(?:meaning|origin|root|story|etymology)|(?:is|comes?|derives?|stems?) (?:(?:a |the )?(?:form|variant|version|diminutive|short form) of|short for|from) (?:what|where|which)|(?:any|does (?:it|that) have (?:a|any)) (?:meaning|origin)|does (?:it|that) mean (?:anything|something))\\b`,
  'u',
)
/** Where the name stands first, as it does in Hindi, Persian, Chinese, Japanese and Korean. */
const ahead: readonly RegExp[] = [
  // Its word for ‘name’ follows in Hungarian, and in Swahili and Vietnamese what it is asked for.
  /^mit jelent (?:az? )?(?<name>[\p{L}\p{M}]{2,40}) (?:nev|keresztnev|utonev)/u,
  /^jina (?:la )?(?<name>[\p{L}\p{M}]{2,40}) (?:lina|linamaanisha|lina maana)(?![\p{L}])/u,
  /^(?:nini )?(?:ni )?maana ya jina (?:la )?(?<name>[\p{L}\p{M}]{2,40})/u,
  /^(?:cai )?ten (?<name>[\p{L}\p{M}]{1,40}) (?:co )?(?:y )?nghia (?:la )?gi/u,
  /^y nghia (?:cua )?(?:cai )?ten (?<name>[\p{L}\p{M}]{1,40})/u,
  // ‘My daughter’s name is …, what does it mean?’
  /नाम (?<name>[\p{L}\p{M}]{1,40}) (?:है|रखा है|रखना चाहते हैं)[,।.]? ?(?:तो )?(?:इसका|इस नाम का|उसका) (?:मतलब|अर्थ)/u,
  /(?:اسم|اسمها|اسمه) (?:(?:ابنتي|ابني|ابنتنا|ابننا|طفلي|طفلتي) )?(?<name>\p{Script=Arabic}{2,20})[،,.]? (?:و?ما|ماذا) (?:معناه|معناها|معنى الاسم|معنى هذا الاسم|يعني)/u,
  /名前は[「『]?(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?)[」』]?(?:です|だ|と言います|といいます)?[。、が ]{1,2}(?:この名前の|その)?(?:意味|由来)/u,
  /(?:叫|名字是)[“"「]?(?<name>\p{Script=Han}{1,6}?)[”"」]?[，,。 ]{1,2}(?:这个名字|這個名字)?(?:是|有)?(?:什么|什麼)(?:意思|含义|含義)/u,
  /이름은 (?<name>\p{Script=Hangul}{1,6}?)(?:인데|이에요|예요|입니다|이고|이야)[,.]? (?:이름 ?)?(?:뜻|의미)/u,
  /(?:^| )नाम (?<name>[\p{L}\p{M}]{1,40}) का (?:मतलब|अर्थ)/u,
  /^(?:नाम )?(?<name>[\p{L}\p{M}]{1,40}?)(?: नाम)? का (?:मतलब|अर्थ)/u,
  /^(?:名前)?[「『]?(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?)[」』]?(?:という名前|って名前|の名前)?の(?:意味|由来|語源)/u,
  /^名前の(?:意味|由来).{0,12}[:、 ](?<name>[\p{L}ー]{1,10})$/u,
  /^(?<name>\p{Script=Hangul}{1,10}?)(?:이?라는)? ?이름(?:의|은)? ?(?:뜻|의미|유래)/u,
  /^(?<name>\p{Script=Hangul}{1,10}?)(?:의)? (?:뜻|의미|유래)/u,
  /^(?:名字)?[“"「『]?(?<name>\p{Script=Han}{1,6}?)[”"」』]?(?:这个名字|這個名字|的名字)?(?:是什么意思|是什麼意思|的含义|的含義|的意思|的来源)/u,
]
const isName = new RegExp(
  `^(?:so |but |and )?(?:is|isn't|isnt|was) (?:the name )?${nameWords} (?:really |not )?(?:an? )?(?:\\p{L}+ )?(?:name|boys? name|girls? name)\\b`,
  'u',
)
const comesFrom = new RegExp(
  `^(?:so |but |and )?(?:does|do|did) (?:the name )?${quoted}(?<name>${letters})${quoted} (?:really |actually |originally )?(?:come|comes|derive) from\\b`,
  'u',
)
const exists = new RegExp(
  `^(?:so |but |and )?(?:does|do) (?:the )?name ${nameWords} (?:really |even |actually )?(?:exist|mean anything|have (?:a|any) (?:meaning|root|origin|etymology)|have an origin)\\b`,
  'u',
)
const called = new RegExp(
  `${lead}(?:name is|named|called|name her|name him|call her|call him|naming (?:her|him|our (?:son|daughter|baby)|my (?:son|daughter|baby))) ${nameWords}(?:[ ,.!;:]|$)`,
  'u',
)
const kin =
  '(?:(?:her|his|our|my|their|the) (?:little |big |twin |older |younger |baby )?(?:twin )?(?:brother|sister|son|daughter|cousin|twin|friend|dad|mum|mom|father|mother|wife|husband|partner|aunt|uncle|other one)(?:,| called| named| is)? )'
const next = new RegExp(
  `^(?:(?:ok|okay|hm+|so|then|yes|no|thanks),? )*(?:and what about|and for|and how about|and|or|what about|how about|und|und was ist mit|et|et pour|y|a|i) (?:(?:the )?(?:one|name) (?:for|of) )?${kin}?(?:the name )?${nameWords}(?:,? (?:also|too|as well|then|the same|same|is that the same))*$`,
  'u',
)
/** ‘We are thinking of Leilani for a girl.’ */
const considered = new RegExp(
  `^(?:(?:we|i)(?:'re|'m| are| am)? |so |now )*(?:thinking (?:of|about)|considering|leaning towards?|going (?:for|with)|settled on) (?:the name |calling (?:her|him) |naming (?:her|him) )?${quoted}(?<name>${letters})${quoted}(?: for (?:an?|our|my|the) (?:baby |little )?(?:girl|boy|baby|daughter|son|child))?$`,
  'u',
)
/** ‘What is Jack short for’. */
const shortFor = new RegExp(
  `\\b(?:what's|whats|what is|what was) (?:the name )?${quoted}(?<name>${letters})${quoted} (?:short|(?:an? |the )?(?:short form|nick ?name|pet name|form|version)) (?:for|of)\\b`,
  'u',
)
/** ‘Is Jack short for something’. */
const isShort = new RegExp(
  `^(?:so |and |but )?(?:is|isn't|isnt|was) (?:the name )?${quoted}(?<name>${letters})${quoted} (?:actually |really |just )?(?:short|a (?:short form|nickname|pet form|diminutive)) (?:for|of) (?:something|anything|a longer|another|some|what)\\b`,
  'u',
)
/** ‘Ayla - Turkish? Hebrew?’ */
const whichLanguage = new RegExp(
  `^(?:the name )?${quoted}(?<name>${letters})${quoted} ?[-–:,?] ?(?:is (?:it|that) )?(?:${languageWords})\\b`,
  'u',
)
/** ‘שרה in English letters’. */
const inLetters = new RegExp(
  `^(?:what is |how do i read |read )?${nameWords} in (?:english|latin|roman)(?: letters| script| alphabet| spelling)?$`,
  'u',
)
/** ‘Name meaning: Anaya’, ‘Origin: Zofia’. */
const behindColon = new RegExp(
  `^(?:the |first |baby )*(?:name )?(?:meaning|origin|etymology|root|meaning and origin|origin and meaning)s?(?: of(?: the)? name)? ?[:–-] ?${nameWords}$`,
  'u',
)

/** The name behind a colon: ‘Name: Brixtalyn. Origin???’ */
const labelled = new RegExp(
  `^(?:(?:the|baby|our|her|his|my|first) )*name(?: is|:| -|,)* ${quoted}(?<name>${letters})${quoted} ?[.,;:!?–-]+ ?(?:.{0,40}\\b)?(?:origin|meaning|root|etymology|story|history|where (?:is|does) (?:it|that)|what does (?:it|that) mean)\\b`,
  'u',
)
/** ‘Is Linnea just a flower’ asks of the name. */
const isThing = new RegExp(
  `^(?:so |but |and )?(?:is|isn't|was) (?:the name )?${quoted}(?<name>${letters})${quoted} (?:just |only |really |actually |not )*(?:an? |the )?(?:flower|plant|tree|bird|god|goddess|saint|place|river|island|biblical|in the bible|from the bible)\\b`,
  'u',
)
/** ‘What’s Zeynep, neighbours have a baby called that’. */
const whatIs = new RegExp(
  `^(?:so |and |ok )?(?:what's|whats|what is) ${quoted}(?<name>${letters})${quoted} ?[,;–-] .{0,120}\\b(?:called|named|name)\\b`,
  'u',
)

/** Words that are no name where one is looked for: they are about the product. */
const noNames =
  /^(?:the|a|an|it|this|that|these|those|my|your|our|his|her|their|you|me|i|we|he|she|they|there|here|proof|life|moon|sun|is|in|on|of|for|to|all|its|what|how|name|names|baby|child|mya|birth|codex|mean|about|come|comes|go|goes|stand|from)(?: |$)/

const asWritten = (message: string, folded: string, name: string): string => {
  // Folding keeps the length of most letters; where it does not, the folded name serves.
  const at = folded.indexOf(name)
  const written = at < 0 ? name : message.slice(at, at + name.length)
  return foldedText(written) === name ? written : name
}

const cut = (name: string) =>
  name
    .replace(/ (?:mean|means|come|comes|stand|stands|have|name|from|please|stammt|kommt|nev)(?: .*)?$/, '')
    .replace(/(?<!['’.-])['’.-]+$/, '')

/** The name that a message asks about, as it was written there; undefined where it asks about none. */
export const nameAskedIn = (message: string): NameQuestion | undefined => {
  if (message.length > 400) return undefined
  const folded = withoutEnd(foldedText(message))
  const tries: readonly (readonly [RegExp, boolean])[] = [
    [withName, true],
    [isName, true],
    [exists, true],
    [labelled, true],
    [behindColon, true],
    [inLetters, true],
    [shortFor, true],
    [isShort, true],
    [whichLanguage, false],
    [considered, false],
    [isThing, false],
    [whatIs, false],
    [comesFrom, false],
    [nameFirst, false],
    [heard, false],
    [inFront, false],
    [withoutName, false],
    ...ahead.map((pattern) => [pattern, true] as const),
  ]
  for (const [pattern, isSure] of tries) {
    const name = cut(pattern.exec(folded)?.groups?.['name'] ?? '')
    // ‘Ha’ is a name, and ‘ha’ a word of many languages.
    const isShort = /^[a-z]{1,2}$/.test(name) && !/^\p{Lu}/u.test(asWritten(message, folded, name))
    if (name && !isShort && !noNames.test(name))
      return {
        name: asWritten(message, folded, name),
        isSure:
          isSure ||
          /\bname meaning|\bname origin|\bas an? (?:(?:first|given|middle|boy's|girl's) )?name\b/.test(
            folded,
          ),
      }
  }
  const given = /(?:mean|origin|etymolog|come from|comes from|signif|bedeut|znacz|meaning)/.test(folded)
    ? cut((called.exec(folded)?.groups?.['name'] ?? '').split(' ')[0] ?? '')
    : ''
  return given && !noNames.test(given) ? { name: asWritten(message, folded, given), isSure: true } : undefined
}

/** The name that goes on with a question about another one: 'and Tariq?'. */
export const nextNameIn = (message: string): string | undefined => {
  if (message.length > 80) return undefined
  const folded = withoutEnd(foldedText(message))
  const name = next.exec(folded)?.groups?.['name'] ?? ''
  return name && !noNames.test(name) ? asWritten(message, folded, name) : undefined
}
