import { useEffect, useRef } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { onReturn } from '@shared/web/api/pause'
import { textOf, useFormStore } from '@shared/web/form/form-scope'
import { sitePlaces } from '@shared/web/form/place-search'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { useBirthForm } from '../../form/use-birth-form'

/** The birth location that no coordinates are known of; '' when there is none. */
const unplaced = ({ babyBirthLocation, birthLatitude }: BirthFormDraft): string =>
  birthLatitude === null ? babyBirthLocation : ''

/**
 * A place that was typed while there was no connection is looked up again, here and whenever the connection comes back: the server
 * does the same when the record comes in, and until then nobody should read that the place is not known.
 *
 * @param isEdited whether the answers may be changed here
 */
export function usePlaceLookedUp(isEdited: boolean, places: PlaceSearch = sitePlaces): void {
  const store = useFormStore()
  const typed = useBirthForm(unplaced)
  const latest = useRef(places)
  useEffect(() => {
    if (!isEdited || typed.trim() === '') return
    const leaving = new AbortController()
    const isStill = () => !leaving.signal.aborted && textOf(store.values()['babyBirthLocation']) === typed
    const lookUp = async () => {
      const found = await latest.current.find(typed.trim(), leaving.signal)
      const exact = found.find(({ isExact }) => isExact)
      if (!exact) return
      const { latitude, longitude, timeZone } = await latest.current.look(exact.place_id)
      if (isStill())
        store.set({ birthLatitude: latitude, birthLongitude: longitude, birthTimeZone: timeZone })
    }
    const quietly = () => void lookUp().catch(() => undefined)
    quietly()
    const stopWaiting = onReturn(quietly)
    return () => {
      leaving.abort()
      stopWaiting()
    }
  }, [isEdited, typed, store])
}
