import type { Place, PlacePrediction } from '@shared/contracts/places'
import type { Gazetteer } from './gazetteer'

/** Where predictions come from. */
export interface PlaceSource {
  predict(input: string, visitorId: string): Promise<PlacePrediction[]>
  /** The place of a `place_id` that `predict` gave; undefined for any other text. */
  placeOf(placeId: string, visitorId: string): Promise<Place | undefined>
  /** The one place that is called exactly so; it needs no network, so that a record is never kept waiting for it. */
  match(input: string): Place | undefined
}

/** The source that needs no network. */
export const embeddedPlaces = (gazetteer: Gazetteer): PlaceSource => ({
  predict: async (input) => gazetteer.predict(input),
  placeOf: async (placeId) => gazetteer.placeOf(placeId),
  match: (input) => gazetteer.match(input),
})
