import { ground } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { along, arc, between, box, disc, mirrored, moved, oval, polar, steps, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

export const pan = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 119, [[45, 62, 40]])
    // A garland of vine
    const arch = along(60, (t): Point => polar(45, 62, 41, 180 + 180 * t))
    plate.line('ink', 0.5, arch)
    for (let i = 0; i <= 12; i += 1) {
      const angle = 180 + i * 15
      const [x, y] = polar(45, 62, 41, angle)
      const leafAt = (turn: number) => {
        const tips = [
          [0, 0],
          [1.6, -2.4],
          [4.6, -3],
          [4.2, -0.9],
          [7.4, 0],
          [4.2, 0.9],
          [4.6, 3],
          [1.6, 2.4],
        ] as Point[]
        const shape = moved(turned(tips, 0, 0, turn), x, y)
        plate.shape(shape, 'ink', 0.3).line('ink', 0.2, [[x, y], polar(x, y, 6.4, turn)])
        plate.hatch('ink', 0.18, [shape.slice(0, 5)], { angle: turn + 40, gap: 0.7 })
      }
      if (i % 2 === 0) leafAt(angle + 30)
      else {
        leafAt(angle - 160)
        for (const [dx, dy] of [
          [0, 3],
          [-1.7, 5],
          [1.7, 5],
          [0, 6.6],
          [-3, 7.2],
          [3, 7.2],
          [-1.5, 9],
          [1.5, 9],
          [0, 11.4],
        ] as const)
          plate
            .fill('paper', disc(x + dx, y + dy, 1.5))
            .circle('gold', 0.3, x + dx, y + dy, 1.5)
            .line('gold', 0.2, arc(x + dx, y + dy, 0.9, 0.9, -20, 100))
      }
    }
    // Horns curl round a flute of seven reeds.
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const centre = (t: number): Point => polar(31, 50, 15 - 9.6 * t, 40 + 470 * t * 0.9)
      const edge = (s: number) =>
        along(80, (t): Point => polar(31, 50, 15 - 9.6 * t + s * (3.4 - 2.7 * t), 40 + 423 * t))
      const horn = at([...edge(1), ...edge(-1).reverse()])
      plate.fill('paper', horn).line('ink', 0.38, at(edge(1)), at(edge(-1)))
      plate.line(
        'ink',
        0.22,
        ...steps(34).map((t): Ring =>
          at([
            polar(31, 50, 15 - 9.6 * t + (3.4 - 2.7 * t), 40 + 423 * t),
            centre(t),
            polar(31, 50, 15 - 9.6 * t - (3.4 - 2.7 * t), 46 + 423 * t),
          ]),
        ),
      )
    }
    const reeds = steps(7)
    reeds.forEach((t, index) => {
      const x = between(29, 61, t)
      const foot = 116 - index * 4.6
      const reed = box(x - 2.5, 66, x + 2.5, foot)
      plate
        .shape(reed, 'ink', 0.38)
        .hatch('ink', 0.18, [reed], { angle: 90, gap: 0.7, shade: (px) => (px - x) / 3 })
      plate
        .fill('paper', oval(x, 66, 2.5, 1))
        .outline('ink', 0.34, oval(x, 66, 2.5, 1))
        .hatch('ink', 0.2, [oval(x, 66, 1.8, 0.6)], { gap: 0.35 })
      plate.line(
        'ink',
        0.22,
        arc(x, foot - 0.4, 2.5, 0.9, 0, 180),
        arc(x, between(66, foot, 0.55), 2.5, 0.8, 0, 180),
      )
    })
    for (const y of [74, 79]) {
      const cord = box(25.4, y, 64.6, y + 3)
      plate.shape(cord, 'gold', 0.4).hatch('gold', 0.24, [cord], { angle: 60, gap: 1 })
    }
    ground(
      plate,
      [
        [0, 118],
        [30, 120],
        [60, 117],
        [90, 119],
      ],
      4,
      2.6,
    )
  })
