const { asin: arcsine, atan2: direction, cos: cosine, max, min, PI, sin: sine, tan: tangent } = Math

export const radians = PI / 180

/** The same direction between 0 and 360 degrees. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360
  return rest < 0 ? rest + 360 : rest
}

/** The way from b to a, between −180 (excluded) and 180 degrees. */
export const arcBetween = (a: number, b: number): number => {
  const arc = turn(a - b)
  return arc > 180 ? arc - 360 : arc
}

export const sin = (degrees: number): number => sine(degrees * radians)
export const cos = (degrees: number): number => cosine(degrees * radians)
export const tan = (degrees: number): number => tangent(degrees * radians)
export const atan2 = (y: number, x: number): number => direction(y, x) / radians
export const asin = (x: number): number => arcsine(max(-1, min(1, x))) / radians
