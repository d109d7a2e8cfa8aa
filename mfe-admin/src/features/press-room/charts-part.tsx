import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isPressRange, pressRanges } from '@shared/contracts/press-room'
import type { PressDay, PressRange, PressState, RecordDays } from '@shared/contracts/press-room'
import { SegmentedChoice } from '@shared/web/form/segmented-choice'
import { usePressDaysQuery, useRecordDaysQuery } from '../../api/press-api'
import { Away } from '../../layout/away'
import { DayFigure, WaitingFigure } from './day-figure'
import { Charts, Part, PartHead } from './press-room-style'
import { numberOf, spanWords } from './press-words'
import { useRefetchOn } from './use-press-live'

const number = new Intl.NumberFormat('en')
const countWords = (count: number) => (Number.isInteger(count) ? number.format(count) : '')
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const dayOf = ({ day }: { day: string }) => day

/** The same over a chart and over the place that is kept for it. */
const titles = {
  records: 'Records a day',
  times: 'Time to proof',
  failures: 'Failures a day',
  queue: 'Longest queue',
}

function RecordsChart({ days }: { days: RecordDays['days'] }) {
  const series = useMemo(
    () => [
      {
        label: 'Records',
        values: days.map(({ records }) => records),
        shape: 'bars' as const,
        colour: '--gilt',
      },
    ],
    [days],
  )
  const sum = numberOf(sumOf(days.map(({ records }) => records)), 'record', 'records')
  const names = useMemo(() => days.map(dayOf), [days])
  return <DayFigure title={titles.records} sum={sum} days={names} series={series} wordsOf={countWords} />
}

function PressCharts({ days }: { days: PressDay[] }) {
  const names = useMemo(() => days.map(dayOf), [days])
  const [times, failures, queue] = useMemo(
    () => [
      [
        {
          label: 'Mean',
          values: days.map(({ meanMs }) => meanMs),
          shape: 'line' as const,
          colour: '--action',
        },
        {
          label: 'Slowest',
          values: days.map(({ slowestMs }) => slowestMs),
          shape: 'dashes' as const,
          colour: '--gilt',
        },
      ],
      [
        {
          label: 'Failures',
          values: days.map((day) => day.failures),
          shape: 'bars' as const,
          colour: '--error',
        },
      ],
      [
        {
          label: 'Waiting',
          values: days.map(({ longestQueue }) => longestQueue),
          shape: 'bars' as const,
          colour: '--edge',
        },
      ],
    ],
    [days],
  )
  const proofs = sumOf(days.map((day) => day.proofs))
  const mean = sumOf(days.map((day) => (day.meanMs ?? 0) * day.proofs)) / Math.max(1, proofs)
  const longest = Math.max(0, ...days.map(({ longestQueue }) => longestQueue ?? 0))
  return (
    <>
      <DayFigure
        title={titles.times}
        sum={proofs ? `${numberOf(proofs, 'proof', 'proofs')}, ${spanWords(mean)} on average` : 'No proofs'}
        days={names}
        series={times}
        wordsOf={spanWords}
      />
      <DayFigure
        title={titles.failures}
        sum={numberOf(sumOf(days.map((day) => day.failures)), 'failure', 'failures')}
        days={names}
        series={failures}
        wordsOf={countWords}
      />
      <DayFigure
        title={titles.queue}
        sum={longest ? `At most ${numberOf(longest, 'proof', 'proofs')} at one time` : 'Nothing had to wait'}
        days={names}
        series={queue}
        wordsOf={countWords}
      />
    </>
  )
}

/** What happened on each day of a range that the page's address names. */
export function ChartsPart({ state }: { state: PressState | undefined }) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('range') ?? ''
  const range: PressRange = isPressRange(asked) ? asked : 'month'
  const records = useRecordDaysQuery(range, { refetchOnMountOrArgChange: true })
  const press = usePressDaysQuery(range, { refetchOnMountOrArgChange: true })
  useRefetchOn(records.refetch, state && (state.records?.revision ?? null))
  useRefetchOn(press.refetch, state?.figures)
  const isWaiting = (!records.data && !records.error) || (!press.data && !press.error)
  return (
    <Part aria-labelledby="press-charts">
      <PartHead>
        <h2 id="press-charts">Over time</h2>
        <SegmentedChoice
          name="range"
          label="Range"
          options={Object.keys(pressRanges)}
          wordsOf={(option) => ({
            word: isPressRange(option) ? pressRanges[option].words : option,
            detail: '',
          })}
          value={range}
          onChoose={(option) => setAddress(option === 'month' ? {} : { range: option })}
        />
      </PartHead>
      <Away error={records.error} fallback="The records could not be counted." onRetry={records.refetch} />
      <Away error={press.error} fallback="The press could not be asked." onRetry={press.refetch} />
      <Charts aria-busy={isWaiting}>
        {records.error ? null : records.data ? (
          <RecordsChart days={records.data} />
        ) : (
          <WaitingFigure title={titles.records} />
        )}
        {press.error ? null : press.data ? (
          <PressCharts days={press.data} />
        ) : (
          [titles.times, titles.failures, titles.queue].map((title) => (
            <WaitingFigure key={title} title={title} />
          ))
        )}
      </Charts>
    </Part>
  )
}
