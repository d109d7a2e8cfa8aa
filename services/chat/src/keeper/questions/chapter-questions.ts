import type { InsightGroup } from '@shared/insights/insights'
import { chapterId } from '../knowledge/chapter-passages'

/** What a chapter is called by who asks for it, the narrower ones first. In folded letters. */
const subjects: readonly (readonly [InsightGroup, string])[] = [
  ['The Chinese year and its pillars', 'chinese(?: year| zodiac)?|pillars?|eastern zodiac'],
  ['The day on other calendars', '(?:other )?calendars?'],
  ['The numbers of the day', '(?:birth ?)?dates?|numbers? of the (?:day|date)|numerology'],
  ['The name', '(?:first |last )?names?|letters of the name'],
  ['The cards', '(?:tarot )?cards?|tarot'],
  ['Stones, flowers and the day of the week', 'stones?|gems?|flowers?|week ?days?|days? of the week'],
  ['The family', 'family|parents|mother and father'],
  ['The hour and the place', '(?:hour|time|place)(?: of birth)?|hour and (?:the )?place|houses?'],
  ['The shape of the sky', 'shape of the (?:sky|chart)|aspects?'],
  ['The planets', 'planets?|planetary'],
  ['The Moon', 'moon|lunar'],
  ['The Sun', 'sun|solar'],
]
const asks =
  '(?:and |so |ok )?(?:(?:what|which|list|name|show(?: me)?|give me|tell me|how many)(?: are| is| of| all| about| do you have)*|all)(?: the| your| its)?'
const behind =
  '(?: (?:are there|are in it|do you (?:have|make|tell)|does (?:it|the book) (?:have|tell)|in the book|exist|please))*'
const ways = subjects.map(
  ([group, subject]) =>
    [
      group,
      new RegExp(
        `^${asks} (?:(?:${subject}) (?:insights?|readings?|ones)|(?:insights?|readings?)(?: (?:are there|do you have|come|there are|are))*(?: in the chapter)? (?:about|of|on|from|around) (?:the |my |her |his |our )?(?:${subject}))${behind}[ ?.!]*$`,
      ),
    ] as const,
)

/** The id of the passage on what a chapter of the book tells: ‘which moon insights are there’; undefined for any other question. In folded letters. */
export const chapterAskedIn = (folded: string): string | undefined => {
  const group = folded.length > 90 ? undefined : ways.find(([, way]) => way.test(folded))?.[0]
  return group && chapterId(group)
}
