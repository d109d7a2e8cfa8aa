import type { Insight } from '@shared/insights/insights'
import type { KeeperAnswer } from './keeper-answer'
import type { Passage } from './passage'
import { ageAskedIn } from './told/told-age'
import { asksEclipse } from './told/told-eclipses'
import { opening } from './words/openings'
import { foldedText, withoutEnd } from './words/plain-text'

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** A date, a month, a year or a place of birth, told in the question: it may be of any child. In folded letters. */
const ownFacts = new RegExp(
  [
    // The months that are no words or names besides.
    '\\b(?:january|february|july|september|october|november|december)\\b',
    `\\b(?:in|of|early|late|mid|mid-|end of|\\d{1,2}(?:st|nd|rd|th)?) ${months}\\b`,
    `\\b${months}\\.? (?:the )?\\d`,
    '\\b(?:19|20)\\d\\d\\b',
    '\\b\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?\\b',
    '\\bborn (?:on|in) (?:the )?\\d',
    '\\bborn (?:[\\p{L}]+ )?in (?!(?:a|an|the|our|my|her|his|water|hospital|winter|summer|spring|autumn|time|which|what|it)\\b)\\p{L}',
    "\\b(?:nephew|niece|cousin|godson|goddaughter|(?<!the |its )friend|neighbou?r|colleague)(?:'?s)?\\b",
  ].join('|'),
  'u',
)

