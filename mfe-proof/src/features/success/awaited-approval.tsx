import styled from 'styled-components'
import type { Proof } from '@shared/contracts/proofs'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { NoticeBox } from '../../approval/notice-box'

/** The timeline below begins close under what stands above it. */
const Waiting = styled(NoticeBox)`
  margin-bottom: 20px;
`

/** A proof that nobody has approved: the house is not at work on anything, and the parent is led to what it waits for. */
export const AwaitedApproval = ({ proof }: { proof: Proof }) => {
  const { navigate } = useHost()
  if (proof.status !== 'done' || proof.approvedAt !== null || proof.role !== 'OWNER') return null
  const address = `/proof-review/${encodeURIComponent(proof.newerProofJobId ?? proof.id)}`
  return (
    <Waiting data-asks aria-labelledby="awaited-heading">
      <h2 id="awaited-heading">Your proof waits for you</h2>
      <p role="status">The certificate is made once you have looked at the proof and approved it.</p>
      <Button variant="primary" onClick={() => navigate(address)}>
        Open the proof
      </Button>
    </Waiting>
  )
}
