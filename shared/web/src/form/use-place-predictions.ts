import { useEffect, useRef, useState } from 'react'
import type { PlacePrediction } from '@shared/contracts/places'
import type { PlaceSearch } from './place-search'

const minCharacters = 3
const debounceMs = 300

/**
 * Places that answer what is being typed: asked for from three characters on, 300 ms after the last keystroke. A newer
 * question cancels an older one; one that fails leaves no predictions.
 */
export function usePlacePredictions(places: PlaceSearch) {
  const [predictions, setPredictions] = useState<readonly PlacePrediction[]>([])
  /** The last question was not answered: there is no connection. */
  const [isLost, setLost] = useState(() => !navigator.onLine)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null)

  const stop = () => {
    if (!running.current) return
    clearTimeout(running.current.timer)
    running.current.abort.abort()
    running.current = null
  }
  useEffect(() => stop, [])

  return {
    predictions,
    isLost,
    setLost,
    clear: () => {
      stop()
      setPredictions([])
    },
    ask: (text: string) => {
      stop()
      const input = text.trim()
      if ([...input].length < minCharacters) return setPredictions([])
      const abort = new AbortController()
      const timer = setTimeout(() => {
        places.find(input, abort.signal).then(
          (found) => {
            if (abort.signal.aborted) return
            setPredictions(found)
            setLost(false)
          },
          () => {
            if (abort.signal.aborted) return
            setPredictions([])
            setLost(true)
          },
        )
      }, debounceMs)
      running.current = { timer, abort }
    },
  }
}