/** What a question of the asker's own child has one of. In folded letters. */
const signsOfOwn: readonly RegExp[] = [
  /\b(?:my|mine|our|ours|his|her|hers|she|he|their|theirs)\b/,
  /\b(?:mein\w*|unser\w*|mon|ma|notre|mi|nuestr\w*|moje\w*|moja|mojego|nasz\w*)\b/,
  // ‘Ihr’ is hers only beside a thing: ‘wie berechnet ihr das’.
  /\b(?:ihr|sein)(?:e[mnrs]?)? (?:mond|sonne|aszendent|stern|zeichen|tier|karte|zahl|lebens|seelen|stein|edelstein|blume|baum|haus)/,
  /\bin welchem haus (?:steht|stand)\b/,
  /\b(?:baby|child|daughter|son|girl|boy|kid|little one)(?:'s|s)?\b/,
  /(?<!\b(?:what|who|it|that|where|how|there|here|let|when|why))(?<=\p{L})'s\b/u,
  // What was done is done with a record.
  /\b(?:did|have) you (?:find|found|compute|work|calculate|get|got)|\bin (?:the|this) record\b/,
]

/** Whether a question is about the asker's own child, and neither about how things are done nor about a child of which it tells itself. */
export const isOfOwnChild = (folded: string): boolean =>
  !ownFacts.test(folded) &&
  signsOfOwn.some((sign) => sign.test(folded)) &&
  !/\bhow (?:is|are|do|does|will) .*\b(?:comput|calculat|worked out|deriv|determin)/.test(folded)

const pointsBack = /\b(?:it|that|this|one|which|why)\b/
/** A short message that goes on with a question of the asker's own child, as one of that child: ‘why that one?’. Both in folded letters. */
export const goesOnWithOwn = (folded: string, before: string | undefined): string =>
  before !== undefined && folded.length <= 60 && pointsBack.test(folded) && isOfOwnChild(before)
    ? `${folded} of our child`
    : folded

/** The source of what was read in the visitor’s own record. */
export const ofOwn = 'Your own record'

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** An answer for which their own record was read. */
export const fromOwn = (answer: KeeperAnswer): KeeperAnswer =>
  answer.kind === 'answer' ? { ...answer, sources: [...answer.sources, ofOwn] } : answer

/** The insight of the visitor's own record that a passage tells the method of. */
export const ownAnswer = (passage: Passage, insights: readonly Insight[]): KeeperAnswer | undefined => {
  const own = insights.find(({ id }) => `insight/${id}` === passage.id)
  if (!own) return undefined
  return {
    kind: 'answer',
    text: `In your record: ${ended(own.title)} ${own.text} How it was computed: ${own.rule}`,
    sources: [passage.source, ofOwn],
  }
}

const namedIn = (insights: readonly Insight[], id: string, pattern: RegExp): string | undefined =>
  pattern.exec(insights.find((one) => one.id === id)?.rule ?? '')?.groups?.['told']
/** The day of birth of a record, as an insight that was computed from it names it; undefined where none does. */
const ownDay = (insights: readonly Insight[]): string | undefined =>
  namedIn(insights, 'weekday', /^Weekday of (?<told>\d{1,2} \p{L}+ \d{4})/u)
/** The hour, which no insight names where it is unknown. */
const ownHour = (insights: readonly Insight[]): string | undefined =>
  namedIn(insights, 'hour-pillar', /^Double hour of (?<told>\d\d:\d\d) by the clocks/)
/** The first name of a record, as an insight that was computed from its letters names it; undefined where none does. */
const ownFirstName = (insights: readonly Insight[]): string | undefined =>
  namedIn(insights, 'cornerstone', /^First letter of (?<told>[^,]+?)(?:, .+,)? by /u)

/** The sign of the Sun of a record, in small letters; undefined where none is told. */
export const ownSign = (insights: readonly Insight[]): string | undefined =>
  /^The Sun in (?<sign>\w+)$/
    .exec(insights.find(({ id }) => id === 'sun-sign')?.title ?? '')
    ?.groups?.['sign']?.toLowerCase()

/** Told in front of what needs the hour, where their own record has none. */
const hourless = 'No time of birth stands in your record, so that this is left out of it. '
/** That an insight, as its passage tells, is left out of a record that has no hour; '' for any other. */
export const leftOutOfOwn = ({ id, text }: Passage, insights: readonly Insight[]): string =>
  id.startsWith('insight/') &&
  /\bIt needs the time\b/.test(text) &&
  ownDay(insights) !== undefined &&
  ownHour(insights) === undefined
    ? hourless
    : ''

/** The day, and the hour where it is known, as the insights of a record that were computed from them name them; empty where none does. */
export const ownBirth = (insights: readonly Insight[]): string => {
  const [day, hour] = [ownDay(insights), ownHour(insights)]
  if (day === undefined) return ''
  return `In your record: ${day}${hour === undefined ? '; no time of birth stands there' : `, at ${hour}`}. `
}

/** Several insights of the visitor's own record that were asked for together; undefined where fewer than two of them are there. */
export const ownAnswers = (
  passages: readonly Passage[],
  insights: readonly Insight[],
): KeeperAnswer | undefined => {
  const answers = passages.flatMap((passage) => ownAnswer(passage, insights) ?? [])
  return answers.length < 2
    ? undefined
    : {
        kind: 'answer',
        text: answers.map(({ text }) => text).join('\n\n'),
        sources: [...new Set(answers.flatMap(({ sources }) => sources))],
      }
}

const ofFirstName =
  "(?:(?:her|his|their|our|my) |(?:the|our|my) (?:(?:little|new) )?(?:baby|child|daughter|son|girl|boy|newborn)'?s )(?:(?:first|given) )?name"
/** How a name is asked of where it is called no more than ‘her name’. */
const waysOfFirstName: readonly RegExp[] = [
  `what (?:does|did) ${ofFirstName} (?:really |actually )?mean`,
  `what ${ofFirstName} means`,
  `(?:what(?:'?s| is| was) )?(?:the )?(?:meaning|origin|etymology|root)s? (?:and (?:the )?(?:meaning|origin|etymology|root) )?(?:of|behind) ${ofFirstName}`,
  `where (?:does|did) ${ofFirstName} (?:come|originate|stem) from`,
  `where ${ofFirstName} comes from`,
  `where(?:'?s| is) ${ofFirstName} from`,
  `(?:what|which) language is ${ofFirstName}(?: from| in)?`,
].map((way) => new RegExp(`^${opening}${way}[ ?.!]*$`))
const whenConceived = new RegExp(
  `^${opening}(?:when|(?:on )?(?:what|which) (?:day|date)) (?:exactly )?(?:did we conceive|(?:was|were) (?:she|he|(?:my|our) \\p{L}+) (?:conceived|made)|we conceived|(?:did|have) we (?:make|made) (?:her|him))(?: (?:her|him|our \\p{L}+))?[ ?.!]*$|^(?:what(?:'?s| is| was) )?(?:her|his|our) (?:conception date|date of conception)[ ?.!]*$`,
  'u',
)

const whenMoon = new RegExp(
  `^${opening}when (?:exactly )?(?:was|is) (?:the )?(?:(?<which>nearest|closest|next|last|previous) )?(?<kind>full|new) moon(?: exactly)?(?: (?:(?:closest|nearest|next) )?(?:to|around|near|after|before|at) (?:(?:her|his|their|the|my \\p{L}+'?s|our \\p{L}+'?s) birth(?:day)?|(?:she|he|my \\p{L}+|our \\p{L}+) was born))?(?:[ ?.!]*|,? and .*)$`,
  'u',
)

/** ‘When is she 1000 days old’; of ten thousand an insight of its own tells. */
const daysOldAsked = /\bwhen\b.*(?<!\b10[,.]?000 )(?<=\b\d{1,3}(?:[,.]?\d{3})? )days old\b/
/** ‘How old is she now’: in months, as parents count. */
const howOld = new RegExp(
  `^${opening}how old (?:is|are|am) (?:she|he|they|(?:my|our|the) (?:(?:little|new) )?(?:girl|boy|son|daughter|child|baby|kid|newborn|one)|[\\p{L}'-]+)(?: (?:now|today|right now))?[ ?.!]*$`,
  'u',
)

/** Whether a question is of their own child, whom it may call by the first name. */
const isOfOwn = (folded: string, insights: readonly Insight[]): boolean => {
  const name = foldedText(ownFirstName(insights) ?? '')
  return (
    isOfOwnChild(folded) ||
    (name !== '' && !ownFacts.test(folded) && folded.split(/[^\p{L}-]+/u).includes(name))
  )
}

/**
 * A question of the name, the age, the moon, an eclipse or the conception of their own child with the name or the day that their record has in it: ‘what does
 * the name Mila mean’; undefined for any other. In folded letters.
 */
export const askedWithOwn = (folded: string, insights: readonly Insight[] = []): string | undefined => {
  if (waysOfFirstName.some((way) => way.test(folded))) {
    const name = ownFirstName(insights)
    // A name may hold what stands for something else in a replacement.
    return name === undefined ? undefined : folded.replace(new RegExp(ofFirstName), () => `the name ${name}`)
  }
  const day = ownDay(insights)
  if (day === undefined) return undefined
  const moon = whenMoon.exec(folded)?.groups
  if (moon) return `${moon['which'] ?? 'nearest'} ${moon['kind']} moon, ${day.toLowerCase()}`
  if (isOfOwn(folded, insights)) {
    if (howOld.test(folded)) return `how many months old, born ${day}`
    if (ageAskedIn(folded) || asksEclipse(folded) || daysOldAsked.test(folded))
      return `${withoutEnd(folded)}, born ${day}`
  }
  // A day that the parents told themselves is not reckoned anew.
  if (!whenConceived.test(folded) || insights.some(({ id }) => id === 'conception')) return undefined
  return `conception date, born ${day}`
}

/** What the insights of a record are, chapter by chapter. */
export const overviewOf = (insights: readonly Insight[]): KeeperAnswer => {
  const firsts = new Map<string, string>()
  for (const { group, title } of insights) if (!firsts.has(group)) firsts.set(group, title)
  return {
    kind: 'answer',
    text: `Your record has ${insights.length} insights. The first of each chapter: ${[...firsts].map(([group, title]) => `${group}: ${title}`).join('; ')}. Ask me for any of them.`,
    sources: [ofOwn],
  }
}
