import { valueNamedAgain, valuesNamedIn } from './value-questions'

it.each([
  ['gemini with virgo moon', ['value/sun-sign/gemini', 'value/moon-sign/virgo']],
  ['leo sun cancer moon', ['value/sun-sign/leo', 'value/moon-sign/cancer']],
  ['scorpio moon pisces rising', ['value/moon-sign/scorpio', 'value/rising/pisces']],
  [
    'aries sun with capricorn ascendant and a libra moon',
    ['value/sun-sign/aries', 'value/rising/capricorn', 'value/moon-sign/libra'],
  ],
  ['what is my baby like, gemini with virgo moon?', ['value/sun-sign/gemini', 'value/moon-sign/virgo']],
  ['my son is a taurus with leo rising, what is he like?', ['value/sun-sign/taurus', 'value/rising/leo']],
  ['life path 7 and year of the dragon', ['value/life-path/7', 'value/year-animal/dragon']],
])('%s', (folded, ids) => expect(valuesNamedIn(folded)).toEqual(ids))

it.each([
  'leo and virgo',
  'ruby and pearl',
  'virgo moon',
  'is she a gemini with virgo moon',
  'do a leo sun and a cancer moon go together?',
  'leo sun cancer moon, how is that worked out',
  'which is stronger, leo sun or cancer moon',
])('none of ‘%s’', (folded) => expect(valuesNamedIn(folded)).toEqual([]))

it('one of them is named again after others', () => {
  expect(valueNamedAgain('and with leo rising?', 'scorpio sun with taurus rising')).toBe('value/rising/leo')
  expect(valueNamedAgain('and with leo rising?', 'how is it printed')).toBeUndefined()
  expect(valueNamedAgain('is she leo rising?', 'scorpio sun with taurus rising')).toBeUndefined()
})
