import { centimetres, feetAndInches, kilograms, poundsAndOunces } from './metric'

describe('metric measures', () => {
  it('[FLD-047] rounds centimetres to the nearest inch, with carry into feet', () => {
    expect(feetAndInches(11.6 * 2.54)).toEqual({ feet: 1, inches: 0 })
    expect(feetAndInches(11.4 * 2.54)).toEqual({ feet: 0, inches: 11 })
    expect(feetAndInches(50.8)).toEqual({ feet: 1, inches: 8 })
  })

  it('[FLD-047] rounds kilograms to the nearest ounce, with carry into pounds', () => {
    expect(poundsAndOunces(15.6 * 0.028349523125)).toEqual({ pounds: 1, ounces: 0 })
    expect(poundsAndOunces(3.35)).toEqual({ pounds: 7, ounces: 6 })
  })

  it('gives every whole measure back', () => {
    for (let inches = 0; inches < 72; inches += 1) {
      const pair = { feet: Math.floor(inches / 12), inches: inches % 12 }
      expect(feetAndInches(centimetres(pair.feet, pair.inches))).toEqual(pair)
    }
    for (let ounces = 16; ounces < 336; ounces += 1) {
      const pair = { pounds: Math.floor(ounces / 16), ounces: ounces % 16 }
      expect(poundsAndOunces(kilograms(pair.pounds, pair.ounces))).toEqual(pair)
    }
  })
})
