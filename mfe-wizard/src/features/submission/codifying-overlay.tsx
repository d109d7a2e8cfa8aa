import { useRef } from 'react'
import * as RadixDialog from '@radix-ui/react-dialog'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { ProgressRing } from './progress-ring'
import { provenanceSteps, stepProgress } from './provenance-steps'
import { Scrim, Place, Sheet, Title, Lead, Two, Tasks, Lozenge, State, Acts } from './codifying-style'

const stateWords = { pending: '', active: 'in hand', done: 'done' } as const

interface CodifyingOverlayProps {
  isOpen: boolean
  childName: string
  proofId: string
  percent: number
  /** How many of the six steps are done. */
  stepsDone: number
  /** The server has the record: nothing is left to cancel, the overlay closes by itself. */
  isAccepted: boolean
  onCancel: () => void
  onBackground: () => void
}

/** 'CODIFYING PROVENANCE': how far a submission is. Escape cancels; a press outside does nothing. */
export function CodifyingOverlay(props: CodifyingOverlayProps) {
  const { isOpen, childName, proofId, percent, stepsDone, isAccepted, onCancel, onBackground } = props
  const background = useRef<HTMLButtonElement>(null)
  const states = provenanceSteps.map((_, index) => stepProgress(index, stepsDone))
  return (
    <RadixDialog.Root open={isOpen}>
      <RadixDialog.Portal>
        <Scrim />
        <Place>
          <Sheet
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              if (!isAccepted) onCancel()
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              // A small phone shows the title, not the button, when there is no room for both.
              background.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              // The received screen has the focus already.
              if (isAccepted) event.preventDefault()
            }}
          >
            <Title>CODIFYING PROVENANCE</Title>
            <Lead>
              for <Name>{childName}</Name>
            </Lead>
            <Two>
              <ProgressRing proofId={proofId} percent={percent} />
              <Tasks>
                {provenanceSteps.map((step, index) => (
                  <li
                    key={step}
                    data-state={states[index]}
                    aria-current={states[index] === 'active' ? 'step' : undefined}
                  >
                    {states[index] === 'done' ? <Icon name="check" /> : <Lozenge aria-hidden="true" />}
                    {step}
                    <State>{stateWords[states[index] ?? 'pending']}</State>
                  </li>
                ))}
              </Tasks>
            </Two>
            <VisuallyHidden role="status">{provenanceSteps[stepsDone] ?? 'All done'}</VisuallyHidden>
            <Acts>
              <Button onClick={onCancel} isUnavailable={isAccepted}>
                Cancel
              </Button>
              <Button variant="primary" ref={background} onClick={onBackground} isUnavailable={isAccepted}>
                Run in background
              </Button>
            </Acts>
          </Sheet>
        </Place>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
