import { measureOf } from './told-measure'

describe('a length or weight that is told in a question', () => {
  it.each([
    ['our boy measured 50 cm', '50 cm is 1 foot 8 inches. '],
    ['he was 22 inches long', '22 inches is 1 foot 10 inches. '],
    ['only know her weight in kilos, 3,42 kg', '3,42 kg is 7 pounds 9 ounces. '],
    ['noted the weight in grams, 2950', '2950 g is 6 pounds 8 ounces. '],
    ['she had 3450 grams', '3450 g is 7 pounds 10 ounces. '],
    ['3.62 kg and 51 cm', '3.62 kg is 8 pounds; 51 cm is 1 foot 8 inches. '],
    ['inches go to 11 inches, or 0 kg', ''],
    ['where is the metric switch', ''],
  ])('%s: ‘%s’', (folded, said) => {
    expect(measureOf('form/metric', folded)).toBe(said)
  })

  it('is told where measures are asked of, and nowhere else', () => {
    expect(measureOf('field/babyHeightFeet', 'he was 50 cm')).toBe('50 cm is 1 foot 8 inches. ')
    expect(measureOf('form/head-unit', 'his head has 35 cm')).toBe('')
  })
})
