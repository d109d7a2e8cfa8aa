import { plainLatin } from '@shared/insights/plain-latin'

const plainLatinLetter = new RegExp(`[${Object.keys(plainLatin).join('')}]`, 'g')

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
    .replace(plainLatinLetter, (letter) => plainLatin[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
}
