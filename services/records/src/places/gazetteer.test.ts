import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gazetteerSources, writeGazetteer } from './compile-gazetteer'
import { openGazetteer } from './gazetteer'
import type { Gazetteer } from './gazetteer'

describe('gazetteer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  let gazetteer: Gazetteer
  beforeAll(() => {
    const file = join(folder, 'gazetteer.bin')
    writeGazetteer(file, gazetteerSources(__filename))
    gazetteer = openGazetteer(file)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const first = (input: string) => gazetteer.predict(input)[0]?.description

  it.each([
    ['london', 'London, England, United Kingdom'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['sao pau', 'São Paulo, Brazil'],
    ['北京', 'Beijing, China'],
    ['NYC', 'New York City, New York, United States'],
    ['Москва', 'Moscow, Russia'],
    ['القاهرة', 'Cairo, Egypt'],
    ['Springfield, ill', 'Springfield, Illinois, United States'],
    ['portland, maine', 'Portland, Maine, United States'],
    ['paris, texas', 'Paris, Texas, United States'],
    ['göteborg', 'Göteborg, Västra Götaland, Sweden'],
    ['gothenb', 'Göteborg, Västra Götaland, Sweden'],
    ['Portland, Maine, United States', 'Portland, Maine, United States'],
    ['portland, maine, unit', 'Portland, Maine, United States'],
    ['portland, me', 'Portland, Maine, United States'],
    ['Springfield, IL, USA', 'Springfield, Illinois, United States'],
    ['austin tx', 'Austin, Texas, United States'],
    ['portland maine usa', 'Portland, Maine, United States'],
    ['cambridge, uk', 'Cambridge, England, United Kingdom'],
    ['köln, deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['上海、中国', 'Shanghai, China'],
    ['new yrok', 'New York City, New York, United States'],
    ['san francisko', 'San Francisco, California, United States'],
    ['lodnon', 'London, England, United Kingdom'],
    ['chicgo', 'Chicago, Illinois, United States'],
    ['portlnd, maine', 'Portland, Maine, United States'],
    ['Мосвка', 'Moscow, Russia'],
    // States that were divided anew, or have another code now.
    ['Hà Nội', 'Hanoi, Vietnam'],
    ['Saigon', 'Ho Chi Minh City, Vietnam'],
    ['da nang', 'Da Nang, Vietnam'],
    ['Drammen', 'Drammen, Buskerud, Norway'],
    ['Semey', 'Semey, Abai Region, Kazakhstan'],
    ['kiev', 'Kyiv, Ukraine'],
    ['galway', 'Galway, Connacht, Ireland'],
    ['gaillimh', 'Galway, Connacht, Ireland'],
    ['hyderabad, india', 'Hyderabad, Telangana, India'],
    ['dublin, nowhere at all', 'Dublin, Leinster, Ireland'],
  ])('[PLC-006] finds %s', (input, description) => {
    expect(gazetteer.predict(input).map((prediction) => prediction.description)).toContain(description)
    expect(first(input)).toBe(description)
  })

  it('takes three letters for a slip of a town called so, and not of a code', () => {
    const offered = (input: string) => gazetteer.predict(input).map(({ description }) => description)
    expect(offered('uulm')).toContain('Ulm, Baden-Wurttemberg, Germany')
    // QXW is a code of Alfenas.
    expect(offered('qxw')).toEqual(['Alfenas, Minas Gerais, Brazil'])
    expect(offered('qzxw')).toEqual([])
  })

  it.each([
    ['Bombay', 'Mumbai, Maharashtra, India', 'Bombay'],
    ['Göteburg, sverige', 'Göteborg, Västra Götaland, Sweden', 'Göteburg'],
    // Its own name, the beginning of one, a part of what was typed, and a slip of the keys are no other names.
    ['mumbai', 'Mumbai, Maharashtra, India', undefined],
    ['New York', 'New York City, New York, United States', undefined],
    ['bomba', 'Mumbai, Maharashtra, India', undefined],
    ['bombay india', 'Mumbai, Maharashtra, India', undefined],
    ['bombya', 'Mumbai, Maharashtra, India', undefined],
  ])('says of %s that it is another name of the place, where it is', (input, description, otherName) => {
    const found = gazetteer.predict(input).find((prediction) => prediction.description === description)
    expect(found).toBeDefined()
    expect(found?.otherName).toBe(otherName)
  })

  it('[PLC-007] knows coordinates and time zone of what it predicts', () => {
    const portland = gazetteer.placeOf(gazetteer.predict('Portland, Maine')[0]?.place_id ?? '')
    expect(portland).toMatchObject({
      city: 'Portland',
      state: 'Maine',
      country: 'United States',
      timeZone: 'America/New_York',
    })
    expect(portland?.latitude).toBeCloseTo(43.66, 1)
    expect(portland?.longitude).toBeCloseTo(-70.26, 1)
  })

  it.each([
    ['Portland, Maine, United States', 'America/New_York'],
    ['portland, ME', 'America/New_York'],
    ['London, England, United Kingdom', 'Europe/London'],
    ['London, UK', 'Europe/London'],
    ['göteborg, sverige', 'Europe/Stockholm'],
    ['Gothenburg, Sweden', 'Europe/Stockholm'],
    ['Reykjavík', 'Atlantic/Reykjavik'],
    ['上海、中国', 'Asia/Shanghai'],
  ])('[DER-031] matches %s', (input, timeZone) => {
    const place = gazetteer.match(input)
    expect(place?.timeZone).toBe(timeZone)
    // Among the predictions it is told apart, so that page and server take the same place.
    const exact = gazetteer.predict(input).filter(({ isExact }) => isExact)
    expect(exact.map(({ place_id }) => gazetteer.placeOf(place_id))).toEqual([place])
  })

  it.each([
    ['several places are called so', 'London'],
    ['several of that state', 'Springfield'],
    ['it is only the beginning of a name', 'Portl, Maine'],
    ['it is only the beginning of a state', 'Portland, Mai'],
    ['the state is another', 'Portland, Nevada'],
    ['it is nowhere', 'The old farm'],
    ['nothing was written', ' ,, '],
  ])('[DER-031] matches nothing where %s', (_why, input) => {
    expect(gazetteer.match(input)).toBeUndefined()
    expect(gazetteer.predict(input).some(({ isExact }) => isExact)).toBe(false)
  })

  it.each([
    [40.71, -74.01, 'US', 'America/New_York'],
    [51.5, -0.12, undefined, 'Europe/London'],
    [-17.8, 178.9, 'FJ', 'Pacific/Fiji'],
    [-16.8, -179.99, 'FJ', 'Pacific/Fiji'],
    // Beside Irún, whose clock happens to be the same, lies Hendaye: the country decides.
    [43.345, -1.79, 'FR', 'Europe/Paris'],
    [43.345, -1.79, 'ES', 'Europe/Madrid'],
    [0, -140, undefined, 'Pacific/Marquesas'],
  ])('knows the time zone at %d, %d in %s', (latitude, longitude, country, zone) => {
    expect(gazetteer.timeZoneNear(latitude, longitude, country)).toBe(zone)
  })

  it('puts the most populous place first and names no place twice', () => {
    const places = gazetteer.predict('san', 20).map(({ place_id }) => place_id)
    expect(new Set(places).size).toBe(20)
    expect(gazetteer.predict('san', 20).map((p) => p.description)).toContain(
      'San Antonio, Texas, United States',
    )
  })

  it('answers nothing for what is no place', () => {
    expect(gazetteer.predict('qqqqzzzz')).toEqual([])
    expect(gazetteer.predict('   ,, ')).toEqual([])
    for (const id of ['', 'geonames:', 'geonames:1.5', 'geonames:0', 'x', 'geonames:99999999999']) {
      expect(gazetteer.placeOf(id)).toBeUndefined()
    }
  })
})
