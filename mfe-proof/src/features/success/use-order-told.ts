import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { orderMarkParameter } from '@shared/contracts/proofs'
import { useTellOrderMutation } from '../../api/proof-api'

/**
 * The store has sent the owner back to this page, by the address that it was given with the approval: the service is told, once.
 *
 * @param ownProofId the Proof ID of the visitor's own record; empty for everybody else
 * @param onTold made once: another function tells again
 */
export function useOrderTold(ownProofId: string, onTold: () => void): void {
  const mark = useSearchParams()[0].get(orderMarkParameter)
  const [tell] = useTellOrderMutation()
  useEffect(() => {
    if (!ownProofId || !mark) return
    // A mark of an approval that was taken back is refused, and nothing is lost by it.
    tell({ proofId: ownProofId, mark })
      .unwrap()
      .then(onTold, () => undefined)
  }, [ownProofId, mark, tell, onTold])
}
