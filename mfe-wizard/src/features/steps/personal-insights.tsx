import { useMemo } from 'react'
import type { Birth } from '@shared/insights/birth-moment'
import { derivedValuesOf } from '@shared/insights/derived-values'
import type { DerivedValues } from '@shared/insights/derived-values'
import { InsightGrid, InsightNote } from './insight-grid'

function daylight(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min of light`
}

const dayOfYear = (date: string): number =>
  Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000) + 1

const cellsOf = (values: DerivedValues, birth: Birth) => [
  { term: 'Western zodiac', value: values.westernZodiac, remark: '' },
  { term: 'Eastern zodiac', value: values.easternZodiac, remark: '' },
  {
    term: 'Life path',
    value: String(values.lifePathNumber),
    remark: `psychic number ${values.psychicNumber}`,
  },
  {
    term: 'Moon phase',
    value: values.trueMoonPhase,
    remark: values.moonPhase === values.trueMoonPhase ? '' : `${values.moonPhase} by the mean cycle`,
  },
  { term: 'Day of birth', value: values.dayOfBirth, remark: `day ${dayOfYear(birth.date)} of the year` },
  { term: 'Birth gem', value: values.birthGem, remark: `stone: ${values.spiritualStone}` },
  { term: 'Major arcana', value: values.majorArcana, remark: values.minorArcana },
  {
    term: 'Birth season',
    value: values.birthSeason,
    remark: values.dayLength === null ? '' : daylight(values.dayLength),
  },
]

const unknownPlaceInsight =
  'The place of birth is not known: the book leaves out the ascendant, the houses and the length of the day.'

/** The insights computed from a birth, on this device. */
export function PersonalInsights({ birth }: { birth: Birth }) {
  const values = useMemo(() => derivedValuesOf(birth), [birth])
  const notes = [
    birth.time ? '' : 'Without a time of birth, the noon of that day is taken.',
    birth.place ? '' : unknownPlaceInsight,
    values.westernZodiacNote ?? '',
    values.dayLengthNote ?? '',
  ].filter(Boolean)
  return (
    <>
      <InsightGrid cells={cellsOf(values, birth)} />
      {notes.map((note) => (
        <InsightNote key={note}>{note}</InsightNote>
      ))}
    </>
  )
}
