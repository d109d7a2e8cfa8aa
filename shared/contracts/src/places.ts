import { z } from 'zod'

export const placePredictionSchema = z.object({ description: z.string(), place_id: z.string() })
export const placePredictionsSchema = z.object({ predictions: z.array(placePredictionSchema) })
export const placeSchema = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Degrees, north positive. */
  latitude: z.number(),
  /** Degrees, east positive. */
  longitude: z.number(),
  /** IANA name. */
  timeZone: z.string(),
})
export type PlacePrediction = z.infer<typeof placePredictionSchema>
export type Place = z.infer<typeof placeSchema>
