import { placePredictionsSchema, placeSchema } from '@shared/contracts/places'
import type { Place, PlacePrediction } from '@shared/contracts/places'

/** Where places come from. Both reject when they cannot answer; a field then simply shows nothing. */
export interface PlaceSearch {
  find: (input: string, signal: AbortSignal) => Promise<PlacePrediction[]>
  look: (placeId: string) => Promise<Place>
}

async function read(path: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal,
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}

/** The site's own search. */
export const sitePlaces: PlaceSearch = {
  find: async (input, signal) =>
    placePredictionsSchema.parse(
      await read(`/api/places/autocomplete?input=${encodeURIComponent(input)}`, signal),
    ).predictions,
  look: async (placeId) => placeSchema.parse(await read(`/api/places/${encodeURIComponent(placeId)}`)),
}
