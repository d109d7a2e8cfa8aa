import { useEffect, useRef, useState } from 'react'
import type { PlacePrediction } from '@shared/contracts/places'
import type { PlaceSearch } from './place-search'

const minCharacters = 3
const debounceMs = 300

/**
 * Places that answer what is being typed: asked for from three characters on, 300 ms after the last keystroke. A newer
 * question cancels an older one; one that fails leaves no predictions and says nothing.
 */
export function usePlacePredictions(places: PlaceSearch) {
  const [predictions, setPredictions] = useState<readonly PlacePrediction[]>([])
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
            if (!abort.signal.aborted) setPredictions(found)
          },
          () => {
            if (!abort.signal.aborted) setPredictions([])
          },
        )
      }, debounceMs)
      running.current = { timer, abort }
    },
  }
}
