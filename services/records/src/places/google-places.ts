import { randomUUID } from 'node:crypto'
import type { Place } from '@shared/contracts/places'
import { AppError } from '@shared/node/errors'
import { z } from 'zod'
import type { Gazetteer } from './gazetteer'
import type { PlaceSource } from './place-source'

export interface GooglePlacesOptions {
  apiKey: string
  /** https://places.googleapis.com, but for tests. */
  baseUrl: string
  /** Knows the time zones, and the places that were chosen before Google was asked. */
  gazetteer: Gazetteer
  /** Milliseconds. */
  timeoutMs?: number
  now?: () => number
}

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
})
const detailsSchema = z.object({
  addressComponents: z
    .array(
      z.object({
        longText: z.string(),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
})
type Details = z.output<typeof detailsSchema>

// What is called a city differs from country to country.
const cityTypes = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality',
  'administrative_area_level_2',
]

const componentOf = ({ addressComponents }: Details, types: readonly string[]) => {
  for (const type of types) {
    const found = addressComponents.find((component) => component.types.includes(type))
    if (found) return found
  }
  return undefined
}

const away = (cause: unknown) =>
  new AppError({
    code: 'unavailable',
    publicMessage: 'Places cannot be searched right now. Please try again in a moment.',
    cause,
  })

const sessionMs = 3 * 60_000
const mostSessions = 10_000

/**
 * The token under which Google counts a visitor's keystrokes and the choice after them as one search. Forgotten by a
 * restart, which costs nobody anything but a little more.
 */
function createSessions(now: () => number) {
  const sessions = new Map<string, { token: string; usedAt: number }>()
  return {
    tokenOf(visitorId: string): string {
      const known = sessions.get(visitorId)
      const token = known && now() - known.usedAt < sessionMs ? known.token : randomUUID()
      sessions.delete(visitorId)
      sessions.set(visitorId, { token, usedAt: now() })
      const oldest = sessions.keys().next()
      if (sessions.size > mostSessions && !oldest.done) sessions.delete(oldest.value)
      return token
    },
    end: (visitorId: string) => void sessions.delete(visitorId),
  }
}

/** Places from Google (Places API, New): developers.google.com/maps/documentation/places/web-service. */
export function createGooglePlaces(options: GooglePlacesOptions): PlaceSource {
  const { apiKey, baseUrl, gazetteer, timeoutMs = 4000, now = Date.now } = options
  const sessions = createSessions(now)

  const ask = async (path: string, fields: string, body?: object): Promise<unknown> => {
    const answer = await fetch(baseUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-goog-api-key': apiKey,
        'x-goog-fieldmask': fields,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw away(cause)
    })
    // An id that is malformed, or that Google no longer knows.
    if (!body && (answer.status === 404 || answer.status === 400)) return null
    if (!answer.ok) throw away(new Error(`Google Places answered ${answer.status}`))
    return answer.json().catch((cause: unknown) => {
      throw away(cause)
    })
  }

  const read = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
    const checked = schema.safeParse(answer)
    if (!checked.success) throw away(checked.error)
    return checked.data
  }

  const placeOfDetails = (details: Details): Place => {
    const country = componentOf(details, ['country'])
    const { latitude, longitude } = details.location
    return {
      city: componentOf(details, cityTypes)?.longText ?? '',
      state: componentOf(details, ['administrative_area_level_1'])?.longText ?? '',
      country: country?.longText ?? '',
      latitude,
      longitude,
      timeZone: gazetteer.timeZoneNear(latitude, longitude, country?.shortText),
    }
  }

  return {
    async predict(input, visitorId) {
      const answer = await ask(
        '/v1/places:autocomplete',
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
        {
          input,
          includedPrimaryTypes: ['(cities)'],
          languageCode: 'en',
          sessionToken: sessions.tokenOf(visitorId),
        },
      )
      return read(suggestionsSchema, answer).suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? [{ description: placePrediction.text.text, place_id: placePrediction.placeId }]
          : [],
      )
    },
    match: (input) => gazetteer.match(input),
    async placeOf(placeId, visitorId) {
      const known = gazetteer.placeOf(placeId)
      if (known || !/^[\w-]+$/.test(placeId)) return known
      const query = new URLSearchParams({ languageCode: 'en', sessionToken: sessions.tokenOf(visitorId) })
      const answer = await ask(`/v1/places/${placeId}?${query}`, 'addressComponents,location')
      sessions.end(visitorId)
      return answer === null ? undefined : placeOfDetails(read(detailsSchema, answer))
    },
  }
}
