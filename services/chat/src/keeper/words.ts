import { stemmer } from 'stemmer'
import { commonWords } from './common-words'
import { foreignWords } from './foreign-words'
import { foldedText } from './plain-text'

/** Words that every question has, and words that every passage has: they tell nothing of what is asked. */
const empty = new Set(
  `a an the and or but so if then than of to in on at for from by with about into as is are was were be been being am it its it's this that these those there here
  i me my mine we us our ours you your yours he him his she her hers they them their theirs who whom whose what which when where why how whats what's hows
  do does did done doing has have had having can could will would shall should may might must not no yes dont don't doesnt doesn't cant can't isn't isnt didnt wont
  please tell say said know want wanted like need needed get got give just also too very really some any all more most much many still ever even only again
  explain describe question ask asking wonder wondering hello hi hey thanks thank ok okay well um hmm
  mean means meaning meant happen happens thing things something anything way ways kind sort put go going goes make makes made use used using
  baby babys babies child childs children newborn kid kids infant son daughter little one codex bio exactly actually possible able let lets im ive id ill youre theyre
  based says gone still ever everything nothing different sense idea come comes came take takes took taken taking start starts started starting begin begins already out off up down over back too late today tomorrow now soon later instead else help helps
  enter entered entering type typed choose chosen add adds look looks try tried tries thing source sources month months year years day days really true right actually whole else come stand stands
  wie was wer wo wann warum welche welcher welches ist sind das der die den dem ein eine einen mein meine meinen meiner mir mich ich wir uns unser unsere sie ihr es ich kann konnen wird werden hat haben und oder nicht kein keine fur mit von zu im in auf an bei wenn dass bitte dauert gibt viel man muss soll
  je tu il elle on nous vous mon ma mes notre nos votre vos son sa ses le la les un une des du de et ou est sont que quel quelle quelles quels quoi qui comment combien pourquoi quand peut puis pouvez dois faut avec pour dans sur pas ca cela ce cette
  yo el ella los las una unos del al como cual cuales cuanto cuanta cuando donde por para que mi mis tu su sus nuestro nuestra puedo puede se esta estan hay con sin no es son tengo debo
  jak czy jest sa co kto kiedy gdzie ile moje moj moja mojego mojej nasz nasze dla nie mozna moge na po do od za to ten ta te sie jaki jaka jakie trzeba musze
  find found see show shown tells told work works working have own there's etc per via vs because since while during after before between`.split(
    /\s+/,
  ),
)

