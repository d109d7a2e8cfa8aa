import type { WizardStepId } from '@shared/contracts/form-rules'
import { SavedTime } from '../features/draft/saved-time'
import type { DeviceDraft } from '../features/draft/use-draft'
import { useSaving } from '../features/draft/use-saving'
import type { BirthFiles } from '../features/files/birth-files'
import { useSteps } from '../features/frame/use-steps'
import { WizardFrame } from '../features/frame/wizard-frame'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { LazyPlates } from '../features/plates/lazy-plates'
import { useProofId } from '../features/proof-status/use-proof-id'
import { stepOf } from '../features/steps/steps'
import { useAttestation } from './use-attestation'
import { useTestData } from './use-test-data'
import { useLayer, WizardLayers } from './wizard-layers'
import { WizardLeaf } from './wizard-leaf'
import { WizardNotes } from './wizard-notes'
import { WizardRail } from './wizard-rail'

interface WizardScreenProps {
  draft: DeviceDraft
  files: BirthFiles
  stepId: WizardStepId
  onStepChange: (stepId: WizardStepId) => void
}

/** Puts the parts of the wizard together: steps, draft, submission, marginalia and plates. */
export function WizardScreen({ draft, files, stepId, onStepChange }: WizardScreenProps) {
  const { keeper } = draft
  const proofId = useProofId()
  const saving = useSaving(keeper, stepId)
  const turning = useSteps({ stepId, onStepChange, onLeave: keeper.flush })
  const attestation = useAttestation({ keeper, files, turning })
  const layer = useLayer(attestation.stay)
  const loadTestData = useTestData()
  const { submission } = attestation
  const { phase } = submission
  const receipt = phase === 'received' ? submission.receipt : null
  const pressedAt = receipt && new Date(receipt.createdAt)

  return (
    <>
      <WizardFrame
        step={stepOf(stepId)}
        isFinished={receipt !== null}
        figure={<LazyPlates stepId={stepId} proofId={receipt?.proofId ?? proofId} pressedAt={pressedAt} />}
        rail={<WizardRail stepId={stepId} proofId={proofId} submission={submission} onOpen={layer.open} />}
        saved={<SavedTime keeper={keeper} />}
        notes={
          <WizardNotes
            draft={draft}
            files={files}
            notice={attestation.notice}
            onDifferentChild={attestation.declareDifferentChild}
            onNext={attestation.beginNext}
          />
        }
        emblem={stepId === 'review' ? <LazyEmblem proofId={proofId ?? ''} pressedAt={null} /> : null}
        turning={turning}
        isSaving={saving.isSaving}
        isProcessing={phase === 'sending' || phase === 'accepted'}
        onSave={saving.save}
        onSubmit={attestation.attest}
        onLoadTestData={loadTestData}
      >
        <WizardLeaf stepId={stepId} receipt={receipt} attestation={attestation} onEditStep={turning.goTo} />
      </WizardFrame>
      <WizardLayers
        submission={submission}
        onCancel={attestation.runner.cancel}
        layer={layer.layer}
        proofId={proofId}
        isSubmitted={keeper.getStatus().recordId !== null}
        onOwned={attestation.reportOwned}
        onClose={layer.close}
      />
    </>
  )
}
