import { opening } from '../words/openings'
import { withoutEnd } from '../words/plain-text'

/** Whoever the record is of, where a message says no name. */
const child =
  '(?:she|he|(?:my|our|the) (?:(?:little|new|baby|first|second|youngest|eldest) )*(?:girl|boy|son|daughter|child|baby|kid|one|newborn))'
const childs =
  "(?:her|his|(?:my|our|the) (?:(?:little|new|baby) )*(?:girl|boy|son|daughter|child|baby|kid|newborn)'s)"
const people =
  '(?:parents?|mother|father|mum|mom|dad|grandparents?|grandmothers?|grandfathers?|grandmas?|grandpas?|caretakers?)'
const measures =
  '(?:(?:full|first|middle|last|family) name|surname|nickname|weight|birth ?weight|height|length|head circumference|apgar(?: scores?)?|blood (?:type|group)|eye colou?r|hair colou?r|nationality|birth(?:day| ?date| ?time| ?place)|(?:date|time|place|hour) of (?:his |her |the )?birth)'

const whole = (...ways: readonly string[]) => new RegExp(`^${opening}(?:${ways.join('|')})$`)

const when = whole(
  `when (?:exactly )?(?:was|is|were) ${child} born`,
  `(?:(?:at|on) )?(?:what|which) (?:time|hour|date) (?:was|is) ${child} born(?: at| on)?`,
  `when ${child} was born`,
  `(?:the )?(?:exact |precise )?(?:time|hour|minute)(?: (?:that|when|at which))? ${child} (?:came|arrived|was born)`,
  `(?:when|what)(?:'?s| is| was) ${childs} (?:birthday|birth ?date|date of birth)`,
)
const others = whole(
  `where (?:exactly )?(?:was|is) ${child} born`,
  `in (?:what|which) (?:town|city|country|hospital|place) (?:was|is) ${child} born`,
  `how old (?:is|was) ${child}(?: now| today)?`,
  `how (?:heavy|tall|long|big) was ${child}(?: at birth)?`,
  `(?:how much|what) did ${child} weigh(?: at birth)?`,
  `who(?:'?s| is| are| was| were) ${childs} ${people}`,
  `what(?:'?s| is| was| are| were) ${childs} (?:${measures}|${people}'?s'? names?)`,
)
/** ‘What name did I put for the grandmother’, ‘which hospital did we enter’. */
const typedByThem = new RegExp(
  `^${opening}(?:what|which|whose|who)\\b(?: [\\p{L}'-]+){0,4} (?:did|have) (?:i|we) (?:put|enter(?:ed)?|typed?|writ(?:e|ten)|fill(?:ed)?|give(?:n)?|say|said|chosen?|choose|note(?:d)?)\\b(?! (?:this|that|it)\\b)`,
  'u',
)

/** Whether a question, in folded letters, asks for the day or the hour of the birth of the asker's own child. */
export const isBirthAsked = (folded: string): boolean => folded.length <= 80 && when.test(withoutEnd(folded))

/** The id of the passage on what a parent has entered, where a question of their own child asks for nothing but that; undefined for any other. In folded letters. */
export const enteredAskedIn = (folded: string): string | undefined =>
  isBirthAsked(folded) ||
  (folded.length <= 80 && (others.test(withoutEnd(folded)) || typedByThem.test(withoutEnd(folded))))
    ? 'mya/own-answers'
    : undefined

/** What somebody may hope or fear that becomes of a child. */
const destiny = new RegExp(
  `^${opening}will ${child} (?:ever |one day |really |grow up to )*(?:be|become|turn out|end up|get|have|live|marry|find) (?:.* )?(?:rich|wealthy|poor|famous|successful|happy|unhappy|lucky|unlucky|married|divorced|clever|smart|beautiful|tall|children|kids|love|star|leader|president|artist|actor|singer|long life)\\b`,
)
/** The id of the passage on that nothing is foretold, where a question, in folded letters, asks what becomes of a child: ‘will our boy become famous one day’; undefined for any other. */
export const destinyAskedIn = (folded: string): string | undefined =>
  folded.length <= 80 && destiny.test(folded) && !/\b(?:book|page|record|form|proof|print\w*)\b/.test(folded)
    ? 'book/foretells'
    : undefined

const ownProofId = new RegExp(
  `^${opening}(?:what(?:'?s| is)|tell me|give me|show me|which is) (?:our|my|her|his) (?:record's |own )?proof id(?: number)?(?: please)?[ ?.!]*$`,
)
/** The id of the passage on where a Proof ID stands, where a question, in folded letters, asks for nothing but that of their own record; undefined for any other. */
export const proofIdAskedIn = (folded: string): string | undefined =>
  ownProofId.test(folded) ? 'book/proof-id-where' : undefined

const otherPlanet = '(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)'
const planetHouse = new RegExp(
  `\\b(?:which|what) house\\b.*\\b${otherPlanet}\\b|\\b${otherPlanet}\\b.{0,30}\\b(?:which|what) house\\b|\\bhouse of (?:the |my |our |his |her )?${otherPlanet}\\b`,
)
/** The id of the passage on where the houses of planets stand, where a question, in folded letters, asks for that of one that no insight tells: ‘which house is her Saturn in’; undefined for any other. */
export const planetHouseAskedIn = (folded: string): string | undefined =>
  folded.length <= 80 && planetHouse.test(folded) && !/\b(?:rules?|ruled|ruler|mean\w*)\b/.test(folded)
    ? 'system/planet-houses'
    : undefined
