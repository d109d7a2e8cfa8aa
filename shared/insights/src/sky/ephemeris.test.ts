import {
  Body,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  SearchRiseSet,
  Observer,
  SetDeltaTFunction,
} from 'astronomy-engine'
import { arcBetween } from './angle'
import { daylightAround } from './daylight'
import { bodies, longitudeOf, speedOf } from './ephemeris'
import type { BodyId } from './ephemeris'
import { neighboursOf, skyOf } from './sky'
import { deltaTAt } from './sky-time'

// astronomy-engine is another implementation, truncated more: a fault of ours would stand out far beyond its errors.
SetDeltaTFunction(deltaTAt)

const engineBodies: [BodyId, Body][] = [
  ['sun', Body.Sun],
  ['mercury', Body.Mercury],
  ['venus', Body.Venus],
  ['mars', Body.Mars],
  ['jupiter', Body.Jupiter],
  ['saturn', Body.Saturn],
  ['uranus', Body.Uranus],
  ['neptune', Body.Neptune],
  ['pluto', Body.Pluto],
]

// 400 instants spread over two centuries, at no round distance.
const instants = Array.from({ length: 400 }, (_, n) => new Date(Date.UTC(1900, 0, 1) + n * 15_823_450_123))

describe('ephemeris', () => {
  it.each(engineBodies)(
    '[DER-008] agrees with astronomy-engine about %s, to 40 seconds of arc',
    (id, body) => {
      const worst = instants.map((instant) => {
        const theirs = Ecliptic(GeoVector(body, MakeTime(instant), true)).elon
        return Math.abs(arcBetween(longitudeOf(id, skyOf(instant)), theirs)) * 3600
      })
      expect(Math.max(...worst)).toBeLessThan(40)
    },
  )

  it('[DER-014] agrees with astronomy-engine about the Moon, to 20 seconds of arc', () => {
    const worst = instants.map((instant) => {
      const theirs = EclipticGeoMoon(MakeTime(instant)).lon
      return Math.abs(arcBetween(longitudeOf('moon', skyOf(instant)), theirs)) * 3600
    })
    expect(Math.max(...worst)).toBeLessThan(20)
  })

  it('moves without jumps: the way of an hour is the speed', () => {
    for (const instant of instants.slice(0, 100)) {
      const sky = skyOf(instant)
      const neighbours = neighboursOf(sky)
      for (const body of bodies) {
        const later = skyOf(new Date(instant.getTime() + 3_600_000))
        const moved = arcBetween(longitudeOf(body, later), longitudeOf(body, sky)) * 24
        expect(Math.abs(moved - speedOf(body, neighbours))).toBeLessThan(body === 'moon' ? 0.05 : 0.005)
      }
    }
  })

  it('the Sun and the Moon never turn back; every planet does', () => {
    const turnsBack = new Set<BodyId>()
    for (const instant of instants) {
      const neighbours = neighboursOf(skyOf(instant))
      for (const body of bodies) if (speedOf(body, neighbours) < 0) turnsBack.add(body)
    }
    expect([...turnsBack].sort()).toEqual(bodies.filter((body) => body !== 'sun' && body !== 'moon').sort())
  })

  it('refuses instants outside the tables', () => {
    for (const text of ['1898-12-31T00:00Z', '2102-01-01T00:00Z'])
      expect(() => skyOf(new Date(text))).toThrow(RangeError)
    expect(() => skyOf(new Date(NaN))).toThrow(RangeError)
  })

  it('[DER-015] rises and sets with astronomy-engine, to five seconds, up to the polar circles', () => {
    instants.slice(0, 150).forEach((instant, n) => {
      const place = { latitude: ((n * 37) % 131) - 65, longitude: ((n * 73) % 360) - 180 }
      const day = daylightAround(instant, place)
      if (day.sunrise === undefined || day.sunset === undefined) return
      const observer = new Observer(place.latitude, place.longitude, 0)
      const from = new Date(day.noon.getTime() - 43_200_000)
      const rise = SearchRiseSet(Body.Sun, observer, 1, from, 1)
      const set = SearchRiseSet(Body.Sun, observer, -1, day.noon, 1)
      // Their semidiameter follows the distance of the Sun, ours is the almanac's round 16 minutes of arc.
      const slack = 5000 / Math.cos((place.latitude * Math.PI) / 180) ** 2
      expect(Math.abs((rise?.date.getTime() ?? 0) - day.sunrise.getTime())).toBeLessThan(slack)
      expect(Math.abs((set?.date.getTime() ?? 0) - day.sunset.getTime())).toBeLessThan(slack)
    })
  })
})
