import { foldedText } from '../words/plain-text'
import { lettersAskedAbroad } from './letters-abroad'

it.each([
  ['Mädchennamen mit S', { start: 's' }, 'feminine'],
  ['Welche Jungennamen beginnen mit M?', { start: 'm' }, 'masculine'],
  ['Jungennamen mit M am Anfang', { start: 'm' }, 'masculine'],
  ['Welche Vornamen fangen mit dem Buchstaben T an?', { start: 't' }, undefined],
  ['Namen, die mit Jo beginnen und auf a enden', { start: 'jo', end: 'a' }, undefined],
  ['Name mit K für einen Jungen', { start: 'k' }, 'masculine'],
  ['Mädchennamen auf -ina', { end: 'ina' }, 'feminine'],
  ['Mädchennamen mit vier Buchstaben', { count: 4 }, 'feminine'],
  ['prénoms qui commencent par L', { start: 'l' }, undefined],
  ['prénoms de fille en A', { start: 'a' }, 'feminine'],
  ['un prénom de garçon qui finit par o', { end: 'o' }, 'masculine'],
  ['prénoms de garçon qui finissent par el', { end: 'el' }, 'masculine'],
  ['quels prénoms de 4 lettres ?', { count: 4 }, undefined],
  ['nombres de niña con A', { start: 'a' }, 'feminine'],
  ['nombres que empiezan por la letra M', { start: 'm' }, undefined],
  ['¿Qué nombres de niño terminan en o?', { end: 'o' }, 'masculine'],
  ['nomi femminili che iniziano con la G', { start: 'g' }, 'feminine'],
  ['nomes de menina com a letra B', { start: 'b' }, 'feminine'],
  ['meisjesnamen met een F', { start: 'f' }, 'feminine'],
  ['imiona dla dziewczynki na literę Z', { start: 'z' }, 'feminine'],
] as const)('%s', (question, letters, sex) => {
  expect(lettersAskedAbroad(foldedText(question))).toEqual({ letters, sex })
})

it.each([
  'Was bedeutet der Name Mia?',
  'Darf ein Name mit Ü beginnen?',
  'Puis-je écrire un prénom avec é ?',
  'Wie viele Buchstaben darf der Name haben?',
  'quel prénom avec Emma ?',
  'mi nombre empieza por la M, ¿qué número tiene?',
  'names with s',
  'what name goes with A. Smith',
])('asks for no names by their letters: %s', (question) => {
  expect(lettersAskedAbroad(foldedText(question))).toBeUndefined()
})
