import letters from '@fontsource/noto-serif-sc/unicode.json'
import { numberedSlices } from './letter-ranges'

const files = import.meta.webpackContext('@fontsource/noto-serif-sc/files', {
  regExp: /-\d+-400-normal\.woff2$/,
})

export const slices = numberedSlices(letters, (number) => files(`./noto-serif-sc-${number}-400-normal.woff2`))
