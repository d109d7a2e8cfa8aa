import { useEffect, useRef } from 'react'
import type { AdminJob } from '@shared/contracts/admin'
import type { Proof } from '@shared/contracts/proofs'
import { watchProof } from '@shared/web/api/watch-proof'

const isUnderWay = ({ status }: AdminJob) => status === 'queued' || status === 'running'

const quietly = {
  onProof: () => undefined,
  onAway: () => undefined,
  isLast: ({ status, finalStatus }: Proof) => status !== 'running' && finalStatus !== 'running',
}

/** Has the record read again once a job that is under way has ended, by the stream by which the family's page learns of it. */
export function useJobsUnderWay(jobs: readonly AdminJob[] | null | undefined, onEnded: () => unknown): void {
  const latest = useRef(onEnded)
  useEffect(() => {
    latest.current = onEnded
  })
  const ids = (jobs ?? []).filter(isUnderWay).map(({ proofJobId }) => proofJobId)
  const watched = ids.join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    for (const id of watched.split(' ').filter(Boolean))
      void watchProof(id, { ...quietly, signal }).then(
        () => void latest.current(),
        // The page was left, or the record is not there any more.
        () => undefined,
      )
    return () => stop.abort()
  }, [watched])
}
