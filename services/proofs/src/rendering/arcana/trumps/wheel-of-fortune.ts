import { cloud } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, disc, moved, polar, smooth, turned } from '../shapes'
import type { Ring } from '../shapes'

export const wheelOfFortune = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[45, 65, 40]], 1.8)
    plate.circle('gold', 0.26, 45, 65, 39.4)
    const corners: [number, number][] = [
      [13, 14],
      [77, 14],
      [13, 116],
      [77, 116],
    ]
    for (const [x, y] of corners) {
      const s = x < 45 ? -1 : 1
      cloud(plate, [
        [x - s * 7, y + 5, 5.4],
        [x + s * 8, y + 4, 6],
        [x - 1, y + 7, 6.4],
        [x + s * 5, y + 9, 5.4],
      ])
      plate.fill('paper', disc(x, y - 3, 7.4)).circle('gold', 0.3, x, y - 3, 7.4)
      plate.star(x, y - 3, 8, 7, 2, -90, 'ink', 3)
    }
    plate.fill('paper', disc(45, 65, 37))
    for (const [r, w] of [
      [37, 0.5],
      [35.4, 0.24],
      [27.6, 0.4],
      [26.6, 0.24],
      [17, 0.4],
      [16, 0.24],
      [5.4, 0.44],
      [4, 0.24],
      [1.4, 0.34],
    ] as const)
      plate.circle('ink', w, 45, 65, r)
    plate.rays('ink', 0.2, 45, 65, 35.4, 37, 120)
    for (let i = 0; i < 8; i += 1) {
      const place = (points: Ring) => moved(turned(points, 0, 0, i * 45), 45, 65)
      const spoke = place(
        smooth([
          [5.4, -0.9],
          [10, -0.8],
          [16, -1.6],
          [16, 1.6],
          [10, 0.8],
          [5.4, 0.9],
        ]),
      )
      plate.shape(spoke, 'ink', 0.34).hatch('ink', 0.18, [spoke], {
        angle: i * 45,
        gap: 0.5,
        shade: (x, y) =>
          ((x - 45) * -Math.sin((i * Math.PI) / 4) + (y - 65) * Math.cos((i * Math.PI) / 4)) / 2 + 0.4,
      })
      plate.line(
        'ink',
        0.3,
        place([
          [17, 0],
          [26.6, 0],
        ]),
      )
      const petal = place(
        smooth(
          [
            [17.6, 0],
            [21, -2.6],
            [26, 0],
            [21, 2.6],
          ],
          true,
        ),
      )
      plate
        .fill('paper', petal)
        .outline('gold', 0.34, petal)
        .hatch('gold', 0.2, [petal], { angle: i * 45 + 40, gap: 0.7 })
      plate.hatch(
        'ink',
        0.18,
        [
          [
            ...arc(45, 65, 26.6, 26.6, i * 45 + 22.5, i * 45 + 45),
            ...arc(45, 65, 17, 17, i * 45 + 45, i * 45 + 22.5),
          ],
        ],
        { angle: i * 45 + 33, gap: 0.75 },
      )
    }
    // Twelve marks for the months round the rim
    for (let i = 0; i < 12; i += 1) {
      const [x, y] = polar(45, 65, 31.5, i * 30 - 90)
      if (i % 3 === 0) plate.star(x, y, 4, 3.4, 0.9, i * 30 - 90, 'gold', 2)
      else plate.circle('gold', 0.36, x, y, 1.3).circle('gold', 0.24, x, y, 0.5)
    }
  })
