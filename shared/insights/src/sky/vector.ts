const { cos, sin, sqrt } = Math

/** x to the equinox, y 90 degrees east of it, z to the north. */
export type Vector = readonly [number, number, number]

export const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector): number => sqrt(dot(a, a))

/** From a longitude and a latitude in radians and a distance. */
export const fromSphere = (longitude: number, latitude: number, distance: number): Vector => {
  const level = distance * cos(latitude)
  return [level * cos(longitude), level * sin(longitude), distance * sin(latitude)]
}

/** The vector in axes turned by an angle in radians around x. */
export const turnedAroundX = ([x, y, z]: Vector, angle: number): Vector => {
  const [c, s] = [cos(angle), sin(angle)]
  return [x, c * y + s * z, c * z - s * y]
}

/** The vector in axes turned by an angle in radians around z. */
export const turnedAroundZ = ([x, y, z]: Vector, angle: number): Vector => {
  const [c, s] = [cos(angle), sin(angle)]
  return [c * x + s * y, c * y - s * x, z]
}
