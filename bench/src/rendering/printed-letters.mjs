// node bench/src/rendering/printed-letters.mjs: writes which characters the faces of the book draw, after one of them changed.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPress } from './build.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const { letterTableOf } = await loadPress()
const table = await letterTableOf(path('../../../services/proofs'))
const lines = table.match(/.{1,110}(?: |$)/g).map((line) => `  '${line}'`)
writeFileSync(
  path('../../../shared/contracts/src/printed-letters.ts'),
  `/**
 * The characters that the faces of the book draw: runs in their order, each as its distance from the end of the one before
 * it and, where it is longer than one, how many more follow, to the base 36. Made by bench/src/rendering/printed-letters.mjs.
 */
export const printedLetters =
${lines.join(' +\n')}
`,
)
