import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGazetteer } from './compile-gazetteer'
import { openGazetteer } from './gazetteer'
import type { Gazetteer } from './gazetteer'

describe('gazetteer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  let gazetteer: Gazetteer
  beforeAll(() => {
    const file = join(folder, 'gazetteer.bin')
    writeGazetteer(file, __filename)
    gazetteer = openGazetteer(file)
  }, 60_000)
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
  ])('[PLC-006] finds %s', (input, description) => {
    expect(gazetteer.predict(input).map((prediction) => prediction.description)).toContain(description)
    expect(first(input)).toBe(description)
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
