export const radians = Math.PI / 180

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

export const sin = (degrees: number): number => Math.sin(degrees * radians)
export const cos = (degrees: number): number => Math.cos(degrees * radians)
export const tan = (degrees: number): number => Math.tan(degrees * radians)
export const atan2 = (y: number, x: number): number => Math.atan2(y, x) / radians
export const asin = (x: number): number => Math.asin(Math.max(-1, Math.min(1, x))) / radians
