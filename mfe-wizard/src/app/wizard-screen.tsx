import { useState } from 'react'
import type { ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import type { SlotProps } from '@shared/contracts/remote-app'
import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { Seal } from '@shared/web/parts/seal'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { LazyHistoryDialog, LazyInviteDialog } from '../features/collaboration/lazy-dialogs'
import { DraftNotes } from '../features/draft/draft-notes'
import type { OpenedDraft } from '../features/draft/draft-storage'
import { SavedTime } from '../features/draft/saved-time'
import type { BirthFiles } from '../features/files/birth-files'
import { useStoredFiles } from '../features/files/use-stored-files'
import { FilesNote } from '../features/files/files-note'
import { useAutosave } from '../features/draft/use-draft'
import { useSaveDraft } from '../features/draft/use-save-draft'
import { steps } from '../features/steps/steps'
import { questionsOf } from '../features/steps/questions'
import { useZoneOfPlace } from '../features/steps/use-zone-of-place'
import { CodifyingOverlay } from '../features/submission/codifying-overlay'
import { ReceivedScreen } from '../features/submission/received-screen'
import { submissionSlice } from '../features/submission/submission-slice'
import { proofAddress } from '../features/submission/use-submission'
import { useKeyboardInset } from '../features/wizard/keyboard-inset'
import { GuideCard, HelpCard, NextCard } from '../features/wizard/rail-cards'
import { ProofCard } from '../features/wizard/proof-card'
import { QuestionsCard } from '../features/wizard/questions-card'
import { sampleForm } from '../form/sample-data'
import { isTestMode } from '../features/wizard/test-mode'
import { useStartAddress } from '../features/wizard/use-start-address'
import { useSteps } from '../features/wizard/use-steps'
import { useProofId } from '../features/wizard/use-proof-id'
import { WizardFrame } from '../features/wizard/wizard-frame'
import { initialOf } from '../form/initial'
import { useBirthForm } from '../form/use-birth-form'
import { LazyEmblem } from '../features/plates/lazy-emblem'
import { LazyPlates } from '../features/plates/lazy-plates'
import { SubmissionNotice } from '../features/submission/submission-notice'
import { useAttestation } from './use-attestation'

interface WizardScreenProps {
  keeper: DraftKeeper
  opened: OpenedDraft
  files: BirthFiles
  stepId: WizardStepId
  onStepChange: (stepId: WizardStepId) => void
}

const initialOfForm = (values: BirthFormDraft) => initialOf(values.babyFirstName)

type Layer = 'chat-drawer' | 'companion-guide' | 'history' | 'invite' | null

/** Puts the parts of the wizard together: steps, draft, submission, marginalia and plates. */
export function WizardScreen({ keeper, opened, files, stepId, onStepChange }: WizardScreenProps) {
  const host = useHost()
  const { navigate, settings } = host
  // The contract names no framework; the host's slot is a React component.
  const Slot = host.Slot as ComponentType<SlotProps>
  const dispatch = useDispatch()
  const store = useFormStore()
  const [layer, setLayer] = useState<Layer>(null)
  const [syncedProofId, setSyncedProofId] = useState<string | null>(null)
  const proofId = useProofId()
  const initial = useBirthForm(initialOfForm)
  useAutosave(keeper, stepId)
  useStoredFiles(files)
  useZoneOfPlace()
  useKeyboardInset()
  const save = useSaveDraft(keeper)
  const turning = useSteps({ stepId, onStepChange, onLeave: keeper.flush })
  const { submission, runner, attest, restart, notice, reportOwned, declareDifferentChild, isTurning, stay } =
    useAttestation({
      keeper,
      turning,
      onRestart: files.clear,
    })
  useStartAddress(() => keeper.getStatus().recordId !== null, restart)
  const { sentToBackground, reopened } = submissionSlice.actions
  const { phase, receipt, backgroundReceipt } = submission
  const isReceived = phase === 'received' && receipt !== null
  const open = (next: Layer) => {
    stay()
    setLayer(next)
  }
  const step = steps.find(({ id }) => id === stepId)
  if (!step) return null

  const rail = isReceived ? (
    <>
      <ProofCard key="received" proofId={receipt.proofId} isReceived />
      <NextCard />
      <GuideCard onOpen={() => open('companion-guide')} />
      <HelpCard onAsk={() => open('chat-drawer')} />
    </>
  ) : (
    <>
      <ProofCard
        proofId={proofId}
        onHistory={() => open('history')}
        onInvite={() => open('invite')}
        onReopen={phase === 'sending' || phase === 'accepted' ? () => dispatch(reopened()) : undefined}
        onOpenProof={backgroundReceipt ? () => navigate(proofAddress(backgroundReceipt)) : undefined}
      />
      <QuestionsCard stepId={stepId} questionsOf={questionsOf} />
      <NextCard />
      <HelpCard onAsk={() => open('chat-drawer')} />
    </>
  )

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
        rail={rail}
        saved={<SavedTime keeper={keeper} />}
        notes={
          <>
            <DraftNotes keeper={keeper} opened={opened} />
            <FilesNote files={files} />
            <SubmissionNotice
              about={notice}
              onDifferentChild={declareDifferentChild}
              onSibling={() => restart('sibling')}
              onFresh={() => restart('fresh')}
            />
          </>
        }
        emblem={stepId === 'review' ? <Seal proofId={proofId ?? ''} size={110} initial={initial} /> : null}
        turning={turning}
        isSaving={save.isSaving}
        isProcessing={phase === 'sending' || phase === 'accepted'}
        onSave={save.save}
        onSubmit={attest}
        onLoadTestData={
          isTestMode(settings.testMode, window.location)
            ? () => store.reset(sampleForm(new Date()))
            : undefined
        }
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
        onBackground={() => dispatch(sentToBackground())}
      />
      {layer === 'history' ? <LazyHistoryDialog proofId={proofId} onClose={() => setLayer(null)} /> : null}
      {layer === 'invite' ? (
        <LazyInviteDialog
          proofId={proofId}
          isSynced={syncedProofId === proofId || keeper.getStatus().recordId !== null}
          readValues={store.values}
          onSynced={() => setSyncedProofId(proofId)}
          onOwned={(text) => {
            setLayer(null)
            reportOwned(text)
          }}
          onClose={() => setLayer(null)}
        />
      ) : null}
      {layer === 'chat-drawer' || layer === 'companion-guide' ? (
        <Slot
          name={layer}
          props={{ onClose: () => setLayer(null), proofId: receipt?.proofJobId ?? proofId }}
        />
      ) : null}
    </>
  )
}
