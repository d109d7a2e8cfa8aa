import { pictureHeight, pictureWidth } from './plate'
import type { Ink, Plate } from './plate'
import {
  along,
  arc,
  between,
  box,
  disc,
  mirrored,
  moved,
  oval,
  polar,
  scaled,
  smooth,
  steps,
  tau,
  turned,
} from './shapes'
import type { Point, Ring } from './shapes'

/** The things that recur on the cards. Each draws itself on a plate, over what is there. */

/** Swells that widen towards the eye, from `top` to the foot of the picture. */
export const water = (plate: Plate, top: number, bottom = pictureHeight, count = 19): void => {
  plate.fill('paper', box(0, top, pictureWidth, bottom))
  const swells = steps(count).map((t, index): Ring => {
    const y = top + (bottom - top) * t ** 1.5 * 0.985
    const height = 0.2 + 0.8 * t
    const length = 15 + 12 * t
    return along(70, (u) => [
      u * pictureWidth,
      y + height * Math.sin((tau * u * pictureWidth) / length + index * 0.55),
    ])
  })
  plate.line('ink', 0.24, ...swells)
  plate.line('ink', 0.32, [
    [0, top],
    [pictureWidth, top],
  ])
}

/** A path of light on water under a lamp in the sky. */
export const lightPath = (plate: Plate, cx: number, top: number, bottom: number, breadth = 6): void => {
  const dashes = steps(16).map((t, index): Ring => {
    const y = top + 1 + (bottom - top - 2.4) * t ** 1.25
    const half = (1.3 + breadth * t) * ([1, 0.55, 0.82, 0.4][index % 4] ?? 1)
    const shift = ([0.3, -0.5, 0.1, 0.6, -0.2][index % 5] ?? 0) * (1 + t)
    return [
      [cx + shift - half, y],
      [cx + shift + half, y],
    ]
  })
  plate.line('gold', 0.5, ...dashes)
}

/** A range of peaks: lit on the left, hatched down the right. `peaks` are x and y in turn; feet lie at `foot`. */
export const mountains = (plate: Plate, peaks: readonly Point[], foot: number, slope = 0.9): void => {
  for (const [x, y] of peaks) {
    const drop = foot - y
    const left: Point = [x - drop * slope, foot]
    const right: Point = [x + drop * slope * 0.92, foot]
    const ridge: Point[] = smooth([
      [x, y],
      [x + drop * 0.06, y + drop * 0.3],
      [x - drop * 0.05, y + drop * 0.62],
      [x + drop * 0.08, foot],
    ])
    plate.fill('paper', [left, [x, y], right])
    plate.hatch('ink', 0.2, [[[x, y], right, ...[...ridge].reverse()]], { angle: 58, gap: 1 })
    plate.hatch('faint', 0.16, [[left, ...ridge]], {
      angle: 58,
      gap: 1.9,
      shade: (px, py) => (py - y) / drop - Math.abs(px - x) / (drop * 2),
    })
    plate.line('ink', 0.34, [left, [x, y], right])
    plate.line('ink', 0.2, ridge)
  }
}

/** Rolling ground: rows that follow a crest line. */
export const ground = (
  plate: Plate,
  crest: readonly Point[],
  rows = 7,
  gap = 2.4,
  ink: Ink = 'ink',
): void => {
  const line = smooth(crest)
  plate.fill('paper', [...line, [pictureWidth, pictureHeight], [0, pictureHeight]])
  plate.line(ink, 0.36, line)
  for (let row = 1; row <= rows; row += 1) {
    const depth = row * gap * (1 + row * 0.05)
    const furrow = line.map(([x, y]): Point => [x, y + depth + Math.sin(x * 0.21 + row * 1.7) * 0.5])
    // Each furrow is broken in other places.
    const cut = furrow.flatMap((_, index) => ((index + row * 7) % 13 === 0 ? [index] : []))
    const parts = [0, ...cut].map((from, place) => furrow.slice(from, [...cut, furrow.length][place]))
    plate.line(ink, 0.2, ...parts.map((part) => part.slice(0, -1)))
  }
}

