const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const free = 8
const span = 36n ** BigInt(free)

// Any multiplier coprime to 36 makes a step that can be undone, so no two Proof IDs fall together.
const multiplier = 1103515n
const increment = 1299709n

const reversedDigits = (value: bigint): bigint => {
  let rest = value
  let reversed = 0n
  for (let place = 0; place < free; place += 1) {
    reversed = reversed * 36n + (rest % 36n)
    rest /= 36n
  }
  return reversed
}

/** Two values from 0 to 5: an ornament's choice, and how far it goes. */
export type ParameterPair = readonly [choice: number, degree: number]

/**
 * The sixteen parameters of a book's engraving, read from its Proof ID: eight pairs of values from 0 to 5.
 *
 * The eight characters after '01' are a number below 36^8. Three rounds of x → ax + b (mod 36^8) and a reversal of
 * the base-36 digits shuffle it, so that neighbouring IDs look nothing alike; each step can be undone, so two IDs
 * never give the same sixteen values. Each digit of the result gives a pair, its remainder and quotient by six.
 * @throws RangeError for a text that is no Proof ID.
 */
export const parametersOf = (proofId: string): ParameterPair[] => {
  if (!/^01[0-9A-Z]{8}$/.test(proofId)) throw new RangeError('Not a Proof ID')
  let value = [...proofId.slice(2)].reduce((sum, symbol) => sum * 36n + BigInt(symbols.indexOf(symbol)), 0n)
  for (let round = 0; round < 3; round += 1) value = reversedDigits((multiplier * value + increment) % span)
  return Array.from({ length: free }, (_, place) => {
    const digit = Number((value / 36n ** BigInt(place)) % 36n)
    return [digit % 6, Math.floor(digit / 6)] as const
  })
}
