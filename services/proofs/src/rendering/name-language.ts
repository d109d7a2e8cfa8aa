import { scriptFacesFor } from './script-faces'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u
const han = /\p{Script=Han}/u
const scripts: [RegExp, string][] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** Countries as people name them, and the time zones of their places. */
const countries: [RegExp, string][] = [
  [/taiwan|hong ?kong|maca[uo]|[台臺][灣湾]|香港|澳[門门]|Asia\/(?:Taipei|Hong_Kong)/iu, 'zh-TW'],
  [/japan|日本|Asia\/Tokyo/iu, 'ja'],
  [/korea|한국|韓國|Asia\/(?:Seoul|Pyongyang)/iu, 'ko'],
  [/chin(?:a|ese)|singapore|中[国國]|Asia\/(?:Shanghai|Urumqi)/iu, 'zh'],
]
const countryOf = (homes: string[]): string | undefined =>
  homes.flatMap((home) => countries.find(([names]) => names.test(home))?.[1] ?? []).at(0)

/** The characters that an encoding of two bytes holds. */
const charactersOf = (encoding: string, leads: [number, number]): Set<string> => {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      // Below, the wider encodings of the mainland keep traditional forms too.
      if (encoding === 'big5' || trail >= 0xa1) characters.add(decoder.decode(new Uint8Array([lead, trail])))
  return characters
}
let written: { traditional: Set<string>; simplified: Set<string> } | undefined

/** Whether a name has characters that only the traditional script writes: in Big5, and not in GB 2312. */
const isTraditional = (name: string): boolean => {
  written ??= {
    traditional: charactersOf('big5', [0xa4, 0xf9]),
    simplified: charactersOf('gbk', [0xb0, 0xf7]),
  }
  const { traditional, simplified } = written
  const letters = [...name].filter((letter) => han.test(letter))
  return (
    letters.some((letter) => traditional.has(letter) && !simplified.has(letter)) &&
    !letters.some((letter) => simplified.has(letter) && !traditional.has(letter))
  )
}

/** Chinese, Japanese or Korean write the same Han characters in other shapes. */
const hanLanguageOf = (name: string, company: string[], homes: string[]): string => {
  if (kana.test(name)) return 'ja'
  if (hangul.test(name)) return 'ko'
  const country = countryOf(homes)
  if (country && country !== 'zh') return country
  const all = company.join(' ')
  if (!country && kana.test(all)) return 'ja'
  if (!country && hangul.test(all)) return 'ko'
  return isTraditional(name) ? 'zh-TW' : 'zh'
}

/**
 * The language whose faces suit a name. A Han name may be Chinese, Japanese or Korean: nationality and place decide, or else
 * the other texts of the record, by the script that only one of them has.
 */
export const languageOf = (name: string, company: string[], homes: string[]): string => {
  if (han.test(name) || kana.test(name) || hangul.test(name)) return hanLanguageOf(name, company, homes)
  return scripts.find(([script]) => script.test(name))?.[1] ?? scriptFacesFor(name)[0]?.language ?? 'en'
}
