import { useDraftStatus } from './use-draft'
import type { DraftKeeper } from './draft-keeper'

/** The clock time of an instant, as the device writes it without seconds. */
export const clockText = (instant: number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(instant)

/** 'Autosaved {time}'; nothing before the first save, and the truth when saving fails. */
export function SavedTime({ keeper }: { keeper: DraftKeeper }) {
  const { savedAt, hasFailed } = useDraftStatus(keeper)
  if (hasFailed) return <>Not saved</>
  return savedAt === null ? null : <>Autosaved {clockText(savedAt)}</>
}
