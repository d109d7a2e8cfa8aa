import { isPassing } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { readFailure } from '../session/read-failure'
import { useReadAgain } from '../session/use-read-again'
import { Words } from './page-style'

interface AwayProps {
  error: unknown
  /** Where the error has no words of its own. */
  fallback: string
  onRetry: () => unknown
}

/** In place of a list that could not be had, until it can; the rest of the page goes on. */
export function Away({ error, fallback, onRetry }: AwayProps) {
  useReadAgain(isPassing(error), onRetry)
  return error ? (
    <Words role="status">
      {readFailure(error, fallback)}
      <Button size="small" icon="retry" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Words>
  ) : null
}
