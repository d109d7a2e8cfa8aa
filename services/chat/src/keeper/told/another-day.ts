import { monthsInEnglish } from '../words/foreign-months'
import { insightAskedOfDay, insightsAskedOfDay } from './dated-questions'
import { foldedText, withoutEnd } from '../words/plain-text'
import {
  dateToldIn,
  dayWordsIn,
  daysApartIn,
  daysToldIn,
  inEnglishMonths,
  toldIn,
  withDay,
  withDayOfMonth,
  withoutDays,
} from './told-date'
import { daysFrom } from './written-days'
import { townToldIn } from './large-towns'
import { clockOf, minutesToldIn, withoutHours } from './told-hour'
import { asksWhatItMeans, mostWordsOn } from './what-it-means'
import { isForeign } from '../words/languages'
import { opening } from '../words/openings'

/** What may stand around another day without asking for anything else: 'and his brother, on 25 January of the same year'. */
const around = new Set(
  'm am ve do try calculate compute work out check run give tell show need had have been oh sorry no wait actually meant mean and or so but ok then what which how about if would will could can it that this is was be been were born on in of for to with at from by come came comes arrived arriving his her my our their your the a an he she they i we you instead same year month months day days one two three four five six seven next following before earlier after afterwards later very brother sister brothers sisters twin cousin niece nephew friend friends neighbour son daughter child baby boy girl kid father mother dad mum mom grandma grandpa grandmother grandfather aunt uncle husband wife partner me him them somebody someone anyone who whose please now again too also other another first second third little one older younger elder big place city town time hour morning evening night afternoon'.split(
    ' ',
  ),
)
/** The same in German, French, Spanish, Italian, Portuguese and Dutch, folded: ‘und meine Tochter, 14. Juni 2025?’ */
const aroundAbroad = new Set(
  'und oder aber nein was ist mit fur am vom von der die das den dem mein meine meiner meinen sein seine ihr ihre unser unsere er sie es wurde geboren tochter sohn kind bruder schwester zwilling mutter vater et ou mais non pour le la les du de au mon ma mes son sa ses notre nos il elle est ne nee fille fils frere soeur jumeau jumelle mere pere y e o pero no si para el los las del en mi mis su sus nuestro nuestra nacio nacido nacida hijo hija hermano hermana gemelo gemela madre padre ma per il lo gli mio mia suo sua nostro nostra nato nata figlio figlia fratello sorella gemello gemella mas nao meu minha seu sua nosso nossa nasceu nascido nascida filho filha irmao irma mae pai en maar nee voor op mijn zijn haar ons onze hij zij geboren dochter zoon broer zus moeder vader'.split(
    ' ',
  ),
)
/** So many letters a message has that goes on with another day. */
const mostLetters = 120

const isDayAlone = (folded: string, words = isForeign(folded) ? aroundAbroad : around) =>
  inEnglishMonths(folded)
    .replace(/\d+(?:st|nd|rd|th)?/g, ' ')
    .replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g, ' ')
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || words.has(word))

const monthAfter = /\b(?:next|following) month\b|\bmonth after\b/
/** The name of the month after the one that a question names; undefined where it names none. */
const nextMonth = (before: string): string | undefined => {
  const told = toldIn(before)
  return told?.length === '--MM'.length ? monthsInEnglish[Number(told.slice(2)) % 12] : undefined
}

const lead =
  '(?:(?:he|she|they|i|we|you|were|if|it|had|been|would|be|instead|and|or|so|ok|but|then|now|oh|no|sorry|wait|actually|i meant|i mean|it was|make that|what about|how about|what|which|in|for|on|of|the|a|year|born|is|was|will)[ ,.!:–-]+)*'
const yearAlone = new RegExp(
  `^${lead}(?:(?<year>(?:19|20)\\d\\d)|(?<next>next year|following year|year after)|(?<last>last year|previous year|year before))(?: (?:that|then|too|please|instead|bab(?:y|ies)|child|children))*[ ?.!]*$`,
)
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** The question before in another year, where a message names a year and nothing else: ‘and 2027?’, ‘and the year after?’; undefined for any other. */
const inAnotherYear = (folded: string, before: string): string | undefined => {
  const told = yearAlone.exec(folded)?.groups
  const years = before.match(anyYear) ?? []
  if (!told || years.length !== 1) return undefined
  const year = told['year'] ?? Number(years[0]) + (told['next'] ? 1 : -1)
  return before.replace(anyYear, String(year))
}

