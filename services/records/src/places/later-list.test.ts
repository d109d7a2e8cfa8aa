import { foundLater, namesToday, statesToday } from './later-list'

const at = (name: string, state: string, latitude: number, longitude: number) => ({
  name,
  state,
  latitude,
  longitude,
  country: state.slice(0, 2),
  alternates: [] as string[],
})
const named = new Set(['VN.01', 'VN.44', 'NO.04', 'NO.13', 'SE.28', 'HK.HCW'])
const later = [
  at('Hanoi', 'VN.01', 21.0245, 105.84117),
  at('Drammen', 'NO.04', 59.74389, 10.20449),
  at('Moss', 'NO.13', 59.43403, 10.65771),
  at('Göteborg', 'SE.28', 57.70716, 11.96679),
  at('Central', 'HK.', 22.28299, 114.15846),
]

describe('the states of today', () => {
  it.each([
    ['takes the code of the later list', at('Hanoi', 'VN.44', 21.0245, 105.84117), 'VN.01'],
    ['keeps a code that stayed', at('Göteborg', 'SE.28', 57.70716, 11.96679), 'SE.28'],
    [
      'keeps the code of a place that the later list puts in no state',
      at('Central', 'HK.HCW', 22.28299, 114.15846),
      'HK.HCW',
    ],
    ['goes with the nearest of a state that was divided', at('Rygge', 'NO.30', 59.37468, 10.71476), 'NO.13'],
    ['and with the other where that is nearer', at('Mjøndalen', 'NO.30', 59.7491, 10.01), 'NO.04'],
    ['leaves alone what nobody has moved', at('Mölndal', 'SE.28', 57.6554, 12.01378), 'SE.28'],
    ['and a code of which nothing is known', at('Nowhere', 'XX.9', 1, 1), 'XX.9'],
  ])('%s', (_what, place, state) => {
    const places = [
      ...later.slice(0, 4),
      at('Drammen', 'NO.30', 59.74389, 10.20449),
      at('Moss', 'NO.30', 59.43403, 10.65771),
      place,
    ]
    expect(statesToday(places, foundLater(places, later), named).at(-1)).toBe(state)
  })
})

describe('the names of today', () => {
  const called = (name: string, state: string, alternates: string[]) => ({
    ...at(name, state, 53.27, -9.05),
    alternates,
  })
  it.each([
    ['where English is written', called('Gaillimh', 'IE.C', ['Galway']), 'Galway', 'Galway'],
    ['where other letters are', called('Hyderābād', 'IN.40', ['Hyderabad']), 'Hyderabad', 'Hyderabad'],
    [
      'not of another place at that spot',
      called('Hamilton', 'NZ.G7', ['Kirikiriroa']),
      'Claudelands',
      'Hamilton',
    ],
    [
      'not where people have their own',
      called('Göteborg', 'SE.28', ['Gothenburg']),
      'Gothenburg',
      'Göteborg',
    ],
  ])('are those of the later list %s', (_where, place, laterName, name) => {
    const found = foundLater([place], [{ ...place, name: laterName }])
    expect(namesToday([place], found)).toEqual([name])
  })
})