/** Words that are said in several ways, by the one under which they are looked for. */
const sameWords: readonly (readonly [string, string])[] = [
  ['price', 'cost costs costing expensive cheap fee fees charge charges charged pricing priced'],
  ['pay', 'payment payments paying paid'],
  ['mother', 'mum mom mommy mama mothers maternal'],
  ['father', 'dad daddy papa fathers paternal'],
  ['grandmother', 'grandma granny nana nan gran grandmothers'],
  ['grandfather', 'grandpa granddad grandad grandfathers'],
  ['grandparent', 'grandparents'],
  [
    'compute',
    'determine determined determines determining decide decides decided formulae calculate calculated calculates calculation calculating computed computing computation computes worked derive derived formula formulas',
  ],
  ['picture', 'photo photos photograph photographs pictures image images pic pics jpg jpeg png snapshot'],
  ['upload', 'uploads uploaded uploading attach attached attachment attachments'],
  ['delete', 'erase erased deletes deleted deleting deletion erasing removal wipe'],
  ['email', 'emails mail mails e-mail e-mails'],
  ['phone', 'mobile smartphone iphone android cellphone'],
  ['device', 'devices tablet ipad laptop computer computers pc'],
  ['ascendant', 'rising asc'],
  ['gem', 'gemstone gemstones gems birthstone birthstones stone stones'],
  ['mistake', 'mistakes typo typos error errors misspelled misspelt misspelling wrong incorrect'],
  ['correct', 'fix change changes changing changed edit edits editing modify update amend'],
  [
    'delivery',
    'deliver delivered delivers ship ships shipping shipped shipment postage arrive arrives arrival',
  ],
  ['order', 'orders ordering ordered buy buying purchase purchasing'],
  ['print', 'printed printing prints printer'],
  ['invite', 'invited invites inviting invitation invitations'],
  ['expire', 'expires expired expiry expiration expiring lapse'],
  ['role', 'roles level levels permission permissions rights'],
  ['encrypt', 'encrypted encryption encrypts'],
  ['privacy', 'private confidential'],
  ['submit', 'submission submitted submitting submits'],
  ['predict', 'foretell foretells foresee prophecy forecast predicts prediction predictions'],
  ['reuse', 'reused copied'],
  ['delete', 'wiped wiping purge destroy'],
  ['join', 'joined joins joining'],
  ['allow', 'allowed'],
  ['valid', 'validity'],
  ['sell', 'sold sells selling resold'],
  ['access', 'accessible accesses'],
  ['delete', 'forget'],
  ['cancel', 'cancelled canceled cancelling'],
  ['secure', 'security safe safely safety hacked'],
  ['colour', 'color colours colors'],
  ['centimetre', 'centimetres centimeters centimeter cm'],
  ['kilogram', 'kilograms kilos kilo kg kilogramme'],
  ['length', 'long size'],
  ['accurate', 'exact exactness precise precision accuracy reliable'],
  ['form', 'questionnaire survey'],
  ['copy', 'copies duplicate'],
  ['version', 'versions'],
  ['data', 'information info'],
  ['record', 'records'],
  ['required', 'mandatory compulsory obligatory necessary obliged'],
  ['unknown', 'unsure'],
  ['forgot', 'forgotten lost lose losing'],
  ['quick', 'fast'],
  ['zodiac', 'horoscope starsign'],
  ['somebody', 'someone anyone anybody'],
  ['remove', 'removes removed removing'],
  ['husband', 'wife partner spouse boyfriend girlfriend'],
  ['twin', 'twins triplets'],
  ['married', 'marry marriage wed'],
  ['conception', 'conceive conceived'],
  ['sign-in', 'login logon signin'],
  ['human', 'person people'],
  ['animal', 'animals'],
  ['watermark', 'watermarks watermarked'],
  ['sibling', 'siblings brother sister'],
  ['language', 'languages translate translated translation'],
  ['hour', 'oclock'],
  ['doctor', 'midwife obstetrician'],
  ['size', 'dimensions dimension'],
]
const wordOf = new Map(
  sameWords.flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/** What is written in two words and looked for as one. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\bbirth (?:codex|bio)\b/g, 'birthcodex'],
  [
    /\b(?:is|was|turned|turns|aged?) (?:already )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: (?:years?|months?))?(?: old)?\b/g,
    'older',
  ],
  [/\bi am \d+\b|\bi'm \d+\b|\bim \d+\b/g, 'older'],
  [/\b(?:only|just) (?:know|knew) (?:that )?(?:it was|roughly|about|the)\b/g, 'unknown birthtime'],
  [
    /\b(?:early|late) (?:in the )?(?:morning|evening|night)\b|\bin the (?:morning|evening|night|afternoon)\b/g,
    'birthtime',
  ],
  [/\b(?:left|leave|leaving) (?:out|empty|blank)\b/g, 'leaveout'],
  [/\b(?:how many|number of) pages\b/g, 'pagecount page'],
  [/\b(?:how many|number of) (?:readings|insights)\b/g, 'insightcount insight'],
  [/\b(?:already|been) (?:been )?used\b|\bused (?:already|twice)\b/g, 'alreadyused'],
  [
    /\b(?:how|what) (?:big|large|size) (?:may|can|is) (?:a|the|my) (?:file|photo|picture)\b/g,
    'filesize file',
  ],
  [
    /\b(?:on|in|at|of|is|for)? ?(?:step|page|screen) (?:[1-5]|i{1,3}|iv|v|one|two|three|four|five)\b/g,
    'step',
  ],
  [
    /\b(?:german|french|spanish|polish|italian|dutch|english|turkish|russian|chinese|japanese|portuguese) (?:edition|version|translation|language|book)\b/g,
    'language',
  ],
  [
    /\b(?:in|into) (?:german|french|spanish|polish|italian|dutch|english|turkish|russian|portuguese)\b/g,
    'language',
  ],
  [/\bnot valid\b/g, 'invalid'],
  [/\b(?:credit|debit|bank) cards?\b/g, 'pay'],
  [/\b(?:my |our |his |her )?(?:mother|father|sister|brother|parents)[ -]in[ -]law\b/g, 'relative'],
  [/\b(?:old|older|elder|big|little|younger|twin) (?:brother|sister)s?\b/g, 'sibling'],
  [
    /\b(?:my|our|his|her) (?:brother|sister|aunt|uncle|cousin|godmother|godfather|friend|friends|parents|mother|mum|mom|dad|father|grandma|grandpa|in-laws)\b/g,
    'relative',
  ],
  [/\bwhat (?:exact )?time (?:he|she|they|my baby|the baby|our baby|it) (?:was|were) born\b/g, 'birthtime'],
  [
    /\b(?:don'?t|do not|doesn'?t|does not|didn'?t|not|never|nobody|can'?t|cannot) (?:really |exactly |even )?(?:knows?|remember|recall|sure|certain)\b/g,
    'unknown',
  ],
  [
    /\bwhen (?:exactly )?(?:he|she|they|my baby|the baby|our baby|the child|it) (?:was|were) born\b/g,
    'birthtime',
  ],
  [/\bbefore [a-z' ]{0,20}\bborn\b|\bnot (?:yet )?born\b/g, 'unborn'],
  [/\balready \d+|\b\d+ (?:years?|months?|weeks?)[ -]old|\b(?:years|months) old\b/g, 'older'],
  [
    /\bno (?:father|dad|mother|mum|mom|partner)\b|\bsingle (?:mum|mom|mother|dad|father|parent)s?\b/g,
    'singleparent',
  ],
  [/\bnot (?:yet )?married\b|\bunmarried\b|\bunwed\b|\bnever married\b/g, 'unwed'],
  [/\bhow much (?:is|are|does|do|for|will|would|should i pay)\b/g, 'price'],
  [
    /\b(?:australia|germany|france|spain|poland|italy|canada|england|britain|uk|usa|america|mexico|india|china|japan|brazil|ireland|austria|switzerland|sweden|norway|denmark|finland|netherlands|belgium|portugal|greece|turkey|israel|nigeria|ghana|kenya|new zealand|south africa|singapore|europe|overseas)\b/g,
    'country',
  ],
  [/\b(?:star|sun|zodiac) ?signs?\b/g, 'sunsign zodiac'],
  [/\bmoon ?signs?\b/g, 'moonsign moon sign'],
  [/\brising signs?\b/g, 'ascendant'],
  [/\blife ?paths?\b/g, 'lifepath life path'],
  [/\bbirth ?(?:stones?|gems?)\b/g, 'birthgem gem'],
  [/\bblood ?(?:group|type)s?\b/g, 'bloodtype blood'],
  [/\b(?:log|sign|logging|signing) ?in\b/g, 'sign-in'],
  [/\bhand ?prints?\b/g, 'handprint'],
  [/\bfoot ?prints?\b/g, 'footprint'],
  [/\btime ?zones?\b/g, 'timezone'],
  [/\bcompanion guides?\b/g, 'companionguide guide'],
  [/\bproof ?ids?\b/g, 'proofid'],
  [/\bqr ?codes?\b/g, 'qrcode'],
  [/\b(?:c-section|cesarean|caesarean)s?\b/g, 'cesarean'],
  [/\bco-? ?contributors?\b/g, 'cocontributor'],
  [/\baccess levels?\b/g, 'role'],
  [/\bready to seal\b/g, 'readytoseal seal'],
  [/\b(?:north|northern|lunar) nodes?\b/g, 'northnode node'],
  [/\bday length|length of (?:the )?day|hours of daylight\b/g, 'daylight'],
  [/\bdate of birth|birth ?date|birthday|dob\b/g, 'birthdate'],
  [/\btime of birth|birth ?time\b/g, 'birthtime'],
  [/\bplace of birth|birth ?place|birth ?location\b/g, 'birthplace'],
  [/\b(?:mother|mum|mom)(?:'s)? mother\b/g, 'grandmother'],
  [/\b(?:father|dad)(?:'s)? father\b/g, 'grandfather'],
  [/\bpermanently\b/g, 'permanent'],
]

/** A word as it is indexed and looked for; '' for one that tells nothing. */
const termOf = (word: string): string => {
  if (word.length < 2 || empty.has(word)) return ''
  const english = foreignWords.get(word) ?? word
  return stemmer(wordOf.get(english) ?? english)
}

const withJoined = (folded: string) =>
  joined.reduce((text, [pattern, word]) => text.replace(pattern, ` ${word} `), folded)

/** The terms of words that may stand in any question. */
export const commonTerms: ReadonlySet<string> = new Set([...commonWords].map(termOf))

/** What a text is looked for by, in its order, each once: at most `most` terms. */
export const termsOf = (text: string, most = 40): string[] => {
  const words = withJoined(foldedText(text)).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? []
  const terms = new Set<string>()
  for (const word of words) {
    const whole = word.replace(/'s$|'$/, '').replaceAll("'", '')
    const parts = wordOf.has(whole) || !whole.includes('-') ? [whole] : [whole, ...whole.split('-')]
    for (const part of parts) {
      const term = termOf(part)
      if (term) terms.add(term)
    }
    if (terms.size >= most) break
  }
  return [...terms]
}
