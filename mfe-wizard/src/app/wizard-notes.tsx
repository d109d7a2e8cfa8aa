import type { ReactNode } from 'react'
import { DraftNotes } from '../features/draft/draft-notes'
import type { DeviceDraft } from '../features/draft/use-draft'
import type { BirthFiles } from '../features/files/birth-files'
import { FilesNote } from '../features/files/files-note'
import { lateApiPart } from '../api/late-api-part'
import type { NoticeAbout } from '../features/submission/submission-notice'
import type { NextRecord } from './use-start-address'

const LateSubmissionNotice = lateApiPart(() =>
  import('../features/submission/submission-notice').then((module) => module.SubmissionNotice),
)
const LateApprovalQuestion = lateApiPart(() =>
  import('../features/submission/approval-question').then((module) => module.ApprovalQuestion),
)

interface WizardNotesProps {
  draft: DeviceDraft
  files: BirthFiles
  /** Of the last submission. */
  notice: NoticeAbout | null
  /** Of a sync that is not answered yet. */
  sync: ReactNode
  onDifferentChild: () => void
  onNext: (next: NextRecord) => void
  onTakeBack: (approvedAt: string) => void
  onKeep: () => void
}

/** What is said above a step: of the draft, of the files, of the last submission. */
export const WizardNotes = ({ draft, files, notice, sync, ...answers }: WizardNotesProps) => (
  <>
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
