import { pillar, sword } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, box, disc, moved, oval, smooth } from '../shapes'
import type { Point, Ring } from '../shapes'

export const justice = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 112, [[45, 62, 34]])
    pillar(plate, 9, 22, 112, 5.4, true)
    pillar(plate, 81, 22, 112, 5.4)
    const curtain = [
      ...along(40, (t): Point => [3 + 84 * t, 0]),
      ...along(60, (t): Point => [87 - 84 * t, 15 + Math.abs(Math.sin(t * 4 * Math.PI)) * 5]),
    ]
    plate.shape(curtain, 'ink', 0.4)
    plate.hatch('ink', 0.2, [curtain], {
      angle: 90,
      gap: 0.8,
      shade: (x) => 0.45 + 0.55 * Math.sin(((x - 3) / 84) * 16 * Math.PI),
    })
    plate.line(
      'gold',
      0.36,
      along(60, (t): Point => [87 - 84 * t, 17 + Math.abs(Math.sin(t * 4 * Math.PI)) * 5]),
    )
    plate.rays('gold', 0.22, 45, 34, 5, 13, 32, 3)
    // The sword is the beam's post.
    sword(plate, 45, 98, 66, 'ink', 1.3)
    const beam = smooth(
      [
        [17, 49.4],
        [30, 45.6],
        [45, 47],
        [60, 45.6],
        [73, 49.4],
        [73, 51],
        [60, 48.4],
        [45, 50],
        [30, 48.4],
        [17, 51],
      ],
      true,
    )
    plate.shape(beam, 'gold', 0.42).hatch('gold', 0.18, [beam], { gap: 0.6, shade: (x) => (x - 40) / 30 })
    plate
      .fill('paper', disc(45, 48.4, 3.2))
      .circle('gold', 0.42, 45, 48.4, 3.1)
      .circle('gold', 0.26, 45, 48.4, 1.8)
    for (const x of [18, 72]) {
      plate.circle('gold', 0.34, x, 51.6, 1.2)
      plate.line(
        'gold',
        0.26,
        ...[-10, 0, 10].map((dx): Ring => [
          [x, 52.6],
          [x + dx, 80],
        ]),
      )
      const pan = [...arc(x, 80, 11.4, 2.4, 180, 0, 20), ...arc(x, 80, 11.4, 9, 0, 180, 20)]
      plate.shape(pan, 'gold', 0.42)
      plate.hatch('gold', 0.2, [arc(x, 80, 11.4, 9, 0, 180, 20)], {
        gap: 0.8,
        shade: (px) => (px - x) / 14 + 0.3,
      })
      plate.fill('paper', oval(x, 80, 11.4, 2.4)).outline('gold', 0.36, oval(x, 80, 11.4, 2.4))
    }
    // A feather in one, a heart in the other: they weigh the same.
    const feather = smooth(
      [
        [12, 78.6],
        [15, 74],
        [20, 70],
        [25, 69],
        [23, 73.6],
        [18, 77.4],
      ],
      true,
    )
    plate.shape(feather, 'ink', 0.32).hatch('ink', 0.18, [feather], { angle: 62, gap: 0.7 })
    plate.line('ink', 0.26, [
      [10, 80],
      [24, 69.6],
    ])
    const heart = moved(
      smooth(
        [
          [0, -2.6],
          [2.6, -5],
          [5.4, -3.6],
          [5, 0],
          [0, 5],
          [-5, 0],
          [-5.4, -3.6],
          [-2.6, -5],
        ],
        true,
      ),
      72,
      74,
    )
    plate
      .shape(heart, 'ink', 0.34)
      .hatch('ink', 0.2, [heart], { angle: 50, gap: 0.7, shade: (x) => (x - 70) / 6 })
    for (const [i, y] of [116, 120.6, 125.6].entries()) {
      plate.shape(box(14 - i * 7, y, 76 + i * 7, y + 5), 'ink', 0.36)
      plate.hatch('ink', 0.18, [box(14 - i * 7, y + 2.6, 76 + i * 7, y + 5)], { gap: 0.7 })
    }
  })
