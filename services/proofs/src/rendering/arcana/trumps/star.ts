import { lightPath, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { oval } from '../shapes'
import type { Ring } from '../shapes'

export const star = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 92, [[45, 33, 28]], 2)
    for (const k of [0, 1, 2]) plate.circle('line', [0.34, 0.24, 0.18][k] ?? 0.2, 45, 33, 23 + 2.3 * k)
    plate.star(45, 33, 8, 15.4, 5.6, -67.5, 'gold', 3)
    plate.star(45, 33, 8, 27, 5.2, -90, 'ink', 5)
    for (const [x, y] of [
      [12, 12],
      [78, 12],
      [8, 46],
      [82, 46],
      [21, 70],
      [69, 70],
      [45, 77],
    ] as const)
      plate.sparkle(x, y, 4)
    water(plate, 92)
    // Two streams of starlight, and rings where they meet the water
    for (const x of [21, 69]) {
      for (const k of [0, 1, 2, 3])
        plate.line('gold', 0.36 - k * 0.05, oval(x, 105, 3.3 + 3.5 * k, 0.9 + 0.95 * k))
      plate.line(
        'gold',
        0.24,
        ...[-2, -1, 0, 1, 2].map((k): Ring => [
          [x + k * 0.25, 76 + Math.abs(k) * 2],
          [x + k * 0.6, 105.2],
        ]),
      )
    }
    lightPath(plate, 45, 92.6, 129, 5)
  })
