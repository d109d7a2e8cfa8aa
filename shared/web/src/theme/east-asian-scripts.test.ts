import hangul from '@fontsource/gowun-batang/unicode.json'
import han from '@fontsource/noto-serif-sc/unicode.json'
import { eastAsianScripts, isUndrawn } from './east-asian-scripts'
import { commonLetters } from './letter-ranges'

const inkOf = (picture: string) =>
  picture
    .trim()
    .split('\n')
    .map((line) => [...line.trim()].map((point) => point === '#'))

describe('isUndrawn', () => {
  const noLetter = inkOf(`
    ......
    .####.
    .#..#.
    .####.`)

  it('knows a letter from what stands for one', () => {
    const letter = inkOf(`
      ...#..
      .####.
      ...#..
      ..#.#.`)
    expect(isUndrawn(letter, noLetter)).toBe(false)
    expect(isUndrawn(noLetter, noLetter)).toBe(true)
  })

  it('sees a frame with the number of the letter in it, and a letter that is left out', () => {
    const numbered = inkOf(`
      .#####
      .#...#
      .#.#.#
      .#####`)
    const nothing = noLetter.map((line) => line.map(() => false))
    expect(isUndrawn(numbered, noLetter)).toBe(true)
    expect(isUndrawn(nothing, noLetter)).toBe(true)
  })
})

describe('the letters of slices', () => {
  it('are those of the script alone: punctuation and Latin letters among them bring no slice', () => {
    const kana = 'U+3041-3096, U+30A0-30FF'
    expect(commonLetters('U+20-22,U+3001-3002,U+3042,U+3094-30a2,U+4e00', kana)).toBe(
      'U+3042, U+3094-3096, U+30a0-30a2',
    )
    expect(commonLetters('U+20-7e,U+2014', kana)).toBe('')
  })

  it('are all that names of their script are mostly written with', () => {
    const [ofHangul = '', ofHan = '', ofKana = ''] = eastAsianScripts.map(({ letters }) => letters)
    const isOf = (slices: Record<string, string>, letters: string) => {
      const runs = Object.entries(slices)
        .filter(([name]) => name.startsWith('['))
        .flatMap(([, some]) => commonLetters(some, letters).split(', '))
        .filter(Boolean)
        .map((run) =>
          run
            .slice(2)
            .split('-')
            .map((digits) => parseInt(digits, 16)),
        )
      return (letter: string) => {
        const code = letter.codePointAt(0) ?? 0
        return runs.some(([first = 0, last = first]) => first <= code && code <= last)
      }
    }
    const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCodePoint(0xac00 + at))
    const isHangul = isOf(hangul, ofHangul)
    expect(syllables.filter((letter) => !isHangul(letter))).toEqual([])
    const isHan = isOf(han, ofHan)
    const characters = [...'梓涵欧阳歐陽龍鈺婷廷彥辻桜凛榊畑翔陽葵莉紬々〆〇']
    expect(characters.filter((letter) => !isHan(letter))).toEqual([])
    const isKana = isOf(han, ofKana)
    expect([...'さくらヶヴガー'].filter((letter) => !isKana(letter))).toEqual([])
  })
})
