import { useEffect } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { useFormStore } from '@shared/web/form/form-scope'
import { useBirthForm } from '../../form/use-birth-form'

/** 'latitude longitude' of a place whose zone nobody has told; '' otherwise. */
const zonelessPlace = ({ birthLatitude, birthLongitude, birthTimeZone }: BirthFormDraft): string =>
  typeof birthLatitude === 'number' && typeof birthLongitude === 'number' && birthTimeZone === ''
    ? `${birthLatitude} ${birthLongitude}`
    : ''

/**
 * Coordinates imply the zone: where a draft has the one without the other (an older form, another client), it is filled in by
 * the function that the server uses. The map of the zones is loaded only then.
 */
export function useZoneOfPlace() {
  const store = useFormStore()
  const place = useBirthForm(zonelessPlace)
  useEffect(() => {
    if (place === '') return
    let isGone = false
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number)
    const fill = async () => {
      const { timeZoneAt } = await import('@shared/insights/time/zone-of-place')
      const birthTimeZone = timeZoneAt(latitude, longitude)
      if (!isGone && birthTimeZone) store.set({ birthTimeZone })
    }
    // Without the map the server fills the zone in when the record comes in.
    fill().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [place, store])
}
