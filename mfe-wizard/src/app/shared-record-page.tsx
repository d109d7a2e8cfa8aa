import { useEffect, useState } from 'react'
import { codeOf, isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { typedProofId } from '@shared/web/api/typed-proof-id'
import { fetchRecord } from '../api/record-calls'
import type { RecordState } from '../api/record-calls'
import { openDeviceDraft } from '../features/draft/use-draft'
import type { DeviceDraft } from '../features/draft/use-draft'
import { joinRecord } from '../features/shared-record/record-link'
import type { LinkStatus } from '../features/shared-record/record-link'
import { RecordOpening } from '../features/shared-record/record-opening'
import { placeOf, removeOldRecords, storedRecordId } from '../features/shared-record/record-place'
import { EndedRecord, MissingRecord } from './ended-record'
import { OpenedRecord } from './opened-record'
import { useSaveFailure } from './use-save-failure'

const retryDelay = 3000
const storage = () => window.localStorage

type Found =
  | { state: 'opening'; failure: string | null }
  | { state: 'missing' }
  | { state: 'open'; draft: DeviceDraft; unsendable: LinkStatus['unsendable'] }
  | { state: 'ended'; draft: DeviceDraft }

const away = 'The record cannot be reached just now. It opens as soon as the connection is back.'
/** Where the archive answers that it failed, waiting may not help: it says so itself. */
const failureOf = (error: unknown) => (codeOf(error) === 'internal' ? publicMessageOf(error, away) : away)

/**
 * The draft of a record on this device, with what the server holds joined in, and what cannot be sent there any more; `record` is null
 * without a connection.
 */
async function openRecord(recordId: string, record: RecordState | null, onFailure: () => void) {
  const draft = openDeviceDraft({ onFailure, place: placeOf(recordId) })
  await draft.keeper.recover()
  return { draft, unsendable: record ? joinRecord(draft.keeper, record).unsendable : {} }
}

interface SharedRecordPageProps {
  /** As the address says it. */
  proofId: string
}

/** /?proof={proofId}: a record that several people work on; never mixed with the draft of this device's own. */
export function SharedRecordPage({ proofId: typed }: SharedRecordPageProps) {
  const proofId = typedProofId(typed)
  const [found, setFound] = useState<Found>({ state: 'opening', failure: null })
  const onFailure = useSaveFailure()

  useEffect(() => {
    document.title = 'Birth Codex'
    removeOldRecords(storage, Date.now())
    const stop = new AbortController()
    const show = (next: Found) => (stop.signal.aborted ? undefined : setFound(next))
    const open = async () => {
      for (;;) {
        try {
          const record = await fetchRecord(proofId, stop.signal)
          return show({ state: 'open', ...(await openRecord(record.recordId, record, onFailure)) })
        } catch (error) {
          if (stop.signal.aborted) return
          const stored = storedRecordId(proofId, storage)
          if (codeOf(error) === 'not_found' && stored !== null)
            return show({ state: 'ended', ...(await openRecord(stored, null, onFailure)) })
          if (!isPassing(error)) return show({ state: 'missing' })
          const recordId = codeOf(error) === 'unreachable' ? stored : null
          if (recordId !== null)
            return show({ state: 'open', ...(await openRecord(recordId, null, onFailure)) })
          show({ state: 'opening', failure: failureOf(error) })
          await pauseUntilReturn(retryDelay, stop.signal).catch(() => undefined)
        }
      }
    }
    void open()
    return () => stop.abort()
  }, [proofId, onFailure])

  if (found.state === 'missing') return <MissingRecord proofId={proofId} />
  if (found.state === 'ended') return <EndedRecord keeper={found.draft.keeper} />
  if (found.state === 'opening') return <RecordOpening failure={found.failure} />
  return <OpenedRecord proofId={proofId} draft={found.draft} unsendable={found.unsendable} />
}
