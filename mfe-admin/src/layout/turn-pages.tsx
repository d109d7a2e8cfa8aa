import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'

const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -8px;
`

interface TurnPagesProps {
  /** What the list holds: 'e-mails'. */
  of: string
  isNewest: boolean
  hasOlder: boolean
  onNewest: () => void
  onOlder: () => void
}

/**
 * Leads through a list whose pages are not counted; nothing for one that has a single page. Both buttons stay where they are: one that
 * went away under a finger would take the focus with it.
 */
export const TurnPages = ({ of, isNewest, hasOlder, onNewest, onOlder }: TurnPagesProps) =>
  isNewest && !hasOlder ? null : (
    <Turns>
      <Button variant="quiet" isUnavailable={isNewest} onClick={onNewest}>
        {`Newest ${of}`}
      </Button>
      <Button variant="quiet" isUnavailable={!hasOlder} onClick={onOlder}>
        {`Older ${of}`}
      </Button>
      <VisuallyHidden role="status">{isNewest ? '' : `Older ${of} are shown.`}</VisuallyHidden>
    </Turns>
  )
