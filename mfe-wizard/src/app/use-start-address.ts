import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHost } from '@shared/web/host/host-context'

export type NextRecord = 'sibling' | 'fresh'

const parameter = 'start'
const isNextRecord = (text: string | null): text is NextRecord => text === 'sibling' || text === 'fresh'

interface StartOptions {
  isSubmitted: () => boolean
  /** Asks what became of a record that is not known to be submitted. */
  readLatest: () => Promise<void>
  begin: (next: NextRecord) => void
}

/**
 * /?start=sibling and /?start=fresh, as the success page asks: begins another record once, and makes the address plain.
 * Only where the draft on this device has been submitted: an address must not throw unsent work away.
 */
export function useStartAddress(options: StartOptions): void {
  const { navigate } = useHost()
  const [parameters] = useSearchParams()
  const next = parameters.get(parameter)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (next === null) return
    let isOver = false
    const start = () => {
      if (isOver) return
      if (isNextRecord(next) && latest.current.isSubmitted()) latest.current.begin(next)
      navigate('/', { replace: true })
    }
    if (latest.current.isSubmitted()) start()
    else void latest.current.readLatest().then(start, start)
    return () => void (isOver = true)
  }, [next, navigate])
}