const dayOfMonthAlone = new RegExp(
  `^${lead}(?<day>[12]?\\d|3[01])(?:st|nd|rd|th)?(?: (?:then|too|please|instead))*[ ?.!]*$`,
)
/** The question before with another day of the same month, where a message names its number and nothing else: ‘and the 21st?’; undefined for any other. */
const onAnotherDay = (folded: string, before: string): string | undefined => {
  const day = dayOfMonthAlone.exec(folded)?.groups?.['day']
  return day === undefined ? undefined : withDayOfMonth(before, Number(day))
}

/** The day that a message tells by itself, by its month in the year of another one, or by how far it is from it. */
const dayIn = (folded: string, before: string): string | undefined => {
  const told = toldIn(folded)
  const earlier = dateToldIn(before)
  if (told !== undefined && !told.startsWith('-')) return told
  if (earlier === undefined) return undefined
  if (told !== undefined && told.length === '--MM-DD'.length) return `${earlier.slice(0, 4)}${told.slice(1)}`
  const apart = daysApartIn(folded)
  return apart === undefined ? undefined : daysFrom(earlier, apart)
}

const asks = /\?|\b(?:what|which|how|when|why|who|where|can|do|does|is|are|will|would)\b/
/** What the hour and the place decide. */
const asksOfHour =
  /\b(?:rising|ascend[ae]nt|midheaven|houses?|moon|sun|signs?|nakshatras?|sunrise|sunset|day|night|pillars|planets?)\b/
