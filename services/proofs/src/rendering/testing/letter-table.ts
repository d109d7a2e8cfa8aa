import { readFileSync } from 'node:fs'
import { codeRangesOf } from '../cmap'
import { fontFilesOf } from '../package-files'
import { readScriptFace, scriptFaces } from '../script-faces'

/**
 * The table in `@shared/contracts/printed-letters`, as the faces of the book have it: runs of characters that they draw, each
 * as its distance from the end of the run before it and, where it is longer than one, how many more follow, to the base 36.
 */
export const letterTableOf = async (root: string): Promise<string> => {
  const drawn = new Set<number>()
  const add = (font: Uint8Array, isUsed: (letter: string) => boolean) => {
    for (const [first, last] of codeRangesOf(font))
      for (let code = first; code <= last; code += 1) if (isUsed(String.fromCodePoint(code))) drawn.add(code)
  }
  // Cormorant stands in headings alone, and beside the face of the text.
  for (const file of fontFilesOf(root).filter((name) => !name.includes('Cormorant')))
    add(readFileSync(file), () => true)
  // The face of a script draws its letters alone, though it may hold Latin too.
  for (const face of scriptFaces) add(await readScriptFace(root, face), (letter) => face.letters.test(letter))
  const runs: { first: number; last: number }[] = []
  for (const code of [...drawn].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.last + 1 === code) run.last = code
    else runs.push({ first: code, last: code })
  }
  let before = 0
  return runs
    .map(({ first, last }) => {
      const written = [first - before, ...(last > first ? [last - first] : [])]
      before = last
      return written.map((number) => number.toString(36)).join('.')
    })
    .join(' ')
}
