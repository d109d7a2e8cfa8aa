import { useState } from 'react'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useHost } from '@shared/web/host/host-context'
import { LateFamilyRail } from '../features/family/late-family'
import { GuideCard, HelpCard, NextCard, PrivacyCard } from '../features/frame/rail-cards'
import { QuestionsCard } from '../features/frame/questions-card'
import { ProofCard } from '../features/proof-status/proof-card'
import { questionsOf } from '../features/steps/questions'
import { useSubmissionStore } from '../features/submission/submission-scope'
import { submissionChanges } from '../features/submission/submission-state'
import type { SubmissionState } from '../features/submission/submission-state'
import { proofAddress } from '../features/submission/use-submission'
import type { SharedParts } from './shared-parts'
import type { Sync } from './use-sync'
import type { Layer } from './wizard-layers'

interface WizardRailProps {
  stepId: WizardStepId
  /** Null until all that it is made of is known. */
  proofId: string | null
  submission: SubmissionState
  sync: Sync
  /** The server has a record of these answers, or of some that they were changed from. */
  isSubmitted: boolean
  shared: SharedParts | null
  /** The record is not changed any more. */
  isClosed: boolean
  onOpen: (layer: Layer) => void
  /** Turns to the step of a field; absent where no record is shared, and nobody else is there to speak of it. */
  onShowField: ((field: string) => void) | undefined
}

/** What stands beside the step: the proof, the open questions, help; after the submission what comes next. */
export function WizardRail(props: WizardRailProps) {
  const { stepId, proofId, submission, sync, isSubmitted, shared, isClosed, onOpen, onShowField } = props
  const { navigate } = useHost()
  const { dispatch } = useSubmissionStore()
  const { phase, receipt, backgroundReceipt, isOverlayOpen } = submission
  const isUnderWay = phase === 'sending' || phase === 'accepted'
  // Below the open overlay nothing moves: what the cloud has by then is offered when it is closed.
  const idInCloud = sync.cloud?.proofId ?? null
  const [offered, setOffered] = useState(idInCloud)
  if (!(isUnderWay && isOverlayOpen) && offered !== idInCloud) setOffered(idInCloud)
  // Of a record that is only drafted nothing is held but by this device.
  const held = receipt?.proofId ?? sync.cloud?.proofId ?? null
  const help = (
    <>
      <HelpCard onAsk={() => onOpen('chat-drawer')} />
      <PrivacyCard
        onOpen={() => navigate(held === null ? '/privacy' : `/privacy/${encodeURIComponent(held)}`)}
      />
    </>
  )
  const guide = <GuideCard onOpen={() => onOpen('companion-guide')} />
  if (phase === 'received' && receipt)
    return (
      <>
        <ProofCard key="received" proofId={receipt.proofId} isReceived />
        <NextCard />
        {guide}
        {help}
      </>
    )
  const { cloud } = sync
  const others = (
    <>
      <QuestionsCard stepId={stepId} questionsOf={questionsOf} />
      <NextCard />
      {stepId === 'review' ? guide : null}
      {help}
    </>
  )
  const canReopen = !isOverlayOpen && isUnderWay
  const inCloud = shared ? 'Shared' : isSubmitted ? 'Submitted' : cloud && 'Synced'
  const isChanged = inCloud === 'Synced' && !sync.isAllInCloud
  const kept = inCloud
    ? `${inCloud}, and ${isChanged ? 'changed here since' : 'kept in the cloud'}`
    : undefined
  const proofJobId = backgroundReceipt?.proofJobId ?? cloud?.proofJobId
  return (
    <>
      <ProofCard
        proofId={proofId}
        kept={kept}
        onHistory={() => onOpen('history')}
        onInvite={!shared || shared.role === 'OWNER' ? () => onOpen('invite') : undefined}
        onSync={!isClosed && (!shared || shared.canEdit) ? () => onOpen('sync') : undefined}
        isSyncing={sync.isSyncing}
        onOpenShared={
          offered !== null && !shared ? () => navigate(`/?proof=${encodeURIComponent(offered)}`) : undefined
        }
        onReopen={canReopen ? () => dispatch(submissionChanges.reopened()) : undefined}
        onOpenProof={proofJobId && !isUnderWay ? () => navigate(proofAddress({ proofJobId })) : undefined}
      />
      {onShowField ? (
        <LateFamilyRail onShow={onShowField} whileAway={others}>
          {others}
        </LateFamilyRail>
      ) : (
        others
      )}
    </>
  )
}
