const token = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu
/** In the place of a name. */
export const here = '@'
/** So long a message asks of its name what the list does not have. */
export const mostLetters = 240

/** The words of a message that are names, in its order, and the message with `@` in the place of each. */
export const namesMarkedIn = (message: string, isOne: (word: string, isFirst: boolean) => boolean) => {
  const names: string[] = []
  const marked = message.replace(token, (word, at: number) => {
    const bare = word.replace(/(?:'s|’s|(?<!['’-])['’-]+)$/u, '')
    if (!isOne(bare, /(?:^|[.!?]\s*)$/.test(message.slice(0, at)))) return word
    names.push(bare)
    return `${here}${word.slice(bare.length)}`
  })
  return { names, marked }
}
