/** What a record holds, or what may be asked of it. */
const held =
  '(?:records?|proofs?|proof ids?|certificates?|codex|book|birth (?:date|day|time|place|weight|details)|birthday|date of birth|e-?mail(?: address)?|address|phone(?: number)?|answers|comments|history|insights|chart)'
/** Words for people outside of the family; ‘my friend’ may be asked of, so what is asked has to be held. */
const others =
  "(?:(?:my|our|a|the|his|her) )?(?:(?:best|old|good|next-door) )?(?:neighbou?r|friend|colleague|cowork\\w+|cousin|classmate|stranger|ex|ex-\\w+|boss|teacher|doctor)'?s?|(?:another|any other|some other|other) (?:famil(?:y|ies)|parents?|users?|customers?)'?s?|(?:somebody|someone) else's (?:famil(?:y|ies)|child|children|kids?|bab(?:y|ies))"
/** A family by its surname, as it was typed: ‘the Miller baby’, ‘the Johnsons’ certificate’. */
const surname =
  "the (?:\\p{Lu}[\\p{L}\\p{M}-]+ (?:famil(?:y|ies)|bab(?:y|ies)|child|kids?|twins?|girl|boy)(?:'s)?|\\p{Lu}[\\p{L}\\p{M}-]+s')"

const asks =
  "(?:what(?:'?s| is| was| are)|when(?:'?s| is| was)|show|give|tell|look up|find|open|see|get|read|send|print|fetch)"
const patterns = (who: string, flags: string) => [
  new RegExp(`\\b${asks}\\b.{0,30}\\b${held} (?:of|from|for|belonging to) (?:${who})(?![\\p{L}'])`, flags),
  new RegExp(`\\b${asks}\\b.{0,30}(?:${who}) (?:${held})\\b`, flags),
]
/** ‘The Hendersons used you too, their baby is Theo. What did he weigh?’ */
const theirs =
  /\btheir (?:baby|child|son|daughter|boy|girl|little one|newborn)\b.{0,60}\b(?:what|when|where|how)\b.{0,40}\b(?:born|weigh\w*|time|called|named?|address|e-?mail|live|record|proof|birthday)\b/
/** ‘Our neighbours made one too. Can you tell me the weight of their boy?’ */
const ofTheirs =
  /\b(?:weight|time|hour|names?|date|day|address|e-?mail|record|proof|birthday|length)\b.{0,20}\bof their (?:baby|child|son|daughter|boy|girl|little one|newborn)\b/
/** ‘What did the Smiths name their son?’ */
const namedTheirs =
  /\b(?:what|when|where|how) (?:did|do|have|has|was) the [\p{L}-]+s\b.{0,20}\btheir (?:baby|child|son|daughter|boy|girl|newborn|record|proof|address)\b/u
/** ‘The Hofmanns next door used it as well. Which name did they give their baby?’ */
const givenTheirs =
  /\b(?:next door|neighbou?rs?|the [\p{L}-]+s)\b.{0,80}\bdid they (?:give|name|call|choose for|pick for)\b.{0,20}\btheir (?:baby|child|son|daughter|boy|girl|newborn)\b/u
const ofOthers = patterns(others, 'u')
const ofSurname = patterns(surname, 'u')

/** ‘At what time was Lena Nowak’s baby born?’, as it was typed. */
const ofNamed =
  /\b(?:look up|find out|tell me|show me|what|when|where|which)\b.{0,60}\b\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+['’]s (?:bab(?:y|ies)|child|son|daughter|boy|girl|newborn|record|proof|certificate|birth)\b/u
const newest = '(?:last|latest|newest|most recent)'
const somebody =
  "(?:bab(?:y|ies)|child(?:ren)?|records?|famil(?:y|ies)|births?|customers?|clients?|users?|parents?|visitors?|persons?|people|kids?)(?:'s)?"
/** The last one that came in is somebody's too. */
const latest: readonly RegExp[] = [
  `\\b(?:${newest}|first|previous) ${somebody}\\b.{0,30}\\b(?:registered|submitted|entered|added|recorded|ordered|signed up|who (?:used|came))\\b`,
  `\\b(?:show|give|tell|open|print)\\b.{0,30}\\b${newest} (?:certificate|record|proof|book)\\b.{0,20}\\byou (?:made|printed|stored)\\b`,
  // What the last record holds, and the last record itself.
  `\\b(?:e-?mail|address|phone|numbers?|(?:sur)?names?|mother|father|parents?|birth ?(?:day|date|time|weight)|details|data|where|who)\\b.{0,40}\\b(?:of|in|from|for|was|is) (?:the |your )${newest} (?:${somebody}|proof|book)\\b`,
  `\\b(?:show|give|tell|open|print|read)\\b.{0,20}\\b(?:the|your) ${newest} (?:certificate|record|proof|book|customer|family|baby)\\b`,
  `\\b${newest} (?:${somebody}|proof|certificate)\\b.{0,12}\\byou(?:'ve| have)? (?:processed|handled|made|printed|stored|saved|registered|received|got|did|helped|worked)`,
  `\\b(?:show|give|tell|what|who)\\b.{0,30}\\b(?:baby|child|record|family|customer|person)(?: that came| who came)? (?:before|after) (?:mine|ours|us|me)\\b`,
].map((pattern) => new RegExp(pattern))

/** A record by the number on its certificate, and what it holds. */
const ofNumber =
  /\b(?:owner|e-?mail|address|phone|names?|parents?|mother|father|child|baby|born|record|details|data|birthday)\b.{0,60}\b01[a-z0-9]{8}\b/i
/** ‘Proof ID 01K7QZ2M9P. What did they name the baby?’ */
const ofNumberBefore =
  /\b01[a-z0-9]{8}\b.{0,20}\b(?:what|when|where|who|which|how)\b.{0,30}\b(?:they|their|its owner|that family)\b/i
const ofOwn = /\b(?:my|our|mine|ours)\b/i

/** The id of the passage on records of other families, where one is asked for; as it was typed, and in folded letters. */
export const otherFamilyAskedIn = (typed: string, folded: string): string | undefined =>
  ofOthers.some((pattern) => pattern.test(folded)) ||
  ofSurname.some((pattern) => pattern.test(typed.replace(/[’‘]/g, "'"))) ||
  (ofNamed.test(typed) && !ofOwn.test(typed)) ||
  latest.some((pattern) => pattern.test(folded)) ||
  theirs.test(folded) ||
  ofTheirs.test(folded) ||
  namedTheirs.test(folded) ||
  givenTheirs.test(folded) ||
  ofNumberBefore.test(typed) ||
  (ofNumber.test(typed) && !ofOwn.test(typed))
    ? 'family/others-record'
    : undefined
