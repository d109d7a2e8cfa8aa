import { listedLanguages } from './listed-languages'
import { createNameIndex } from './name-index'
import { researchNames } from './research-name'

const index = createNameIndex(listedLanguages())
const research = (name: string) => researchNames(index, [name])

it.each([
  ['მზია', 'მზია is Mzia, a Georgian name.'],
  ['Людмила', 'Людмила is Lyudmila, a Slavic name.'],
  ['людмила', 'Людмила is Lyudmila, a Slavic name.'],
  ['Ζωή', 'Ζωή is Zoe, a Greek name.'],
  ['Αλέξανδρος', 'Αλέξανδρος is Alexander, a Greek name.'],
  ['ليلى', 'ليلى is Layla, an Arabic name.'],
  ['יעל', 'יעל is Yael, a Hebrew name.'],
  ['شیرین', 'شیرین is Shirin, a Persian name.'],
  ['桜', '桜 is Sakura, a Japanese name.'],
  ['Злата', 'Злата is Zlata, a Slavic name.'],
])('a name in the letters of its own language is itself: %s', (name, origin) => {
  expect(research(name).origin).toBe(origin)
})

it.each([
  // Hebrew is not written in Cyrillic.
  ['Мария', 'Мария is a form of Miriam, a Hebrew name.'],
  ['Νίκος', 'Νίκος is a form of Nicholas, a Greek name.'],
  ['Αλεξάνδρα', 'Αλεξάνδρα is a feminine form of Alexander, a Greek name.'],
  ['Златан', 'Златан is a masculine form of Zlata, a Slavic name.'],
  ['صلاح', 'صلاح is a form of Salahuddin, an Arabic name.'],
  ['Μυρτώ', 'Μυρτώ is a form of Myrtle, a Greek name.'],
])('what is another name in those letters is a form of it: %s', (name, origin) => {
  expect(research(name).origin).toBe(origin)
})
