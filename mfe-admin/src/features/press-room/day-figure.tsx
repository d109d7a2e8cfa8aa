import { useCallback, useId, useMemo, useState } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { ensureReadableLanguage } from '@shared/web/start/readable-language'
import type { DayChartProps, DrawnSeries } from './day-chart'
import { DaysTable, Drawing, Figure, Key, Keys, TablePlace } from './press-room-style'
import { dayWords } from './press-words'

/** Its library comes with the first chart: nobody else's page has it. */
const LateChart = latePart<DayChartProps>(() => {
  ensureReadableLanguage()
  return import('./day-chart').then(({ DayChart }) => DayChart)
})

export interface DayFigureProps {
  title: string
  /** The whole of it in a few words: 'All in all 12 records'. */
  sum: string
  /** '2026-03-14', the first day first. */
  days: readonly string[]
  series: readonly DrawnSeries[]
  wordsOf: (value: number) => string
}

/** The place of a chart that is still to come: what is below it does not move when it is here. */
export const WaitingFigure = ({ title }: { title: string }) => (
  <Figure>
    <figcaption>
      <h3>{title}</h3>
    </figcaption>
    <Drawing />
    <TablePlace />
  </Figure>
)

/** One chart, in words and as a table too. */
export function DayFigure({ title, sum, days, series, wordsOf }: DayFigureProps) {
  const id = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = useMemo(() => days.map(dayWords), [days])
  const point = useCallback((at: number | null) => setPointed(at), [])
  const valueWords = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : wordsOf(value)
  const shown =
    pointed === null
      ? sum
      : `${drawn[pointed] ?? ''}: ${series.map(({ label, values }) => `${label.toLowerCase()} ${valueWords(values[pointed])}`).join(', ')}`
  return (
    <Figure aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {series.length > 1 ? (
          <Keys>
            {series.map(({ label, shape, colour }) => (
              <Key key={label} data-shape={shape} $colour={colour}>
                {label}
              </Key>
            ))}
          </Keys>
        ) : null}
        <p>{shown}</p>
      </figcaption>
      <Drawing role="img" aria-label={`${title}, drawn. ${sum}. The table below has every day.`}>
        <LateChart days={drawn} series={series} wordsOf={wordsOf} onPoint={point} />
      </Drawing>
      <details>
        <summary>{title} as a table</summary>
        <DaysTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{drawn[at]}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{valueWords(values[at])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DaysTable>
      </details>
    </Figure>
  )
}
