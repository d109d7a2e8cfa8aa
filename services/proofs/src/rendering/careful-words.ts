import scripts from '../../typst/style/scripts.json'

const letterOf = (names: readonly string[]) =>
  new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u')

/** A letter of a script that runs from right to left. */
export const rightToLeftLetter = letterOf(scripts.rightToLeft)

const withCare = [
  new RegExp(`\\S{${scripts.longWord}}`),
  rightToLeftLetter,
  // Typst breaks their words anywhere.
  letterOf(scripts.brokenAnywhere),
]

/** Whether `sentence` of `type.typ`, which reads the same table, would set this text otherwise than as it is. */
export const needsCare = (text: string): boolean => withCare.some((pattern) => pattern.test(text))
