import { leaf, masonry, sun } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, box, disc, polar, smooth } from '../shapes'
import type { Ring } from '../shapes'

export const theSun = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 84, [[45, 38, 41]], 2)
    sun(plate, 45, 38, 17, 20, 14)
    // Sunflowers look over a wall.
    const flowers = [
      [12, 82, 8.4],
      [33, 85, 7],
      [57, 85, 7],
      [78, 82, 8.4],
    ] as const
    for (const [x, y, r] of flowers) {
      plate.line(
        'ink',
        0.5,
        smooth([
          [x, y + r],
          [x + (x < 45 ? 1 : -1), y + r + 6],
          [x, 100],
        ]),
      )
      for (const side of [20, 160]) leaf(plate, x, y + r + 2, 6, side, 0.42)
    }
    const wall = box(-1, 98, 91, 131)
    plate.fill('paper', wall)
    masonry(plate, wall, 5.4, 11)
    plate.hatch('ink', 0.18, [wall], { angle: 58, gap: 1.2, shade: (_x, y) => (y - 104) / 40 })
    plate.shape(box(-1, 94.6, 91, 99), 'ink', 0.4).hatch('ink', 0.18, [box(-1, 97, 91, 99)], { gap: 0.6 })
    for (const [x, y, r] of flowers) {
      for (const [reach, count, turn] of [
        [1, 16, 0],
        [0.86, 16, 11.25],
      ] as const)
        for (let i = 0; i < count; i += 1)
          leaf(
            plate,
            ...polar(x, y, r * 0.42, i * 22.5 + turn),
            r * 0.62 * reach,
            i * 22.5 + turn,
            0.26,
            'gold',
          )
      plate.fill('paper', disc(x, y, r * 0.46)).circle('ink', 0.4, x, y, r * 0.46)
      // Seeds in Fermat's spiral
      plate.line(
        'ink',
        0.3,
        ...Array.from({ length: 60 }, (_, i): Ring => {
          const [sx, sy] = polar(x, y, r * 0.42 * Math.sqrt((i + 0.5) / 60), i * 137.508)
          return arc(sx, sy, 0.16, 0.16, 0, 360, 5)
        }),
      )
    }
  })
