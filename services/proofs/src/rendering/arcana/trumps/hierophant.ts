import { pillar } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, box, disc, mirrored, moved, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

export const hierophant = (): Picture =>
  drawn((plate) => {
    // A vault of ribs over the steps
    const vault = [...arc(45, 50, 34, 40, 180, 360), [79, 118], [11, 118]] as Point[]
    plate.hatch('ink', 0.2, [box(0, 0, 90, 118), vault], { gap: 1.4 })
    plate.fill('paper', vault)
    for (const k of [1, 0.94, 0.84, 0.8])
      plate.line('ink', k === 1 ? 0.44 : 0.26, [
        [45 - 34 * k, 118],
        ...arc(45, 50, 34 * k, 40 * k, 180, 360),
        [45 + 34 * k, 118],
      ])
    plate.rays('gold', 0.22, 45, 50, 20, 30, 72, 3)
    pillar(plate, 18, 58, 112, 5)
    pillar(plate, 72, 58, 112, 5)
    // The triple crown
    const tier = (y: number, half: number) => {
      plate.shape(
        [
          [45 - half, y],
          [45 - half * 1.12, y - 6.4],
          [45 - half * 0.55, y - 3.4],
          [45, y - 7.4],
          [45 + half * 0.55, y - 3.4],
          [45 + half * 1.12, y - 6.4],
          [45 + half, y],
        ],
        'gold',
        0.4,
      )
      plate.hatch('gold', 0.2, [box(45 - half, y - 2.2, 45 + half, y)], { gap: 0.6 })
    }
    const mitre = smooth([
      [34, 62],
      [33, 50],
      [36, 38],
      [45, 28],
      [54, 38],
      [57, 50],
      [56, 62],
    ])
    plate.shape(mitre, 'ink', 0.42)
    plate.hatch('ink', 0.18, [mitre], { angle: 90, gap: 0.8, shade: (x) => (x - 44) / 14 })
    tier(62, 12)
    tier(52, 10.4)
    tier(42, 7.6)
    plate.shape(
      [
        [44.2, 28],
        [44.2, 24.4],
        [41.4, 24.4],
        [41.4, 22.6],
        [44.2, 22.6],
        [44.2, 19.6],
        [45.8, 19.6],
        [45.8, 22.6],
        [48.6, 22.6],
        [48.6, 24.4],
        [45.8, 24.4],
        [45.8, 28],
      ],
      'gold',
      0.36,
    )
    // Crossed keys
    const key = (side: number) => {
      const place = (points: Ring): Point[] => {
        const placed = moved(turned(points, 0, 0, 38), 45, 88)
        return side < 0 ? placed : mirrored(placed)
      }
      const ink = side < 0 ? 'gold' : 'ink'
      plate.shape(place(box(-1, -24, 1, 18)), ink, 0.36)
      plate.hatch(ink, 0.18, [place(box(0, -24, 1, 18))], { gap: 0.6, angle: 20 })
      plate.shape(
        place([
          [1, -23.4],
          [7, -23.4],
          [7, -20.6],
          [4.6, -20.6],
          [4.6, -18.4],
          [7, -18.4],
          [7, -15],
          [1, -15],
        ]),
        ink,
        0.36,
      )
      for (const [x, y] of [
        [0, 20.6],
        [-3.4, 24.6],
        [3.4, 24.6],
      ] as const) {
        const bow = place(disc(x, y, 3))
        plate
          .fill('paper', bow)
          .outline(ink, 0.4, bow)
          .outline(ink, 0.24, place(disc(x, y, 1.8)))
      }
      plate.shape(place(box(-1.9, 14.4, 1.9, 16.4)), ink, 0.3)
    }
    key(1)
    key(-1)
    for (const [i, y] of [114, 118.4, 123.4].entries()) {
      const half = 30 + i * 7
      plate.shape(box(45 - half, y, 45 + half, y + 5.4), 'ink', 0.36)
      plate.hatch('ink', 0.18, [box(45 - half, y + 2.6, 45 + half, y + 5.4)], { gap: 0.7 })
    }
  })