/** ‘So what’s hers?’ in front of a birth asks what was asked before. */
const whoseFirst =
  /^(?:(?:(?:so|and|ok|okay|then|but|oh),? )*(?:what(?:'?s| is| was| would be| about)|how about)|and|so|but) (?:hers|his|mine|ours|theirs|(?:my|our|her|his) \w+'s)\b[ ,.?!;:-]*(?=.)/
/** The question before with the hour and the town of the birth behind it, where a message tells them and asks for nothing: ‘14:20 in Oslo’; undefined for any other. */
const withBirth = (folded: string, earlier: string): string | undefined => {
  const rest = withoutDays(folded)
  return folded.length <= mostWordsOn &&
    !asks.test(folded) &&
    asksOfHour.test(earlier) &&
    townToldIn(rest) !== undefined &&
    (dateToldIn(folded) !== undefined || dateToldIn(earlier) !== undefined)
    ? `${withoutEnd(earlier)}, ${folded}`
    : undefined
}

const minutesApart =
  /\b(?<count>\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an) (?<unit>minutes?|mins?|hours?) (?<side>later|after|earlier|before)\b/
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'half an': 0.5,
}
/** The question before so many minutes on: ‘and his twin, 11 minutes later?’; undefined for any other message, or on another day. */
const minutesOn = (folded: string, earlier: string): string | undefined => {
  const told = minutesApart.exec(folded)?.groups
  const begun = minutesToldIn(withoutDays(earlier))
  if (!told || begun === undefined || dateToldIn(earlier) === undefined) return undefined
  const { count = '', unit = '', side = '' } = told
  const minutes = (Number(count) || (counts[count] ?? 0)) * (unit.startsWith('h') ? 60 : 1)
  const at = begun + (side === 'later' || side === 'after' ? minutes : -minutes)
  if (at < 0 || at >= 1440) return undefined
  return `${withoutEnd(withoutHours(earlier))}, ${clockOf(at)}`
}

/** The question before of another town or hour, where a message tells one and nothing else: ‘and in London instead?’, ‘what about at 4 am’; undefined for any other. */
const elsewhere = (folded: string, earlier: string): string | undefined => {
  if (folded.length > mostWordsOn || !asksOfHour.test(earlier) || dateToldIn(earlier) === undefined)
    return undefined
  const hour = minutesToldIn(withoutDays(folded))
  const words = withoutHours(withoutDays(folded))
    .split(/[^\p{L}'’.-]+/u)
    .filter((word) => word !== '' && !around.has(word))
  const isTown = words.length > 0 && words.length < 5 && townToldIn(`in ${words.join(' ')}`) !== undefined
  if (words.length > 0 ? !isTown : hour === undefined) return undefined
  const town = isTown ? `in ${words.join(' ')}: ` : ''
  const time = hour === undefined ? '' : `, ${clockOf(hour)}`
  return withoutEnd(`${town}${hour === undefined ? earlier : withoutHours(earlier)}`) + time
}

const asksHowItCame = new RegExp(
  `^${opening}(?:(?:please )?(?:show|tell|explain|give|walk)\\b.*\\b(?:steps?|how|working|calculation|sums?|maths?|why)\\b|(?:but )?how (?:exactly |precisely )?(?:do|did|does|is|was|are|have|would) (?:you|that|it|this|one|she|mya|they)\\b.*\\b(?:reckon\\w*|calculat\\w*|comput\\w*|get|got|work\\w*|come|came|know|arrive\\w*|find|found|figure\\w*|add\\w*)\\b|how come\\b|why(?: is| was)?(?: that| it| this)?(?: so| one)?[ ?.!]*$|with (?:the )?degrees\\b|(?:in |what |which )?degrees?\\b|how exactly\\b)`,
)
/** Whether a short message asks how what was told before came out. In folded letters. */
export const isAskedHowItCame = (folded: string): boolean =>
  folded.length <= mostWordsOn && asksHowItCame.test(folded) && toldIn(folded) === undefined

/** The question before with its steps, where a message asks how that came out: ‘show me the steps’; undefined for any other message. */
export const askedHowItCame = (message: string, before: string): string | undefined => {
  const [folded, earlier] = [foldedText(message), foldedText(before)]
  return isAskedHowItCame(folded) &&
    (insightAskedOfDay(earlier) !== undefined || insightsAskedOfDay(earlier).length > 0)
    ? `${withoutEnd(earlier)}, with the steps?`
    : undefined
}

/**
 * The question before with another day in it, where a message names another day and nothing else: 'and his brother, on 25 January?';
 * undefined for any other message.
 */
export const askedOfAnotherDay = (message: string, before: string): string | undefined => {
  const [folded, earlier] = [foldedText(message).replace(whoseFirst, ''), foldedText(before)]
  const ofBirth = withBirth(folded, earlier)
  if (ofBirth) return ofBirth
  const ofOther =
    toldIn(folded) === undefined ? (minutesOn(folded, earlier) ?? elsewhere(folded, earlier)) : undefined
  if (ofOther) return ofOther
  if (folded.length > mostLetters || earlier.length > mostLetters || !isDayAlone(folded)) return undefined
  const other = inAnotherYear(folded, earlier) ?? onAnotherDay(folded, earlier)
  if (other) return other
  const month = monthAfter.test(folded) ? nextMonth(earlier) : undefined
  if (month) return earlier.replace(new RegExp(`\\b(?:${monthsInEnglish.join('|')})\\b`), month)
  const day = dayIn(folded, earlier)
  return day === undefined ? undefined : withDay(inEnglishMonths(earlier), day)
}

const goesOn =
  /^[¿¡ ]*(?:and|or|what about|how about|so|then|und|et|y|e|en)\b|^(?:which|what) (?:sign|day|weekday|phase)\b.* (?:was|is) (?:the|it)\b|\b(?:it|its|that|this|he|she|they|his|her|our|their)\b/
/** A message with the day or month of the question before, where it goes on with that and names none itself: 'and the flower?' In folded letters. */
export const withDayBefore = (folded: string, before: string | undefined): string => {
  if (before === undefined || folded.length > mostWordsOn || !goesOn.test(folded)) return folded
  const earlier = foldedText(before)
  if (earlier.length > mostLetters || toldIn(folded) !== undefined || /\b(?:19|20)\d\d\b/.test(folded))
    return folded
  const several = daysToldIn(earlier)
  const day = several.length > 1 ? several.join(' and ') : dayWordsIn(earlier)
  if (day === undefined) return folded
  const rest = withoutDays(earlier)
  const [minutes, town] = [minutesToldIn(rest), townToldIn(rest)]
  const isBirth = minutes !== undefined && town !== undefined && minutesToldIn(folded) === undefined
  const birth = isBirth ? `, ${clockOf(minutes)} in ${foldedText(town.name)}` : ''
  return `${withoutEnd(folded)}, ${day}${birth}`
}

const moonAlone = /^(?:(?:and|or|so|ok|what about|how about) )*(?:(?:the|her|his|their|my|our) )?moon[ ?.!]*$/
const ofSigns = /\b(?:signs?|zodiac|rising|ascend[ae]nt)\b/
/** After a question of a sign, ‘and her moon?’ asks for that of the Moon. */
const withSignOfMoon = (message: string, before: string): string =>
  moonAlone.test(foldedText(message)) && ofSigns.test(foldedText(before))
    ? foldedText(message).replace('moon', 'moon sign')
    : message

/** So many questions a day is spoken of. */
export const mostTurnsBack = 4

/** The question before with another day in it, as above; of earlier questions it goes on with the last one that asks for something itself, on the day that was spoken of. */
export const askedAgainOfAnotherDay = (message: string, earlier: readonly string[]): string | undefined => {
  // ‘Why’ in between asks of the same: ‘and mine? 9 May 1992’ goes on with what stands before it.
  const last = earlier.findLast((before) => {
    const folded = foldedText(before)
    return !isAskedHowItCame(folded) && !asksWhatItMeans(folded)
  })
  if (last === undefined) return undefined
  // ‘What is a nakshatra?’, ‘do I need the time for it?’, ‘3 April 2023, 05:20, Chennai’.
  const ofHour =
    asksOfHour.test(foldedText(last)) || dateToldIn(foldedText(last)) ? undefined : earlier.at(-2)
  const [folded, hourAsked] = [foldedText(message), foldedText(ofHour ?? '')]
  const ofBirth = withBirth(folded, hourAsked) ?? elsewhere(folded, hourAsked)
  if (ofBirth) return ofBirth
  const spokenOf = earlier.slice(-mostTurnsBack).findLast((one) => dayWordsIn(foldedText(one)) !== undefined)
  return (
    askedOfAnotherDay(message, last) ?? askedOfAnotherDay(message, withDayBefore(foldedText(last), spokenOf))
  )
}

/** Earlier questions, with those written out that name no more than another day, or the Moon: ‘no, 2024’ is the one before it of 2024. */
export const writtenOut = (earlier: readonly string[]): readonly string[] =>
  earlier.reduce<readonly string[]>((all, message) => {
    const before = all.at(-1)
    return before === undefined
      ? [message]
      : [...all, askedAgainOfAnotherDay(message, all) ?? withSignOfMoon(message, before)]
  }, [])

const meantOther = new RegExp(
  `^(?:(?:no|nope|not that(?: one)?|sorry|oh|wait|actually|but|and|i (?:meant|mean|was asking (?:about|of)|asked (?:about|of)))[ ,.!:–-]+)+(?:the )?(?:(?<first>first|former|other|previous|earlier)|second|last|latter)(?: (?:one|name|child|twin|baby|day|date|birthday|question))?[ ?.!]*$`,
)
/** Which of two that were spoken of a message means after all: ‘no, I meant the first one’; undefined for any other message. In folded letters. */
export const meantOfTwo = (folded: string): 'first' | 'second' | undefined => {
  const told = meantOther.exec(folded)
  return told ? (told.groups?.['first'] === undefined ? 'second' : 'first') : undefined
}

const ofBoth =
  /^(?:(?:and|so|ok|but) )*(?:(?:do|are|will|would|have|did) (?:they|the two|both|the twins)\b.*\bsame\b|(?:is|and|the) (?:.* )?\bsame\b)/
/** A question whether two have the same, with the two days that were spoken of: ‘do they have the same life path’; undefined for any other. All in folded letters. */
export const sameOfDays = (folded: string, before: string | undefined): string | undefined => {
  if (before === undefined || folded.length > mostWordsOn || !ofBoth.test(folded)) return undefined
  const days = daysToldIn(before)
  return days.length > 1 ? `${withoutEnd(folded)}, ${days.join(' and ')}` : undefined
}
