import { silentLogger } from '@shared/node/logger'
import { createServiceApp } from '@shared/node/service-app'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import type { Gazetteer } from './gazetteer'
import { embeddedPlaces } from './place-source'
import { mountPlaces } from './places.routes'

const portland = {
  city: 'Portland',
  state: 'Maine',
  country: 'United States',
  latitude: 43.65737,
  longitude: -70.2589,
  timeZone: 'America/New_York',
}
const asked: string[] = []
const gazetteer: Gazetteer = {
  predict: (input) => (
    asked.push(input),
    [{ description: 'Portland, Maine, United States', place_id: 'geonames:1' }]
  ),
  match: () => undefined,
  placeOf: (id) => (id === 'geonames:1' ? portland : undefined),
  timeZoneNear: () => '',
}
const app = createServiceApp({
  name: 'places',
  logger: silentLogger(),
  secret: testSecret,
  isReady: () => true,
  mount: (express) => mountPlaces(express, embeddedPlaces(gazetteer)),
})
const get = async (path: string) =>
  (await requestAs(app, visitorCaller('visitor-1'), 'get', path)).call.send()
beforeEach(() => asked.splice(0))

describe('places', () => {
  it('[API-017] answers predictions with description and place_id', async () => {
    const answer = await get('/api/places/autocomplete?input=portland')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      predictions: [{ description: 'Portland, Maine, United States', place_id: 'geonames:1' }],
    })
  })

  it.each(['', '?input=po', '?input=%20p%20'])(
    'looks nothing up for less than three characters (%s)',
    async (query) => {
      expect((await get(`/api/places/autocomplete${query}`)).body).toEqual({ predictions: [] })
      expect(asked).toEqual([])
    },
  )

  it('looks up two Han characters: they name a city', async () => {
    await get(`/api/places/autocomplete?input=${encodeURIComponent('北京')}`)
    expect(asked).toEqual(['北京'])
  })

  it('[PLC-009] answers city, state, country, coordinates and time zone of a prediction', async () => {
    expect((await get('/api/places/geonames:1')).body).toEqual(portland)
  })

  it('answers 404 for a place it never named, 400 for an endless query', async () => {
    expect((await get('/api/places/geonames:2')).status).toBe(404)
    expect((await get(`/api/places/autocomplete?input=${'x'.repeat(300)}`)).status).toBe(400)
  })
})
