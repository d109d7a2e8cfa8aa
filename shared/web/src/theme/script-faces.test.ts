import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { printedLetters } from '@shared/contracts/printed-letters'
import { eastAsianScripts } from './east-asian-scripts'
import { scriptFaces } from './script-faces'

type Range = readonly [first: number, last: number]

const rangesOf = (written: string): Range[] =>
  written.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    // ‘1F??’ is 1F00-1FFF.
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)]
  })
const isIn = (ranges: readonly Range[]) => (code: number) =>
  ranges.some(([first, last]) => code >= first && code <= last)

const pageFaces = [
  ...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(
    /font-family: '([^']+)';[^}]*unicode-range:([^;]+);/g,
  ),
].map(([, family, ranges = '']) => ({ family, ranges: rangesOf(ranges) }))
const rangesOfPage = (family: string) =>
  pageFaces.filter((face) => face.family === family).flatMap(({ ranges }) => ranges)

const ours = [
  ...scriptFaces.map(([, , letters]) => letters),
  ...eastAsianScripts.map(({ letters }) => letters),
].map(rangesOf)

/** As shared/contracts/src/printed-letters.ts has them. */
const printed = (): number[] => {
  const codes: number[] = []
  let code = 0
  for (const run of printedLetters.split(' ')) {
    const [distance = 0, more = 0] = run.split('.').map((digits) => parseInt(digits, 36))
    code += distance
    for (const last = code + more; code < last; code += 1) codes.push(code)
    codes.push(code)
  }
  return codes
}
// Latin, Greek and Cyrillic have the page's own faces, Han, kana and Hangul those of east-asian-scripts.ts.
const hasOtherFace =
  /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Common}|\p{Script=Inherited}/u

it('has every letter that the book prints', () => {
  const isHere = isIn([...ours.flat(), ...rangesOfPage('Ysabeau Office')])
  const missing = printed().filter((code) => {
    const letter = String.fromCodePoint(code).normalize()
    return /[\p{L}\p{M}]/u.test(letter) && !hasOtherFace.test(letter) && !isHere(letter.codePointAt(0) ?? 0)
  })
  expect(missing.map((code) => code.toString(16))).toEqual([])
})

it('names files that are there', () => {
  const source = readFileSync(join(__dirname, 'script-faces.ts'), 'utf8')
  const files = [...source.matchAll(/from '([^']+\.woff2)'/g)].map(([, file = '']) => file)
  const { resolve } = createRequire(__filename)
  expect(files).toHaveLength(scriptFaces.length)
  expect(files.filter((file) => !existsSync(resolve(file)))).toEqual([])
})

it('gives no letter two faces', () => {
  const twice = ours.flatMap((ranges, at) =>
    ranges.filter(([first, last]) =>
      ours.slice(at + 1).some((others) => others.some(([from, to]) => first <= to && from <= last)),
    ),
  )
  expect(twice).toEqual([])
})

it('is looked for by every letter of its own, and by none that other texts hold', () => {
  const isLookedFor = isIn(rangesOfPage('Codex Scripts'))
  const unseen = ours.flat().filter(([first, last]) => !isLookedFor(first) || !isLookedFor(last))
  expect(unseen).toEqual([])
  const others = 'Zoë Łukasz Nguyễn Ζωή Қарлығаш ﬁ ½ № “–…” €₹ → ◇ ✓ 🌙 \u200D'
  expect([...others].filter((letter) => isLookedFor(letter.codePointAt(0) ?? 0))).toEqual([])
})
