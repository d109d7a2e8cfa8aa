import type { WizardStepId } from '@shared/contracts/form-rules'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { latePart } from '@shared/web/parts/late-part'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { OpenStep } from '../features/steps/open-step'
import type { Receipt } from '../features/submission/kept-submission'
import type { useAttestation } from './use-attestation'

export const LateReceivedScreen = latePart(() =>
  import('../features/submission/received-screen').then((module) => module.ReceivedScreen),
)

interface WizardLeafProps {
  stepId: WizardStepId
  /** Of the record that was just received; null while a step is open. */
  receipt: Receipt | null
  /** The answers that the book of this record prints; null where there is none, or they are not known here. */
  printed: BirthFormDraft | null
  attestation: ReturnType<typeof useAttestation>
  /** Absent where nothing is edited. */
  onEditStep: ((stepId: WizardStepId) => void) | undefined
}

/** What stands on the page: the step, or in its place the screen after a submission. */
export function WizardLeaf({ stepId, receipt, printed, attestation, onEditStep }: WizardLeafProps) {
  if (!receipt) return <OpenStep stepId={stepId} printed={printed} onEditStep={onEditStep} />
  const { submission, isTurning, stay, beginNext } = attestation
  return (
    <LateReceivedScreen
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
