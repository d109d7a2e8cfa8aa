import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'

const Text = styled.p`
  margin-top: 16px;
  max-width: 54ch;
  line-height: 1.5;
  color: var(--ink-2);
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
  padding-top: 18px;
  border-top: 1px solid var(--hair);
`

interface SyncGateProps {
  proofId: string | null
  /** A sync was asked for and is not answered yet. */
  isSyncing: boolean
  onSync: () => void
  onClose: () => void
}

/** A proof that is on this device only has nobody to invite to: it is synced first. */
export const SyncGate = ({ proofId, isSyncing, onSync, onClose }: SyncGateProps) => (
  <>
    <Text>
      {proofId === null
        ? 'A proof can be shared once it has its Proof ID: please fill in first and last name, date and time of birth.'
        : 'This proof is kept on this device only. Sync it to the cloud, so that the people you invite can see it.'}
    </Text>
    <Acts>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="primary"
        isUnavailable={proofId === null}
        isPending={isSyncing}
        pendingText="Syncing..."
        onClick={onSync}
      >
        Sync to Cloud
      </Button>
    </Acts>
  </>
)