/** The sun: a disc in rings, straight and wavy rays in turn. */
export const sun = (plate: Plate, cx: number, cy: number, r: number, reach: number, count = 12): void => {
  plate.fill('paper', disc(cx, cy, r))
  for (let i = 0; i < count * 2; i += 1) {
    const angle = (i * 180) / count - 90
    if (i % 2 === 0) {
      const half = (tau * r) / count / 5
      const [a, b] = [
        polar(cx, cy, r + 0.8, angle - (half * 180) / Math.PI / r),
        polar(cx, cy, r + 0.8, angle + (half * 180) / Math.PI / r),
      ]
      const tip = polar(cx, cy, r + reach, angle)
      const foot: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      plate.fill('paper', [a, tip, b]).line('gold', 0.34, [a, tip, b])
      plate.line(
        'gold',
        0.24,
        [foot, tip],
        ...steps(5)
          .slice(1, -1)
          .map((t): Ring => [tip, [between(foot[0], b[0], t), between(foot[1], b[1], t)]]),
      )
    } else {
      const wave = (side: number): Point[] =>
        along(22, (t) => {
          const away = r + 0.8 + reach * 0.84 * t
          const swing = Math.sin(t * tau * 1.25) * 1.1 * (1 - t * 0.5) + side * (1 - t) * 0.85
          const [x, y] = polar(cx, cy, away, angle)
          const [nx, ny] = polar(0, 0, swing, angle + 90)
          return [x + nx, y + ny]
        })
      const outline = [...wave(-1), ...wave(1).reverse()]
      plate.fill('paper', outline).line('gold', 0.3, outline)
    }
  }
  plate.circle('gold', 0.5, cx, cy, r)
  plate.circle('gold', 0.26, cx, cy, r * 0.9)
  plate.rays('gold', 0.2, cx, cy, r * 0.62, r * 0.84, 48)
  plate.circle('gold', 0.3, cx, cy, r * 0.56)
  plate.rays('gold', 0.2, cx, cy, r * 0.16, r * 0.5, 24, r * 0.14)
  plate.circle('gold', 0.26, cx, cy, r * 0.12)
}

/** Clouds in scallops, rolled inward, along an arch of centres. */
export const cloud = (plate: Plate, puffs: readonly (readonly [x: number, y: number, r: number])[]): void => {
  for (const [x, y, r] of puffs) {
    plate.fill('paper', disc(x, y, r)).circle('ink', 0.32, x, y, r)
    plate.line(
      'ink',
      0.2,
      ...[0.78, 0.56, 0.34].map((k, i) =>
        arc(x + r * (1 - k) * 0.45, y + r * (1 - k) * 0.4, r * k, r * k, 150 + i * 10, 400 - i * 25),
      ),
    )
  }
}

/** The lemniscate, a ribbon of three lines with its crossing cleared. */
export const lemniscate = (plate: Plate, cx: number, cy: number, half: number, ink: Ink = 'gold'): void => {
  const loop = (scale: number): Point[] =>
    along(90, (t) => {
      const a = t * tau
      const d = 1 + Math.sin(a) ** 2
      return [
        cx + (half * scale * Math.cos(a)) / d,
        cy + (half * 1.25 * scale * Math.sin(a) * Math.cos(a)) / d,
      ]
    })
  plate.line(ink, 0.42, loop(1), loop(0.84))
  plate.line(ink, 0.22, loop(0.92))
}

/** A pillar with base and capital, fluted; `isDark` shades all of it. */
export const pillar = (
  plate: Plate,
  cx: number,
  top: number,
  foot: number,
  half: number,
  isDark = false,
): void => {
  const slab = (y: number, height: number, reach: number) =>
    plate.shape(box(cx - reach, y, cx + reach, y + height), 'ink', 0.34)
  const shaft = box(cx - half, top, cx + half, foot)
  plate.fill('paper', shaft)
  const flutes = steps(9).map((t): Ring => {
    const x = cx - half * Math.cos(t * Math.PI)
    return [
      [x, top],
      [x, foot],
    ]
  })
  plate.line('ink', 0.22, ...flutes)
  plate.hatch('ink', 0.2, [shaft], {
    gap: isDark ? 0.62 : 0.8,
    shade: (x) => (isDark ? 1 : (x - cx) / half),
  })
  plate.outline('ink', 0.4, shaft)
  slab(top - 2.2, 2.2, half * 1.25)
  slab(top - 4, 1.8, half * 1.5)
  slab(foot, 2, half * 1.25)
  slab(foot + 2, 2.2, half * 1.55)
}

/** A leaf from its stalk to its tip, veined on one side. */
const leafShape = (x: number, y: number, length: number, angle: number, breadth = 0.3): Point[] => {
  const side = (s: number) =>
    along(9, (t) => [length * t, s * breadth * length * Math.sin(Math.PI * t ** 0.8)])
  return moved(turned([...side(1), ...side(-1).reverse()], 0, 0, angle), x, y)
}
export const leaf = (
  plate: Plate,
  x: number,
  y: number,
  length: number,
  angle: number,
  breadth = 0.3,
  ink: Ink = 'ink',
): void => {
  const outline = leafShape(x, y, length, angle, breadth)
  plate.fill('paper', outline).outline(ink, 0.28, outline)
  plate.line(ink, 0.2, [[x, y], polar(x, y, length * 0.92, angle)])
  plate.hatch(ink, 0.18, [outline.slice(0, Math.ceil(outline.length / 2)).concat([[x, y]])], {
    angle: angle + 35,
    gap: 0.7,
  })
}

