import styled from 'styled-components'
import type { AdminStats } from '@shared/contracts/admin'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { figuresInPairsStyle, figuresStyle } from '../../layout/page-style'

const Cards = styled.dl`
  ${figuresStyle}
  dd {
    margin: 2px 0 0;
    font: 500 2.875rem/1 var(--display);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.01em;
  }
  small {
    color: var(--ink-2);
    font-size: 0.5em;
  }
  @media (max-width: 47.9375em) {
    ${figuresInPairsStyle}
    dd {
      font-size: 2.25rem;
    }
  }
`

const number = new Intl.NumberFormat('en')
const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit of 1024 that leaves at least one: '48.2' 'GB'. */
export function sizeOf(bytes: number): { figure: string; unit: string } {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const value = bytes / 1024 ** step
  return { figure: value.toFixed(step === 0 || value >= 100 ? 0 : 1), unit: units[step] ?? 'B' }
}

const labels = ['Total Records', 'This Month', 'PDFs Generated', 'Storage Used'] as const

/** The four figures of the archive; their shapes while they are on their way. */
export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  if (!stats)
    return (
      <Cards aria-busy="true" aria-label="Loading the figures">
        {labels.map((label) => (
          <div key={label}>
            <dt>
              <SkeletonLine $width="52%" $height="1.2em" />
            </dt>
            <dd>
              <SkeletonTitle $width="36%" $height="1em" />
            </dd>
          </div>
        ))}
      </Cards>
    )
  const storage = sizeOf(stats.storageUsed)
  const figures = [stats.totalRecords, stats.thisMonth, stats.pdfsGenerated].map((value) =>
    number.format(value),
  )
  return (
    <Cards aria-label="Figures">
      {labels.map((label, at) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figures[at] ?? storage.figure}
            {figures[at] === undefined ? <small>{`\u00A0${storage.unit}`}</small> : null}
          </dd>
        </div>
      ))}
    </Cards>
  )
}
