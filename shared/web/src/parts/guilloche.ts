/*
 * Engraved line work whose every parameter is read from the Proof ID, by the same mathematics as the printed
 * certificate, so that the seal on the screen and the seal on paper are kin:
 *
 * 1. The eight free characters of the ID are a number below 36^8.
 * 2. Three rounds of x -> a·x + b (mod 36^8, a coprime to 36), each with a digit reversal, shuffle it. Every step is a
 *    bijection, so two different IDs never give the same eight digits.
 * 3. Each digit (0..35) gives two six-step parameters: its remainder and its quotient by six.
 *
 * A strand is p(u) = mid(u) + half(u)·cos(2π(waves·u + k/K) + skew·sin 2πu), k < K, u in [0, 1] over one module, carried
 * onto a circle. Everything has period 1, so one module is drawn and repeated by rotation.
 */
const tau = 2 * Math.PI
const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const span = 36n ** 8n

export type Parameter = readonly [remainder: number, quotient: number]

/** True for a Proof ID: '01' and eight characters of 0-9, A-Z. */
export const isProofId = (text: string): boolean => /^01[0-9A-Z]{8}$/.test(text)

const digitsOf = (number: bigint): bigint[] => {
  const digits: bigint[] = []
  for (let rest = number; digits.length < 8; rest /= 36n) digits.push(rest % 36n)
  return digits
}
const numberOf = (digits: readonly bigint[]): bigint => digits.reduce((sum, digit) => sum * 36n + digit, 0n)

/**
 * The eight parameters of a Proof ID, each two numbers of 0-5. Throws a RangeError for a text that is no Proof ID.
 */
export function parametersOf(proofId: string): Parameter[] {
  if (!isProofId(proofId)) throw new RangeError('Not a Proof ID')
  let number = numberOf([...proofId.slice(2)].map((symbol) => BigInt(symbols.indexOf(symbol))))
  for (let round = 0; round < 3; round += 1) {
    number = (1103515n * number + 1299709n) % span
    number = numberOf(digitsOf(number))
  }
  return digitsOf(number).map((digit) => [Number(digit % 6n), Number(digit / 6n)] as const)
}

/** A radius that varies over one module (u from 0 to 1). */
type Radius = (u: number) => number

/** A wavy edge; `ogee` adds the second harmonic: positive sharpens the lobes, negative flattens them. */
export const scallop =
  (mean: number, depth: number, shift = 0, ogee = 0): Radius =>
  (u) =>
    mean + depth * (Math.cos(tau * (u + shift)) + ogee * Math.cos(2 * tau * (u + shift)))
export const flat =
  (radius: number): Radius =>
  () =>
    radius

export interface RingPlan {
  petals: number
  lo: Radius
  hi: Radius
  waves: number
  skew: number
  /** The share of ground to be inked; the number of strands follows from it, so every ID prints with one value. */
  tone: number
  /** Line weight in units of the drawing. */
  weight: number
  /** Degrees. */
  turn?: number
}

export interface Ring {
  /** One module: all its strands as one path around the origin. */
  path: string
  petals: number
  turn: number
  weight: number
}

const cut = (value: number) => Math.round(value * 100) / 100

/** One module of interlaced strands between two radius functions, to be repeated `petals` times around the origin. */
export function ringOf({ petals, lo, hi, waves, skew, tone, weight, turn = 0 }: RingPlan): Ring {
  const step = tau / petals
  const steps = Math.max(10, waves * 6)
  const e = 1e-4
  const carry = (u: number, r: number) => [r * Math.cos(step * u), r * Math.sin(step * u)] as const
  const strand = (shift: number) => {
    const points: { x: number; y: number; dx: number; dy: number }[] = []
    for (let index = 0; index <= steps; index += 1) {
      const at = (u: number) => {
        const turned = tau * waves * u + skew * Math.sin(tau * u) + shift
        return carry(u, (lo(u) + hi(u)) / 2 + ((hi(u) - lo(u)) / 2) * Math.cos(turned))
      }
      const u = index / steps
      const [x, y] = at(u)
      const [x2, y2] = at(u + e)
      const third = 1 / (3 * steps * e)
      points.push({ x, y, dx: (x2 - x) * third, dy: (y2 - y) * third })
    }
    return points
  }
  const first = strand(0)
  let long = 0
  let area = 0
  first.forEach((point, index) => {
    const next = first[index + 1]
    if (!next) return
    const u = index / steps
    long += Math.hypot(next.x - point.x, next.y - point.y) * 1.03
    area += (hi(u) - lo(u)) * ((lo(u) + hi(u)) / 2) * (step / steps)
  })
  const strands = Math.max(3, Math.round((tone * area) / (long * weight)))
  let path = ''
  for (let k = 0; k < strands; k += 1) {
    const points = k === 0 ? first : strand((tau * k) / strands)
    points.forEach((point, index) => {
      const before = points[index - 1]
      path += before
        ? `C${cut(before.x + before.dx)} ${cut(before.y + before.dy)} ${cut(point.x - point.dx)} ${cut(point.y - point.dy)} ${cut(point.x)} ${cut(point.y)}`
        : `M${cut(point.x)} ${cut(point.y)}`
    })
  }
  return { path, petals, turn, weight: Math.min(weight * 1.15, cut((tone * area) / (long * strands))) }
}

/**
 * The rosette of a Proof ID: three rings of lace between `hole`·`radius` and `radius`. The outer two take the parameters
 * that draw the rosette under the name on the certificate.
 */
export function rosetteOf(
  proofId: string,
  radius: number,
  { hole = 0.42, weight = 0.45, tone = 0.34 }: { hole?: number; weight?: number; tone?: number } = {},
): Ring[] {
  const none: Parameter = [0, 0]
  const [, , c = none, d = none, e = none, , , g = none] = parametersOf(proofId)
  const petals = 8 + c[0]
  const depth = 0.018 + 0.0085 * c[1]
  const ogee = (g[0] - 2.5) * 0.16
  const inner = hole + 0.075 + 0.008 * g[1]
  const seam = hole + (0.8 - 0.42) * ((1 - hole) / 0.58) - 0.5 * depth + 0.006 * d[0]
  const outer = 0.985 - depth * (1 + Math.abs(ogee))
  const turn = -90 + 180 / petals
  const r = radius
  return [
    ringOf({
      petals,
      lo: scallop(seam * r, depth * r, 0, ogee),
      hi: scallop(outer * r, (depth + 0.012) * r, 0, ogee),
      waves: 2 + (d[1] % 3),
      skew: 0.3 + 0.16 * e[0],
      tone,
      weight,
      turn,
    }),
    ringOf({
      petals,
      lo: scallop(inner * r, (0.01 + 0.006 * e[1]) * r, 0.5),
      hi: scallop((seam + 0.025) * r, depth * r, 0, ogee),
      waves: 2 + Math.floor(d[1] / 3),
      skew: -0.2 - 0.12 * d[0],
      tone,
      weight,
      turn,
    }),
    ringOf({
      petals: petals * 2,
      lo: flat((hole + 0.03) * r),
      hi: scallop((inner + 0.015) * r, 0.012 * r),
      waves: 1,
      skew: 0.3,
      tone,
      weight,
      turn,
    }),
  ]
}
