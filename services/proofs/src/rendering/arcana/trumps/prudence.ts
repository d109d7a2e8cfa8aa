import { leaf, lightPath, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, mirrored, smooth } from '../shapes'
import type { Point, Ring } from '../shapes'

export const prudence = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 92, [[45, 66, 29]])
    // A living beam in leaf
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const trunk = at([
        ...smooth([
          [10, 100],
          [11, 70],
          [9, 40],
          [10, 10],
        ]),
        ...smooth([
          [16, 8],
          [15.4, 40],
          [17, 70],
          [17, 100],
        ]),
      ])
      plate.shape(trunk, 'ink', 0.38).hatch('ink', 0.2, [trunk], {
        angle: 86,
        gap: 0.8,
        shade: (x) => 0.45 + ((side < 0 ? x : 90 - x) - 13) / 7,
      })
      for (const [y, a] of [
        [26, 200],
        [30, -20],
        [44, 190],
        [52, -10],
        [62, 205],
        [74, -24],
        [84, 200],
      ] as const) {
        const [[x, yy] = [0, 0]] = at([[a > 90 ? 10 : 16.4, y]])
        leaf(plate, x, yy, 6, side < 0 ? a : 180 - a)
      }
    }
    const beam = [
      ...smooth([
        [2, 12],
        [25, 9],
        [45, 11],
        [65, 9],
        [88, 12],
      ]),
      ...smooth([
        [88, 18],
        [65, 16],
        [45, 17.6],
        [25, 16],
        [2, 18],
      ]),
    ]
    plate
      .shape(beam, 'ink', 0.4)
      .hatch('ink', 0.2, [beam], { angle: 3, gap: 0.8, shade: (_x, y) => (y - 11) / 8 })
    for (const [x, a] of [
      [24, -110],
      [32, -60],
      [52, -120],
      [60, -70],
      [72, -110],
      [20, 70],
      [68, 110],
    ] as const)
      leaf(plate, x, a < 0 ? 10.5 : 16.6, 6.4, a)
    // The light hangs head downward, and all the world with it.
    plate
      .line('ink', 0.5, [
        [45, 17],
        [45, 36],
      ])
      .line('ink', 0.3, arc(45, 38, 2, 2, 0, 360))
    plate.rays('gold', 0.24, 45, 66, 18, 28, 60, 4)
    plate.circle('gold', 0.4, 45, 66, 16.6).circle('gold', 0.24, 45, 66, 15.4)
    const lamp = smooth([
      [42, 40],
      [40, 46],
      [36, 54],
      [35, 64],
      [39, 74],
      [45, 82],
      [51, 74],
      [55, 64],
      [54, 54],
      [50, 46],
      [48, 40],
    ])
    plate.shape(lamp, 'gold', 0.44)
    plate.hatch('gold', 0.2, [lamp], { angle: 70, gap: 0.8, shade: (x) => (x - 44) / 12 })
    plate.line(
      'gold',
      0.3,
      arc(45, 54, 9.4, 2.2, 0, 180),
      arc(45, 64, 10, 2.4, 0, 180),
      arc(45, 74, 6, 1.6, 0, 180),
    )
    plate.star(45, 61, 8, 7, 2, 90, 'ink', 3)
    // Water that shows it upright
    water(plate, 96, 130, 14)
    lightPath(plate, 45, 97, 129, 7)
  })
