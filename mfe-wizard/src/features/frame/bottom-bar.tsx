import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { Tooltip } from '@shared/web/parts/tooltip'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'

const Bar = styled.footer`
  position: sticky;
  bottom: var(--keyboard-inset, 0px);
  z-index: 6;
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 16px;
  padding: 12px 0;
  border-top: 1px solid var(--rule);
  background: var(--paper);

  @media (min-width: 64em) {
    grid-column: 1 / -1;
  }
  @media (max-width: 63.9375em) {
    flex-wrap: wrap;
    row-gap: 6px;
    width: 40rem;
    margin: 28px auto 0;
  }
  @media (max-width: 47.9375em) {
    gap: 8px;
    width: auto;
    margin: 24px calc(-1 * var(--s-2)) 0;
    padding: 10px var(--s-2) calc(10px + env(safe-area-inset-bottom));

    && button {
      padding-inline: 14px;
    }
  }
  @media (max-width: 21.25em) {
    && button {
      padding-inline: 10px;
    }
  }
  @media print {
    display: none;
  }
`
const Previous = styled.div`
  @media (max-width: 47.9375em) {
    /* Wider than the bar's own rule, which would leave no room for the arrow. */
    &&& button {
      width: 48px;
      padding: 0;
    }
    button > span {
      ${visuallyHiddenStyle}
    }
  }
`
const Next = styled.div`
  button {
    min-width: 132px;
  }

  @media (max-width: 63.9375em) {
    margin-left: auto;
  }
  @media (max-width: 47.9375em) {
    flex: 1;

    button {
      width: 100%;
      min-width: 0;
    }
  }
`
const Note = styled.p`
  margin: 0 auto 0 8px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);

  @media (max-width: 63.9375em) {
    order: -1;
    flex-basis: 100%;
    margin: 0;
  }
  @media (max-width: 47.9375em) {
    display: none;
  }
`
/** The note's place on a phone: the end of the form. */
export const NoteInFlow = styled.p`
  display: none;
  margin-top: 24px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);

  @media (max-width: 47.9375em) {
    display: block;
  }
`

export const privacyNote = 'Saved privately on this device. Drafts are never sold or shared.'
const incomplete = 'Please complete all required fields before continuing'

interface BottomBarProps {
  isFirst: boolean
  isLast: boolean
  isComplete: boolean
  /** Going on is no act to be led to: the answers are read only, or were submitted as they stand. */
  isPlain: boolean
  isSaving: boolean
  /** A submission is under way. */
  isProcessing: boolean
  /** What is said of the answers. */
  note: string
  onPrevious: () => void
  /** Absent where nothing is left to save by hand. */
  onSave?: (() => void) | undefined
  /** Absent where nothing comes next. */
  onNext?: (() => void) | undefined
  /** Test mode only. */
  onLoadTestData?: (() => void) | undefined
}

/** Previous, Save Draft, Next. What 'Next' waits for is said on hover and focus, and shown when it is pressed. */
export function BottomBar(props: BottomBarProps) {
  const { isFirst, isLast, isComplete, isPlain, isSaving, isProcessing, note } = props
  const { onPrevious, onSave, onNext, onLoadTestData } = props
  return (
    <Bar>
      <Previous>
        <Button icon="arrow-left" disabled={isFirst} onClick={onPrevious}>
          Previous
        </Button>
      </Previous>
      {onSave ? (
        <Button variant="quiet" isPending={isSaving} pendingText="Saving..." onClick={onSave}>
          Save Draft
        </Button>
      ) : null}
      {onLoadTestData ? (
        <Button variant="quiet" onClick={onLoadTestData}>
          Load Test Data
        </Button>
      ) : null}
      <Note>{note}</Note>
      {onNext ? (
        <Next>
          <Tooltip text={isComplete || isProcessing ? '' : incomplete}>
            <Button
              variant={isPlain ? 'default' : 'primary'}
              iconAfter={isLast ? 'seal' : 'arrow-right'}
              isPending={isLast && isProcessing}
              {...(isLast ? { pendingText: 'Processing...' } : {})}
              isUnavailable={!isComplete}
              onUnavailablePress={onNext}
              onClick={onNext}
            >
              {isLast ? 'Attest & Submit' : 'Next'}
            </Button>
          </Tooltip>
        </Next>
      ) : null}
    </Bar>
  )
}
