const token = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu
/** The words of a message, each of which may be a name, with their places. */
export const wordsOfMessage = (message: string) => message.matchAll(token)
/** A message with another word in the place of each. */
export const mapWords = (message: string, map: (word: string, at: number) => string): string =>
  message.replace(token, map)
/** In the place of a name. */
export const here = '@'
/** So long a message asks of its name what the list does not have. */
export const mostLetters = 240

/** A word without the ‘’s’ behind it, and without marks at its end. */
export const withoutPossessive = (word: string): string => word.replace(/(?:'s|’s|(?<!['’-])['’-]+)$/u, '')
/** Whether a sentence begins at a place of a message, where any word has a capital. */
export const beginsSentence = (message: string, at: number): boolean =>
  /(?:^|[.!?]\s*)$/.test(message.slice(0, at))

/** The words of a message that are names, in its order, and the message with `@` in the place of each. */
export const namesMarkedIn = (message: string, isOne: (word: string, isFirst: boolean) => boolean) => {
  const names: string[] = []
  const marked = mapWords(message, (word, at) => {
    const bare = withoutPossessive(word)
    if (!isOne(bare, beginsSentence(message, at))) return word
    names.push(bare)
    return `${here}${word.slice(bare.length)}`
  })
  return { names, marked }
}
