import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useHost } from '@shared/web/host/host-context'
import { Seal } from '@shared/web/parts/seal'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import type { OpenedDraft } from '../features/draft/draft-storage'
import { SavedTime } from '../features/draft/saved-time'
import type { BirthFiles } from '../features/files/birth-files'
import { useStoredFiles } from '../features/files/use-stored-files'
import { useAutosave } from '../features/draft/use-draft'
import { useSaveDraft } from '../features/draft/use-save-draft'
import { steps } from '../features/steps/steps'
import { useZoneOfPlace } from '../features/steps/use-zone-of-place'
import { CodifyingOverlay } from '../features/submission/codifying-overlay'
import { ReceivedScreen } from '../features/submission/received-screen'
import { submissionSlice } from '../features/submission/submission-slice'
import { proofAddress } from '../features/submission/use-submission'
import { useKeyboardInset } from '../features/frame/keyboard-inset'
import { useStartAddress } from './use-start-address'
import { useSteps } from '../features/frame/use-steps'
import { useProofId } from '../features/proof-status/use-proof-id'
import { WizardFrame } from '../features/frame/wizard-frame'
import { initialOf } from '../form/initial'
import { useBirthForm } from '../form/use-birth-form'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { LazyPlates } from '../features/plates/lazy-plates'
import { useAttestation } from './use-attestation'
import { WizardLayers } from './wizard-layers'
import type { Layer } from './wizard-layers'
import { useTestData } from './use-test-data'
import { WizardNotes } from './wizard-notes'
import { WizardRail } from './wizard-rail'

interface WizardScreenProps {
  keeper: DraftKeeper
  opened: OpenedDraft
  files: BirthFiles
  stepId: WizardStepId
  onStepChange: (stepId: WizardStepId) => void
}

const initialOfForm = (values: BirthFormDraft) => initialOf(values.babyFirstName)

/** Puts the parts of the wizard together: steps, draft, submission, marginalia and plates. */
export function WizardScreen({ keeper, opened, files, stepId, onStepChange }: WizardScreenProps) {
  const { navigate } = useHost()
  const dispatch = useDispatch()
  const [layer, setLayer] = useState<Layer | null>(null)
  const proofId = useProofId()
  const initial = useBirthForm(initialOfForm)
  useAutosave(keeper, stepId)
  useStoredFiles(files)
  useZoneOfPlace()
  useKeyboardInset()
  const save = useSaveDraft(keeper)
  const loadTestData = useTestData()
  const turning = useSteps({ stepId, onStepChange, onLeave: keeper.flush })
  const { submission, runner, attest, restart, notice, reportOwned, declareDifferentChild, isTurning, stay } =
    useAttestation({
      keeper,
      turning,
      onRestart: files.clear,
    })
  useStartAddress(() => keeper.getStatus().recordId !== null, restart)
  const { phase, receipt } = submission
  const isReceived = phase === 'received' && receipt !== null
  const open = (next: Layer) => {
    stay()
    setLayer(next)
  }
  const step = steps.find(({ id }) => id === stepId)
  if (!step) return null

  return (
    <>
      <WizardFrame
        step={step}
        isFinished={isReceived}
        figure={
          <LazyPlates
            stepId={stepId}
            proofId={isReceived ? receipt.proofId : proofId}
            pressedAt={isReceived ? new Date(receipt.createdAt) : null}
          />
        }
        rail={<WizardRail stepId={stepId} proofId={proofId} submission={submission} onOpen={open} />}
        saved={<SavedTime keeper={keeper} />}
        notes={
          <WizardNotes
            keeper={keeper}
            opened={opened}
            files={files}
            notice={notice}
            onDifferentChild={declareDifferentChild}
            onRestart={restart}
          />
        }
        emblem={stepId === 'review' ? <Seal proofId={proofId ?? ''} size={110} initial={initial} /> : null}
        turning={turning}
        isSaving={save.isSaving}
        isProcessing={phase === 'sending' || phase === 'accepted'}
        onSave={save.save}
        onSubmit={attest}
        onLoadTestData={loadTestData}
      >
        {isReceived ? (
          <ReceivedScreen
            firstName={submission.firstName}
            email={submission.email}
            isTurning={isTurning}
            emblem={
              <LazyEmblem
                proofId={receipt.proofId}
                initial={initial}
                pressedAt={new Date(receipt.createdAt)}
              />
            }
            onOpenProof={() => navigate(proofAddress(receipt))}
            onStay={stay}
            onSibling={() => restart('sibling')}
            onFresh={() => restart('fresh')}
          />
        ) : (
          <step.Component onEditStep={turning.goTo} />
        )}
      </WizardFrame>
      <CodifyingOverlay
        submission={submission}
        proofId={proofId ?? ''}
        onCancel={runner.cancel}
        onBackground={() => dispatch(submissionSlice.actions.sentToBackground())}
      />
      <WizardLayers
        layer={layer}
        proofId={proofId}
        proofJobId={receipt?.proofJobId}
        isSubmitted={keeper.getStatus().recordId !== null}
        onOwned={reportOwned}
        onClose={() => setLayer(null)}
      />
    </>
  )
}
