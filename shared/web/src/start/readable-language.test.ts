import { ensureReadableLanguage } from './readable-language'

const told = (language: unknown) =>
  Object.defineProperty(navigator, 'language', { value: language, configurable: true })
// What stands on the prototype is seen again.
afterEach(() => Reflect.deleteProperty(navigator, 'language'))

it.each(['C', 'en-US@posix', '', undefined])('takes English where the browser tells %p', (language) => {
  told(language)
  ensureReadableLanguage()
  expect(navigator.language).toBe('en')
})

it.each(['sv', 'pt-BR', 'zh-Hant-TW'])('leaves %s as it is', (language) => {
  told(language)
  ensureReadableLanguage()
  expect(navigator.language).toBe(language)
})
