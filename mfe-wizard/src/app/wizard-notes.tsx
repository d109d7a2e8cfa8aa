import type { ReactNode } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { DraftNotes } from '../features/draft/draft-notes'
import type { DeviceDraft } from '../features/draft/use-draft'
import type { BirthFiles } from '../features/files/birth-files'
import { FilesNote } from '../features/files/files-note'
import { lateApiPart } from '../api/late-api-part'
import type { NoticeAbout } from '../features/submission/submission-notice'
import type { Submitted } from './use-submitted'
import type { NextRecord } from './use-start-address'

const LateSubmissionNotice = lateApiPart(() =>
  import('../features/submission/submission-notice').then((module) => module.SubmissionNotice),
)
const LateSubmittedNotice = latePart(() =>
  import('../features/submission/submitted-notice').then((module) => module.SubmittedNotice),
)
const LateApprovalQuestion = lateApiPart(() =>
  import('../features/submission/approval-question').then((module) => module.ApprovalQuestion),
)

interface WizardNotesProps {
  draft: DeviceDraft
  files: BirthFiles
  /** Null where nothing was submitted. */
  submitted: Submitted | null
  /** Why the last submission was refused. */
  notice: NoticeAbout | null
  /** Of a sync that is not answered yet. */
  sync: ReactNode
  onOpenProof: (proofJobId: string) => void
  onDifferentChild: () => void
  onNext: (next: NextRecord) => void
  onTakeBack: (approvedAt: string) => void
  onKeep: () => void
}

/** What is said above a step: of the draft, of the files, of the last submission. */
export const WizardNotes = ({ draft, files, submitted, notice, sync, ...answers }: WizardNotesProps) => (
  <>
    <div role="status">
      {submitted ? (
        <LateSubmittedNotice
          about={submitted.about}
          onOpenProof={() => answers.onOpenProof(submitted.proofJobId)}
          onNext={answers.onNext}
        />
      ) : null}
    </div>
    <DraftNotes {...draft} />
    {sync}
    <FilesNote files={files} />
    {notice?.kind === 'approved' ? (
      <LateApprovalQuestion about={notice} onTakeBack={answers.onTakeBack} onKeep={answers.onKeep} />
    ) : notice ? (
      <LateSubmissionNotice
        about={notice}
        onDifferentChild={answers.onDifferentChild}
        onSibling={() => answers.onNext('sibling')}
        onFresh={() => answers.onNext('fresh')}
      />
    ) : null}
  </>
)
