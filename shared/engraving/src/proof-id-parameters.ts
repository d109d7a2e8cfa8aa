const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const free = 8
const span = 36n ** 8n

// Any multiplier coprime to 36 makes a step that can be undone, so no two Proof IDs fall together.
const multiplier = 1103515n
const increment = 1299709n

/** The eight digits of a number below 36^8 in base 36, the last one first. */
const digitsOf = (number: bigint): bigint[] => {
  const digits: bigint[] = []
  for (let rest = number; digits.length < free; rest /= 36n) digits.push(rest % 36n)
  return digits
}
const numberOf = (digits: readonly bigint[]): bigint => digits.reduce((sum, digit) => sum * 36n + digit, 0n)

/** True for a Proof ID: '01' and eight characters of 0-9, A-Z. */
export const isProofId = (text: string): boolean => /^01[0-9A-Z]{8}$/.test(text)

/** Two whole numbers from 0 to 5: an ornament's choice, and how far it goes. */
export type ParameterPair = readonly [choice: number, degree: number]

type P = ParameterPair

/**
 * The sixteen parameters of an engraving, read from its Proof ID: eight pairs of values from 0 to 5. Which ornament reads
 * which pair is said at the ornament.
 *
 * The eight characters after '01' are a number below 36^8. Three rounds of x → ax + b (mod 36^8) and a reversal of
 * the base-36 digits shuffle it, so that neighbouring IDs look nothing alike; each step can be undone, so two IDs
 * never give the same sixteen values. Each digit of the result gives a pair, its remainder and quotient by six.
 * @throws RangeError for a text that is no Proof ID.
 */
export const parametersOf = (proofId: string): readonly [P, P, P, P, P, P, P, P] => {
  if (!isProofId(proofId)) throw new RangeError('Not a Proof ID')
  let digits = [...proofId.slice(2)].map((symbol) => BigInt(symbols.indexOf(symbol)))
  for (let round = 0; round < 3; round += 1)
    digits = digitsOf((multiplier * numberOf(digits) + increment) % span)
  const pair = (place: number): P => {
    const digit = Number(digits[free - 1 - place])
    return [digit % 6, Math.floor(digit / 6)]
  }
  return [pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)]
}
