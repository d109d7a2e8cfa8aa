import { foldedText } from './plain-text'

/** Words shorter than this are too near to one another. */
const shortest = 3
/** So many unknown words of a message are looked at. */
const mostLooked = 24

/** How much sooner a letter is left out than another slip is made. */
const leftOut = 4

const withoutOne = (word: string): string[] =>
  [...word].map((_, index) => word.slice(0, index) + word.slice(index + 1))

/** Whether two letters that stand side by side changed places. */
const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

/**
 * Mends slips of the keys: a word that is not known and is one letter too many, too few or another one, or two letters changed, away
 * from a word of `texts` becomes that word; of several the one that is most used. The first letter is taken for right, except where it
 * changed places with the second. `known` are words that are right as they are, though no text has them: a shoe is no slip of 'show'.
 * Every word costs as much as it has letters.
 */
export const createSlips = (texts: readonly string[], known: ReadonlySet<string>) => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of foldedText(text).match(/[a-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)

  const byRest = new Map<string, string[]>()
  for (const word of counts.keys())
    if (word.length >= shortest)
      for (const rest of new Set([word, ...withoutOne(word)])) {
        const near = byRest.get(rest)
        if (near) near.push(word)
        else byRest.set(rest, [word])
      }

  const mended = (word: string): string => {
    if (word.length < shortest || word.length > 16) return word
    let best = word
    let most = 0
    for (const rest of [word, ...withoutOne(word)])
      for (const near of byRest.get(rest) ?? []) {
        const isNear = isSwapped(word, near) || Math.abs(near.length - word.length) === 1 || word.length > 4
        // Of two words of equal length that leave the same rest, one letter is another one, or it moved.
        const isOther =
          near.length === word.length && !isSwapped(word, near)
            ? [...word].filter((letter, index) => letter !== near[index]).length === 1
            : true
        if (!isNear || !isOther || (near[0] !== word[0] && !isSwapped(word, near))) continue
        if (near.length < shortest + 1 && !isSwapped(word, near)) continue
        // A letter is sooner left out than one too many is typed: ‘personl’ is ‘personal’.
        const score = (counts.get(near) ?? 0) * (near.length > word.length ? leftOut : 1)
        if (score > most) [best, most] = [near, score]
      }
    return best
  }

  /** The message with its slips mended; `isKept` tells words that are left as they are, such as names. */
  return (message: string, isKept: (word: string) => boolean): string => {
    let looked = 0
    return message.replace(/(?<![\p{L}\p{N}'’-])[A-Za-z]+(?![\p{L}\p{N}'’-])/gu, (word, at: number) => {
      // A capital inside a sentence is of a name.
      if (at > 0 && /^[A-Z][a-z]/.test(word)) return word
      const small = word.toLowerCase()
      if (counts.has(small) || known.has(small) || (looked += 1) > mostLooked || isKept(word)) return word
      const right = mended(small)
      return right === small ? word : right
    })
  }
}
