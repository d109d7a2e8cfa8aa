import { two } from './written-days'

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const minutesInWords: Readonly<Record<string, number>> = {
  quarter: 15,
  half: 30,
  five: 5,
  ten: 10,
  twenty: 20,
}
const hour = `(?<hour>\\d{1,2}|${numbers.join('|')}|midnight|noon|midday)`
const half =
  "(?: ?(?<half>a\\.?m|p\\.?m)\\b)?(?: o'?clock)?(?: (?:in the|at) (?<part>morning|afternoon|evening|night))?"
/** ‘23:40’, ‘7:15 am’, ‘6h30’; ‘half past three in the afternoon’, ‘twenty to six’, ‘ten to midnight’; ‘at 5 pm’, ‘seven o'clock in the evening’; noon and midnight. */
const ways: readonly RegExp[] = [
  new RegExp(`(?<![\\d:.])(?<hour>\\d{1,2})(?::|\\.| ?h ?)(?<minute>\\d\\d)(?![\\d:])${half}`),
  new RegExp(
    `\\b(?:an? )?(?<minutes>quarter|half|five|ten|twenty|\\d{1,2})(?: minutes)? (?<side>past|after|to|before) ${hour}\\b${half}`,
  ),
  new RegExp(`\\b${hour}(?= ?[ap]\\.?m\\b| o'?clock| in the (?:morning|afternoon|evening)| at night)${half}`),
]

/** The hour of the day, 0 to 23, of an hour that may be told by twelves. */
const ofDay = (told: number, half: string | undefined, part: string | undefined): number => {
  if (told > 12) return told
  const isLate =
    half?.startsWith('p') ||
    part === 'afternoon' ||
    part === 'evening' ||
    (part === 'night' && told > 6 && told < 12)
  return (told % 12) + (isLate ? 12 : 0)
}

/**
 * The time of day that a message tells, in minutes after midnight; undefined where it tells none. An hour without half of the day is one of the
 * morning, as clocks of twenty-four hours have it. In folded letters.
 */
export const minutesToldIn = (folded: string): number | undefined => {
  for (const way of ways) {
    const told = way.exec(folded)?.groups
    if (!told) continue
    const { hour: word = '', half, part, side } = told
    const isMidnight = word === 'midnight'
    const byTwelves =
      isMidnight || /^(?:noon|midday)$/.test(word) ? 12 : Number(word) || numbers.indexOf(word) + 1
    const minutes = Number(told['minute'] ?? minutesInWords[told['minutes'] ?? ''] ?? told['minutes'] ?? 0)
    if (byTwelves > 24 || minutes > 59) return undefined
    // Twelve alone is noon; ‘00:30’ is none of the twelve.
    const begun =
      isMidnight || Number(word) === 0
        ? 0
        : byTwelves === 12 && !half && !part
          ? 12
          : ofDay(byTwelves, half, part)
    const before = side === 'to' || side === 'before'
    return (begun * 60 + (before ? -minutes : minutes) + 1440) % 1440
  }
  if (/\bmidnight\b/.test(folded)) return 0
  return /\b(?:noon|midday)\b/.test(folded) ? 720 : undefined
}

/** Minutes after midnight as a clock shows them: ‘07:05’. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** A message without the times of day that it tells. In folded letters. */
export const withoutHours = (folded: string): string =>
  [...ways, /\b(?:at )?(?:noon|midday|midnight)\b/].reduce(
    (rest, way) => rest.replace(new RegExp(way, 'g'), ' '),
    folded,
  )
