import { cloud, leaf, mountains, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, moved, oval, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

export const judgement = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 100, [[45, 30, 30]])
    plate.rays('gold', 0.26, 45, 24, 12, 40, 72, 8)
    cloud(plate, [
      [8, 10, 9],
      [22, 6, 9],
      [68, 6, 9],
      [82, 10, 9],
      [36, 2, 9],
      [54, 2, 9],
      [45, 6, 8],
      [2, 20, 7],
      [88, 20, 7],
    ])
    // A trumpet with its banner
    const place = (points: Ring) => moved(turned(points, 0, 0, 28), 38, 42)
    const bell = place([
      ...smooth([
        [-34, -1],
        [0, -1.2],
        [16, -1.8],
        [24, -4],
        [30, -9],
      ]),
      ...smooth([
        [30, 9],
        [24, 4],
        [16, 1.8],
        [0, 1.2],
        [-34, 1],
      ]),
    ])
    plate.shape(bell, 'gold', 0.46)
    plate.hatch(
      'gold',
      0.2,
      [
        place([
          ...smooth([
            [-34, 0.1],
            [16, 0.3],
            [24, 1],
            [30, 3],
          ]),
          ...smooth([
            [30, 9],
            [24, 4],
            [16, 1.8],
            [0, 1.2],
            [-34, 1],
          ]),
        ]),
      ],
      { angle: 28, gap: 0.6 },
    )
    const mouth = place(oval(30, 0, 2.6, 9))
    plate
      .fill('paper', mouth)
      .outline('gold', 0.42, mouth)
      .hatch('gold', 0.22, [place(oval(30.2, 0, 1.7, 7))], { angle: 118, gap: 0.7 })
    for (const x of [-34, -20, -4, 12]) {
      const band = place(oval(x, 0, 0.9, x < -30 ? 2.2 : 1.9))
      plate.fill('paper', band).outline('gold', 0.36, band)
    }
    const flag = [
      ...smooth([...place([[-16, 1.6]]), ...place([[-12, 3]]), ...place([[2, 1.8]])]),
      ...smooth([
        [42, 46],
        [44, 60],
        [40, 74],
      ]),
      ...smooth([
        [40, 74],
        [32, 71],
        [24, 74],
        [17, 71],
      ]),
      ...smooth([
        [17, 71],
        [20, 58],
        [22, 38],
      ]),
    ]
    plate.shape(flag, 'ink', 0.4)
    plate.hatch('ink', 0.18, [flag], {
      angle: 84,
      gap: 0.8,
      shade: (x, y) => 0.3 + 0.42 * Math.sin((x + y * 0.16) * 0.52),
    })
    const cross = [
      [28.6, 50],
      [33.2, 50.4],
      [33, 55.4],
      [38, 56],
      [37.6, 60.6],
      [32.6, 60.2],
      [31.8, 66],
      [27.2, 65.4],
      [28, 59.6],
      [23, 59],
      [23.6, 54.4],
      [28.4, 55],
    ] as Point[]
    plate.shape(cross, 'gold', 0.36).hatch('gold', 0.2, [cross], { angle: 50, gap: 0.7 })
    // Sound goes out in rings, and what was asleep comes up.
    const [mx, my] = [68, 58]
    plate.line('gold', 0.24, ...[6, 10, 14, 18].map((r) => arc(mx, my, r, r, -18, 74)))
    mountains(
      plate,
      [
        [14, 84],
        [74, 82],
        [30, 92],
        [60, 92],
      ],
      108,
    )
    water(plate, 104, 130, 13)
    for (const [x, h] of [
      [22, 12],
      [45, 16],
      [68, 12],
    ] as const) {
      plate.line('gold', 0.26, ...[0, 1, 2].map((k) => oval(x, 122, 5 + 3 * k, 1.1 + 0.8 * k)))
      plate.line(
        'ink',
        0.4,
        smooth([
          [x, 122],
          [x + 0.6, 122 - h * 0.5],
          [x, 122 - h],
        ]),
      )
      leaf(plate, x, 122 - h * 0.4, 5, -30)
      leaf(plate, x, 122 - h * 0.55, 5, 210)
      for (const a of [-90, -135, -45]) leaf(plate, x, 122 - h, 5, a, 0.34, 'gold')
    }
  })
