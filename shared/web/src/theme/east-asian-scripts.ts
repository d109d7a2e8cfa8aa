import noLetters from './fonts/no-letters.woff2'
import { commonLetters } from './letter-ranges'
import type { Slice } from './letter-ranges'
import { fontOf } from './script-faces'

interface EastAsianScript {
  /** A common letter, in no font that has not the script. */
  sample: string
  letters: string
  importSlices: () => Promise<{ slices: readonly Slice[] }>
}

const importHanSlices = () => import('./slices-of-noto-serif-sc')

/**
 * Whether they are Chinese or Japanese, Han characters are drawn in their Chinese forms: nothing says which language a name is of. Kana
 * have one form.
 */
export const eastAsianScripts: readonly EastAsianScript[] = [
  {
    sample: '김',
    letters: 'U+1100-11FF, U+3131-318E, U+A960-A97F, U+AC00-D7FF, U+FFA0-FFDC',
    importSlices: () => import('./slices-of-gowun-batang'),
  },
  {
    sample: '永',
    letters:
      'U+2E80-2FDF, U+3005-3007, U+3021-3029, U+3105-312F, U+31A0-31BF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+20000-3FFFF',
    importSlices: importHanSlices,
  },
  {
    sample: 'あ',
    letters: 'U+3041-3096, U+309D-309F, U+30A0-30FF, U+31F0-31FF, U+FF66-FF9F',
    importSlices: importHanSlices,
  },
]

/** Of a picture of a letter: for each line of pixels its points, each whether it is inked. */
export type Ink = readonly (readonly boolean[])[]

/** Whether what was drawn for a letter is what stands for letters that no font has: the same picture, nothing, or a closed frame. */
export const isUndrawn = (letter: Ink, noLetter: Ink): boolean => {
  if (letter.every((line, y) => line.every((point, x) => point === noLetter[y]?.[x]))) return true
  const lines = letter.filter((line) => line.includes(true))
  const [top, bottom] = [lines[0], lines.at(-1)]
  if (!top || !bottom) return true
  const left = Math.min(...lines.map((line) => line.indexOf(true)))
  const right = Math.max(...lines.map((line) => line.lastIndexOf(true)))
  // Firefox writes the number of the letter into its frame: no two of those are the same picture.
  return (
    top.slice(left, right + 1).every(Boolean) &&
    bottom.slice(left, right + 1).every(Boolean) &&
    lines.every((line) => line[left] && line[right])
  )
}

/** In points: so small that it costs nothing, so large that a letter is not taken for a frame. */
const size = 32

const inkOf = (context: CanvasRenderingContext2D, letter: string): Ink => {
  context.clearRect(0, 0, 2 * size, 2 * size)
  context.fillText(letter, size / 2, 1.5 * size)
  const { data } = context.getImageData(0, 0, 2 * size, 2 * size)
  return Array.from({ length: 2 * size }, (_, y) =>
    Array.from({ length: 2 * size }, (_, x) => (data[4 * (2 * size * y + x) + 3] ?? 0) > 127),
  )
}

/** Whether a font of the device has a letter. */
function isDrawnHere(letter: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 2 * size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return true
  context.font = `${size}px serif`
  // Unicode has no letter at that number.
  return !isUndrawn(inkOf(context, letter), inkOf(context, '\u0378'))
}

/**
 * Has the faces of East Asian scripts come once a letter of them stands in the page, where the device has no font for it: most have one,
 * and fetch nothing. As in fonts.css, the browser sees the letter by itself: it fetches a face that has none.
 */
export function watchEastAsianScripts(): void {
  for (const { sample, letters, importSlices } of eastAsianScripts) {
    const watcher = fontOf(noLetters, 100, letters)
    document.fonts.add(watcher)
    watcher.loaded
      .then(async () => {
        // Only now: to look through its fonts for a letter may cost a device a tenth of a second.
        const slices = isDrawnHere(sample) ? [] : (await importSlices()).slices
        for (const [file, some] of slices) {
          const ours = commonLetters(some, letters)
          if (ours) document.fonts.add(fontOf(file, 100, ours))
        }
        document.fonts.delete(watcher)
      })
      .catch(() => undefined)
  }
}
