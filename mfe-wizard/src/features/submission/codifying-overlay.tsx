import { useRef } from 'react'
import * as RadixDialog from '@radix-ui/react-dialog'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Name } from '@shared/web/parts/name'
import { useReturnFocus } from '@shared/web/parts/use-return-focus'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { ProgressRing } from './progress-ring'
import { awaitedWords } from './awaited-words'
import { provenanceSteps, stepProgress } from './provenance-steps'
import { useSubmissionStore } from './submission-scope'
import { isComplete, isStored, submissionChanges } from './submission-state'
import type { SubmissionState } from './submission-state'
import {
  Scrim,
  Place,
  Sheet,
  Title,
  Lead,
  Two,
  Tasks,
  Lozenge,
  State,
  Awaited,
  Acts,
} from './codifying-style'

const stateWords = { pending: '', active: 'in hand', done: 'done' } as const

interface CodifyingOverlayProps {
  submission: SubmissionState
  proofId: string
  onCancel: () => void
}

/**
 * 'CODIFYING PROVENANCE': how far a submission is. Escape cancels, and once there is nothing left to cancel it sends the wait to
 * the background; a press outside does nothing.
 */
export function CodifyingOverlay({ submission, proofId, onCancel }: CodifyingOverlayProps) {
  const { dispatch } = useSubmissionStore()
  const sendToBackground = () => dispatch(submissionChanges.sentToBackground())
  const { isOverlayOpen, childName, progress, stepsDone } = submission
  const isEnding = isComplete(submission)
  const canCancel = !isStored(submission)
  const awaited = awaitedWords(submission)
  const returnFocus = useReturnFocus()
  const background = useRef<HTMLButtonElement>(null)
  const states = provenanceSteps.map((_, index) => stepProgress(index, stepsDone))
  return (
    <RadixDialog.Root open={isOverlayOpen}>
      <RadixDialog.Portal>
        <Scrim />
        <Place>
          <Sheet
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              if (canCancel) onCancel()
              else if (!isEnding) sendToBackground()
            }}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              returnFocus.onOpenAutoFocus()
              // A small phone shows the title, not the button, when there is no room for both.
              background.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              // The received screen has the focus already.
              if (submission.phase === 'received') event.preventDefault()
              else returnFocus.onCloseAutoFocus(event)
            }}
          >
            <Title>CODIFYING PROVENANCE</Title>
            <Lead>
              for <Name>{childName}</Name>
            </Lead>
            <Two>
              <ProgressRing proofId={proofId} percent={progress} />
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
            <Awaited role="status">{awaited}</Awaited>
            <Acts>
              <Button onClick={onCancel} isUnavailable={!canCancel}>
                Cancel
              </Button>
              <Button variant="primary" ref={background} onClick={sendToBackground} isUnavailable={isEnding}>
                Run in background
              </Button>
            </Acts>
          </Sheet>
        </Place>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
