import { foldedText } from '../words/plain-text'
import { meaningAskedAbroad } from './meanings-abroad'

const wordOf = (message: string) => meaningAskedAbroad(foldedText(message))?.word

it.each([
  ['gibt es einen Namen, der „Licht“ bedeutet?', 'light'],
  ['Welche Namen bedeuten Mond', 'moon'],
  ['gibt es einen Namen mit der Bedeutung Freude', 'joy'],
  ['y a-t-il un prénom qui signifie lumière ?', 'light'],
  ['quels prénoms veulent dire espoir', 'hope'],
  ['¿Qué nombres significan luz?', 'light'],
  ['un nombre de niña que signifique regalo de Dios', 'gift of god'],
  ['nomi che significano forza', 'strength'],
  ['prénom de garçon qui veut dire lion', 'lion'],
  ['Zijn er namen die vrede betekenen?', 'peace'],
  ['jakie imiona oznaczają nadzieję', 'hope'],
  ['jakie imiona oznaczają światło', 'light'],
])('%s: %s', (message, word) => {
  expect(wordOf(message)).toBe(word)
})

it('is not asked of the name of somebody', () => {
  for (const message of [
    '¿Qué significa el nombre Luz?',
    'Was bedeutet der Name Stella?',
    'que veut dire le prénom Aurore',
    'Cosa significa il nome Alba',
    '¿El nombre de mi hija significa luz?',
    'Was bedeuten die Namen im Buch?',
  ])
    expect(wordOf(message)).toBeUndefined()
})

it('is asked for a girl or a boy', () => {
  expect(meaningAskedAbroad('un nombre de nina que signifique luz')?.sex).toBe('feminine')
  expect(meaningAskedAbroad('namen fur jungen, die stark bedeuten')?.sex).toBe('masculine')
})
