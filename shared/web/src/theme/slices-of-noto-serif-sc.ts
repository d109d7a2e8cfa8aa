import letters from '@fontsource/noto-serif-sc/unicode.json'
import type { Slice } from './east-asian-scripts'

const files = import.meta.webpackContext('@fontsource/noto-serif-sc/files', {
  regExp: /-\d+-400-normal\.woff2$/,
})

/** Those of Latin and other letters have names, and are not here. */
export const slices: readonly Slice[] = Object.entries(letters).flatMap(([name, some]): Slice[] => {
  const [, number] = /^\[(\d+)\]$/.exec(name) ?? []
  return number ? [[files(`./noto-serif-sc-${number}-400-normal.woff2`), some]] : []
})
