import { useOfDraft } from './use-draft'
import type { DraftKeeper } from './draft-keeper'
import type { DraftStatus } from './draft-status'

/** One for all times: to make it takes longer than to write the time. */
let clock: Intl.DateTimeFormat | undefined

/** The clock time of an instant, written as all others on the pages are: 'Autosaved ٨:٤٧ ص' would be half English. */
const clockText = (instant: number): string =>
  (clock ??= new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })).format(instant)

const savedText = ({ savedAt, hasFailed }: DraftStatus): string | null => {
  if (hasFailed) return 'Not saved'
  return savedAt === null ? null : `Autosaved ${clockText(savedAt)}`
}

/** 'Autosaved {time}'; nothing before the first save, and the truth when saving fails. */
export const SavedTime = ({ keeper }: { keeper: DraftKeeper }) => <>{useOfDraft(keeper, savedText)}</>
