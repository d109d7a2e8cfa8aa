import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import uPlot from 'uplot'

export interface DrawnSeries {
  label: string
  /** One a day; null where there is nothing to draw. */
  values: readonly (number | null)[]
  shape: 'bars' | 'line' | 'dashes'
  /** A token of the theme: '--gilt'. */
  colour: string
}

export interface DayChartProps {
  /** As they stand at the axis. */
  days: readonly string[]
  series: readonly DrawnSeries[]
  /** A value at the axis. */
  wordsOf: (value: number) => string
  /** The day that is pointed at; null when none is. */
  onPoint: (day: number | null) => void
}

/** What the drawing library's own style sheet says, as far as these charts use it. */
const Frame = styled.div`
  height: 100%;
  /* In a window that has become narrower it is too wide until it is drawn anew. */
  overflow-x: clip;
  .uplot,
  .u-wrap {
    position: relative;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-y {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  .uplot canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  /* What was drawn for the night is dark on paper too. Drawn anew for it, Firefox prints nothing. */
  @media print {
    :root[data-theme='night'] & canvas {
      filter: invert(1) hue-rotate(180deg);
    }
  }
  .u-cursor-x {
    inset-block: 0;
    left: 0;
    border-left: 1px solid var(--edge);
    pointer-events: none;
  }
  .u-off {
    display: none;
  }
`

const height = 190
const bars = uPlot.paths.bars?.({ size: [0.7, 28] })

/** At most one label to so many pixels. */
const labelWidth = 64

/** Pixels that the longest of these words takes; a day's work in minutes and seconds takes more than a count. */
function widestOf(words: readonly string[], font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 46
  context.font = font
  return Math.ceil(Math.max(46, ...words.map((word) => context.measureText(word).width)))
}

const forcedColours = matchMedia('(forced-colors: active)')

function optionsOf(
  { days, series, wordsOf }: Omit<DayChartProps, 'onPoint'>,
  target: HTMLElement,
): uPlot.Options {
  const width = target.clientWidth
  const style = getComputedStyle(target)
  // A browser that has colours of its own forces them on the text around the canvas, and not on what is drawn in it.
  const token = (name: string) =>
    forcedColours.matches && name !== '--sans' ? style.color : style.getPropertyValue(name).trim()
  const font = `14px ${token('--sans')}`
  const axis = { stroke: token('--ink-2'), font, ticks: { show: false } }
  return {
    width,
    height,
    padding: [10, 24, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, days.length - 0.4] },
      // From nothing up: a bar's length is its value. A chart of nothing has a scale all the same.
      y: { range: (_plot, _least, most) => [0, Math.max(1, most ?? 0) * 1.08] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        splits: () => {
          const step = Math.max(1, Math.ceil((days.length * labelWidth) / Math.max(1, width - 60)))
          // Counted from today, which is always named.
          return days.flatMap((_day, at) => ((days.length - 1 - at) % step === 0 ? [at] : []))
        },
        values: (_plot, splits) => splits.map((at) => days[at] ?? ''),
      },
      {
        ...axis,
        size: (_plot, words) => widestOf(words ?? [], font) + 14,
        grid: { show: !forcedColours.matches, stroke: token('--hair'), width: 1 },
        incrs: [
          1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 120_000,
          300_000, 600_000, 1_800_000, 3_600_000, 14_400_000, 86_400_000,
        ],
        values: (_plot, splits) => splits.map(wordsOf),
      },
    ],
    series: [
      {},
      ...series.map(({ label, shape, colour }): uPlot.Series => {
        const stroke = token(colour)
        if (shape === 'bars')
          return {
            label,
            stroke,
            fill: stroke,
            width: 0,
            points: { show: false },
            ...(bars ? { paths: bars } : {}),
          }
        const isDashed = shape === 'dashes'
        return {
          label,
          stroke,
          width: 2,
          spanGaps: true,
          points: { show: true, size: 5, fill: stroke },
          ...(isDashed ? { dash: [5, 4] } : {}),
        }
      }),
    ],
  }
}

/** Days from left to right, drawn in the theme's colours; whoever cannot see it has the table beneath. */
export function DayChart({ days, series, wordsOf, onPoint }: DayChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const point = useRef(onPoint)
  useEffect(() => {
    point.current = onPoint
  })
  useEffect(() => {
    const target = frame.current
    if (!target) return
    let plot: uPlot | undefined
    const draw = () => {
      if (!target.clientWidth) return
      plot?.destroy()
      const hooks = { setCursor: [({ cursor }: uPlot) => point.current(cursor.idx ?? null)] }
      const data: uPlot.AlignedData = [days.map((_day, at) => at), ...series.map(({ values }) => [...values])]
      plot = new uPlot({ ...optionsOf({ days, series, wordsOf }, target), hooks }, data, target)
    }
    draw()
    const resized = new ResizeObserver(() => {
      if (plot?.width !== target.clientWidth) draw()
    })
    resized.observe(target)
    // A canvas does not follow the theme by itself.
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    forcedColours.addEventListener('change', draw)
    return () => {
      forcedColours.removeEventListener('change', draw)
      resized.disconnect()
      themed.disconnect()
      plot?.destroy()
    }
  }, [days, series, wordsOf])
  return <Frame ref={frame} />
}
