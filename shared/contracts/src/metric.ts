/** Centimetres in an inch, kilograms in an ounce avoirdupois: both exact by definition (1959). */
export const centimetresPerInch = 2.54
export const kilogramsPerOunce = 0.028349523125

/** Centimetres as feet and inches, to the nearest inch with carry: 29.46 cm (11.6 in) is 1 ft 0 in. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const total = Math.round(centimetres / centimetresPerInch)
  return { feet: Math.floor(total / 12), inches: total % 12 }
}

/** Kilograms as pounds and ounces, to the nearest ounce with carry. */
export function poundsAndOunces(kilograms: number): { pounds: number; ounces: number } {
  const total = Math.round(kilograms / kilogramsPerOunce)
  return { pounds: Math.floor(total / 16), ounces: total % 16 }
}

/** Feet and inches in centimetres, to a millimetre. */
export const centimetres = (feet: number, inches: number): number =>
  Math.round((feet * 12 + inches) * centimetresPerInch * 10) / 10

/** Pounds and ounces in kilograms, to ten grams. */
export const kilograms = (pounds: number, ounces: number): number =>
  Math.round((pounds * 16 + ounces) * kilogramsPerOunce * 100) / 100
