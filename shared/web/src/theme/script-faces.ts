import amiri from '@fontsource/amiri/files/amiri-arabic-400-normal.woff2'
import frankRuhl from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2'
import adlam from '@fontsource/noto-sans-adlam/files/noto-sans-adlam-adlam-400-normal.woff2'
import canadian from '@fontsource/noto-sans-canadian-aboriginal/files/noto-sans-canadian-aboriginal-canadian-aboriginal-400-normal.woff2'
import cherokee from '@fontsource/noto-sans-cherokee/files/noto-sans-cherokee-cherokee-400-normal.woff2'
import ethiopic from '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2'
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff2'
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2'
import mongolian from '@fontsource/noto-sans-mongolian/files/noto-sans-mongolian-mongolian-400-normal.woff2'
import nko from '@fontsource/noto-sans-nko/files/noto-sans-nko-nko-400-normal.woff2'
import oriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2'
import syriac from '@fontsource/noto-sans-syriac/files/noto-sans-syriac-syriac-400-normal.woff2'
import thaana from '@fontsource/noto-sans-thaana/files/noto-sans-thaana-thaana-400-normal.woff2'
import armenian from '@fontsource/noto-serif-armenian/files/noto-serif-armenian-armenian-400-normal.woff2'
import bengali from '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-400-normal.woff2'
import georgian from '@fontsource/noto-serif-georgian/files/noto-serif-georgian-georgian-400-normal.woff2'
import gujarati from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff2'
import khmer from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-400-normal.woff2'
import lao from '@fontsource/noto-serif-lao/files/noto-serif-lao-lao-400-normal.woff2'
import malayalam from '@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-400-normal.woff2'
import myanmar from '@fontsource/noto-serif-myanmar/files/noto-serif-myanmar-myanmar-400-normal.woff2'
import sinhala from '@fontsource/noto-serif-sinhala/files/noto-serif-sinhala-sinhala-400-normal.woff2'
import tamil from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2'
import telugu from '@fontsource/noto-serif-telugu/files/noto-serif-telugu-telugu-400-normal.woff2'
import thai from '@fontsource/noto-serif-thai/files/noto-serif-thai-thai-400-normal.woff2'
import tibetan from '@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal.woff2'
import devanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2'
import greek from './fonts/eb-garamond-greek-Regular.woff2'

/** In these scripts joiners stand between letters. */
const withJoiners = true

/**
 * A face that the book is printed in, or its sans where the serif comes in one file of all weights, several times as large: its file, its size
 * beside Ysabeau in per cent (services/proofs/src/rendering/script-faces.ts has the same for Garamond, whose skeleton that is), and its letters
 * as unicode-range has them.
 */
type ScriptFace = readonly [file: string, size: number, letters: string, hasJoiners?: boolean]

export const scriptFaces: readonly ScriptFace[] = [
  [greek, 100, 'U+1F00-1FFF'],
  [armenian, 86, 'U+530-58F, U+FB13-FB17'],
  [frankRuhl, 100, 'U+590-5FF, U+FB1D-FB4F'],
  [amiri, 100, 'U+600-6FF, U+750-77F, U+870-8FF, U+FB50-FDFF, U+FE70-FEFC, U+1EE00-1EEFF', withJoiners],
  [syriac, 106, 'U+700-74F, U+860-86A', withJoiners],
  [thaana, 106, 'U+780-7BF'],
  [nko, 86, 'U+7C0-7FF'],
  [devanagari, 100, 'U+900-97F, U+1CD0-1CF9, U+A830-A839, U+A8E0-A8FF', withJoiners],
  [bengali, 96, 'U+980-9FF', withJoiners],
  [gurmukhi, 94, 'U+A00-A7F', withJoiners],
  [gujarati, 96, 'U+A80-AFF', withJoiners],
  [oriya, 88, 'U+B00-B7F', withJoiners],
  [tamil, 92, 'U+B80-BFF', withJoiners],
  [telugu, 90, 'U+C00-C7F', withJoiners],
  [kannada, 86, 'U+C80-CFF', withJoiners],
  [malayalam, 92, 'U+D00-D7F', withJoiners],
  [sinhala, 84, 'U+D80-DFF', withJoiners],
  [thai, 90, 'U+E00-E7F'],
  [lao, 90, 'U+E80-EFF'],
  [tibetan, 82, 'U+F00-FFF'],
  [myanmar, 90, 'U+1000-109F, U+A9E0-A9FF, U+AA60-AA7F', withJoiners],
  [georgian, 86, 'U+10A0-10FF, U+1C90-1CBF, U+2D00-2D2F'],
  [ethiopic, 84, 'U+1200-139F, U+2D80-2DDF, U+AB01-AB2E, U+1E7E0-1E7FE'],
  [cherokee, 80, 'U+13A0-13FF, U+AB70-ABBF'],
  [canadian, 82, 'U+1400-167F, U+18B0-18FF, U+11AB0-11ABF'],
  [khmer, 88, 'U+1780-17FF, U+19E0-19FF', withJoiners],
  [mongolian, 90, 'U+1800-18AF', withJoiners],
  [adlam, 84, 'U+1E900-1E95F'],
]

const joiners = 'U+200C-200D'
/** Of Ysabeau, in per cent: a line is as high as beside it, so that nothing moves when a face comes. */
const [ascent, descent] = [105.4, 28.9]

/** A face as browsers take it: they fetch its file once one of its letters stands in the page. */
export const fontOf = (file: string, size: number, unicodeRange: string): FontFace => {
  const descriptors = {
    // One cut for all weights and for italics: browsers would thicken and slant it by themselves, which is not done in these scripts.
    weight: '400 700',
    style: 'oblique 0deg 20deg',
    display: 'swap',
    unicodeRange,
    sizeAdjust: `${size}%`,
    ascentOverride: `${(ascent / size) * 100}%`,
    descentOverride: `${(descent / size) * 100}%`,
    lineGapOverride: '0%',
  } as const
  return new FontFace('Codex Scripts', `url(${file})`, descriptors)
}

/**
 * Puts the faces into force: browsers fetch those whose letters stand in the page. A joiner does its work in the font of its letters
 * alone, but as one of a face's letters it would have every such face fetched: a face has it once it is here.
 */
export function addScriptFaces(): void {
  for (const [file, size, letters, hasJoiners] of scriptFaces) {
    const face = fontOf(file, size, letters)
    document.fonts.add(face)
    if (hasJoiners)
      face.loaded
        .then(() => fontOf(file, size, `${letters}, ${joiners}`).load())
        .then((joined) => document.fonts.add(joined).delete(face))
        .catch(() => undefined)
  }
}
