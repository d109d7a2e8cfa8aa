import { useCallback, useEffect, useState } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { useIdle } from '@shared/web/parts/use-idle'
import type { SubmittedRecord } from '../api/submitted-record'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { useCloud } from '../features/draft/use-draft'
import { areSameToSend } from '../features/submission/answers-to-send'
import type { SubmittedAbout } from '../features/submission/submitted-note'
import { useBirthForm } from '../form/use-birth-form'

/** What is known here of the submission that was made of the open form. */
export interface Submitted {
  /** Opens its proof. */
  proofJobId: string
  /** Null until the server has told of it. */
  about: SubmittedAbout | null
  /** The answers that its book prints; null until then. */
  values: BirthFormDraft | null
}

/** The last submission of the open form; null where there was none, and from a new one's beginning to the screen after it. */
export function useSubmitted(keeper: DraftKeeper, isUnderWay: boolean): Submitted | null {
  const { proofId, proofJobId, role, version } = useCloud(keeper) ?? {}
  const [found, setFound] = useState<{ proofJobId: string; record: SubmittedRecord }>()
  const isIdle = useIdle(Boolean(proofJobId))
  useEffect(() => {
    if (!isIdle || isUnderWay || !proofId || !proofJobId || !role) return
    const abort = new AbortController()
    const read = async () => {
      const { followSubmitted } = await import('../api/submitted-record')
      await followSubmitted({ proofId, proofJobId, role }, abort.signal, (record) =>
        setFound({ proofJobId, record }),
      )
    }
    // Without a line it is known that it was submitted, and no more.
    void read().catch(() => undefined)
    return () => abort.abort()
    // Who was invited knows each proof by the same Proof ID: a new one is told by its version.
  }, [isIdle, isUnderWay, proofId, proofJobId, role, version])

  const record = found && found.proofJobId === proofJobId ? found.record : null
  const values = record?.values ?? null
  const isChanged = useBirthForm(
    useCallback((form) => values !== null && !areSameToSend(form, values), [values]),
  )
  if (!proofJobId || isUnderWay) return null
  const about = record && {
    submittedAt: record.submittedAt,
    proof: record.proof,
    isSealed: record.isSealed,
    isChanged,
    canSubmit: role === 'OWNER',
  }
  return { proofJobId, about, values }
}
