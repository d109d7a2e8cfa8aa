import { coin, cup, ground, leaf, lemniscate, rose, sword, wand } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, box, steps, tau } from '../shapes'
import type { Point } from '../shapes'

export const magician = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 78, [[45, 22, 27]])
    plate.rays('gold', 0.24, 45, 22, 17, 25.5, 60, 3.4)
    plate.circle('gold', 0.3, 45, 22, 16)
    plate.circle('gold', 0.2, 45, 22, 15)
    lemniscate(plate, 45, 22, 11.5)
    // Roses hang over the table, lilies of the field grow below.
    for (const [x, y, r] of [
      [8, 6, 5],
      [19, 9.5, 4],
      [82, 6, 5],
      [71, 9.5, 4],
      [3, 16, 3.6],
      [87, 16, 3.6],
    ] as const) {
      leaf(plate, x, y, r * 1.9, 50)
      leaf(plate, x, y, r * 1.9, 130)
      rose(plate, x, y, r)
    }
    ground(
      plate,
      [
        [0, 112],
        [25, 110],
        [60, 111],
        [90, 109],
      ],
      6,
      2.8,
    )
    const legs = [box(13, 86, 18, 120), box(72, 86, 77, 120)]
    for (const leg of legs) {
      plate.fill('paper', leg)
      plate.hatch('ink', 0.2, [leg], { gap: 0.8, shade: (x) => (x % 59) / 5 - 2.4 })
      plate.outline('ink', 0.36, leg)
    }
    const cloth = box(9, 84, 81, 104)
    plate.fill('paper', cloth)
    for (const fold of steps(13))
      plate.curve('ink', 0.2, [
        [9 + fold * 72, 87],
        [9 + fold * 72 + Math.sin(fold * 20) * 0.8, 95],
        [9 + fold * 72, 104],
      ])
    plate.hatch('ink', 0.18, [cloth], {
      angle: 90,
      gap: 0.7,
      shade: (x, y) => 0.52 + 0.5 * Math.sin(((x - 9) / 72) * 12 * tau) - (y - 84) / 60,
    })
    plate.line(
      'ink',
      0.36,
      [
        [9, 84],
        [9, 104],
      ],
      [
        [81, 84],
        [81, 104],
      ],
    )
    plate.line(
      'gold',
      0.4,
      along(60, (t): Point => [9 + 72 * t, 102 + Math.abs(Math.sin(t * 12 * Math.PI)) * 2.6]),
    )
    const top = box(6, 79.5, 84, 85)
    plate.shape(top, 'ink', 0.4).hatch('ink', 0.18, [box(6, 82.4, 84, 85)], { gap: 0.6 })
    coin(plate, 18, 70.6, 8.2)
    cup(plate, 37, 70.4, 8.6)
    sword(plate, 57, 69.4, 24, 'ink', 1.1)
    wand(plate, [70, 79], [79, 48], 'ink', 1)
  })
