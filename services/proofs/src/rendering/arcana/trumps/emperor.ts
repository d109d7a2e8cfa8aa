import { ground, mountains } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, box, disc, mirrored, polar, smooth, steps } from '../shapes'
import type { Point, Ring } from '../shapes'

export const emperor = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 96, [[45, 30, 22]])
    mountains(
      plate,
      [
        [12, 46],
        [78, 44],
        [28, 58],
        [62, 60],
      ],
      112,
    )
    // The throne of stone, a ram's head on either arm
    const back = [
      [27, 116],
      [27, 40],
      [31, 32],
      [45, 26],
      [59, 32],
      [63, 40],
      [63, 116],
    ] as Point[]
    plate.shape(back, 'ink', 0.44)
    plate.hatch(
      'ink',
      0.2,
      [
        [
          [45, 26],
          [59, 32],
          [63, 40],
          [63, 116],
          [57, 116],
          [57, 42],
          [45, 33],
        ],
      ],
      { gap: 0.9 },
    )
    const inner = [
      [32, 112],
      [32, 43],
      [45, 34],
      [58, 43],
      [58, 112],
    ] as Point[]
    plate.outline('ink', 0.32, inner)
    plate.hatch('faint', 0.18, [inner], {
      gap: 1.3,
      angle: 90,
      shade: (x, y) => 0.25 + Math.abs(x - 45) / 22 + (y - 80) / 160,
    })
    // Orb and cross
    plate.fill('paper', disc(45, 62, 10.5)).circle('gold', 0.5, 45, 62, 10)
    plate.hatch('gold', 0.2, [disc(45, 62, 10)], {
      angle: 40,
      gap: 0.8,
      shade: (x, y) => (x - 42) / 14 + (y - 62) / 24,
    })
    plate.line('gold', 0.36, arc(45, 62, 10, 3.2, 0, 180), arc(45, 62, 10, 4.4, 0, 180))
    plate.line(
      'gold',
      0.36,
      arc(45, 62, 3, 10, -90, 90),
      arc(45, 62, 3, 10, 90, 270).map(([x, y]): Point => [x + 0, y]),
    )
    const cross = [
      [43.8, 52],
      [44.2, 48.4],
      [40.4, 48.8],
      [40.4, 46.4],
      [44.2, 46.8],
      [43.6, 43],
      [46.4, 43],
      [45.8, 46.8],
      [49.6, 46.4],
      [49.6, 48.8],
      [45.8, 48.4],
      [46.2, 52],
    ] as Point[]
    plate.shape(cross, 'gold', 0.36)
    const step = box(20, 112, 70, 119)
    const seat = box(26, 92, 64, 100)
    plate.shape(seat, 'ink', 0.4).hatch('ink', 0.2, [box(26, 96, 64, 100)], { gap: 0.7 })
    plate
      .shape(box(30, 100, 60, 112), 'ink', 0.36)
      .hatch('ink', 0.2, [box(30, 100, 60, 112)], { angle: 90, gap: 0.9, shade: (x) => (x - 36) / 26 })
    plate.shape(step, 'ink', 0.4).hatch('ink', 0.2, [box(20, 115.6, 70, 119)], { gap: 0.7 })
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      plate.shape(at(box(19, 82, 27, 112)), 'ink', 0.38)
      plate.hatch('ink', 0.2, [at(box(23.4, 82, 27, 112))], { gap: 0.8, angle: 90 })
      const head = at(
        smooth(
          [
            [19, 70],
            [26, 70],
            [28, 76],
            [25.6, 86],
            [23, 90],
            [20.4, 86],
            [17, 76],
          ],
          true,
        ),
      )
      plate.shape(head, 'ink', 0.38)
      plate.hatch('ink', 0.18, [head], {
        angle: 70,
        gap: 0.7,
        shade: (x, y) => (y - 78) / 16 + (side * (45 - x) - 22) / 12,
      })
      // The horn: a spiral of growing rings
      const spiral = (k: number): Point[] =>
        along(60, (t) => {
          const a = -40 + t * 470
          const r = (7.4 - t * 5.6) * k
          return polar(15.5, 77, r, a)
        })
      const horn = at([...spiral(1.12), ...spiral(0.62).reverse()])
      plate.fill('paper', horn).line('ink', 0.34, at(spiral(1.12)), at(spiral(0.62)))
      plate.line(
        'ink',
        0.22,
        ...steps(22).map((t): Ring =>
          at([
            polar(15.5, 77, (7.4 - t * 5.6) * 1.12, -40 + t * 470),
            polar(15.5, 77, (7.4 - t * 5.6) * 0.62, -34 + t * 470),
          ]),
        ),
      )
      plate.line('ink', 0.4, at(arc(20.6, 77.6, 0.9, 0.5, 0, 360)), at(arc(25.2, 77.6, 0.9, 0.5, 0, 360)))
    }
    ground(
      plate,
      [
        [0, 121],
        [30, 119.4],
        [60, 119.4],
        [90, 121],
      ],
      4,
      2.6,
    )
    plate.shape(
      [
        [32, 33],
        [29, 18],
        [36, 26],
        [45, 13],
        [54, 26],
        [61, 18],
        [58, 33],
      ],
      'gold',
      0.44,
    )
    plate.hatch('gold', 0.2, [box(32, 29, 58, 33)], { gap: 0.8 })
    for (const [x, y] of [
      [29, 17],
      [45, 12],
      [61, 17],
    ] as const)
      plate.fill('paper', disc(x, y, 1.6)).circle('gold', 0.36, x, y, 1.5)
  })
