import { ground, mountains, water } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, crescent, disc, mirrored, moved, oval, polar, smooth } from '../shapes'
import type { Point, Ring } from '../shapes'

export const moon = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 92, [[45, 30, 29]], 1.7)
    plate.rays('gold', 0.26, 45, 30, 20, 28, 64, 3.4)
    for (let i = 0; i < 16; i += 1) {
      const angle = i * 22.5 - 90
      const [a, b] = [polar(45, 30, 19, angle - 5), polar(45, 30, 19, angle + 5)]
      const tip = polar(45, 30, 25.4, angle)
      plate
        .fill('paper', [a, tip, b])
        .line('gold', 0.32, [a, tip, b])
        .line('gold', 0.2, [polar(45, 30, 19, angle), tip])
    }
    plate
      .fill('paper', disc(45, 30, 18))
      .circle('ink', 0.44, 45, 30, 18)
      .circle('gold', 0.24, 45, 30, 19.2)
    const young = crescent(45, 30, 18, 180, 0.5)
    plate.hatch('ink', 0.2, [disc(45, 30, 18), young], {
      gap: 0.75,
      shade: (x, y) => 0.34 + Math.hypot(x - 50, y - 30) / 30,
    })
    plate.outline('ink', 0.34, young)
    plate.hatch('ink', 0.16, [young], {
      angle: 68,
      gap: 1,
      shade: (x, y) => 0.34 - Math.hypot(x - 66, y - 30) / 60 + (y - 30) / 90,
    })
    for (const [x, y] of [
      [12, 18],
      [78, 18],
      [18, 48],
      [72, 48],
      [34, 60],
      [56, 60],
      [9, 62],
      [81, 62],
    ] as const) {
      const drop = moved(
        smooth(
          [
            [0, -3.2],
            [1.3, 0.4],
            [0, 2],
            [-1.3, 0.4],
          ],
          true,
        ),
        x,
        y,
      )
      plate.fill('paper', drop).outline('gold', 0.36, drop)
    }
    mountains(
      plate,
      [
        [36, 78],
        [56, 80],
      ],
      98,
    )
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const tower = at([
        [7, 106],
        [8.4, 70],
        [19.6, 70],
        [21, 106],
      ])
      plate
        .shape(tower, 'ink', 0.4)
        .hatch('ink', 0.2, [tower], { gap: 0.95, shade: (x) => ((side < 0 ? x : 90 - x) - 11) / 10 })
      plate.shape(
        at([
          [6.4, 70],
          [6.4, 63],
          [9.6, 63],
          [9.6, 66],
          [12.4, 66],
          [12.4, 63],
          [15.6, 63],
          [15.6, 66],
          [18.4, 66],
          [18.4, 63],
          [21.6, 63],
          [21.6, 70],
        ]),
        'ink',
        0.4,
      )
      const window = at([[12.2, 84], [12.2, 80], ...arc(14, 80, 1.8, 2, 180, 360, 8), [15.8, 84]])
      plate.shape(window, 'ink', 0.34).hatch('ink', 0.22, [window], { gap: 0.5 })
    }
    ground(
      plate,
      [
        [0, 104],
        [24, 99],
        [45, 100],
        [66, 99],
        [90, 104],
      ],
      3,
      2.6,
    )
    const bank = (s: number) =>
      along(40, (t): Point => [
        45 + s * (0.7 + t * t * 7.4) + Math.sin(t * 7.4) * 6 * (0.3 + t * 0.7),
        99 + 19 * t,
      ])
    const path = [...bank(-1), ...bank(1).reverse()]
    plate.fill('paper', path).line('ink', 0.3, bank(-1), bank(1))
    plate.hatch('gold', 0.2, [path], { gap: 1.5 })
    water(plate, 116, 130, 8)
    // The crayfish has come up as far as a ring on the water.
    for (const k of [0, 1, 2, 3]) plate.line('gold', 0.34 - k * 0.05, oval(45, 122, 4 + 4 * k, 0.9 + 1 * k))
  })
