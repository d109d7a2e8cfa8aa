import { z } from 'zod'

export const placePredictionSchema = z.object({
  description: z.string(),
  place_id: z.string(),
  /**
   * True for the one place that is called exactly what was typed, state and country behind commas included. A location that
   * is left without a choice is this place; the server takes it so as well when a record comes in without coordinates.
   */
  isExact: z.boolean().optional(),
  /** What was typed, where it is another name of the place than the description begins with. */
  otherName: z.string().optional(),
})
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
