import letters from '@fontsource/gowun-batang/unicode.json'
import { numberedSlices } from './letter-ranges'

const files = import.meta.webpackContext('@fontsource/gowun-batang/files', {
  regExp: /-\d+-400-normal\.woff2$/,
})

export const slices = numberedSlices(letters, (number) => files(`./gowun-batang-${number}-400-normal.woff2`))
