import { DraftNotes } from '../features/draft/draft-notes'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import type { OpenedDraft } from '../features/draft/draft-storage'
import type { BirthFiles } from '../features/files/birth-files'
import { FilesNote } from '../features/files/files-note'
import { SubmissionNotice } from '../features/submission/submission-notice'
import type { NoticeAbout } from '../features/submission/submission-notice'

interface WizardNotesProps {
  keeper: DraftKeeper
  opened: OpenedDraft
  files: BirthFiles
  /** Of the last submission. */
  notice: NoticeAbout | null
  onDifferentChild: () => void
  onRestart: (kind: 'sibling' | 'fresh') => void
}

/** What is said above a step: of the draft, of the files, of the last submission. */
export const WizardNotes = ({
  keeper,
  opened,
  files,
  notice,
  onDifferentChild,
  onRestart,
}: WizardNotesProps) => (
  <>
    <DraftNotes keeper={keeper} opened={opened} />
    <FilesNote files={files} />
    <SubmissionNotice
      about={notice}
      onDifferentChild={onDifferentChild}
      onSibling={() => onRestart('sibling')}
      onFresh={() => onRestart('fresh')}
    />
  </>
)
