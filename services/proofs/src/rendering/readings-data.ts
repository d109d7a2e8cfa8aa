import { civilDateOf } from '@shared/insights/calendar/civil-date'
import { derivedValuesOf } from '@shared/insights/derived-values'
import { factsOf } from '@shared/insights/insights/facts'
import { insightGroups, insightsFrom } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { hoursAndMinutes } from '@shared/insights/insights/phrases'
import { birthCardsOf } from '@shared/insights/tarot/birth-cards'
import { minorNumeral, minorPicture } from './arcana/pips'
import { pictureSvg } from './arcana/picture-svg'
import type { Picture } from './arcana/plate'
import { trumpNumeral } from './arcana/trump-numeral'
import { trumpPicture } from './arcana/trumps'
import { birthOf, insightSubjectOf } from '@shared/insights/form-inputs'
import { needsCare } from './careful-words'
import type { CodexForm } from './codex-subject'
import { evenLinesOf } from './even-lines'
import type { Paper } from './ornaments'
import { chapterPlates } from './plates/chapter-plates'
import type { ChapterPlate } from './plates/plate-drawing'
import { unbrokenDates, unbrokenRule, unbrokenText } from './unbroken'
import { printableText } from '@shared/contracts/printable-text'

/** How many lines a text has on each paper, where that is certain before it is set. */
export type LineCounts = Record<Paper, number | null>

export type Reading = {
  title: string
  text: string
  rule: string
  /** No word of it is long or needs a direction or care of its own: it is set as it is. */
  isPlain: boolean
  /** Its lines end evenly. */
  isEven: boolean
  /** Its letters may give and take where spaces would become wide. */
  isSpread: boolean
  lines: LineCounts
}
/** `picture` is an SVG document. */
export type Card = { numeral: string; name: string; text: string; picture: string }
export type ReadingsData = {
  chapters: { title: string; plate: ChapterPlate; readings: Reading[] }[]
  numbers: {
    title: string
    text: string
    rule: string
    others: { label: string; value: string; note: string }[]
  }
  cards: Card[]
}

const drawn = new Map<string, string>()

/** Drawn once in the life of a process: it takes longer than everything else about a book's data. All cards are 2 MB. */
const pictureOf = (name: string, draw: () => Picture): string => {
  const picture = drawn.get(name) ?? pictureSvg(draw())
  drawn.set(name, picture)
  return picture
}

/** Readings that have a page of their own, with the number and the cards. */
const ownPage = ['life-path', 'birth-card', 'soul-card', 'decan-card']

const cardsOf = (form: CodexForm, told: Map<string, Insight>): Card[] => {
  const birth = birthOf(form)
  const [first, second] = birthCardsOf(civilDateOf(birth.date))
  const { minorArcana } = derivedValuesOf(birth)
  const textOf = (id: string) => unbrokenText(told.get(id)?.text ?? '')
  const trumps = [
    { name: first, text: textOf('birth-card') },
    { name: second, text: textOf('soul-card') },
  ].flatMap(({ name, text }) =>
    name
      ? [{ numeral: trumpNumeral(name), name, text, picture: pictureOf(name, () => trumpPicture(name)) }]
      : [],
  )
  return [
    ...trumps,
    {
      numeral: minorNumeral(minorArcana),
      name: minorArcana,
      text: textOf('decan-card'),
      picture: pictureOf(minorArcana, () => minorPicture(minorArcana)),
    },
  ]
}

const numbersOf = (form: CodexForm, told: Map<string, Insight>): ReadingsData['numbers'] => {
  const birth = birthOf(form)
  const derived = derivedValuesOf(birth)
  const lifePath = told.get('life-path')
  return {
    title: lifePath?.title ?? '',
    text: unbrokenText(lifePath?.text ?? ''),
    rule: unbrokenRule(lifePath?.rule ?? ''),
    others: [
      { label: 'Psychic number', value: String(derived.psychicNumber), note: 'of the day' },
      { label: 'Weekday', value: derived.dayOfBirth, note: 'of the birth' },
      { label: 'Lunar year', value: derived.easternZodiac, note: 'element and animal' },
      { label: 'Sun', value: derived.westernZodiac, note: 'by the seasons' },
      { label: 'Birth gem', value: derived.birthGem, note: 'of the month' },
      { label: 'Stone', value: derived.spiritualStone, note: 'of the sign' },
      { label: 'Season', value: derived.birthSeason, note: birth.place ? 'where it was' : 'in the north' },
      ...(derived.dayLength === null
        ? []
        : [{ label: 'Daylight', value: hoursAndMinutes(derived.dayLength), note: 'that day' }]),
    ],
  }
}

const readingOf = (told: Insight): Reading => {
  const [title, rule] = [unbrokenText(told.title), unbrokenRule(told.rule)]
  const lines = evenLinesOf(told.text)
  return { title, ...lines, rule, isPlain: !needsCare(`${title} ${lines.text} ${rule}`) }
}

const captioned = (plate: ChapterPlate): ChapterPlate => ({ ...plate, caption: unbrokenDates(plate.caption) })

/** Every reading of the book: on the page of the number and the cards, and in the chapters after it. */
export const readingsDataOf = (form: CodexForm): ReadingsData => {
  const facts = factsOf({
    ...insightSubjectOf(form),
    firstName: printableText(form.babyFirstName),
    middleName: printableText(form.babyMiddleName),
    lastName: printableText(form.babyLastName),
  })
  const insights = insightsFrom(facts)
  const told = new Map(insights.map((insight) => [insight.id, insight]))
  const rest = insights.filter(({ id }) => !ownPage.includes(id))
  return {
    chapters: insightGroups.flatMap((group) => {
      const readings = rest.filter((insight) => insight.group === group)
      if (readings.length === 0) return []
      return [
        {
          title: group,
          plate: captioned(chapterPlates[group](facts)),
          readings: readings.map(readingOf),
        },
      ]
    }),
    numbers: numbersOf(form, told),
    cards: cardsOf(form, told),
  }
}
