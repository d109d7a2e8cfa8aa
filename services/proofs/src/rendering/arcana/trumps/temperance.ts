import { cup, ground, leaf, mountains, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, moved, polar, smooth, turned } from '../shapes'
import type { Point } from '../shapes'

export const temperance = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 96, [[45, 18, 22]])
    plate.rays('gold', 0.24, 45, 18, 10, 20, 48, 4)
    plate.circle('gold', 0.44, 45, 18, 8).circle('gold', 0.24, 45, 18, 7)
    const triangle = [
      [45, 12.4],
      [50, 21],
      [40, 21],
    ] as Point[]
    plate.outline('gold', 0.4, triangle).hatch('gold', 0.2, [triangle], { gap: 0.8 })
    mountains(
      plate,
      [
        [14, 70],
        [26, 78],
      ],
      98,
    )
    ground(
      plate,
      [
        [0, 98],
        [30, 95],
        [60, 97],
        [90, 94],
      ],
      3,
      2.4,
    )
    water(plate, 108, 130, 10)
    // Wings stand behind the cups.
    for (const side of [-1, 1])
      for (const [row, count, length] of [
        [0, 8, 30],
        [1, 7, 22],
        [2, 6, 14],
      ] as const)
        for (let i = count - 1; i >= 0; i -= 1) {
          const angle = side < 0 ? 180 + 62 - i * 12 - row * 4 : -62 + i * 12 + row * 4
          const feather = moved(
            turned(
              [
                ...along(9, (t): Point => [(length - i * 1.1) * t, 2 * Math.sin(Math.PI * t ** 1.5)]),
                ...along(9, (t): Point => [
                  (length - i * 1.1) * (1 - t),
                  -2 * Math.sin(Math.PI * (1 - t) ** 1.5),
                ]),
              ],
              0,
              0,
              angle,
            ),
            45 + side * 6,
            58,
          )
          plate.fill('paper', feather).outline('ink', 0.28, feather)
          plate.line('ink', 0.18, [
            [45 + side * 6, 58],
            polar(45 + side * 6, 58, (length - i * 1.1) * 0.92, angle),
          ])
        }
    // Water is poured from cup to cup.
    const fall = (k: number): Point[] =>
      smooth([
        [36.6 + k * 0.5, 49 + k * 0.2],
        [41 + k, 58 - k * 0.4],
        [48 + k, 72],
        [52.6 + k * 0.9, 86],
      ])
    const stream = [...fall(-2.4), ...fall(2.4).reverse()]
    plate.fill('paper', stream)
    plate.line('gold', 0.26, ...[-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4].map(fall))
    // Drawn in the middle, where the frame cuts nothing off, and turned from there.
    const tilted = drawn((inner) => cup(inner, 45, 65, 11, 'ink'))
    for (const layer of tilted) {
      const lines = layer.lines.map((line) => {
        const points: Point[] = []
        for (let i = 0; i < line.length; i += 2) points.push([line[i] ?? 0, line[i + 1] ?? 0])
        return moved(turned(points, 45, 65, 62), 27 - 45, 46 - 65)
      })
      if (layer.kind === 'fill') plate.fill(layer.ink, ...lines)
      else plate.line(layer.ink, layer.weight, ...lines)
    }
    cup(plate, 54, 92, 11.5)
    for (const [x, h, s] of [
      [12, 26, 1],
      [20, 20, -1],
      [78, 28, -1],
      [70, 20, 1],
    ] as const) {
      const top = 122 - h
      plate.curve('ink', 0.36, [
        [x, 124],
        [x + s, 112],
        [x, top],
      ])
      for (const a of [-100, -72]) leaf(plate, x + s * 0.5, 122, h * 0.7, a + s * 8, 0.14)
      for (const [a, l] of [
        [-90, 5.4],
        [-140, 5],
        [-40, 5],
        [150, 4.4],
        [30, 4.4],
      ] as const)
        leaf(plate, x, top, l, a, 0.36, 'gold')
    }
  })
