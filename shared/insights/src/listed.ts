/** 'a', 'a and b', 'a, b and c'; with another word before the last one where a `joint` is given. '' of none. */
export const listed = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
