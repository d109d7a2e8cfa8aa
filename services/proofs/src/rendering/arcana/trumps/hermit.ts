import { leaf, mountains } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, box, smooth } from '../shapes'
import type { Point } from '../shapes'

export const hermit = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[45, 42, 32]], 1.7)
    for (const [x, y, r] of [
      [10, 12, 3],
      [80, 10, 3.4],
      [70, 24, 2.2],
      [18, 30, 2.2],
      [6, 48, 2.4],
      [84, 44, 2.4],
    ] as const)
      plate.sparkle(x, y, r)
    mountains(
      plate,
      [
        [8, 84],
        [82, 80],
        [24, 98],
        [70, 96],
      ],
      134,
    )
    mountains(plate, [[45, 96]], 136, 1.1)
    // The lantern, a star its flame
    plate.rays('gold', 0.24, 45, 44, 18, 30, 64, 5)
    plate.line(
      'ink',
      0.4,
      arc(45, 20, 5, 5, 180, 360),
      [
        [40, 20],
        [41, 24],
      ],
      [
        [50, 20],
        [49, 24],
      ],
    )
    plate.shape(
      [
        [34, 32],
        [40, 24],
        [50, 24],
        [56, 32],
      ],
      'ink',
      0.42,
    )
    plate.hatch(
      'ink',
      0.2,
      [
        [
          [45, 24],
          [50, 24],
          [56, 32],
          [45, 32],
        ],
      ],
      { gap: 0.8 },
    )
    const glass = [
      [35, 34],
      [55, 34],
      [58, 58],
      [32, 58],
    ] as Point[]
    plate.fill('paper', glass)
    plate.star(45, 46, 6, 11, 4.6, -90, 'gold', 5)
    plate.circle('gold', 0.22, 45, 46, 11.6)
    plate.outline('ink', 0.42, glass)
    plate.line(
      'ink',
      0.3,
      [
        [41.6, 34],
        [40.6, 58],
      ],
      [
        [48.4, 34],
        [49.4, 58],
      ],
    )
    plate.shape(box(33, 31.6, 57, 34.2), 'ink', 0.36)
    plate.shape(
      [
        [31, 58],
        [59, 58],
        [56, 63],
        [34, 63],
      ],
      'ink',
      0.4,
    )
    plate.hatch(
      'ink',
      0.2,
      [
        [
          [31, 58],
          [59, 58],
          [56, 63],
          [34, 63],
        ],
      ],
      { gap: 0.7, shade: (x) => (x - 38) / 20 },
    )
    plate.shape(box(38, 63, 52, 65), 'ink', 0.34)
    // It hangs from a staff planted on the summit.
    const staff = (s: number) =>
      along(40, (t): Point => [45 + s * (0.95 + 0.14 * Math.sin(t * 40)), 66 + t * 44])
    const pole = [...staff(-1), ...staff(1).reverse()]
    plate
      .shape(pole, 'ink', 0.36)
      .hatch('ink', 0.18, [pole], { angle: 70, gap: 0.6, shade: (x) => (x - 44.6) / 0.9 })
    for (const [y, a] of [
      [72, -30],
      [80, 210],
      [90, -20],
    ] as const)
      leaf(plate, 45, y, 4.6, a)
    const snow = smooth(
      [
        [39, 103],
        [42, 107],
        [44, 104.6],
        [46, 109],
        [48.6, 105],
        [51, 108],
        [45, 96],
      ],
      true,
    )
    plate.fill('paper', snow).line('ink', 0.2, snow)
  })
