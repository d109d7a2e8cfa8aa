import written from '../knowledge/written/follow-ups.json'
import { valueId, valuePassages } from '../knowledge/value-passages'
import { anyLanguage, english } from '../sentences/encoders'
import { isForeign } from '../words/languages'
import { opening } from '../words/openings'
import { withoutEnd } from '../words/plain-text'

/** What is asked of what was told before, in words that mean nothing without it. */
export interface FollowUp {
  /** The passages that it may follow on: their ids, or how they begin with an asterisk behind. */
  after: readonly string[]
  /** The passage that answers it. */
  tell: string
  questions: readonly string[]
}
export const followUps: readonly FollowUp[] = written

const isAfter = (ids: FollowUp['after'], before: string) =>
  ids.some((id) => (id.endsWith('*') ? before.startsWith(id.slice(0, -1)) : before === id))

/** A longer question says itself what it is about. */
export const mostOfFollowUp = 90
/** So near in meaning to one of its questions, a message asks it; one that means something by itself has to be nearer. */
const asSame = 0.62
const asWritten = 0.78

/**
 * The id of the passage that a short question means by what it is like, after the passages that were told of the question before it.
 * Undefined where it asks something else. `isWhole` where it means something by itself, and has to be more alike. In folded letters.
 */
export const likeliestFollowUp = (
  message: string,
  before: readonly string[],
  isWhole = false,
): string | undefined => {
  if (before.length === 0 || message.length > mostOfFollowUp) return undefined
  const { vectorOf } = isForeign(message) ? anyLanguage : english
  const possible = followUps.filter(({ after }) => before.some((id) => isAfter(after, id)))
  if (possible.length === 0) return undefined
  const vector = vectorOf(message)
  const nearness = (question: string) =>
    vectorOf(question).reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0)
  // ‘And 77?’ is like ‘and 22?’, and asks of another number.
  const numbers = message.match(/\d+/g) ?? []
  const hasNumbers = (question: string) => numbers.every((number) => question.includes(number))
  const nearest = possible
    .map(({ tell, questions }) => ({ tell, near: Math.max(...questions.filter(hasNumbers).map(nearness)) }))
    .reduce((one, other) => (other.near > one.near ? other : one))
  return nearest.near >= (isWhole ? asWritten : asSame) ? nearest.tell : undefined
}

