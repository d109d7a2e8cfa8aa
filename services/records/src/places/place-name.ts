/** Letters that no Unicode decomposition takes apart, as people without them on the keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}

/**
 * A place name as it is compared: lower case, without the accents of Latin, Greek and Cyrillic letters, every run of
 * punctuation and white space one space. Marks of other scripts carry sounds and stay.
 */
export function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðþłıħ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
}
