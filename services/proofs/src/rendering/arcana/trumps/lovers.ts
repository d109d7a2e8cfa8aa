import { ground, leaf, mountains, sun } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, disc, mirrored, polar, smooth } from '../shapes'
import type { Point, Ring } from '../shapes'

export const lovers = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 96, [[45, 28, 30]])
    sun(plate, 45, 26, 10, 11, 12)
    mountains(
      plate,
      [
        [45, 66],
        [36, 82],
        [55, 80],
      ],
      104,
    )
    ground(
      plate,
      [
        [0, 104],
        [22, 101],
        [45, 103],
        [68, 101],
        [90, 104],
      ],
      8,
      2.8,
    )
    // Two trees lean to one another, and their crowns grow together.
    const tree = (side: number) => {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const trunk = at([
        ...smooth([
          [15, 112],
          [18, 98],
          [16, 84],
          [20, 70],
          [24, 60],
        ]),
        ...smooth([
          [27, 61],
          [24.6, 72],
          [21.6, 84],
          [23.4, 98],
          [28, 112],
        ]),
      ])
      plate.shape(trunk, 'ink', 0.36)
      plate.hatch('ink', 0.2, [trunk], {
        angle: 80,
        gap: 0.8,
        shade: (x) => 0.42 + ((side < 0 ? x : 90 - x) - 20) / 12,
      })
      const boughs: [number, number, number][] = [
        [24, 62, -100],
        [23, 66, -140],
        [25, 63, -60],
        [22, 70, -165],
        [26, 66, -30],
        [24, 58, -120],
        [26, 57, -75],
        [20, 60, -150],
        [29, 60, -40],
      ]
      for (const [x, y, angle] of boughs) {
        const [ex, ey] = polar(x, y, 13, angle)
        plate.curve('ink', 0.3, at([[x, y], polar(x, y, 6, angle + 8), [ex, ey]]))
        for (const [t, turn] of [
          [0.45, 40],
          [0.62, -42],
          [0.82, 36],
          [1, 0],
          [0.96, -50],
        ] as const) {
          const [lx, ly] = [x + (ex - x) * t, y + (ey - y) * t]
          const real = side < 0 ? angle + turn : 180 - angle - turn
          const [[px, py] = [0, 0]] = at([[lx, ly]])
          leaf(plate, px, py, 5, real, 0.3)
        }
        if (angle % 20 === 0) {
          const [[fx, fy] = [0, 0]] = at([polar(x, y, 9.5, angle + 14)])
          plate.fill('paper', disc(fx, fy, 1.9)).circle('gold', 0.4, fx, fy, 1.8)
          plate.hatch('gold', 0.2, [disc(fx, fy, 1.8)], {
            angle: 45,
            gap: 0.6,
            shade: (px) => (px - fx) / 3 + 0.3,
          })
        }
      }
    }
    tree(-1)
    tree(1)
    // Two rings, one through the other
    for (const [x, from, to] of [
      [40.6, 0, 360],
      [49.4, 0, 360],
      [40.6, -60, 20],
    ] as const) {
      const outer = arc(x, 112, 7, 7, from, to)
      const inner = arc(x, 112, 5.4, 5.4, from, to)
      plate.fill('paper', [...outer, ...[...inner].reverse()])
      plate.line('gold', 0.4, outer, inner)
      plate.line('gold', 0.2, arc(x, 112, 6.2, 6.2, from, to))
    }
  })
