import styled from 'styled-components'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useSyncMutation } from '../../api/wizard-api'

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
  /** The answers as they stand when the button is pressed. */
  readValues: () => Readonly<Record<string, unknown>>
  onSynced: () => void
  /** Another family has this Proof ID; `text` is the server's sentence. */
  onOwned: (text: string) => void
  onClose: () => void
}

/** A proof that is on this device only has nobody to invite to: it is synced first. */
export function SyncGate({ proofId, readValues, onSynced, onOwned, onClose }: SyncGateProps) {
  const { notify } = useHost()
  const [sync, { isLoading }] = useSyncMutation()
  const press = async () => {
    if (proofId === null) return
    const answer = await sync({ proofId, note: 'First sync', data: readValues() })
    if (answer.error) {
      const description = publicMessageOf(answer.error, 'Please try again later.')
      notify({ title: 'Sync Failed', description, variant: 'destructive' })
      if (codeOf(answer.error) === 'owned') onOwned(description)
      return
    }
    notify({ title: 'Cloud Sync Complete', description: 'Your proof is now ready for collaboration.' })
    onSynced()
  }
  return (
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
          isPending={isLoading}
          pendingText="Syncing..."
          onClick={() => void press()}
        >
          Sync to Cloud
        </Button>
      </Acts>
    </>
  )
}
