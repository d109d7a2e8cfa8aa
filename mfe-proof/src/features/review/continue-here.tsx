import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useSpendOwnerKeyMutation } from '../../api/proof-api'
import { NoticeBox } from '../../approval/notice-box'

interface ContinueHereProps {
  proofId: string
  ownerKey: string
  /** The visitor is the owner now. */
  onContinued: () => void
  /** The key works no more, or has been used. */
  onSpent: () => void
}

/** Makes this device one of the owner's, by the key of the e-mail's link; only pressing the button uses it up. */
export const ContinueHere = ({ proofId, ownerKey, onContinued, onSpent }: ContinueHereProps) => {
  const { notify } = useHost()
  const [spend, { isLoading }] = useSpendOwnerKeyMutation()

  const press = async () => {
    try {
      await spend({ proofId, key: ownerKey }).unwrap()
      notify({
        title: 'Welcome back',
        description: 'You can correct, approve and order this record here now.',
      })
      onSpent()
      onContinued()
    } catch (error) {
      notify({
        variant: 'destructive',
        title: 'Error',
        description: publicMessageOf(error, 'That did not work just now. Please try again.'),
      })
      if (codeOf(error) === 'gone') onSpent()
    }
  }

  return (
    <NoticeBox data-asks aria-labelledby="continue-heading">
      <h2 id="continue-heading">Is this your record?</h2>
      <p>
        You came by a link that was sent to the record’s own e-mail address. It lets you correct, approve and
        order the record here, and it works once.
      </p>
      <Button size="small" isPending={isLoading} onClick={() => void press()}>
        Continue on this device
      </Button>
    </NoticeBox>
  )
}
