/**
 * Has the browser tell a language that can be read. On some machines it tells 'C', 'en-US@posix' or nothing, which is no language tag,
 * and Intl throws at that: also in packages that ask it as soon as they are loaded. To be called before one of them is.
 */
export function ensureReadableLanguage(): void {
  try {
    new Intl.Locale(navigator.language)
  } catch {
    // The language of the pages.
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
  }
}
