import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Proof } from '@shared/contracts/proofs'
import { onReturn } from '@shared/web/api/pause'
import { onRecordNews } from '@shared/web/api/record-news'
import { sealApi } from '../../api/seal-api'

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
