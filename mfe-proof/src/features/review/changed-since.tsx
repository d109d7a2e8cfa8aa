import { useEffect } from 'react'
import type { Proof } from '@shared/contracts/proofs'
import { onReturn } from '@shared/web/api/pause'
import { useSealQuery } from '../../api/seal-api'
import { Note } from './review-layout'

/**
 * Says that answers were changed which this proof does not show: approved, it is printed without them. Told to who works on the record,
 * and again to who comes back to the page.
 */
export const ChangedSince = ({ proof: { role, proofId } }: { proof: Pick<Proof, 'role' | 'proofId'> }) => {
  const { data, refetch, isUninitialized } = useSealQuery(proofId, { skip: role === null })
  useEffect(() => (isUninitialized ? undefined : onReturn(() => void refetch())), [isUninitialized, refetch])
  if (!data?.isChanged) return null
  return (
    <Note role="status">
      Answers were changed after this proof was made, and it does not show them.{' '}
      {role === 'OWNER' ? (
        <>
          To have them printed, <a href={`/?proof=${proofId}&step=review`}>submit the record again</a>.
        </>
      ) : (
        'Its owner can submit the record again.'
      )}
    </Note>
  )
}
