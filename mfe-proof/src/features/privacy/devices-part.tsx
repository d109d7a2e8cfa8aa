import { useRef, useState } from 'react'
import type { AccessList } from '@shared/contracts/invites'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { writtenDay } from '@shared/web/time/written-moment'
import { useRemoveDeviceMutation } from '../../api/privacy-api'
import { Choices } from '../../parts/choices'
import { Lines, Part } from './privacy-style'
import { writtenHour } from './written-when'

type Device = AccessList['people'][number]

interface DevicesPartProps {
  proofId: string
  devices: readonly Device[]
  onChanged: () => void
}

const usedOf = ({ isYou, seenAt }: Device) => {
  if (isYou) return ', in use now'
  return seenAt ? `, last used ${writtenHour(seenAt)}` : ''
}
const whenOf = (device: Device) => `since ${writtenDay(device.since)}${usedOf(device)}`

/** The devices on which the record is its owner's; any but this one can be taken off. */
export function DevicesPart({ proofId, devices, onChanged }: DevicesPartProps) {
  const { notify } = useHost()
  const [remove, { isLoading }] = useRemoveDeviceMutation()
  const [asked, setAsked] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const press = async (deviceId: string) => {
    const { error } = await remove({ proofId, deviceId })
    setAsked(null)
    if (error) {
      const description = publicMessageOf(error, 'Please try again later.')
      return void notify({ title: 'Error', description, variant: 'destructive' })
    }
    setSaid('The record was taken off the other device.')
    // The row is gone, and the focus was in it.
    heading.current?.focus()
    onChanged()
  }
  return (
    <Part aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1}>
        Your devices
      </h2>
      <p>
        The devices on which this record opens as yours, without a password. Take it off one that is no longer
        yours. No link in an earlier e-mail of ours adds a device after that; you can have a new one sent.
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Lines aria-label="Your devices">
        {devices.map((device) => (
          <li key={device.deviceId}>
            <span>
              {device.isYou ? 'This device' : 'Another device'} <small>{whenOf(device)}</small>
            </span>
            {device.isYou || !device.deviceId ? null : asked === device.deviceId ? (
              <Choices as="span">
                <Button size="small" autoFocus onClick={() => setAsked(null)}>
                  Keep it
                </Button>
                <Button size="small" isPending={isLoading} onClick={() => void press(device.deviceId ?? '')}>
                  Take it off
                </Button>
              </Choices>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take the record off the device ${whenOf(device)}`}
                onClick={() => setAsked(device.deviceId ?? null)}
              >
                Take it off
              </Button>
            )}
          </li>
        ))}
      </Lines>
    </Part>
  )
}
