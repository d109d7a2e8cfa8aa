import { birthFieldNames } from '@shared/contracts/birth-form'
import { stepOfField } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { latePart } from '@shared/web/parts/late-part'
import { useHost } from '@shared/web/host/host-context'
import { SavedTime } from '../features/draft/saved-time'
import type { DeviceDraft } from '../features/draft/use-draft'
import { useSaving } from '../features/draft/use-saving'
import type { BirthFiles } from '../features/files/birth-files'
import { FamilyScope } from '../features/family/family-scope'
import { useSteps } from '../features/frame/use-steps'
import { WizardFrame } from '../features/frame/wizard-frame'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { LazyPlates } from '../features/plates/lazy-plates'
import { useProofId } from '../features/proof-status/use-proof-id'
import { useSharedRecord } from '../features/shared-record/shared-record-context'
import { stepOf } from '../features/steps/steps'
import { submittedNote } from '../features/submission/submitted-note'
import { useSubmissionState } from '../features/submission/submission-scope'
import { proofAddress } from '../features/submission/use-submission'
import { useAttestation } from './use-attestation'
import type { SharedParts } from './shared-parts'
import { useLateCode } from './use-late-code'
import { useSubmitted } from './use-submitted'
import { useSync } from './use-sync'
import { loadWaitingSync, useSyncWithoutLine } from './use-sync-without-line'
import { useOwnNews } from './use-own-news'
import { useTestData } from './use-test-data'
import { useLayer, WizardLayers } from './wizard-layers'
import { WizardLeaf } from './wizard-leaf'
import { WizardNotes } from './wizard-notes'
import { WizardRail } from './wizard-rail'

const LateWaitingSync = latePart(loadWaitingSync)

interface WizardScreenProps {
  draft: DeviceDraft
  shared: SharedParts | null
  files: BirthFiles
  stepId: WizardStepId
  onStepChange: (stepId: WizardStepId) => void
}

/** Puts the parts of the wizard together: steps, draft, submission, marginalia and plates. */
export function WizardScreen({ draft, shared, files, stepId, onStepChange }: WizardScreenProps) {
  const { keeper } = draft
  const proofId = useProofId()
  const saving = useSaving(keeper, stepId)
  const sync = useSync(keeper, proofId, shared !== null)
  const submitted = useSubmitted(keeper, useSubmissionState().phase !== 'idle')
  const isSealed = submitted?.about?.isSealed ?? false
  const isReadOnly = shared ? !shared.canEdit : isSealed
  const turning = useSteps({ stepId, onStepChange, onLeave: keeper.flush, isFree: isReadOnly })
  const { navigate } = useHost()
  const openProof = (proofJobId: string) => navigate(proofAddress({ proofJobId }))
  const attestation = useAttestation({
    submitted,
    onOpenProof: openProof,
    recordId: shared?.recordId ?? null,
    settle: shared?.settle,
    keeper,
    files,
    turning,
  })
  useSyncWithoutLine(proofId !== null)
  useLateCode(stepId, turning.goTo)
  useOwnNews(keeper, shared !== null)
  const layer = useLayer(attestation.stay)
  const loadTestData = useTestData()
  const { submission } = attestation
  const { phase } = submission
  const receipt = phase === 'received' ? submission.receipt : null
  const pressedAt = receipt && new Date(receipt.createdAt)

  const isClosed = sync.cloud?.isLocked || isSealed
  const record = useSharedRecord()
  const showField = (name: string) => {
    const field = birthFieldNames.find((candidate) => candidate === name)
    if (field && stepOfField[field] !== stepId) turning.goTo(stepOfField[field])
  }

  return (
    <FamilyScope record={record}>
      <WizardFrame
        step={stepOf(stepId)}
        isFinished={receipt !== null}
        figure={<LazyPlates stepId={stepId} proofId={receipt?.proofId ?? proofId} pressedAt={pressedAt} />}
        rail={
          <WizardRail
            stepId={stepId}
            proofId={proofId}
            submission={submission}
            sync={sync}
            isSubmitted={submitted !== null}
            shared={shared}
            isClosed={isClosed}
            onOpen={layer.open}
            onShowField={record ? showField : undefined}
          />
        }
        saved={shared ? shared.saved : <SavedTime keeper={keeper} />}
        notes={
          <>
            {shared?.heading}
            <WizardNotes
              draft={draft}
              files={files}
              submitted={submitted}
              notice={attestation.notice}
              sync={
                sync.isSyncing ? (
                  <LateWaitingSync
                    keeper={keeper}
                    isLive={shared !== null}
                    onRefused={(...refused) => {
                      layer.close()
                      attestation.reportRefused(...refused)
                    }}
                  />
                ) : null
              }
              onOpenProof={openProof}
              onDifferentChild={attestation.declareDifferentChild}
              onNext={attestation.beginNext}
              onTakeBack={(approvedAt) => void attestation.attest(approvedAt)}
              onKeep={attestation.keepApproval}
            />
          </>
        }
        emblem={stepId === 'review' ? <LazyEmblem proofId={proofId ?? ''} pressedAt={null} /> : null}
        turning={turning}
        isSaving={saving.isSaving}
        isProcessing={phase === 'sending' || phase === 'accepted'}
        isReadOnly={isReadOnly}
        barNote={
          submitted?.about?.canSubmit
            ? submittedNote(submitted.about)
            : shared
              ? 'Shared with the people on this proof only. Never sold.'
              : undefined
        }
        hasNothingToSubmit={submitted?.about?.isChanged === false}
        onSave={shared || isReadOnly ? undefined : saving.save}
        onSubmit={
          !isReadOnly && (!shared || shared.role === 'OWNER') ? () => void attestation.attest() : undefined
        }
        onLoadTestData={shared || isReadOnly ? undefined : loadTestData}
      >
        <WizardLeaf
          stepId={stepId}
          receipt={receipt}
          printed={submitted?.values ?? null}
          attestation={attestation}
          onEditStep={isReadOnly ? undefined : turning.goTo}
        />
      </WizardFrame>
      <WizardLayers
        submission={submission}
        onCancel={attestation.runner.cancel}
        layer={layer.layer}
        stepId={stepId}
        proofId={proofId}
        isSubmitted={keeper.getStatus().recordId !== null}
        isClosed={isClosed}
        sync={sync}
        role={shared?.role ?? null}
        onClose={layer.close}
      />
    </FamilyScope>
  )
}
