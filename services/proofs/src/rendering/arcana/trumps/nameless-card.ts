import { ground, leaf, lightPath, rose, sun, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { box, mirrored } from '../shapes'
import type { Point, Ring } from '../shapes'

export const namelessCard = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 84, [[45, 78, 32]])
    // The sun comes up between two towers.
    plate.rays('gold', 0.26, 45, 82, 18, 34, 72, 6)
    sun(plate, 45, 82, 13, 1.6, 24)
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const tower = at(box(15, 50, 26, 90))
      plate
        .shape(tower, 'ink', 0.36)
        .hatch('ink', 0.2, [tower], { gap: 0.9, shade: (x) => ((side < 0 ? x : 90 - x) - 19) / 7 })
      plate.shape(
        at([
          [13.4, 50],
          [13.4, 44],
          [16.4, 44],
          [16.4, 47],
          [19, 47],
          [19, 44],
          [22, 44],
          [22, 47],
          [24.6, 47],
          [24.6, 44],
          [27.6, 44],
          [27.6, 50],
        ]),
        'ink',
        0.36,
      )
      plate
        .shape(
          at([
            [19, 62],
            [19, 57.6],
            [20.5, 55.6],
            [22, 57.6],
            [22, 62],
          ]),
          'ink',
          0.3,
        )
        .hatch('ink', 0.2, [at(box(19.4, 58, 21.8, 62))], { gap: 0.5 })
    }
    ground(
      plate,
      [
        [0, 90],
        [20, 88.6],
        [45, 90],
        [70, 88.6],
        [90, 90],
      ],
      2,
      2.4,
    )
    water(plate, 96, 130, 13)
    lightPath(plate, 45, 97, 129, 6)
    // Leaves come down, each with next spring folded in its stalk.
    for (const [x, y, l, a] of [
      [12, 12, 10, 40],
      [30, 22, 9, 120],
      [52, 10, 10, 70],
      [72, 20, 9, 20],
      [82, 34, 8, 100],
      [38, 40, 8, 60],
      [62, 36, 8, 140],
      [8, 36, 8, 80],
      [20, 108, 9, 10],
      [70, 112, 9, 170],
    ] as const)
      leaf(plate, x, y, l, a, 0.34, y > 100 ? 'gold' : 'ink')
    rose(plate, 45, 28, 8, 'ink')
    for (const a of [60, 120, -120, -60])
      leaf(plate, 45 + 7 * Math.cos((a * Math.PI) / 180), 28 + 7 * Math.sin((a * Math.PI) / 180), 7, a)
    rose(plate, 45, 28, 8, 'ink')
  })
