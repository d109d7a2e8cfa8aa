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
export const WizardNotes = ({ draft, files, notice, sync, onNext, ...answers }: WizardNotesProps) => (
  <>
    <DraftNotes {...draft} />
    {sync}
    <FilesNote files={files} />
    {notice ? (
      <LateSubmissionNotice
        about={notice}
        {...answers}
        onSibling={() => onNext('sibling')}
        onFresh={() => onNext('fresh')}
      />
    ) : null}
  </>
)
