import { leaf, pillar, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, box, crescent, disc, moved, oval, smooth, steps, tau } from '../shapes'
import type { Point, Ring } from '../shapes'

export const highPriestess = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 110, [[45, 30, 24]])
    // The veil hangs between the pillars, set with pomegranates.
    const veil = box(17, 44, 73, 112)
    plate.fill('paper', veil)
    const folds = steps(15)
    plate.hatch('faint', 0.18, [veil], {
      angle: 90,
      gap: 0.8,
      shade: (x) => 0.5 + 0.55 * Math.sin(((x - 17) / 56) * 7 * tau),
    })
    plate.line(
      'ink',
      0.24,
      along(90, (t): Point => [17 + 56 * t, 44 + Math.abs(Math.sin(t * 7 * Math.PI)) * 3.4]),
    )
    for (const t of folds)
      plate.curve('ink', 0.18, [
        [17 + 56 * t, 46],
        [17 + 56 * t + Math.sin(t * 30), 80],
        [17 + 56 * t, 112],
      ])
    for (const [x, y] of [
      [31, 60],
      [59, 60],
      [45, 69],
      [31, 80],
      [59, 80],
      [45, 91],
    ] as const) {
      const fruit = moved(
        smooth(
          [
            [0, -4.6],
            [3.4, -3],
            [4.4, 0.6],
            [2.6, 4],
            [0, 4.8],
            [-2.6, 4],
            [-4.4, 0.6],
            [-3.4, -3],
          ],
          true,
        ),
        x,
        y,
      )
      leaf(plate, x, y - 4, 6, -150)
      leaf(plate, x, y - 4, 6, -30)
      plate.fill('paper', fruit)
      plate.hatch('gold', 0.2, [fruit], {
        angle: 60,
        gap: 0.7,
        shade: (px, py) => (px - x) / 5 + (py - y) / 9 + 0.2,
      })
      plate.outline('gold', 0.38, fruit)
      const seeds = moved(oval(0, 0, 1.7, 2.4), x - 0.9, y + 0.4)
      plate.fill('paper', seeds).outline('gold', 0.26, seeds)
      plate.hatch('gold', 0.2, [seeds], { angle: 20, gap: 0.6 })
      plate.line('gold', 0.3, [
        [x - 1.6, y - 4.6],
        [x - 2.2, y - 7],
        [x - 0.6, y - 5.6],
        [x, y - 7.4],
        [x + 0.6, y - 5.6],
        [x + 2.2, y - 7],
        [x + 1.6, y - 4.6],
      ])
    }
    pillar(plate, 13, 30, 112, 6.5, true)
    pillar(plate, 77, 30, 112, 6.5)
    // The moon in three phases
    plate.fill('paper', disc(45, 25, 9.4)).circle('ink', 0.4, 45, 25, 9.4)
    plate.hatch('faint', 0.16, [disc(45, 25, 8.4)], {
      gap: 0.9,
      shade: (x, y) => (x - 45) / 14 + (y - 25) / 20 + 0.12,
    })
    plate.circle('gold', 0.26, 45, 25, 11).rays('gold', 0.22, 45, 25, 12.2, 18, 48, 2.4)
    for (const [x, open] of [
      [27, 0],
      [63, 180],
    ] as const) {
      const horn = crescent(x, 25, 7, open + 180)
      plate
        .fill('paper', disc(x, 25, 7.8))
        .fill('paper', horn)
        .outline('ink', 0.36, horn)
      plate.hatch('ink', 0.2, [horn], { gap: 0.75, shade: (px) => 0.3 + Math.abs(px - x) / 9 })
    }
    water(plate, 116, 130, 8)
    // An open scroll on the step
    const scroll = box(33, 104, 57, 114)
    plate.shape(scroll, 'ink', 0.36)
    for (const x of [33, 57])
      plate.shape(oval(x, 109, 1.9, 6), 'ink', 0.34).line('ink', 0.2, arc(x, 109, 1, 4.4, 0, 360))
    plate.line(
      'ink',
      0.22,
      ...[106.4, 108.4, 110.4, 112.2].map((y, i): Ring => [
        [36.5, y],
        [53.5 - (i % 2) * 4, y],
      ]),
    )
  })
