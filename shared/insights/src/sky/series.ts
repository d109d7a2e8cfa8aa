/**
 * Trigonometric series, one list for each power of time: rows of [amplitude, phase, rate], the largest amplitude first,
 * angles in radians, time in thousands of Julian years of 365,250 days.
 */
export type PlanetSeries = { L: readonly number[][]; B: readonly number[][]; R: readonly number[][] }

/**
 * As above with rows of [amplitude, c0, c1, c2, c3]: the argument is a cubic in Julian centuries and goes into a sine.
 * L and B are in radians, R in kilometres; the mean longitude is added to L.
 */
export type MoonSeries = PlanetSeries & { meanLongitude: readonly number[] }

// Taken out of the loops: looking them up on Math thousands of times costs more than the sums.
const { cos, sin } = Math

/** c0 + c1 t + c2 t² + … */
export const polynomial = (coefficients: readonly number[], t: number): number => {
  let sum = 0
  for (let index = coefficients.length - 1; index >= 0; index--) sum = sum * t + (coefficients[index] ?? 0)
  return sum
}

/** Sum of amplitude × cos(phase + rate t) over the powers of t, leaving out amplitudes below `finest`. */
export const cosineSeries = (powers: readonly number[][], t: number, finest: number): number => {
  let sum = 0
  let scale = 1
  for (const rows of powers) {
    let part = 0
    for (let row = 0; row < rows.length; row += 3) {
      const amplitude = rows[row] ?? 0
      if (amplitude < finest) break
      part += amplitude * cos((rows[row + 1] ?? 0) + (rows[row + 2] ?? 0) * t)
    }
    sum += part * scale
    scale *= t
  }
  return sum
}

/** Sum of amplitude × sin(c0 + c1 t + c2 t² + c3 t³) over the powers of t, leaving out amplitudes below `finest`. */
export const sineSeries = (powers: readonly number[][], t: number, finest: number): number => {
  let sum = 0
  let scale = 1
  for (const rows of powers) {
    let part = 0
    for (let row = 0; row < rows.length; row += 5) {
      const amplitude = rows[row] ?? 0
      if (amplitude < finest) break
      const curved = ((rows[row + 4] ?? 0) * t + (rows[row + 3] ?? 0)) * t + (rows[row + 2] ?? 0)
      part += amplitude * sin(curved * t + (rows[row + 1] ?? 0))
    }
    sum += part * scale
    scale *= t
  }
  return sum
}

/** A Chebyshev polynomial by Clenshaw's recurrence, x between −1 and 1. */
export const chebyshev = (coefficients: readonly number[], x: number): number => {
  let [one, two] = [0, 0]
  for (let index = coefficients.length - 1; index > 0; index--) {
    const next = 2 * x * one - two + (coefficients[index] ?? 0)
    two = one
    one = next
  }
  return x * one - two + (coefficients[0] ?? 0)
}
