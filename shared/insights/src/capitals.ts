/**
 * Whether a text begins with a letter that bears no capital at the head of a name: Georgian has capitals for whole lines only, and few
 * faces hold them.
 */
export const isWithoutCapital = (text: string): boolean => /^\p{Script=Georgian}/u.test(text)

/** A letter as a name begins with it: 'É' of 'é', and 'მ' as it is. */
export const capitalOf = (letter: string): string =>
  isWithoutCapital(letter) ? letter : letter.toUpperCase()
