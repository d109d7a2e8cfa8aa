/*
 * Line engraving by program: a surface is drawn with strokes whose width follows the shade. Shapes are path data in units of
 * the plate (304 x 456), in ink on the ground of the plate.
 */
export type Point = readonly [x: number, y: number]
type Stroke = readonly [x: number, y: number, width: number]
type Bezier = readonly [Point, Point, Point, Point]

const cut = (value: number) => (Math.round(value * 10) / 10).toString()
export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value))
export const mix = (from: number, to: number, share: number) => from + (to - from) * share
/** From 0 at `from` to 1 at `to`, slow at both ends. */
export const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}
export const bell = (value: number, middle: number, spread: number) =>
  Math.exp(-((value - middle) ** 2) / spread)

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const at = (x: number, y: number) => `${cut(x)} ${cut(y)}`
export const line = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('')

/** One stroke of changing width as a filled shape; it is broken where the width falls to nothing. */
export function stroke(points: readonly Stroke[]): string {
  let path = ''
  let run: Stroke[] = []
  const flush = () => {
    if (run.length > 1) {
      const top = run.map(([x, y, width]): Point => [x, y - width / 2])
      const foot = run.map(([x, y, width]): Point => [x, y + width / 2]).reverse()
      path += `${line([...top, ...foot])}Z`
    }
    run = []
  }
  for (const [x, y, width] of points) {
    if (width >= 0.12) run.push([x, y, width])
    else {
      if (run.length) run.push([x, y, 0.05])
      flush()
    }
  }
  flush()
  return path
}

export const samples = <T>(count: number, make: (share: number, index: number) => T): T[] =>
  Array.from({ length: count + 1 }, (_, index) => make(index / count, index))

const light = (() => {
  const [x, y, z] = [-0.62, -0.45, 0.64] as const
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length] as const
})()
export type Normal = readonly [x: number, y: number, z: number]
export const lit = ([x, y, z]: Normal) => clamp(x * light[0] + y * light[1] + z * light[2])

/** A turned body, seen slightly from above: hatched along its rings. `profile` is [height, radius] from the top down. */
export function lathe(
  x: number,
  profile: readonly Point[],
  step: number,
  tone: (normal: Normal, share: number) => number,
): string {
  const tilt = 0.24
  const [top, bottom] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0]
  const radius = (y: number) => {
    const next = profile.findIndex(([height]) => y <= height)
    const [from, to] = [profile[next - 1] ?? profile[0], profile[next] ?? profile.at(-1)]
    if (!from || !to || from === to) return to?.[1] ?? 0
    const share = (y - from[0]) / (to[0] - from[0])
    return mix(from[1], to[1], share * share * (3 - 2 * share))
  }
  let path = ''
  for (let y = top; y <= bottom; y += step) {
    const r = radius(y)
    const slope = (radius(Math.min(y + 1, bottom)) - radius(Math.max(y - 1, top))) / 2
    path += stroke(
      samples(Math.max(18, Math.round(r * 0.9)), (share) => {
        const angle = Math.PI * (1 - share)
        const length = Math.hypot(1, slope)
        const normal = [Math.cos(angle) / length, -slope / length, Math.sin(angle) / length] as const
        const width = tone(normal, (y - top) / (bottom - top)) * step
        return [x + r * Math.cos(angle), y + r * tilt * Math.sin(angle), width]
      }),
    )
  }
  return path
}

const onCurve = (curve: Bezier, t: number): Point => {
  const u = 1 - t
  const along = (axis: 0 | 1) =>
    u * u * u * curve[0][axis] +
    3 * u * u * t * curve[1][axis] +
    3 * u * t * t * curve[2][axis] +
    t * t * t * curve[3][axis]
  return [along(0), along(1)]
}
const heading = (curve: Bezier, t: number): Point => {
  const u = 1 - t
  const along = (axis: 0 | 1) =>
    3 * u * u * (curve[1][axis] - curve[0][axis]) +
    6 * u * t * (curve[2][axis] - curve[1][axis]) +
    3 * t * t * (curve[3][axis] - curve[2][axis])
  const length = Math.hypot(along(0), along(1))
  return [along(0) / length, along(1) / length]
}

