import { useOfDraft } from './use-draft'
import type { DraftKeeper } from './draft-keeper'
import type { DraftStatus } from './draft-status'

/** One for all times: to make it takes longer than to write the time. */
let clock: Intl.DateTimeFormat | undefined

/** The clock time of an instant, as the device writes it without seconds. */
const clockText = (instant: number): string =>
  (clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })).format(instant)

const savedText = ({ savedAt, hasFailed }: DraftStatus): string | null => {
  if (hasFailed) return 'Not saved'
  return savedAt === null ? null : `Autosaved ${clockText(savedAt)}`
}

/** 'Autosaved {time}'; nothing before the first save, and the truth when saving fails. */
export const SavedTime = ({ keeper }: { keeper: DraftKeeper }) => <>{useOfDraft(keeper, savedText)}</>
