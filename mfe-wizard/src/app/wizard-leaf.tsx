import type { WizardStepId } from '@shared/contracts/form-rules'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { OpenStep } from '../features/steps/open-step'
import type { Receipt } from '../features/submission/kept-submission'
import { ReceivedScreen } from '../features/submission/received-screen'
import type { useAttestation } from './use-attestation'

interface WizardLeafProps {
  stepId: WizardStepId
  /** Of the record that was just received; null while a step is open. */
  receipt: Receipt | null
  attestation: ReturnType<typeof useAttestation>
  /** Absent where nothing is edited. */
  onEditStep: ((stepId: WizardStepId) => void) | undefined
}

/** What stands on the page: the step, or in its place the screen after a submission. */
export function WizardLeaf({ stepId, receipt, attestation, onEditStep }: WizardLeafProps) {
  if (!receipt) return <OpenStep stepId={stepId} onEditStep={onEditStep} />
  const { submission, isTurning, stay, beginNext } = attestation
  return (
    <ReceivedScreen
      submission={submission}
      receipt={receipt}
      isTurning={isTurning}
      emblem={<LazyEmblem proofId={receipt.proofId} pressedAt={new Date(receipt.createdAt)} />}
      onStay={stay}
      onSibling={() => beginNext('sibling')}
      onFresh={() => beginNext('fresh')}
    />
  )
}
