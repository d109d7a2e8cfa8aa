import { ground, wheat } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, box, disc, polar, scaled, smooth } from '../shapes'
import type { Point } from '../shapes'

export const empress = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 70, [[45, 32, 31]])
    // Twelve stars in a crown
    for (let i = 0; i < 12; i += 1) {
      const [x, y] = polar(45, 34, 26, -90 + i * 30)
      plate.sparkle(x, y, 3.1, 6)
    }
    plate.circle('gold', 0.26, 45, 34, 21).circle('gold', 0.2, 45, 34, 20)
    // The shield of Venus
    const heart = smooth(
      [
        [45, 25],
        [50.5, 19.6],
        [58, 22],
        [59.6, 30],
        [54, 40],
        [45, 49.5],
        [36, 40],
        [30.4, 30],
        [32, 22],
        [39.5, 19.6],
      ],
      true,
    )
    plate.fill('paper', heart)
    plate.hatch('ink', 0.2, [heart], { angle: 52, gap: 0.85, shade: (x, y) => (x - 43) / 20 + (y - 36) / 40 })
    plate.outline('ink', 0.46, heart)
    plate.outline('gold', 0.3, scaled(heart, 45, 33, 0.86))
    plate.fill('paper', disc(45, 30, 5.8))
    plate.circle('gold', 0.8, 45, 30, 4.8)
    plate.line(
      'gold',
      0.8,
      [
        [45, 34.8],
        [45, 44],
      ],
      [
        [41.2, 39.6],
        [48.8, 39.6],
      ],
    )
    // A wood, a stream that comes down to the corn
    for (const [x, y, r] of [
      [4, 72, 8],
      [15, 70, 9],
      [26, 73, 7],
      [86, 72, 8],
      [75, 70, 9],
      [64, 73, 7],
    ] as const) {
      const crown = smooth(
        along(14, (t): Point => polar(x, y - r * 0.4, r * (1 + 0.1 * Math.sin(t * 40)), t * 360)),
        true,
      )
      plate.shape(box(x - 0.9, y, x + 0.9, y + 10), 'ink', 0.28)
      plate.fill('paper', crown)
      plate.hatch('ink', 0.2, [crown], {
        angle: 65,
        gap: 0.8,
        shade: (px, py) => (px - x) / r + (py - y) / (r * 1.4) + 0.55,
      })
      plate.outline('ink', 0.32, crown)
    }
    ground(
      plate,
      [
        [0, 82],
        [24, 80],
        [45, 81],
        [66, 80],
        [90, 82],
      ],
      3,
      2.6,
    )
    const bank = (side: number) =>
      along(30, (t): Point => [
        45 + side * (2.4 + t * t * 15) + Math.sin(t * 6) * 5 * (1 - t * 0.4),
        81 + 49 * t,
      ])
    const stream = [...bank(-1), ...bank(1).reverse()]
    plate.fill('paper', stream)
    plate.line('ink', 0.3, bank(-1), bank(1))
    for (const k of [-0.72, -0.44, -0.16, 0.16, 0.44, 0.72])
      plate.line(
        'ink',
        0.18,
        along(46, (t): Point => [
          45 +
            k * (2.4 + t * t * 15) +
            Math.sin(t * 6) * 5 * (1 - t * 0.4) +
            Math.sin(t * 34 + k * 9) * 0.45 * t,
          81 + 49 * t,
        ]),
      )
    for (const [x, foot, height, lean] of [
      [6, 132, 34, -2],
      [12, 133, 40, 1.5],
      [18, 132, 34, 3],
      [24, 133, 28, 4],
      [2, 133, 28, -3],
      [84, 132, 34, 2],
      [78, 133, 40, -1.5],
      [72, 132, 34, -3],
      [66, 133, 28, -4],
      [88, 133, 28, 3],
    ] as const)
      wheat(plate, x, foot, height, lean)
  })
