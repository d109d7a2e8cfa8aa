import { writtenTime } from '@shared/web/time/written-moment'
import { useOfDraft } from './use-draft'
import type { DraftKeeper } from './draft-keeper'
import type { DraftStatus } from './draft-status'

const savedText = ({ savedAt, hasFailed }: DraftStatus): string | null => {
  if (hasFailed) return 'Not saved'
  return savedAt === null ? null : `Autosaved ${writtenTime(savedAt)}`
}

/** 'Autosaved {time}'; nothing before the first save, and the truth when saving fails. */
export const SavedTime = ({ keeper }: { keeper: DraftKeeper }) => <>{useOfDraft(keeper, savedText)}</>
