import { leaf } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, between, disc, oval, smooth, steps } from '../shapes'
import type { Point } from '../shapes'

export const world = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[45, 65, 47]], 2)
    for (const [x, y, points] of [
      [13, 14, 4],
      [77, 14, 5],
      [13, 116, 6],
      [77, 116, 8],
    ] as const) {
      plate
        .fill('paper', disc(x, y, 9.4))
        .circle('gold', 0.36, x, y, 9.2)
        .circle('gold', 0.22, x, y, 8.2)
      plate.star(x, y, points, 7.4, points === 4 ? 1.8 : 2.6, -90, 'ink', 4)
    }
    plate.fill('paper', oval(45, 65, 36, 54))
    // The globe, its meridians and a sea of hatching
    const r = 21
    plate.rays('gold', 0.24, 45, 65, r + 2, r + 8, 72, 2.4)
    plate.fill('paper', disc(45, 65, r))
    plate.hatch('ink', 0.18, [disc(45, 65, r)], {
      gap: 0.8,
      shade: (x, y) => Math.hypot(x - 38, y - 57) / 30 - 0.42,
    })
    for (const k of [-0.8, -0.45, 0, 0.45, 0.8])
      plate.line(
        'ink',
        k === 0 ? 0.34 : 0.2,
        along(30, (t): Point => [
          45 + k * r * Math.cos((t - 0.5) * Math.PI),
          65 + r * Math.sin((t - 0.5) * Math.PI),
        ]),
      )
    for (const k of [-0.72, -0.38, 0, 0.38, 0.72])
      plate.line(
        'ink',
        k === 0 ? 0.34 : 0.2,
        arc(45, 65 + k * r, r * Math.sqrt(1 - k * k), 2.6 * Math.sqrt(1 - k * k), 0, 180),
      )
    plate.circle('ink', 0.5, 45, 65, r).circle('ink', 0.22, 45, 65, r + 1)
    for (const land of [
      [
        [33, 52],
        [38, 49],
        [43, 51],
        [42, 56],
        [38, 58],
        [36, 64],
        [33, 61],
      ],
      [
        [38, 66],
        [43, 68],
        [44, 74],
        [41, 81],
        [38, 76],
      ],
      [
        [48, 51],
        [55, 50],
        [61, 55],
        [60, 61],
        [55, 60],
        [57, 68],
        [53, 76],
        [50, 70],
        [47, 62],
        [50, 57],
      ],
    ] as Point[][]) {
      const coast = smooth(land, true)
      plate
        .fill('paper', coast)
        .outline('gold', 0.38, coast)
        .hatch('gold', 0.2, [coast], { angle: 50, gap: 0.8 })
    }
    // A wreath, tied above and below
    const wreath = (t: number): Point => [45 + 34 * Math.sin(t), 65 - 51 * Math.cos(t)]
    plate.line(
      'ink',
      0.3,
      along(120, (t) => wreath(t * 2 * Math.PI)),
    )
    for (const side of [-1, 1])
      for (let i = 0; i < 30; i += 1) {
        const t = Math.PI - 0.1 - (i / 29) * (Math.PI - 0.22)
        const [x, y] = wreath(side * t)
        const [nx, ny] = wreath(side * (t - 0.05))
        const heading = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
        for (const turn of [-34, 34]) leaf(plate, x, y, 6.6, heading + turn, 0.24)
        if (i % 4 === 2) plate.fill('paper', disc(x, y, 1)).circle('gold', 0.34, x, y, 1)
      }
    for (const y of [14, 116]) {
      for (const side of [-1, 1]) {
        const loop = smooth([
          [45, y],
          [45 + side * 5, y - 4.4],
          [45 + side * 8.6, y - 1],
          [45 + side * 5, y + 2.4],
          [45, y],
        ])
        plate
          .fill('paper', loop)
          .line('gold', 0.42, loop)
          .hatch('gold', 0.2, [loop], { angle: side * 40, gap: 0.7 })
        const tail = smooth([
          [45, y],
          [45 + side * 4, y + 5],
          [45 + side * 3, y + 9],
        ])
        plate.line(
          'gold',
          0.42,
          tail,
          tail.map(([x, ty]): Point => [x + side * 2, ty - 0.6]),
        )
      }
      plate.fill('paper', oval(45, y, 2.4, 2)).outline('gold', 0.42, oval(45, y, 2.4, 2))
    }
    plate.line(
      'gold',
      0.2,
      ...steps(3).map((t) => oval(45, 65, between(36.4, 37.6, t), between(54, 55.4, t))),
    )
  })
