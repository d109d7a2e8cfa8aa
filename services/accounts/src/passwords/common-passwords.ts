import { signInKeyOf } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import { dictionary } from '@zxcvbn-ts/language-common'

// 49,000 passwords from leaks (zxcvbn-ts, MIT), in lower case.
const common = new Set(dictionary['passwords-common'])
const ownWords = ['birthcodex', 'birth codex', 'thearchive']
const minPart = 3

/** 'password' of 'passwordpassword', 'abc' of 'abcabcabcabc'; the text itself when it repeats nothing. */
const repeatedPart = (text: string): string => {
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

const withoutEnds = (text: string): string =>
  text.replace(/^[^\p{L}]+/u, '').replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')

/**
 * Whether a password is one that guessers try first: on the list of common ones, or a common one written several times or with
 * digits and signs around it; made of the sign-in name or of the product's own; or of three different characters at most.
 */
export function isCommonPassword(password: string, signInName: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const core = withoutEnds(text)
  const parts = [text, repeatedPart(text), core, repeatedPart(core)]
  if (parts.some((part) => part.length >= minPart && common.has(part))) return true
  if (new Set(text).size <= minPart) return true
  const name = signInKeyOf(signInName)
  const names = [name, name.split('@')[0] ?? name, ...ownWords]
  return parts.some((part) => names.includes(part))
}

/** @throws AppError `invalid_body` for a password that guessers try first */
export function checkNewPassword(password: string, signInName: string): void {
  if (!isCommonPassword(password, signInName)) return
  const message = 'This password is too easy to guess. Please choose another one.'
  throw new AppError({
    code: 'invalid_body',
    publicMessage: message,
    faults: [{ path: 'password', message: 'Too easy to guess' }],
  })
}