/** A five-petalled rose, seen from above. */
export const rose = (plate: Plate, cx: number, cy: number, r: number, ink: Ink = 'ink'): void => {
  for (const [ring, count, turn] of [
    [1, 5, -90],
    [0.62, 5, -54],
  ] as const)
    for (let i = 0; i < count; i += 1) {
      const angle = turn + (i * 360) / count
      const [px, py] = polar(cx, cy, r * ring * 0.52, angle)
      const petal = turned(oval(px, py, r * ring * 0.52, r * ring * 0.46), px, py, angle)
      plate.fill('paper', petal).outline(ink, 0.28, petal)
      plate.line(
        ink,
        0.18,
        ...[0.72, 0.46].map((k) =>
          arc(px, py, r * ring * 0.5 * k, r * ring * 0.44 * k, angle - 70, angle + 70),
        ),
      )
    }
  plate.fill('paper', disc(cx, cy, r * 0.2)).circle(ink, 0.28, cx, cy, r * 0.2)
  plate.rays(ink, 0.18, cx, cy, 0, r * 0.16, 8)
}

/** A chalice whose middle is at the point; the bowl is shaded to the right. */
export const cup = (plate: Plate, cx: number, cy: number, size: number, ink: Ink = 'ink'): void => {
  const half: Ring = smooth([
    [0.62, -1],
    [0.66, -0.55],
    [0.42, -0.02],
    [0.12, 0.2],
    [0.1, 0.52],
    [0.2, 0.74],
    [0.56, 0.92],
    [0.6, 1],
  ])
  const outline = scaled([...half, ...mirrored(half, 0).reverse()], 0, 0, size)
  const placed = moved(outline, cx, cy)
  plate.fill('paper', placed)
  plate.hatch(ink, 0.2, [placed], { gap: size / 9, shade: (x) => (x - cx) / (size * 0.5) })
  plate.outline(ink, 0.36, placed)
  plate.shape(oval(cx, cy - size, size * 0.62, size * 0.14), ink, 0.34)
  plate.hatch(ink, 0.18, [oval(cx, cy - size, size * 0.5, size * 0.09)], { gap: size / 14 })
  plate
    .fill('paper', oval(cx, cy + 0.36 * size, size * 0.17, size * 0.1))
    .outline(ink, 0.3, oval(cx, cy + 0.36 * size, size * 0.17, size * 0.1))
  plate.line(ink, 0.22, arc(cx, cy - size * 0.62, size * 0.64, size * 0.13, 8, 172))
}

/** An upright sword; the point up, or down when `length` is negative. */
export const sword = (
  plate: Plate,
  cx: number,
  hilt: number,
  length: number,
  ink: Ink = 'ink',
  scale = 1,
): void => {
  const down = Math.sign(length)
  const w = 1.25 * scale
  const tip = hilt - length
  const blade: Point[] = [
    [cx - w, hilt],
    [cx - w * 0.8, tip + down * 3.4 * scale],
    [cx, tip],
    [cx + w * 0.8, tip + down * 3.4 * scale],
    [cx + w, hilt],
  ]
  plate.shape(blade, ink, 0.34)
  plate.hatch(
    ink,
    0.18,
    [
      [
        [cx, hilt],
        [cx, tip],
        [cx + w * 0.8, tip + down * 3.4 * scale],
        [cx + w, hilt],
      ],
    ],
    { gap: 0.55 * scale, angle: 35 },
  )
  plate.line(ink, 0.2, [
    [cx, hilt],
    [cx, tip],
  ])
  const guard = smooth(
    [
      [cx - 5 * scale, hilt - down * 0.9 * scale],
      [cx - 2 * scale, hilt + down * 0.3 * scale],
      [cx + 2 * scale, hilt + down * 0.3 * scale],
      [cx + 5 * scale, hilt - down * 0.9 * scale],
      [cx + 4.6 * scale, hilt + down * 0.9 * scale],
      [cx, hilt + down * 1.9 * scale],
      [cx - 4.6 * scale, hilt + down * 0.9 * scale],
    ],
    true,
  )
  const grip = box(cx - 0.85 * scale, hilt + down * 1.4 * scale, cx + 0.85 * scale, hilt + down * 6.6 * scale)
  plate.shape(grip, ink, 0.32)
  plate.hatch(ink, 0.2, [grip], { angle: 25, gap: 0.7 * scale })
  plate.shape(guard, ink, 0.34)
  plate
    .fill('paper', disc(cx, hilt + down * 7.7 * scale, 1.5 * scale))
    .circle(ink, 0.34, cx, hilt + down * 7.7 * scale, 1.5 * scale)
  plate.circle(ink, 0.2, cx, hilt + down * 7.7 * scale, 0.8 * scale)
}

