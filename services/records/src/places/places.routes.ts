import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import { placePredictionsSchema, placeSchema } from '@shared/contracts/places'
import type { Express } from 'express'
import { z } from 'zod'
import type { PlaceSource } from './place-source'

/** Fewer characters than this name half the world. */
const fewestCharacters = 3

/** GET /api/places/autocomplete and GET /api/places/{place_id}. */
export function mountPlaces(app: Express, places: PlaceSource): void {
  app.get(
    '/api/places/autocomplete',
    route(
      {
        summary: 'Places whose name begins with what was typed, in any script',
        query: z.object({ input: z.string().max(200).default('') }),
        answer: placePredictionsSchema,
      },
      async ({ query, visitorId }) => {
        const input = query.input.trim()
        // Two Han characters name a city; three Latin letters hardly do.
        const isLongEnough =
          input.length >= fewestCharacters || /[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(input)
        return { predictions: isLongEnough ? await places.predict(input, visitorId) : [] }
      },
    ),
  )
  app.get(
    '/api/places/:placeId',
    route(
      {
        summary: 'City, state, country, coordinates and time zone of a prediction',
        params: z.object({ placeId: z.string().min(1).max(200) }),
        answer: placeSchema,
      },
      async ({ params, visitorId }) => {
        const place = await places.placeOf(params.placeId, visitorId)
        if (!place) throw new AppError({ code: 'not_found', publicMessage: 'Place not found' })
        return place
      },
    ),
  )
}
