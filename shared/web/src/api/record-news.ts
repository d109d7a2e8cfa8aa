import type { LiveState } from '@shared/contracts/live-state'
import { followRecord } from './live-record'

/**
 * Milliseconds without a further change before it is told: who types changes a record many times, and a submission is told before
 * its proof has been asked for.
 */
const settlesAfter = 1000

/**
 * Follows a record for a page that asks anew what has changed: answers, marks, what stands of its approval, or the visitor's own
 * access. The first state is no news.
 * @returns how to stop
 */
export function onRecordNews(proofId: string, onNews: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known: string | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(onNews, settlesAfter)
  }
  const onState = ({ revision, seal, role }: LiveState) => {
    const state = JSON.stringify([revision, seal, role])
    if (known !== undefined && known !== state) tell()
    known = state
  }
  const stop = followRecord(proofId, onState, tell)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
