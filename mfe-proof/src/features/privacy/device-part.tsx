import { useState } from 'react'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useForgetDeviceMutation } from '../../api/privacy-api'
import { Choices } from '../../parts/choices'
import { removeDeviceTraces } from './device-traces'
import { Part } from './privacy-style'

/** On a computer that others use too: nothing of this visit stays on it. */
export function DevicePart({ onForgotten }: { onForgotten: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const [forget, { isLoading, error }] = useForgetDeviceMutation()
  const press = async () => {
    const answer = await forget()
    if (answer.error) return
    await removeDeviceTraces()
    onForgotten()
  }
  return (
    <Part aria-labelledby="device">
      <h2 id="device">This device</h2>
      <p>
        A draft is saved on this device only, for 14 days, until you submit it or sync it. On a computer that
        others use, let the device forget you when you are done.
      </p>
      <Button onClick={() => setAsked(true)}>Forget this device…</Button>
      {isAsked ? (
        <Dialog
          isOpen
          onClose={() => setAsked(false)}
          size="small"
          title="Forget this device?"
          description="A draft that was neither submitted nor synced is lost. Records stay in the archive, and open on this device again only by a link from an e-mail. Please close other windows of Birth Codex first."
        >
          {error ? <p role="alert">{publicMessageOf(error, 'Please try again.')}</p> : null}
          <Choices>
            <Button onClick={() => setAsked(false)}>Stay</Button>
            <Button
              variant="danger"
              isPending={isLoading}
              pendingText="Forgetting..."
              onClick={() => void press()}
            >
              Forget this device
            </Button>
          </Choices>
        </Dialog>
      ) : null}
    </Part>
  )
}
