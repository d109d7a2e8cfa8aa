import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a Proof ID is made of. Everything is text as the parent typed it. */
export type ProofIdInput = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD */
  birthDate: string
  /** HH:MM, or '' when the time is unknown. */
  birthTime: string
  /** Random text kept in the draft once the parent says 'This is a different child'. */
  differentChild?: string | undefined
}

const prefix = '01'
const digits = 8
const space = 36n ** BigInt(digits)

// A list in JSON keeps the fields apart: ('Ann', 'aMaria') and ('Anna', 'Maria') never meet. The first entry names
// the recipe, so that a later one can never give the same id by accident.
const canonicalTextOf = ({ firstName, lastName, birthDate, birthTime, differentChild }: ProofIdInput) =>
  JSON.stringify(
    ['birth-codex proof id 1', firstName, lastName, birthDate, birthTime, differentChild ?? ''].map((text) =>
      text.normalize('NFC').trim(),
    ),
  )

/**
 * The ten characters printed on the certificate: '01' and eight uppercase base-36 characters.
 *
 * SHA-256 (FIPS 180-4) of a JSON list of the inputs, each in Unicode form NFC and trimmed; the 256 bits, read as one
 * number, modulo 36^8. Capitals count: 'amara' is another name than 'Amara'.
 */
export const proofIdOf = (input: ProofIdInput): string => {
  const hash = BigInt(`0x${bytesToHex(sha256(utf8ToBytes(canonicalTextOf(input))))}`)
  return prefix + (hash % space).toString(36).toUpperCase().padStart(digits, '0')
}

/** Whether a text has the form of a Proof ID. It says nothing about whether such a record exists. */
export const isProofId = (text: string): boolean => /^01[0-9A-Z]{8}$/.test(text)
