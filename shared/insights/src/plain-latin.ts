/**
 * Small Latin letters that Unicode does not take apart, in letters that every keyboard has: 'ø' is 'o' as 'ö' is without its dots. Where
 * names are compared, searched or counted, this is their one reading. Accents and the letters of other scripts are read by each of these
 * by its own purpose: who searches finds 'й' by 'и', but they are two letters where names are told apart or counted.
 */
export const plainLatin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ŀ: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ə: 'e',
}
