import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Proof } from '@shared/contracts/proofs'
import type { LiveState } from '@shared/contracts/versions'
import { followStream } from '@shared/web/api/follow-stream'
import type { FollowedStream } from '@shared/web/api/follow-stream'
import { onReturn } from '@shared/web/api/pause'
import { createRecordNews } from '@shared/web/api/record-news'
import { sealApi } from '../../api/seal-api'

/** Of a state it matters here whether it is another one, so that nothing more of it is checked. */
const streamOf = (proofId: string): FollowedStream<Partial<LiveState>> => ({
  path: ['/api/proofs', proofId, 'live'],
  read({ name, data }) {
    if (name === 'ended') return 'ended'
    return name === 'state' && typeof data === 'object' && data !== null ? data : undefined
  },
  refusals: ['not_found', 'forbidden'],
})

function onRecordNews(proofId: string, onNews: () => void): () => void {
  const left = new AbortController()
  const news = createRecordNews(onNews)
  followStream(streamOf(proofId), left.signal, { ...news, onAway: () => undefined }).catch(
    (error: unknown) => {
      if (!left.signal.aborted) throw error
    },
  )
  return () => {
    news.stop()
    left.abort()
  }
}

/**
 * Has a finished proof read anew once it may have been approved, its approval taken back, or its record changed elsewhere: on coming back
 * to the page, and for who works on the record also as it happens.
 */
export function useProofNews({ proofId, role }: Pick<Proof, 'proofId' | 'role'>, readAnew: () => void): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const worksOnIt = role !== null
  // Whoever works on it too: no stream may reach them.
  useEffect(() => onReturn(readAnew), [readAnew])
  useEffect(() => {
    if (!worksOnIt) return
    return onRecordNews(proofId, () => {
      readAnew()
      void dispatch(sealApi.endpoints.seal.initiate(proofId, { forceRefetch: true, subscribe: false }))
    })
  }, [worksOnIt, proofId, readAnew, dispatch])
}
