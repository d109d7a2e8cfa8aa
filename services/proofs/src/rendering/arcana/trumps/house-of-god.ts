import { cloud, masonry, mountains } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, box, disc, moved, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

export const houseOfGod = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[58, 26, 26]], 1.8)
    cloud(plate, [
      [6, 104, 8],
      [18, 108, 8],
      [84, 102, 9],
      [72, 108, 8],
      [2, 114, 8],
      [88, 113, 8],
    ])
    mountains(
      plate,
      [
        [45, 88],
        [26, 104],
        [66, 102],
      ],
      134,
      1.2,
    )
    // Light comes in where the roof is lifted off.
    plate.rays('gold', 0.26, 48, 34, 8, 25, 64, 5)
    const tower = [
      [30, 116],
      [33, 44],
      [57, 44],
      [60, 116],
    ] as Point[]
    plate.fill('paper', tower)
    masonry(
      plate,
      [
        [33, 44],
        [57, 44],
        [60, 116],
        [30, 116],
      ],
      4.6,
      8,
    )
    plate.hatch(
      'ink',
      0.2,
      [
        [
          [46, 44],
          [57, 44],
          [60, 116],
          [45, 116],
        ],
      ],
      { angle: 62, gap: 1, shade: (x) => (x - 44) / 15 },
    )
    plate.outline('ink', 0.44, tower)
    const crest = [
      [29.6, 46],
      [29.6, 38],
      [34, 38],
      [34, 41.6],
      [38.6, 41.6],
      [38.6, 38],
      [43, 38],
      [43, 41.6],
      [47, 41.6],
      [47, 38],
      [51.4, 38],
      [51.4, 41.6],
      [56, 41.6],
      [56, 38],
      [60.4, 38],
      [60.4, 46],
    ] as Point[]
    plate.shape(crest, 'ink', 0.42).hatch('ink', 0.2, [box(45, 42, 60.4, 46)], { angle: 62, gap: 0.9 })
    for (const [x, y, s] of [
      [45, 60, 1],
      [39, 82, 0.9],
      [51, 82, 0.9],
    ] as const) {
      const window = [
        [x - 3 * s, y + 6 * s],
        [x - 3 * s, y],
        ...arc(x, y, 3 * s, 3.4 * s, 180, 360, 12),
        [x + 3 * s, y + 6 * s],
      ] as Point[]
      plate.shape(window, 'ink', 0.4)
      plate.rays('gold', 0.24, x, y + 2 * s, 0, 4.4 * s, 16, 1)
      plate.outline('ink', 0.36, window)
    }
    const door = [[40, 116], [40, 104], ...arc(45, 104, 5, 5.6, 180, 360, 14), [50, 116]] as Point[]
    plate.shape(door, 'ink', 0.4).hatch('ink', 0.22, [door], { angle: 90, gap: 1 })
    // The crown of the tower is a crown in truth, and floats.
    const roof = (points: Ring) => moved(turned(points, 0, 0, 22), 62, 21)
    const crown = roof([
      [-14, 6],
      [-17, -6],
      [-9.4, 0],
      [-5, -10],
      [0, -1],
      [5, -10],
      [9.4, 0],
      [17, -6],
      [14, 6],
    ])
    plate.shape(crown, 'gold', 0.44).hatch('gold', 0.2, [roof(box(-14, 2.4, 14, 6))], { angle: 22, gap: 0.7 })
    for (const [x, y] of [
      [-17, -7.4],
      [-5, -11.4],
      [5, -11.4],
      [17, -7.4],
    ] as const) {
      const ball = roof(disc(x, y, 1.5))
      plate.fill('paper', ball).outline('gold', 0.36, ball)
    }
    // Two-and-twenty drops of light
    for (let i = 0; i < 22; i += 1) {
      const side = i % 2 === 0 ? -1 : 1
      const row = Math.floor(i / 2)
      const x = 45 + side * (22 + ((row * 7) % 17))
      const y = 44 + row * 5.6
      const drop = moved(
        smooth(
          [
            [0, -2.4],
            [1.1, 0.2],
            [0, 1.5],
            [-1.1, 0.2],
          ],
          true,
        ),
        x,
        y,
      )
      plate.fill('paper', drop).outline('gold', 0.32, drop)
    }
  })
