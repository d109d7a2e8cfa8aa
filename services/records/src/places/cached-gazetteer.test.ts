import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putGazetteer } from './cached-gazetteer'
import { openGazetteer } from './gazetteer'

const folder = mkdtempSync(join(tmpdir(), 'gazetteer-cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (id: number, name: string) =>
  [id, name, name, '', 1, 2, 'P', 'PPL', 'FR', '', '11', '', '', '', 1000, '', '', 'Europe/Paris', ''].join(
    '\t',
  )
const at = (name: string) => join(folder, name)
const sources = {
  places: at('places.txt'),
  states: at('states.json'),
  placesOfStates: at('later.json'),
}
const put = () => putGazetteer(at('out.bin'), sources, { program: at('program.js'), cache: at('cache') })
const finds = (name: string) => openGazetteer(at('out.bin')).predict(name).length > 0

it('compiles once for the same inputs, and anew when any of them changes', () => {
  writeFileSync(sources.places, line(1, 'Paris'))
  writeFileSync(sources.states, JSON.stringify([{ code: 'FR.11', name: 'Île-de-France' }]))
  writeFileSync(sources.placesOfStates, '[]')
  writeFileSync(at('program.js'), 'one')
  expect([put(), put(), finds('Paris')]).toEqual([true, false, true])
  const first = readFileSync(at('out.bin'))

  writeFileSync(sources.places, `${line(1, 'Paris')}\n${line(2, 'Nantes')}`)
  expect([put(), put(), finds('Nantes')]).toEqual([true, false, true])
  writeFileSync(at('program.js'), 'two')
  expect([put(), put()]).toEqual([true, false])
  writeFileSync(sources.states, '[]')
  expect([put(), put()]).toEqual([true, false])
  const listed = { name: 'Paris', lat: '1', lng: '2', country: 'FR', admin1: '12' }
  writeFileSync(sources.placesOfStates, JSON.stringify([listed]))
  expect([put(), put()]).toEqual([true, false])
  expect(readdirSync(at('cache'))).toHaveLength(1)
  expect(readFileSync(at('out.bin')).equals(first)).toBe(false)
})
