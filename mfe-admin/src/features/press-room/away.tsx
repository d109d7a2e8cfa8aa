import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { Words } from './press-room-style'

interface AwayProps {
  error: unknown
  /** Where the error has no words of its own. */
  fallback: string
  onRetry: () => unknown
}

/** In place of a list that could not be had; the rest of the page goes on. */
export const Away = ({ error, fallback, onRetry }: AwayProps) =>
  error ? (
    <Words role="status">
      {publicMessageOf(error, fallback)}
      <Button size="small" icon="retry" onClick={() => void onRetry()}>
        Try Again
      </Button>
    </Words>
  ) : null
