import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'

const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -8px;
`

interface TurnPagesProps<Place> {
  /** What the list holds: 'e-mails'. */
  of: string
  /** What the page that is shown was asked for with; nothing for the newest. */
  after: Place | undefined
  /** What to ask for the page behind it with; nothing where there is none. */
  next: Place | null | undefined
  onTurn: (after: Place | undefined) => void
}

/**
 * Leads through a list whose pages are not counted; nothing for one that has a single page. Both buttons stay where they are: one that
 * went away under a finger would take the focus with it.
 */
export const TurnPages = <Place,>({ of, after, next, onTurn }: TurnPagesProps<Place>) =>
  after === undefined && !next ? null : (
    <Turns>
      <Button variant="quiet" isUnavailable={after === undefined} onClick={() => onTurn(undefined)}>
        {`Newest ${of}`}
      </Button>
      <Button variant="quiet" isUnavailable={!next} onClick={() => onTurn(next ?? undefined)}>
        {`Older ${of}`}
      </Button>
      <VisuallyHidden role="status">{after === undefined ? '' : `Older ${of} are shown.`}</VisuallyHidden>
    </Turns>
  )
