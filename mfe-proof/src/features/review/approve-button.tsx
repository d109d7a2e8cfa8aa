import styled from 'styled-components'
import type { Proof } from '@shared/contracts/proofs'
import { codeOf, isApiFailure, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { writtenMoment } from '@shared/web/time/written-moment'
import { useApproveProofMutation } from '../../api/proof-api'

const Reason = styled.p`
  font-size: var(--fs-meta);
  color: var(--ink-3);
  line-height: 1.4;
`

/** The job id of the proof to look at first, of an approval that was refused because the record has changed since. */
const newerProofOf = (error: unknown): string | null => {
  const newer = codeOf(error) === 'conflict' && isApiFailure(error) ? error.details['newerProofJobId'] : null
  return typeof newer === 'string' ? newer : null
}

const articleOf = (role: string) => (/^[AEIOU]/.test(role) ? 'an' : 'a')

/** Why the caller cannot approve this proof, or not yet; null when they can. */
const reasonOf = ({ role, newerProofJobId, orderedAt }: Proof, canContinue: boolean): string | null => {
  if (role !== 'OWNER' && canContinue) return 'Press ‘Continue on this device’ first.'
  if (role === null)
    return 'Only the parent who made this record can approve it, on the device it was made on.'
  if (role !== 'OWNER')
    return `You are here as ${articleOf(role)} ${role}: you may look at this proof. Only the parent who made this record can approve it.`
  if (orderedAt) return `This book was ordered on ${writtenMoment(orderedAt)}.`
  if (newerProofJobId) return 'Please look at the newer proof first; that is the one that would be printed.'
  return null
}

/** Leaves this site for the store, or stays on it. Replaced in tests, where a page cannot be left. */
const leaveFor = (address: string) => window.location.assign(address)

/**
 * Approves the version that is on the screen, then goes where the service says; a record that has changed since shows its new
 * proof first. Of one that is approved it leads on to the order: the service takes that for the same approval. Only the record's
 * owner may.
 */
export const ApproveButton = ({
  proof,
  canContinue,
  leave = leaveFor,
}: {
  proof: Proof
  /** The caller has the key that makes them the owner on this device, and has not used it. */
  canContinue: boolean
  leave?: (address: string) => void
}) => {
  const { navigate, notify } = useHost()
  const [approve, { isLoading }] = useApproveProofMutation()
  const reason = reasonOf(proof, canContinue)

  const press = async () => {
    try {
      const { continueTo } = await approve({
        proofId: proof.id,
        version: proof.version,
        sha256: proof.sha256 ?? '',
      }).unwrap()
      if (continueTo.startsWith('/')) navigate(continueTo)
      else leave(continueTo)
    } catch (error) {
      const newer = newerProofOf(error)
      if (newer) return navigate(`/proof-review/${encodeURIComponent(newer)}?changed`)
      notify({
        variant: 'destructive',
        title: 'Error',
        description: publicMessageOf(error, 'The approval could not be recorded. Please try again.'),
      })
    }
  }

  return (
    <>
      <Button
        variant="primary"
        iconAfter="arrow-right"
        isPending={isLoading}
        isUnavailable={reason !== null}
        aria-describedby={reason ? 'approve-reason' : undefined}
        onClick={() => void press()}
      >
        {proof.approvedAt ? 'Continue to Order' : 'Approve & Continue to Order'}
      </Button>
      {reason && <Reason id="approve-reason">{reason}</Reason>}
    </>
  )
}
