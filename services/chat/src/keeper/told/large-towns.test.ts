import { namesUnknownPlace, townToldIn } from './large-towns'

const nameOf = (folded: string) => townToldIn(folded)?.name

it.each([
  ['rising sign for 5 may 2020 at 6am in rome', 'Rome, Italy'],
  [', 6:00 rome', 'Rome, Italy'],
  ['born in oslo , at 14:20', 'Oslo, Norway'],
  ['oslo, at 14:20', 'Oslo, Norway'],
  ['nee a lyon', 'Lyon, France'],
  ['geboren in munchen', 'Munich, Germany'],
  ['at 5 in the morning in new york', 'New York City, New York'],
  ['in birmingham alabama', 'Birmingham, Alabama'],
  ['in birmingham', 'Birmingham, United Kingdom'],
  ['london, ontario', 'London, Ontario'],
  ['in reading, uk', 'Reading, United Kingdom'],
  ['in kobenhavn', 'Copenhagen, Denmark'],
  ['florence, born at 6:00 in rome', 'Rome, Italy'],
  // As English and other languages call them, though the gazetteer does not.
  ['born in cologne', 'Köln, Germany'],
  ['in ghent', 'Gent, Belgium'],
  ['in venice', 'Venice, Italy'],
  ['in venedig', 'Venice, Italy'],
  ['a torino', 'Turin, Italy'],
  ['in den haag', 'The Hague, Netherlands'],
  ['a siviglia', 'Sevilla, Spain'],
  ['en ginebra', 'Genève, Switzerland'],
  ['em genebra', 'Genève, Switzerland'],
])('the town of ‘%s’ is %s', (folded, name) => expect(nameOf(folded)).toBe(name))

it.each([
  'in the evening',
  'natal chart for , 6:00',
  'reading for , 6:00',
  'in portland, maine',
  'in smallville',
  'what is the ascendant for ,',
])('‘%s’ names no town', (folded) => expect(nameOf(folded)).toBeUndefined())

it.each([
  'rising sign for , 6am in whitstable',
  'in portland, maine',
  'ascendant for at 14:20 in st ives, cornwall',
  'her ascendant, 14:20, marlow',
  'born in bakewell at 6:00',
  'aszendent um 6 uhr in fussen',
  'ascendente alle 6 a assisi, calcola per favore',
])('‘%s’ names a place that is not known', (folded) => expect(namesUnknownPlace(folded)).toBe(true))

it.each([
  'in the evening',
  'rising sign at 6 in the morning',
  'in detail, what is the rising sign',
  'rising sign, 6am in france',
  'rising sign in germany at 6:00',
  'in rome',
  'what is the ascendant for ,',
  'a gemini rising at 6:20?',
  'ascendant in vedic terms, 6:00',
  'born in a taxi at 6:20, ascendant?',
  'aszendent um 6:20 in deutschland',
  'ascendente alle 6 di mattina, calcola per favore',
])('‘%s’ names none', (folded) => expect(namesUnknownPlace(folded)).toBe(false))
