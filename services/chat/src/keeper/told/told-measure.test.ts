import { measureAskedIn, measureOf } from './told-measure'

describe('a length or weight that is told in a question', () => {
  it.each([
    ['our boy measured 50 cm', '50 cm is 1 foot 8 inches. '],
    ['he was 22 inches long', '22 inches is 1 foot 10 inches. '],
    ['only know her weight in kilos, 3,42 kg', '3,42 kg is 7 pounds 9 ounces. '],
    ['noted the weight in grams, 2950', '2950 g is 6 pounds 8 ounces. '],
    ['she had 3450 grams', '3450 g is 7 pounds 10 ounces. '],
    ['3.62 kg and 51 cm', '3.62 kg is 8 pounds; 51 cm is 1 foot 8 inches. '],
    ['5 pounds 3 oz, how many grams is it', '5 pounds 3 ounces is 2.35 kg (2353 g). '],
    ['7lbs 6oz to kg', '7 pounds 6 ounces is 3.35 kg (3345 g). '],
    ['how many kilos is 8 pounds', '8 pounds is 3.63 kg (3629 g). '],
    ['she has 7 pounds and 8 ounces', ''],
    ['20 inches in cm', '20 inches is 50.8 cm. '],
    ['how many cm is 1 foot 8', '1 foot 8 inches is 50.8 cm. '],
    ['she was 1 ft 7 in, in centimetres?', '1 foot 7 inches is 48.3 cm. '],
    ['3 kilos 200 in pounds', '3.200 kg is 7 pounds 1 ounce. '],
    ['7lb8oz in kg', '7 pounds 8 ounces is 3.4 kg (3402 g). '],
    ['7 lb 6.5 oz in kg', '7 pounds 6.5 ounces is 3.36 kg (3359 g). '],
    ['7.5 lb to kg', '7.5 pounds is 3.4 kg (3402 g). '],
    [
      'she weighed 6lb 13 and was 19.5 inches, in metric?',
      '6 pounds 13 ounces is 3.09 kg (3090 g); 19.5 inches is 49.5 cm. ',
    ],
    ['7 lb 8½ oz in kg', ''],
    ['6 lb 13 weeks ago in kg', ''],
    ['2980 g in pounds and 7 pounds in g', '2980 g is 6 pounds 9 ounces. '],
    ['inches go to 11 inches, or 0 kg', ''],
    ['where is the metric switch', ''],
  ])('%s: ‘%s’', (folded, said) => {
    expect(measureOf('form/metric', folded)).toBe(said)
  })

  it('is told where measures are asked of, and nowhere else', () => {
    expect(measureOf('field/babyHeightFeet', 'he was 50 cm')).toBe('50 cm is 1 foot 8 inches. ')
    expect(measureOf('form/head-unit', 'his head has 35 cm')).toBe('')
  })

  it('is asked for in other units, and not only told', () => {
    for (const asked of [
      '5 pounds 3 oz, how many grams is it',
      '51 cm in feet and inches',
      'convert 7 lb to kg',
    ])
      expect(measureAskedIn(asked)).toBe('form/metric')
    for (const other of ['how do i enter 51 cm', 'what is 8 pounds', 'how many inches may i type'])
      expect(measureAskedIn(other)).toBeUndefined()
  })
})