/** A living staff with knots and a few leaves, from foot to head. */
export const wand = (plate: Plate, foot: Point, head: Point, ink: Ink = 'ink', scale = 1): void => {
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1])
  const angle = (Math.atan2(head[1] - foot[1], head[0] - foot[0]) * 180) / Math.PI
  const side = (s: number) =>
    along(24, (t): Point => [length * t, s * scale * (1 + 0.22 * Math.sin(t * 19 + s) + 0.3 * t)])
  const place = (points: Ring) => moved(turned(points, 0, 0, angle), foot[0], foot[1])
  const outline = place([...side(1), [length + 0.9 * scale, 0], ...side(-1).reverse()])
  for (const [t, turn] of [
    [0.36, 48],
    [0.62, -48],
    [0.9, 40],
  ] as const) {
    const [x, y] = [between(foot[0], head[0], t), between(foot[1], head[1], t)]
    leaf(plate, x, y, 4.4 * scale, angle + turn, 0.28, ink)
  }
  plate.fill('paper', outline)
  plate.hatch(ink, 0.18, [place([...side(1), ...along(12, (t): Point => [length * (1 - t), 0.1])])], {
    angle: angle + 30,
    gap: 0.6,
  })
  plate.outline(ink, 0.34, outline)
  plate.line(
    ink,
    0.2,
    place(oval(length * 0.22, 0, 1.1 * scale, 0.4 * scale)),
    place(oval(length * 0.76, 0, 1.1 * scale, 0.4 * scale)),
  )
}

/** A coin with a five-pointed star. */
export const coin = (plate: Plate, cx: number, cy: number, r: number, ink: Ink = 'gold'): void => {
  plate
    .fill('paper', disc(cx, cy, r))
    .circle(ink, 0.44, cx, cy, r)
    .circle(ink, 0.22, cx, cy, r * 0.9)
  plate.rays(ink, 0.16, cx, cy, r * 0.8, r * 0.89, 48)
  plate.circle(ink, 0.24, cx, cy, r * 0.78)
  const corner = (i: number) => polar(cx, cy, r * 0.78, -90 + i * 144)
  const pentagram = [0, 1, 2, 3, 4].map(corner)
  plate.hatch(ink, 0.16, [pentagram], { angle: 45, gap: r / 9 })
  plate.outline(ink, 0.34, pentagram)
}

/** A stem of wheat, its grains in pairs, bent by `lean`. */
export const wheat = (plate: Plate, x: number, foot: number, height: number, lean: number): void => {
  const at = (t: number): Point => [x + lean * t * t, foot - height * t]
  plate.line('gold', 0.26, along(16, at))
  for (let i = 0; i < 6; i += 1) {
    const [gx, gy] = at(0.62 + i * 0.064)
    for (const side of [-1, 1]) leaf(plate, gx, gy, 2.7, -90 + side * 32 + lean * 2, 0.3, 'gold')
  }
  const [tx, ty] = at(1)
  leaf(plate, tx, ty, 2.8, -90 + lean * 2, 0.3, 'gold')
  plate.line(
    'gold',
    0.18,
    ...[-16, -6, 6, 16].map((turn): Ring => [[tx, ty - 1], polar(tx, ty, 6, -90 + turn + lean * 2)]),
  )
}

/** A row of battlements and courses of stone. */
export const masonry = (plate: Plate, ring: Ring, course = 4, brick = 7): void => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  plate.hatch('ink', 0.22, [ring], { gap: course })
  const joints = steps(Math.ceil((bottom - top) / course) + 1).flatMap((_, row) => {
    const y = Math.floor(top / course) * course + row * course
    return steps(Math.ceil((right - left) / brick) + 2).map((_unused, place): Ring => {
      const x = left + place * brick + (row % 2 === 0 ? 0 : brick / 2) - brick / 4
      return box(x - 0.01, y, x + 0.01, y + course)
    })
  })
  const inside = joints.filter((joint) => {
    const [x = 0, y = 0] = joint[0] ?? []
    return x > left + 0.6 && x < right - 0.6 && y >= top - 0.01 && y + course <= bottom + 0.01
  })
  plate.line('ink', 0.2, ...inside.map((joint): Ring => [joint[0] ?? [0, 0], joint[3] ?? [0, 0]]))
}
