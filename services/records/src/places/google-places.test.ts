import { silentLogger } from '@shared/node/logger'
import { createServiceApp } from '@shared/node/service-app'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import type { Express } from 'express'
import { z } from 'zod'
import { startJsonServer } from '@shared/node/testing/json-server'
import type { AskedRequest, JsonServer } from '@shared/node/testing/json-server'
import { noPlaces } from './gazetteer'
import type { Gazetteer } from './gazetteer'
import { createGooglePlaces } from './google-places'
import { mountPlaces } from './places.routes'

const portland = {
  city: 'Portland',
  state: 'Maine',
  country: 'United States',
  latitude: 43.66,
  longitude: -70.26,
}
const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
})
const suggestions = {
  suggestions: [
    { placePrediction: { placeId: 'ChIJ-portland', text: { text: 'Portland, ME, USA', matches: [] } } },
    { queryPrediction: { text: { text: 'portland harbour' } } },
    { placePrediction: { placeId: 'ChIJ_oregon', text: { text: 'Portland, OR, USA' } } },
  ],
}
const details = {
  addressComponents: [
    component('Cumberland County', 'Cumberland County', 'administrative_area_level_2', 'political'),
    component('Portland', 'Portland', 'locality', 'political'),
    component('Maine', 'ME', 'administrative_area_level_1', 'political'),
    component('United States', 'US', 'country', 'political'),
  ],
  location: { latitude: 43.66, longitude: -70.26 },
}

type Answer = { status?: number; body: unknown } | null
let answerOf: (request: AskedRequest) => Answer
let google: JsonServer
let now = 0
const near: unknown[] = []
const gazetteer: Gazetteer = {
  ...noPlaces,
  placeOf: (id) => (id === 'geonames:1' ? { ...portland, timeZone: 'America/New_York' } : undefined),
  timeZoneNear: (...asked) => (near.push(asked), 'America/New_York'),
}
let app: Express
beforeAll(async () => {
  google = await startJsonServer((request) => answerOf(request))
  const places = createGooglePlaces({
    apiKey: 'the-key',
    baseUrl: google.url,
    gazetteer,
    timeoutMs: 200,
    now: () => now,
  })
  app = createServiceApp({
    name: 'places',
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
    mount: (express) => mountPlaces(express, places),
  })
})
afterAll(() => google.close())
beforeEach(() => {
  google.asked.length = 0
  near.length = 0
  now += 3_600_000
  answerOf = ({ method }) => ({ body: method === 'POST' ? suggestions : details })
})

const get = async (path: string, visitor = 'visitor-1') =>
  (await requestAs(app, visitorCaller(visitor), 'get', path)).call.send()
const search = (input: string, visitor?: string) =>
  get(`/api/places/autocomplete?input=${encodeURIComponent(input)}`, visitor)
const sentBody = z.looseObject({ sessionToken: z.string() })
const tokens = () =>
  google.asked.map(({ method, body, query }) =>
    method === 'POST' ? sentBody.parse(JSON.parse(body.toString())).sessionToken : query.get('sessionToken'),
  )

it('[API-017] asks Google for cities, with the key in a header, and answers its predictions', async () => {
  const answer = await search('Portl')
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      predictions: [
        { description: 'Portland, ME, USA', place_id: 'ChIJ-portland' },
        { description: 'Portland, OR, USA', place_id: 'ChIJ_oregon' },
      ],
    },
  ])
  const [asked] = google.asked
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/v1/places:autocomplete',
    headers: {
      'x-goog-api-key': 'the-key',
      'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    },
  })
  expect(JSON.parse(String(asked?.body))).toMatchObject({
    input: 'Portl',
    includedPrimaryTypes: ['(cities)'],
    languageCode: 'en',
  })
})

it('[PLC-009] answers a chosen place with the time zone of our own gazetteer', async () => {
  const answer = await get('/api/places/ChIJ-portland')
  expect([answer.status, answer.body]).toEqual([200, { ...portland, timeZone: 'America/New_York' }])
  expect(near).toEqual([[43.66, -70.26, 'US']])
  expect(google.asked[0]).toMatchObject({
    method: 'GET',
    path: '/v1/places/ChIJ-portland',
    headers: { 'x-goog-api-key': 'the-key', 'x-goog-fieldmask': 'addressComponents,location' },
  })
})

it('counts the keystrokes of a visitor and the choice after them as one session', async () => {
  await search('Por')
  await search('Port')
  await search('Port', 'visitor-2')
  await get('/api/places/ChIJ-portland')
  await search('Lon')
  const [first, second, other, choice, next] = tokens()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, choice]).toEqual([first, first])
  expect(new Set([first, other, next]).size).toBe(3)
  now += 3 * 60_000
  await search('Lond')
  expect(tokens().at(-1)).not.toBe(next)
})

it('still knows the places that were chosen before, and asks nothing for what is no id', async () => {
  expect((await get('/api/places/geonames:1')).status).toBe(200)
  expect((await get('/api/places/a%20b%3Fkey')).status).toBe(404)
  expect(google.asked).toEqual([])
})

it.each([404, 400])('answers 404 for a place that Google does not know (%i)', async (status) => {
  answerOf = () => ({ status, body: { error: { code: status, status: 'INVALID_ARGUMENT' } } })
  expect((await get('/api/places/ChIJ-nothing')).status).toBe(404)
})

it.each<[string, Answer]>([
  ['refuses', { status: 403, body: { error: { message: 'the-key is not valid' } } }],
  ['is in trouble', { status: 500, body: 'oh' }],
  ['answers something else', { body: { suggestions: [{ placePrediction: { placeId: 1 } }] } }],
  ['answers no JSON', { body: '<html>' }],
  ['does not answer', null],
])('[PLC-004] is a failed search when Google %s, and says nothing of why', async (_how, answered) => {
  answerOf = () => answered
  const answer = await search('Portl')
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  expect(JSON.stringify(answer.body)).not.toContain('the-key')
})

it.each([
  [
    [
      component('London', 'London', 'postal_town'),
      component('England', 'England', 'administrative_area_level_1'),
    ],
    'London',
  ],
  [[component('Brooklyn', 'Brooklyn', 'sublocality_level_1', 'sublocality')], 'Brooklyn'],
  [[component('Lisboa', 'Lisboa', 'administrative_area_level_1')], ''],
])('finds the city under the name that a country gives it', async (addressComponents, city) => {
  answerOf = () => ({ body: { addressComponents, location: { latitude: 1, longitude: 2 } } })
  expect((await get('/api/places/ChIJ-x')).body.city).toBe(city)
})
