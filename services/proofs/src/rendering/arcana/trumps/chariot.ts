import { ground } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, box, disc, mirrored, moved, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

const leafShapeOf = (x: number, y: number, length: number, angle: number): Point[] => {
  const side = (s: number) => along(8, (t): Point => [length * t, s * 1.5 * Math.sin(Math.PI * t ** 1.4)])
  return moved(turned([...side(1), ...side(-1).reverse()], 0, 0, angle), x, y)
}

export const chariot = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 100)
    // A canopy of stars on four posts, its curtains tied back
    for (const x of [24, 66]) {
      plate.shape(box(x - 1.2, 28, x + 1.2, 70), 'ink', 0.34)
      plate.hatch('ink', 0.2, [box(x, 28, x + 1.2, 70)], { gap: 0.7 })
    }
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const curtain = at([
        ...smooth([
          [25, 24],
          [25.6, 40],
          [22, 52],
          [18, 56],
        ]),
        ...smooth([
          [19, 58],
          [21, 64],
          [17, 72],
        ]),
        ...smooth([
          [9, 72],
          [13, 64],
          [14, 57],
          [10, 44],
          [11, 24],
        ]),
      ])
      plate.shape(curtain, 'ink', 0.38)
      for (const t of [0.2, 0.4, 0.6, 0.8])
        plate.curve(
          'ink',
          0.2,
          at([
            [11 + 14 * t, 26],
            [11 + 15 * t, 42],
            [14.6 + 4.6 * t, 56.6],
            [12 + 8 * t, 66],
            [9.6 + 7 * t, 71.6],
          ]),
        )
      plate.hatch('ink', 0.18, [curtain], {
        angle: 90,
        gap: 0.7,
        shade: (x) => 0.4 + 0.5 * Math.sin(x * 1.9),
      })
      const tie = at(
        smooth(
          [
            [13.6, 55.6],
            [18.8, 55.4],
            [19, 58.4],
            [13.8, 58.6],
          ],
          true,
        ),
      )
      plate.shape(tie, 'gold', 0.34).hatch('gold', 0.2, [tie], { angle: 90, gap: 0.6 })
    }
    const cloth = [
      ...smooth([
        [7, 28],
        [12, 17],
        [26, 9],
        [45, 5],
        [64, 9],
        [78, 17],
        [83, 28],
      ]),
      ...along(70, (t): Point => [83 - 76 * t, 28 + Math.abs(Math.sin(t * 8 * Math.PI)) * 4.4]),
    ]
    plate.fill('paper', cloth)
    plate.hatch('ink', 0.2, [cloth], {
      gap: 0.8,
      shade: (x, y) => (y < 28 ? 0.36 + Math.abs(x - 45) / 60 : 1),
    })
    plate.outline('ink', 0.42, cloth)
    for (const [x, y, r] of [
      [45, 15.6, 5],
      [30, 18.4, 3.6],
      [60, 18.4, 3.6],
      [18.6, 23, 2.8],
      [71.4, 23, 2.8],
      [38, 23.6, 2.4],
      [52, 23.6, 2.4],
    ] as const)
      plate.sparkle(x, y, r, 8)
    plate.line(
      'gold',
      0.4,
      along(70, (t): Point => [83 - 76 * t, 29.6 + Math.abs(Math.sin(t * 8 * Math.PI)) * 4.4]),
    )
    // Over the car a crown, and the new moon on either shoulder
    plate.rays('gold', 0.22, 45, 52, 11, 16, 40, 2)
    plate.shape(
      [
        [37, 58],
        [35, 46],
        [40.4, 51.6],
        [45, 43],
        [49.6, 51.6],
        [55, 46],
        [53, 58],
      ],
      'gold',
      0.42,
    )
    plate.hatch('gold', 0.2, [box(37, 55, 53, 58)], { gap: 0.6 })
    for (const [x, y] of [
      [35, 45.4],
      [45, 42],
      [55, 45.4],
    ] as const)
      plate.fill('paper', disc(x, y, 1.2)).circle('gold', 0.34, x, y, 1.1)
    ground(
      plate,
      [
        [0, 108],
        [30, 106],
        [60, 106],
        [90, 108],
      ],
      6,
      2.8,
    )
    // Wheels
    for (const x of [14, 76]) {
      plate.fill('paper', disc(x, 96, 17))
      for (const [r, w] of [
        [17, 0.5],
        [15.2, 0.26],
        [14.4, 0.3],
        [4, 0.4],
        [2.6, 0.24],
        [1.2, 0.3],
      ] as const)
        plate.circle('ink', w, x, 96, r)
      plate.rays('ink', 0.2, x, 96, 15.2, 17, 84)
      for (let i = 0; i < 10; i += 1) {
        const spoke = moved(
          turned(
            along(2, (t): Point => [4 + 10.4 * t, 0]),
            0,
            0,
            i * 36,
          ),
          x,
          96,
        )
        plate.line('ink', 1.1, spoke).line('paper', 0.5, spoke)
      }
    }
    // The car: a breastwork with a winged sun
    const car = [
      ...smooth([
        [20, 70],
        [20, 84],
        [26, 98],
        [36, 107],
        [45, 111],
      ]),
      ...smooth([
        [45, 111],
        [54, 107],
        [64, 98],
        [70, 84],
        [70, 70],
      ]).slice(1),
    ]
    plate.shape(car, 'ink', 0.44)
    plate.hatch('ink', 0.18, [car], {
      angle: 0,
      gap: 0.9,
      shade: (x, y) => Math.abs(x - 45) / 26 - 0.3 + (y - 92) / 40,
    })
    plate.shape(box(16, 66, 74, 71), 'ink', 0.4).hatch('ink', 0.18, [box(16, 68.6, 74, 71)], { gap: 0.6 })
    for (const side of [-1, 1])
      for (const [row, count] of [
        [0, 7],
        [1, 6],
        [2, 5],
      ] as const)
        for (let i = count; i >= 0; i -= 1) {
          const feather = leafShapeOf(
            45 + side * (4 + row * 0.6),
            84 + row * 1.6,
            15 - row * 2.6 - i * 0.9,
            side < 0 ? 180 + 26 - i * 9 - row * 6 : -26 + i * 9 + row * 6,
          )
          plate.fill('paper', feather).outline('gold', 0.26, feather)
        }
    plate
      .fill('paper', disc(45, 85, 5.4))
      .circle('gold', 0.5, 45, 85, 5.2)
      .circle('gold', 0.24, 45, 85, 4.3)
    plate.rays('gold', 0.22, 45, 85, 1.4, 3.9, 20, 0.9)
    // A pale and a dark star go before it.
    for (const [x, isDark] of [
      [30, false],
      [60, true],
    ] as const) {
      plate.fill('paper', disc(x, 117, 8)).circle('ink', 0.34, x, 117, 8)
      if (isDark) plate.hatch('ink', 0.2, [disc(x, 117, 7.4)], { gap: 0.55 })
      plate.star(x, 117, 8, 7, 2, -90, isDark ? 'paper' : 'ink', 3)
    }
  })
