import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { groupOf } from '@shared/contracts/field-groups'
import { isPermitted, mayChange } from '@shared/contracts/permissions'
import { followRecord } from '@shared/web/api/live-record'
import { fetchRecord, patchRecord } from '../api/record-calls'
import type { DeviceDraft } from '../features/draft/use-draft'
import { showChoices } from '../features/draft/use-choice-toast'
import { useCloud, useRivals } from '../features/draft/use-draft'
import { ChangedMarks } from '../features/shared-record/changed-marks'
import { goToHeading } from '../features/shared-record/go-to-heading'
import { RecordHeading } from '../features/shared-record/record-heading'
import { createRecordLink } from '../features/shared-record/record-link'
import type { LinkStatus } from '../features/shared-record/record-link'
import { SavedState } from '../features/shared-record/saved-state'
import { SharedRecordContext } from '../features/shared-record/shared-record-context'
import { StandingNote } from '../features/shared-record/standing-note'
import { UnsentWords, wordsOfAnswers } from '../features/shared-record/unsent-words'
import { useAccessNews } from '../features/shared-record/use-access-news'
import { useChangedFields } from '../features/shared-record/use-changed-fields'
import { MayAttestContext } from '../form/may-attest'
import { EndedRecord, MissingRecord } from './ended-record'
import { WizardForm } from './wizard-form'

/** The field whose control has the focus. */
function fieldInFocus(): BirthFormField | null {
  const focused = document.activeElement
  const named = focused?.getAttribute('name') ?? focused?.id.replace(/^field-/, '')
  return birthFieldNames.find((field) => field === named) ?? null
}

/** Of fields that are taken together the first stands for all: it is the one that is seen. */
const shownField = (field: BirthFormField) => groupOf(field)[0] ?? field

/** Fields of the form that are to be chosen between, each once. */
const contestedFields = (rivals: Partial<BirthFormDraft>) => [
  ...new Set(birthFieldNames.filter((field) => field in rivals).map(shownField)),
]

interface OpenedRecordProps {
  /** As the address names it; the record may have another one by now. */
  proofId: string
  draft: DeviceDraft
  /** What an earlier visit typed and could not send before the record was closed to it. */
  unsendable: LinkStatus['unsendable']
}

/** A shared record in the wizard, in step with everybody else who has it open. */
export function OpenedRecord({ proofId, draft, unsendable: ofEarlierVisit }: OpenedRecordProps) {
  const { keeper } = draft
  const [parameters] = useSearchParams()
  // A proof leads to the answers that it was made of; what was never submitted is gone through step by step.
  const [isLedToReview] = useState(
    () => parameters.get('step') === 'review' && keeper.getStatus().cloud?.proofJobId != null,
  )
  useEffect(() => {
    if (isLedToReview) goToHeading()
  }, [isLedToReview])
  const { changed, note } = useChangedFields()
  const [link] = useState(() =>
    createRecordLink({
      draft: keeper,
      unsendable: ofEarlierVisit,
      fetchRecord: (signal) => fetchRecord(proofId, signal),
      patchRecord: (changes) => patchRecord(proofId, changes),
      follow: (...told) => followRecord(proofId, ...told),
      typing: fieldInFocus,
      onNews: note,
    }),
  )
  const status = useSyncExternalStore(link.subscribe, link.getStatus)
  const cloud = useCloud(keeper)
  const canEdit = cloud !== null && mayChange(cloud)
  useAccessNews(cloud?.role, cloud?.isLocked, canEdit)
  // That the review was seen is nobody's words.
  const unsendable = birthFieldNames.filter((field) => field in status.unsendable && field !== 'finalReview')

  useEffect(() => {
    const stop = link.start()
    // After the focus has gone to the next field.
    const onLeave = () => setTimeout(link.leaveField)
    const onHide = () => {
      if (document.visibilityState === 'hidden') link.sendNow()
    }
    document.addEventListener('focusout', onLeave)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', link.sendNow)
    return () => {
      document.removeEventListener('focusout', onLeave)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', link.sendNow)
      stop()
    }
  }, [link])

  const rivals = useRivals(keeper)
  const isHeldBack = useSyncExternalStore(keeper.subscribe, keeper.holdsBack)
  const heldBack = useMemo(() => {
    const field = isHeldBack ? fieldInFocus() : null
    return field && shownField(field)
  }, [isHeldBack])

  const { recordId, proofId: current, role, revision, isLocked } = cloud ?? {}
  const open = useMemo(
    () =>
      recordId !== undefined &&
      current !== undefined &&
      role !== undefined &&
      revision !== undefined &&
      isLocked !== undefined
        ? {
            recordId,
            proofId: current,
            role,
            revision,
            isLocked,
            choices: { fields: contestedFields(rivals), heldBack, show: showChoices },
          }
        : null,
    [recordId, current, role, revision, isLocked, rivals, heldBack],
  )
  if (status.hasEnded) return <EndedRecord keeper={keeper} />
  if (!cloud || !open) return <MissingRecord proofId={proofId} />
  return (
    <SharedRecordContext value={open}>
      <MayAttestContext value={isPermitted(cloud.role, 'approve')}>
        <WizardForm
          draft={draft}
          shared={{
            recordId: cloud.recordId,
            role: cloud.role,
            canEdit,
            settle: link.settle,
            opensAt: isLedToReview ? 'review' : undefined,
            heading: (
              <>
                <RecordHeading role={cloud.role} isLocked={cloud.isLocked} />
                <StandingNote link={status} choices={open.choices} canEdit={canEdit} />
                {unsendable.length ? (
                  <UnsentWords
                    words={wordsOfAnswers(status.unsendable, unsendable)}
                    note={`${
                      cloud.isLocked
                        ? 'The record was closed before it was sent. Copy what you need'
                        : 'Your access level was changed before it was sent. Copy what you need, perhaps for somebody who may change the record'
                    }: it is gone when you leave this page.`}
                    removeLabel="Close"
                    onRemove={link.forgetUnsendable}
                  />
                ) : null}
                <ChangedMarks changed={changed} />
              </>
            ),
            saved: canEdit ? <SavedState draft={keeper} isAway={status.isAway} /> : null,
          }}
        />
      </MayAttestContext>
    </SharedRecordContext>
  )
}
