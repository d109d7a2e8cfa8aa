import { cloud, leaf, mountains, rose, sun, wand } from '../motifs'
import { drawn } from '../plate'
import type { Picture, Plate } from '../plate'
import { mirrored, moved, oval, smooth, turned } from '../shapes'
import type { Point, Ring } from '../shapes'

/** A bundle tied to its stick. */
const bundle = (plate: Plate): void => {
  wand(plate, [30, 96], [66, 44], 'ink', 0.9)
  const cloth = smooth(
    [
      [63, 50],
      [70, 47],
      [77, 52],
      [79, 61],
      [73, 68],
      [64, 67],
      [58, 60],
      [59, 53],
    ],
    true,
  )
  plate.fill('paper', cloth)
  plate.hatch('ink', 0.2, [cloth], { angle: 62, gap: 0.85, shade: (x, y) => (x - 62) / 18 + (y - 56) / 22 })
  plate.outline('ink', 0.4, cloth)
  plate.curve(
    'ink',
    0.24,
    [
      [66, 49],
      [63, 56],
      [66, 66],
    ],
    [
      [68, 48.5],
      [71, 57],
      [69, 67],
    ],
    [
      [69, 48.5],
      [76, 55],
      [77, 63],
    ],
  )
  const knot = moved(oval(0, 0, 2.2, 1.5), 67, 48)
  for (const turn of [-150, -40]) leaf(plate, 67, 48, 6, turn, 0.34)
  plate.shape(knot, 'ink', 0.34)
}

export const fool = (): Picture =>
  drawn((plate) => {
    plate.sky(0, 130, [[24, 26, 25]])
    sun(plate, 24, 26, 9.5, 10, 10)
    mountains(
      plate,
      [
        [70, 66],
        [52, 76],
        [84, 78],
      ],
      100,
    )
    mountains(plate, [[61, 84]], 101)
    cloud(plate, [
      [58, 106, 6],
      [88, 105, 7],
      [68, 108, 7.5],
      [79, 109, 8],
      [64, 118, 8],
      [88, 119, 8.4],
      [76, 121, 9],
      [62, 131, 9],
      [86, 132, 9],
      [73, 134, 8],
    ])
    const brink: Point[] = smooth([
      [-1, 104],
      [18, 101],
      [38, 102],
      [49, 100],
      [53, 104],
      [50, 111],
      [52, 120],
      [48, 131],
    ])
    const cliff = [...brink, [-1, 131]] as Point[]
    plate.shape(cliff, 'ink', 0.4)
    plate.hatch('ink', 0.2, [cliff], { angle: 74, gap: 1, shade: (x, y) => (y - 106) / 30 + (x - 34) / 40 })
    plate.line(
      'ink',
      0.2,
      ...[3, 6.4, 10.6].map((depth, row): Ring =>
        brink.slice(3 + row * 4, 30 - row * 3).map(([x, y]): Point => [x, y + depth]),
      ),
    )
    bundle(plate)
    rose(plate, 16, 92, 6)
    plate.curve('ink', 0.34, [
      [16, 97.5],
      [17.5, 102],
      [16.4, 107],
    ])
    leaf(plate, 17, 101.5, 4.6, -20)
    leaf(plate, 16.8, 104.5, 4.2, 205)
    // A butterfly goes ahead.
    const wing: Point[] = smooth(
      [
        [0, 0],
        [3, -5],
        [7, -5.4],
        [6.4, -1],
        [3.4, 0.6],
        [5.6, 3],
        [3.4, 5],
        [0.8, 2],
      ],
      true,
    )
    for (const half of [wing, mirrored(wing, 0)]) {
      const placed = moved(turned(half, 0, 0, 24), 73, 92)
      plate.fill('paper', placed).outline('gold', 0.34, placed)
      plate.hatch('gold', 0.18, [placed], { angle: 24, gap: 0.75 })
    }
    plate.line(
      'ink',
      0.6,
      moved(
        turned(
          [
            [0, -2.4],
            [0, 3.4],
          ],
          0,
          0,
          24,
        ),
        73,
        92,
      ),
    )
    plate.curve(
      'ink',
      0.2,
      ...[-1, 1].map((side) =>
        moved(
          turned(
            [
              [0, -2.4],
              [side * 1.2, -4.6],
              [side * 3, -6.2],
            ],
            0,
            0,
            24,
          ),
          73,
          92,
        ),
      ),
    )
  })
