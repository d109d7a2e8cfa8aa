import { placePredictionsSchema, placeSchema } from '@shared/contracts/places'
import type { Place, PlacePrediction } from '@shared/contracts/places'
import { request } from '../api/request'

/** Where places come from. Both reject when they cannot answer; a field then simply shows nothing. */
export interface PlaceSearch {
  find: (input: string, signal: AbortSignal) => Promise<PlacePrediction[]>
  look: (placeId: string) => Promise<Place>
}

/** The site's own search. */
export const sitePlaces: PlaceSearch = {
  find: async (input, signal) =>
    placePredictionsSchema.parse(
      await request(`/api/places/autocomplete?input=${encodeURIComponent(input)}`, { signal }),
    ).predictions,
  look: async (placeId) => placeSchema.parse(await request(['/api/places', placeId])),
}
