import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const faces = [
  ...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g),
].map(([, rules = '']) => {
  const of = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rules)?.[1] ?? ''
  return {
    family: of('font-family'),
    style: of('font-style'),
    file: /url\(([^)]+)\)/.exec(rules)?.[1] ?? '',
    ranges: of('unicode-range')
      .split(/,\s*/)
      .map((range) =>
        range
          .slice(2)
          .split('-')
          .map((hex) => parseInt(hex, 16)),
      ),
  }
})

it('names files that are there', () => {
  expect(faces.filter(({ file }) => !existsSync(join(__dirname, file)))).toEqual([])
})

// Each with letters that stand in no other: of a name whose letters are not all in its face, one would stand out of another.
it.each(["'Cormorant'", "'Codex Garamond'", "'Ysabeau Office'"])(
  '%s has every letter of names from Vietnam, Nigeria, Poland, Iceland, Greece and Kazakhstan',
  (family) => {
    const ranges = faces
      .filter((face) => face.family === family && face.style === 'normal')
      .flatMap((face) => face.ranges)
    const isThere = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0
      return ranges.some(([first = 0, last = first]) => code >= first && code <= last)
    }
    const names = 'Nguyễn Thị Ngọc Diễm Ifẹ́olúwa Adébáyọ̀ Łukasz Þórdís Ζωή Қарлығаш'
    expect([...new Set(names.normalize('NFC'))].filter((letter) => !isThere(letter))).toEqual([])
  },
)
