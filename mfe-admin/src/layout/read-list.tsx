import type { ReactNode } from 'react'
import { Away } from './away'
import { Words } from './page-style'
import { WaitingRows } from './waiting-rows'

interface ReadListProps<Row> {
  /** Undefined while they are asked for. */
  rows: readonly Row[] | undefined
  error: unknown
  /** Where the error has no words of its own. */
  fallback: string
  onRetry: () => unknown
  /** In place of a list that has nothing; nothing where that is told elsewhere. */
  empty: string | null
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the staff's pages in each of its states: asked for, away, without a row, there. */
export function ReadList<Row>({ rows, error, fallback, onRetry, empty, children }: ReadListProps<Row>) {
  if (error) return <Away error={error} fallback={fallback} onRetry={onRetry} />
  if (!rows) return <WaitingRows count={3} />
  if (rows.length) return children(rows)
  return empty === null ? null : <Words>{empty}</Words>
}
