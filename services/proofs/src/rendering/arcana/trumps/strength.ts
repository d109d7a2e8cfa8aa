import { leaf, lemniscate, rose } from '../motifs'
import { drawn } from '../plate'
import type { Picture } from '../plate'
import { arc, between, mirrored, moved, polar, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

export const strength = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[45, 70, 42]])
    lemniscate(plate, 45, 16, 11)
    // A lion's head: three wreaths of mane, then the face
    for (const [reach, count, width] of [
      [40, 26, 5],
      [33, 24, 4.6],
      [26, 20, 4.2],
    ] as const)
      for (let i = 0; i < count; i += 1) {
        const angle = (i * 360) / count + (reach === 33 ? 8 : 0) - 90
        const [bx, by] = polar(45, 70, 14, angle)
        const lock = moved(
          turned(
            smooth(
              [
                [0, -width * 0.5],
                [(reach - 14) * 0.5, -width * 0.62],
                [reach - 14, width * 0.3],
                [(reach - 14) * 0.56, width * 0.36],
                [0, width * 0.5],
              ],
              false,
            ),
            0,
            0,
            angle,
          ),
          bx,
          by,
        )
        plate.fill('paper', lock).line('ink', 0.3, lock)
        plate.line(
          'ink',
          0.18,
          ...[0.3, 0.55, 0.78].map((t): Ring => {
            const at = (points: Ring) => moved(turned(points, 0, 0, angle), bx, by)
            return at(
              smooth([
                [1, between(-width * 0.5, width * 0.5, t)],
                [(reach - 14) * 0.5, between(-width * 0.6, width * 0.36, t)],
                [(reach - 14) * 0.96, width * 0.26],
              ]),
            )
          }),
        )
      }
    const face = smooth(
      [
        [45, 50],
        [54, 51],
        [60, 57],
        [62, 66],
        [60, 76],
        [56, 84],
        [51, 91],
        [45, 93],
        [39, 91],
        [34, 84],
        [30, 76],
        [28, 66],
        [30, 57],
        [36, 51],
      ],
      true,
    )
    plate.shape(face, 'ink', 0.4)
    plate.hatch('ink', 0.18, [face], {
      angle: 76,
      gap: 0.8,
      shade: (x, y) => Math.abs(x - 45) / 15 - 0.62 + (y < 60 ? (60 - y) / 20 : 0),
    })
    for (const side of [-1, 1]) {
      const at = (points: Ring): Point[] => (side < 0 ? [...points] : mirrored(points))
      const ear = at(
        smooth([
          [31, 58],
          [26, 53],
          [27, 47],
          [33, 47],
          [37, 52],
        ]),
      )
      plate.fill('paper', ear).line('ink', 0.36, ear)
      plate.hatch(
        'ink',
        0.2,
        [
          at(
            smooth(
              [
                [31, 56],
                [28.6, 52.6],
                [29.4, 49.4],
                [33, 49.6],
                [35, 52.4],
              ],
              true,
            ),
          ),
        ],
        { angle: 40, gap: 0.7 },
      )
      // Closed, content eyes
      plate.line(
        'ink',
        0.6,
        at(
          smooth([
            [33.6, 65],
            [37, 67.4],
            [41, 66],
          ]),
        ),
      )
      plate.line(
        'ink',
        0.24,
        at(
          smooth([
            [33, 62.4],
            [37, 62],
            [41.4, 64],
          ]),
        ),
        at(
          smooth([
            [35, 68.4],
            [37.4, 69.4],
            [40, 68.8],
          ]),
        ),
      )
      plate.line(
        'ink',
        0.3,
        at(
          smooth([
            [43, 56],
            [42.4, 66],
            [41, 74],
            [41.4, 77],
          ]),
        ),
      )
      plate.line(
        'ink',
        0.36,
        at(
          smooth([
            [45, 82],
            [41.6, 85.4],
            [37, 84.6],
            [34.6, 81.6],
          ]),
        ),
      )
      plate.line(
        'ink',
        0.2,
        ...[0, 1, 2, 3].map((i): Ring =>
          at(
            smooth([
              [38.6 - i * 0.9, 80 + i * 1.1],
              [31 - i, 79 + i * 2.6],
              [23 - i, 77 + i * 4.4],
            ]),
          ),
        ),
      )
      plate.line(
        'ink',
        0.5,
        ...[0, 1, 2].map((i): Ring => at(arc(39 - i * 1.3, 80.6 + (i % 2) * 1.3, 0.3, 0.3, 0, 360))),
      )
    }
    const nose = smooth(
      [
        [40.6, 76.6],
        [45, 75.6],
        [49.4, 76.6],
        [47.4, 80],
        [45, 81.4],
        [42.6, 80],
      ],
      true,
    )
    plate.shape(nose, 'ink', 0.36).hatch('ink', 0.22, [nose], { gap: 0.55 })
    plate.line('ink', 0.34, [
      [45, 81.4],
      [45, 83],
    ])
    plate.hatch(
      'ink',
      0.2,
      [
        smooth(
          [
            [41, 87],
            [45, 86],
            [49, 87],
            [45, 92.6],
          ],
          true,
        ),
      ],
      { angle: 90, gap: 0.7 },
    )
    // A garland of roses
    plate.line('ink', 0.34, arc(45, 78, 37, 36, 22, 158))
    for (let i = 0; i < 9; i += 1) {
      const [x, y] = polar(45, 78, 36.6, 22 + i * 17)
      leaf(plate, x, y, 7, 22 + i * 17 + 60)
      leaf(plate, x, y, 7, 22 + i * 17 - 60)
      rose(plate, x, y, i % 2 === 0 ? 5 : 3.8, 'gold')
    }
  })