export interface Vane {
  outline: string
  light: string
  dark: string
  rachis: string
}

interface VanePlan {
  /** From foot to tip. */
  spine: Bezier
  /** Where on the spine the barbs begin. */
  from: number
  width: number
  seed: number
  kind: 'feather' | 'leaf'
}

/** A feather or a leaf: barbs on both sides of a spine, closer and darker towards it. */
export function vane({ spine, from, width, seed, kind }: VanePlan): Vane {
  const random = numbersFrom(seed)
  const isLeaf = kind === 'leaf'
  const spread = (u: number) =>
    isLeaf
      ? Math.sin(Math.PI * clamp(u) ** 0.72) ** 0.9
      : Math.sin(Math.PI * clamp(u) ** 0.62) ** 0.75 * (1 - 0.25 * u)
  // Where a feather's barbs have parted.
  const gaps = isLeaf
    ? []
    : ([
        [0.33, 0.018],
        [0.6, 0.012],
        [0.78, 0.014],
      ] as const)
  const edges: Record<'-1' | '1', Point[]> = { '-1': [], '1': [] }
  let [lightBarbs, darkBarbs] = ['', '']
  samples(150, (u, index) => {
    const t = from + (1 - from) * u
    const base = onCurve(spine, t)
    const [hx, hy] = heading(spine, t)
    for (const side of [-1, 1] as const) {
      const reach = width * spread(u) * (isLeaf || side < 0 ? 1 : 0.78) + (isLeaf ? 0.3 : 1.2)
      const angle = ((mix(50, 24, u) + (random() - 0.5) * 2) * Math.PI * side) / 180
      const dx = hx * Math.cos(angle) - hy * Math.sin(angle)
      const dy = hx * Math.sin(angle) + hy * Math.cos(angle)
      const tip: Point = [
        base[0] + dx * reach * 1.25 + hx * reach * 0.35,
        base[1] + dy * reach * 1.25 + hy * reach * 0.35,
      ]
      const bend: Point = [base[0] + dx * reach * 0.62, base[1] + dy * reach * 0.62]
      if (u < 0.985) edges[side < 0 ? '-1' : '1'].push(tip)
      const isGap = gaps.some(
        ([middle, half]) => Math.abs(u - middle - (side < 0 ? 0.02 : 0)) < half && (side > 0 || middle < 0.7),
      )
      if (isGap) continue
      const barb = `M${at(...base)}Q${at(...bend)} ${at(...tip)}`
      if (side < 0) lightBarbs += barb
      else darkBarbs += barb
      if (index % 2 === 0) {
        // Shorter barbs between give the shade along the spine.
        const share = side < 0 ? 0.34 + 0.1 * random() : 0.62 + 0.2 * random()
        const short = (to: Point): Point => [mix(base[0], to[0], share), mix(base[1], to[1], share) + 0.9]
        darkBarbs += `M${at(base[0] + 0.3, base[1] + 0.9)}Q${at(...short(bend))} ${at(...short(tip))}`
      }
    }
  })
  const [left, right]: [Point[], Point[]] = [[], []]
  samples(40, (t) => {
    const [x, y] = onCurve(spine, t)
    const [hx, hy] = heading(spine, t)
    const half = mix(1.9, 0.35, t ** 0.8)
    left.push([x - hy * half, y + hx * half])
    right.unshift([x + hy * half, y - hx * half])
  })
  return {
    outline: `${line([...edges['-1'], onCurve(spine, 1), ...edges['1'].reverse()])}Z`,
    light: lightBarbs,
    dark: darkBarbs,
    rachis: `${line([...left, ...right])}Z`,
  }
}

/** The shadow on the table, thinning out towards its ends. */
export const groundShadow = (y: number, count: number): string =>
  samples(count - 1, (share, index) =>
    stroke(
      samples(40, (along) => {
        const x = mix(12, 292, along)
        const fade = 1 - Math.abs((x - 160) / (150 * (1 - share * 0.3))) ** 2.2
        return [x, y + index * 2.7, clamp(fade) * mix(1.5, 0.35, share)]
      }),
    ),
  ).join('')
