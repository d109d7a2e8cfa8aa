import type { Passage } from '../passage'

const source = 'The Birth Bio Companion Guide'

const tab = (id: string, name: string, holds: string, from: string, asks: string): Passage => ({
  id: `guide/${id}`,
  title: `The guide’s tab ${name}`,
  source,
  text: `The tab ‘${name}’ of the companion guide tells ${holds}, each line with the figure of the child that it follows from${from}. It is tradition, for fun and inspiration.`,
  asks: `companion guide tab ${asks}`,
})

/** The companion guide, tab by tab, and how it is opened, made and kept. */
export const theGuide: readonly Passage[] = [
  tab(
    'personality',
    'Personality',
    'strengths, challenges, life purpose and soul mission',
    '',
    'personality strengths weaknesses challenges life purpose soul mission',
  ),
  tab(
    'spiritual',
    'Spiritual',
    'a pathway, guiding elements, sacred symbols and a style of meditation',
    '',
    'spiritual path guiding elements sacred symbols meditation style',
  ),
  tab(
    'guidance',
    'Guidance',
    'careers, wellness, relationships and money, as tradition has them',
    '; it is no medical or financial advice',
    'career path jobs health wellness relationship guidance money financial wisdom',
  ),
  tab(
    'timing',
    'Timing',
    'the personal year, favourable months and the stages of life',
    '; the personal year is that of the year in which the record was made',
    'timing cycles personal year lucky months favourable months life stages ages',
  ),
  tab(
    'compatibility',
    'Compatibility',
    'romance, friendship, partners in business and the family',
    '',
    'compatibility who fits romantic friendship business partnership family dynamics get along',
  ),
  tab(
    'development',
    'Development',
    'how the child may learn, speak, decide and calm down',
    '',
    'development learning style communication style decision making stress management how does she learn',
  ),
  tab(
    'mystical',
    'Mystical',
    'themes of past lives, lessons of karma, spiritual gifts and intuition',
    '',
    'mystical past lives karma lessons spiritual gifts intuition intuitive powers',
  ),
  {
    id: 'guide/open',
    title: 'Where the companion guide is opened',
    source,
    text: 'From step V, from ‘Birth Bio Received!’ and from the page of the proof: press ‘Generate Companion Guide’. It needs the date of birth alone; with hour, place and the parents’ dates it tells more. It can be printed and saved as a PDF.',
    asks: 'where is the companion guide how do i open generate get the guide button start before submitting',
  },
  {
    id: 'guide/error',
    title: '‘Birth date is required to generate companion guide’',
    source,
    text: 'The form has no date of birth yet: enter it on step II and try again. It is the only answer that the guide cannot do without.',
    asks: 'birth date is required to generate companion guide error guide will not start try again',
  },
  {
    id: 'guide/made',
    title: 'How the companion guide is made',
    source,
    text: 'From the child’s own figures (signs, phases, elements, numbers, cards), by fixed tables; no language model writes it, so it is the same each time. Without an hour there is no rising sign, houses or degree of the Moon, and the guide says so at its head.',
    asks: 'is the guide written by ai chatgpt how is the guide generated same every time personal generic deterministic',
  },
  {
    id: 'guide/print',
    title: 'Printing or saving the guide',
    source,
    text: 'Yes, it can be printed and saved as a PDF, in the look of the book. It is a document of its own and not part of the printed book.',
    asks: 'print the companion guide save guide as pdf is the guide in the book does it cost',
  },
  {
    id: 'guide/kept',
    title: 'Whether the guide is stored',
    source,
    text: 'No, it is computed anew each time it is opened and kept nowhere; save the PDF if you want to keep it.',
    asks: 'is the guide saved stored can i open the guide again later does the guide stay',
  },
  {
    id: 'mya/drawer',
    title: 'Opening and using the chat',
    source: 'MYA, Keeper of the Codex',
    text: 'The card ‘Need help?’ opens me at the right of the page, 480 pixels wide, and over the whole screen on a phone. Enter sends, Shift+Enter breaks the line; while I answer you can stop me, and try again after a failure.',
    asks: 'how do i open the chat need help card where is mya new line in a message enter shift stop the answer',
  },
  {
    id: 'mya/turn-off',
    title: 'Turning an Ask MYA switch off',
    source: 'MYA, Keeper of the Codex',
    text: 'Turning it off clears what MYA had put there, and you type the field yourself.',
    asks: 'turn mya off type myself override disabled field cannot type undo mya switch placeholder go away',
  },
  {
    id: 'mya/when',
    title: 'When MYA’s research is done',
    source: 'MYA, Keeper of the Codex',
    text: 'At once with ‘Ask MYA now’, otherwise when you submit; until then the field holds a placeholder such as ‘MYA will research your baby’s name origin’. The answer is printed on the page of the name, with its source.',
    asks: 'when do i see the origin placeholder still there ask mya now researched at submit printed in the book',
  },
  {
    id: 'mya/name-unknown',
    title: 'A name that MYA does not know',
    source: 'MYA, Keeper of the Codex',
    text: 'It is said to be unknown, and nothing is invented. You can turn the switch off and write its origin in your own words.',
    asks: 'invented name made up name rare name not in the list what if you do not know our name',
  },
  {
    id: 'mya/consent',
    title: 'Letting MYA read your record',
    source: 'MYA, Keeper of the Codex',
    text: 'Only if you allow it: a switch in the chat lets me read your own record, as its owner, for this conversation alone; only the fields a question needs are used, never the e-mail address or files. Turn it off and I see nothing of it.',
    asks: 'allow mya to read my record consent switch own figures my child permission read access chat',
  },
  {
    id: 'system/derived',
    title: 'What is derived from the date of birth',
    source: 'The rules of the book’s insights',
    text: 'Life path and psychic number, weekday, western zodiac, eastern zodiac (element and animal), moon phase, birth gem, spiritual stone, major and minor arcana, season and the length of the day; then many more, each by a rule that the book prints.',
    asks: 'what do you calculate from the birth date derived values list which figures computed from date of birth',
  },
  {
    id: 'system/needs',
    title: 'What needs the hour or the place',
    source: 'The rules of the book’s insights',
    text: 'Ascendant, midheaven, houses and the Moon to the degree need the hour and the place; the length of the day needs the place. The date alone gives the numbers, the cards, the calendars, the stones and nearly always the Sun’s sign.',
    asks: 'which insights need the time what do i get without the time which ones need the place only from the date',
  },
]
