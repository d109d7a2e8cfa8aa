import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHost } from '@shared/web/host/host-context'

export type NextRecord = 'sibling' | 'fresh'

const parameter = 'start'
const isNextRecord = (text: string | null): text is NextRecord => text === 'sibling' || text === 'fresh'

/**
 * /?start=sibling and /?start=fresh, as the success page asks: begins another record once, and makes the address plain.
 * Only where the draft on this device has been submitted: an address must not throw unsent work away.
 */
export function useStartAddress(isSubmitted: () => boolean, begin: (next: NextRecord) => void): void {
  const { navigate } = useHost()
  const [parameters] = useSearchParams()
  const next = parameters.get(parameter)
  const latest = useRef({ isSubmitted, begin })
  useEffect(() => {
    latest.current = { isSubmitted, begin }
  })
  useEffect(() => {
    if (next === null) return
    if (isNextRecord(next) && latest.current.isSubmitted()) latest.current.begin(next)
    navigate('/', { replace: true })
  }, [next, navigate])
}
