import styled from 'styled-components'
import { SkeletonLine } from '@shared/web/parts/skeleton'

/** As far from each other as the lines of a ledger. */
const Rows = styled.div`
  display: grid;
  gap: 22px;
  padding: 8px 0 12px;
`

interface WaitingRowsProps {
  /** How many are likely to come. */
  count: number
  label?: string
}

/** A list that is still to come. */
export const WaitingRows = ({ count, label = 'Loading' }: WaitingRowsProps) => (
  <Rows role="group" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, at) => (
      <SkeletonLine key={at} $width={`${92 - (at % 3) * 9}%`} />
    ))}
  </Rows>
)
