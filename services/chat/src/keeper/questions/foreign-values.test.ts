import { foldedText } from '../words/plain-text'
import { valueQuestionInEnglish } from './foreign-values'

const inEnglish = (message: string) => valueQuestionInEnglish(foldedText(message))

it.each([
  ['Was bedeutet das Sternzeichen Widder?', 'what does the sign aries mean'],
  ['Mein Kind ist Fische, was heißt das?', 'what does the sign pisces mean'],
  ['que signifie le signe du Bélier', 'what does the sign aries mean'],
  ['wat betekent Maagd als sterrenbeeld', 'what does the sign virgo mean'],
  ['что означает знак Овен', 'what does the sign aries mean'],
  ['Koç burcu ne demek', 'what does the sign aries mean'],
  ['co znaczy znak Wodnik', 'what does the sign aquarius mean'],
  ['cosa significa ascendente Leone', 'what does rising leo mean'],
  ['¿Qué quiere decir Luna en Escorpio?', 'what does moon in scorpio mean'],
  ['Was bedeutet die Karte Der Turm?', 'what does the tower card mean'],
  ['¿Qué significa la carta del Tarot El Loco?', 'what does the fool card mean'],
  ['Wofür steht das chinesische Tier Drache?', 'what does the year of the dragon mean'],
  ['que significa el año del Dragón', 'what does the year of the dragon mean'],
])('%s: %s', (message, english) => {
  expect(inEnglish(message)).toBe(english)
})

it('a word that is a sign too is none where it is not called so', () => {
  const others = [
    'Was heißt, mein Kind hat Krebs?',
    'Was bedeutet die Waage beim Geburtsgewicht?',
    'que significa el nombre Leo',
    'Was bedeutet der Name Leo als Zeichen?',
    'Was heißt Entwurf?',
  ]
  expect(others.filter((message) => inEnglish(message) !== undefined)).toEqual([])
})
