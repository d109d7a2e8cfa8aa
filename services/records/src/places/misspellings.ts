const alphabets = [
  { script: /\p{Script=Latin}/u, letters: 'abcdefghijklmnopqrstuvwxyz' },
  { script: /\p{Script=Cyrillic}/u, letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' },
  { script: /\p{Script=Greek}/u, letters: 'αβγδεζηθικλμνξοπρστυφχψω' },
]

/** Two letters changed places, one is missing, too many or another: most slips of the keys (Damerau, 1964). */
function* slipsAt(name: string, at: number, letters: string): Generator<string> {
  const [before, after] = [name.slice(0, at), name.slice(at + 1)]
  if (after) yield `${before}${after[0]}${name[at]}${after.slice(1)}`
  if (at === 0) return
  yield before + after
  for (const letter of [...letters, ' ']) {
    if (letter !== name[at]) yield before + letter + after
    yield before + letter + name.slice(at)
  }
}

/**
 * Spellings one slip away from `name` with which some place name begins. `hasPrefix` tells whether any does: the slip is
 * not behind the longest beginning that is right, and nobody mistakes the first letter.
 */
export function spellingsNear(name: string, hasPrefix: (prefix: string) => boolean): string[] {
  const letters = alphabets.find(({ script }) => script.test(name))?.letters ?? ''
  let right = 0
  while (right < name.length && hasPrefix(name.slice(0, right + 1))) right++
  const near = new Set<string>()
  for (let at = 0; at <= Math.min(right, name.length - 1); at++)
    for (const spelling of slipsAt(name, at, letters)) if (hasPrefix(spelling)) near.add(spelling)
  near.delete(name)
  return [...near]
}