/** A short question means what was spoken of before: the passage that was told of it, what is asked now, and the passage that says that. */
const meanings: readonly (readonly [before: RegExp, asks: RegExp, passageId: string])[] = [
  [
    /^family\/(?:invit|many|how-many|expiry|co-contributor|comment-level|revoke|mail)/,
    /\b(?:take|call|get) (?:it|that|this|them) back\b|\b(?:undo|cancel|withdraw|revoke) (?:it|that|this|them)\b/,
    'family/withdraw',
  ],
  [
    /^family\//,
    new RegExp(`^${opening}(?:can|may|could) (?:he|she|they) (?:also |then |even )?(?:approve|order)\\b`),
    'proof/who-approves',
  ],
  [/^family\/passcode/, /\b(?:forgets?|forgot|forgotten|loses?|lost)\b/, 'family/passcode-forgotten'],
  [
    /^family\/sync/,
    new RegExp(
      `^${opening}(?:do (?:i|we) (?:have|need) to|must (?:i|we)|is (?:it|that) (?:required|needed|necessary|optional))(?: do (?:it|that))?[ ?.!]*$`,
    ),
    'family/sync-optional',
  ],
  [
    /^privacy\/(?!staff)/,
    /^(?:not )?(?:even|and|also|what about|how about) (?:you|your (?:own )?(?:staff|employees|people|team))[ ?.!]*$/,
    'privacy/staff-see',
  ],
  [
    /^(?:form\/(?:draft|save|autosave)|privacy\/keep-draft|field\/)/,
    /^(?:even|also|and|what) .*\b(?:close|shut|restart|reload|turn off|switch off)\b/,
    'form/draft',
  ],
  [
    /^proof\/(?:correct|change|undo|lock|name-change)/,
    new RegExp(
      `^${opening}(?:until|till|up to) when\\b|^${opening}(?:for )?how long(?: (?:do|have|can) (?:i|we)\\b.{0,20})?[ ?.!]*$`,
    ),
    'proof/lock-when',
  ],
  [
    /^family\/(?:invit|many|how-many|mail|once|link|passcode$)/,
    /\b(?:loses?|lost|deletes?|deleted|never (?:got|gets)|did(?:n't| not) get)\b.{0,20}\b(?:e-?mail|mail|link|invitation|it)\b/,
    'family/resend',
  ],
  [
    /^form\/grandparent/,
    /\b(?:birth ?da(?:te|y)|date of birth|dates|when (?:he|she|they) (?:was|were) born)\b/,
    'form/grandparents',
  ],
  [
    /^proof\/(?:correct|change|mistake|edit)/,
    new RegExp(
      `^${opening}(?:(?:i|we)(?:'ve| have)?|it(?:'s| is| was)?) (?:already|just) (?:been )?approved\\b`,
    ),
    'proof/undo',
  ],
  [
    /^proof\/(?:correct|change|mistake|edit|undo|approve)/,
    /\b(?:it|that|the book|i|we)\b.{0,20}\b(?:already )?ordered\b/,
    'proof/locked',
  ],
  [
    /^proof\//,
    /\bhow (?:many times|often)\b.*\b(?:change|correct|edit|redo|fix|revise)\b/,
    'proof/how-often',
  ],
  [
    /^(?:form\/(?:draft|save|autosave)|privacy\/(?:keep-draft|save-local))/,
    new RegExp(
      `^${opening}(?:what )?(?:happens )?(?:after|when|once) (?:i|we|it)(?: have|'ve|'m|'s| is)? (?:submit\\w*|sent|sealed?)(?: it)?[ ?.!]*$`,
    ),
    'form/draft-submitted',
  ],
  [
    /^form\/(?:file|files|photo|picture|upload|print)/,
    /^(?:and |or |what about |how about |also )?(?:an? )?(?:pdfs?|heics?|videos?|word|docx?|gifs?|pngs?|jpe?gs?|svgs?|scans?|sound|audio)(?: files?| documents?)?[ ?.!]*$/,
    'form/file-kinds',
  ],
  [/^(?:book\/next|form\/required|form\/step)/, /\b(?:first|step (?:one|i|1))\b/, 'form/step-one'],
  [/^(?:book\/next|form\/required|form\/step)/, /\b(?:second|step (?:two|ii|2))\b/, 'form/step-two'],
  [/^(?:book\/next|form\/required|form\/step)/, /\b(?:third|step (?:three|iii|3))\b/, 'form/step-three'],
  [/^(?:book\/next|form\/required|form\/step)/, /\b(?:fourth|step (?:four|iv|4))\b/, 'form/step-four'],
  [
    /^(?:book\/next|form\/required|form\/step)/,
    /\b(?:fifth|last step|step (?:five|v|5))\b/,
    'form/step-five',
  ],
  [
    /^(?:mya|form)\/conception/,
    // ‘Which sign is 20 March 1990’ asks of no conception.
    /^(?!.*\b(?:signs?|zodiac|moons?|sun\w*|animal|numbers?|paths?|cards?|week ?day|week|(?:birth)?stone|gem|(?:birth)?flower|rising|ascendant|retrograde|houses?|calendar|name)\b).*(?<!\d)\d{1,2}(?:st|nd|rd|th)?[ /.-][^?!]{0,16}(?:19|20)\d\d\b/,
    'mya/conception',
  ],
  [
    /^(?:form\/(?:draft|save|autosave)|privacy\/(?:keep-draft|where-stored|save))/,
    /\bexpires?\b|\bhow long\b/,
    'form/draft',
  ],
  [/^form\/(?:file|files|upload)/, /\bhow (?:many|big|large)\b/, 'form/file-count'],
  [
    /^proof\/(?:correct|edit|change|mistake)/,
    /\b(?:old|older|first|earlier|previous) (?:one|proof|version)\b/,
    'proof/older',
  ],
  [/^(?:book\/(?:size|pages|paper)|proof\/(?:size|paper))/, /\b(?:in )?inch(?:es)?\b/, 'book/size-inches'],
  [/^(?:guide\/|mya\/guide$)/, /\b(?:print\w*|paper|pdf)\b|印刷/, 'guide/print'],
  [/^insight\/life-path/, /\bmaster\b/, 'system/masters'],
  [/^system\/(?:sidereal|tropical|astrology|zodiac)/, /\b(?:which|what)\b.*\buse\b/, 'system/tropical'],
  [
    /^family\/others-record/,
    /\b(?:i'm|im|i am|but)\b.*\b(?:aunt|uncle|grand\w+|cousin|friend|neighbou?r|nanny|god\w+|sister|brother|teacher)\b/,
    'privacy/not-invited',
  ],
  [/^partner\//, /\bcookies?\b/, 'partner/cookie'],
  [
    /^privacy\/erase/,
    /\bcan (?:my|our|her|his|the) \w+\b.*\b(?:that|it|too)\b|\b(?:approver|editor|viewer|commenter)\b/,
    'family/who-erases',
  ],
  [
    /^(?:form\/parents-time|field\/\w+TimeOfBirth)/,
    /\bbaby'?s?\b.*\btime\b|\btime\b.*\bbaby/,
    'form/time-unknown',
  ],
  [
    /^family\/(?:levels?|default|roles|\w+-level|invite)/,
    /\bchange (?:it|that|this|his|her|the level)\b/,
    'family/change-level',
  ],
  [/^(?:form\/draft|form\/save)/, /\bwhere\b.*\b(?:stored|kept|saved|is it|lie)\b/, 'form/draft-where'],
  [
    /^(?:insight\/rising|system\/rising)/,
    /\bwhy\b.*\b(?:town|place|city|location|where)\b|\b(?:town|place|city|location)\b.*\bfor (?:that|it)\b/,
    'system/rising-needs',
  ],
  [
    /^mya\/(?:fields|names|can|when)/,
    /\b(?:in the|finished|printed) ?(?:book|print)?\b.*\b(?:too|also|show|shown|up|printed)\b|\b(?:show|appear|stand|printed)\b.*\bbook\b/,
    'book/research-printed',
  ],
  [
    /^(?:insight\/rising|system\/rising)/,
    /\b(?:don'?t|do not|dont|no|without|unknown|nobody|never)\b.*\b(?:hour|time)\b/,
    'system/missing-hour',
  ],
  [
    /^(?:form\/draft|form\/save|privacy\/retention)/,
    /\b(?:fetch|get|bring|recover|restore|come)\w*\b.*\b(?:back|over|afterwards|later)\b/,
    'form/draft-gone',
  ],
  [
    /^(?:guide\/|mya\/guide$)/,
    new RegExp(`^${opening}(?:is it|is that|is the guide|are they) (?:for )?free\\b|\\b(?:cost|pay)\\b`),
    'guide/free',
  ],
]
const values: ReadonlySet<string> = new Set(valuePassages.map(({ id }) => id))
/** One of the values of what was spoken of, and nothing else: ‘and for 7?’, ‘what about Leo’. */
const valueAlone =
  /^(?:(?:and|so|but|or|ok|then|what|how|about|is|does|for|with|in|an?|the|of|number) )*(?<value>[\p{L}\d]+(?: [\p{L}\d]+){0,3}?)(?: (?:mean|means|stand for|stands for|signify|say|then|please|instead))*$/u
/** The id of the passage on a value of the insight that was spoken of, or on a card after cards; undefined where a message names none. */
const valueOf = (folded: string, before: string): string | undefined => {
  const value = valueAlone.exec(withoutEnd(folded))?.groups?.['value']
  if (value === undefined) return undefined
  const ids = [
    ...(before.startsWith('insight/') ? [valueId(before.slice('insight/'.length), value)] : []),
    ...(/card|tarot|arcana/.test(before) ? [valueId('card', value), valueId('card', `the ${value}`)] : []),
  ]
  return ids.find((id) => values.has(id))
}

/** The id of the passage that a short question means after `before`, the passage on the question before it; undefined for any other. In folded letters. */
export const followUpOf = (folded: string, before: string): string | undefined =>
  folded.length > mostOfFollowUp
    ? undefined
    : (meanings.find(([ofBefore, asks]) => ofBefore.test(before) && asks.test(folded))?.[2] ??
      valueOf(folded, before))
