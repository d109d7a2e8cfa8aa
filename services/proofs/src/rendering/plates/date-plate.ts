import type { Facts } from '@shared/insights/insights/facts'
import { listed } from '@shared/insights/listed'
import { dateText } from '@shared/insights/insights/phrases'
import { dateDigitSum, lifePathNumberOf, pinnaclesOf } from '@shared/insights/numbers/date-numbers'
import { numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'

const middle = plateWidth / 2

/** Three rows that add up to fifteen each way. */
const loShu = [4, 9, 2, 3, 5, 7, 8, 1, 6]

/** The square of three: in every field as many strokes as the date has of its figure. */
const square = (plate: PlateDrawing, digits: number[], left: number, top: number, side: number): void => {
  const cell = side / 3
  loShu.forEach((number, index) => {
    const [x, y] = [left + (index % 3) * cell, top + Math.floor(index / 3) * cell]
    const count = digits.filter((digit) => digit === number).length
    const lines = count * 7
    if (count > 0)
      plate.line(
        'line',
        0.3,
        ...numbersTo(lines - 1).map((row): Line => [
          [x, y + ((row + 1) * cell) / lines],
          [x + cell, y + ((row + 1) * cell) / lines],
        ]),
      )
    plate.disc('paper', x + cell / 2, y + cell / 2, 7)
    plate.figure(x + cell / 2, y + cell / 2, String(number), 13, count > 0 ? 'ink' : 'faint')
  })
  plate.outline('ink', 0.6, [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ])
  for (const step of [1, 2])
    plate.line(
      'ink',
      0.3,
      [
        [left + step * cell, top],
        [left + step * cell, top + side],
      ],
      [
        [left, top + step * cell],
        [left + side, top + step * cell],
      ],
    )
}

/** How high the hill of a number stands, in points: the master numbers above the nine, each above the last. */
export const hillHeight = (peak: number): number => 26 + (peak <= 9 ? peak * 3.4 : 30.6 + (peak / 11) * 6.4)

/** Four hills, one behind the other, as high as their numbers; the lines of a slope lie as a burin lays them. */
const hills = (plate: PlateDrawing, peaks: number[], left: number, foot: number, width: number): void => {
  const step = width / 4.6
  const half = step * 1.12
  peaks.toReversed().forEach((peak, back) => {
    const index = 3 - back
    const top = hillHeight(peak)
    const x = left + step * (index + 0.8)
    const at = (u: number): Place => [x + u * half, foot - top * Math.cos((u * Math.PI) / 2) ** 2]
    const ridge = numbersTo(25).map((place) => at(place / 12 - 1))
    plate.fill('paper', ridge)
    plate.line(
      'line',
      0.26,
      ...numbersTo(26).flatMap((place): Line[] => {
        const u = place / 26
        const [px, py] = at(u)
        return foot - py < 1
          ? []
          : [
              [
                [px, py],
                [px - 1.6, foot],
              ],
            ]
      }),
    )
    plate.line('ink', 0.6, ridge)
    plate.figure(x - 1, foot - top - 8, String(peak), 12)
  })
  plate.line('ink', 0.6, [
    [left + step * 0.8 - half - 3, foot],
    [left + step * 3.8 + half + 3, foot],
  ])
}

/** Every figure of the date lets as many strands down; twisted into one cord they hold the number of the date. */
export const datePlate = ({ date }: Facts): ChapterPlate => {
  const plate = new PlateDrawing(178)
  const text = `${date.day}${date.month}${date.year}`
  const digits = [...text].map(Number)
  const [sum, number] = [dateDigitSum(date), lifePathNumberOf(date)]

  // Figures, with a little more room between day, month and year
  const breaks = [String(date.day).length, String(date.day).length + String(date.month).length]
  const unit = 25
  const places = digits.map((_, index) => index * unit + breaks.filter((at) => index >= at).length * 13)
  const shift = middle - (places.at(-1) ?? 0) / 2
  const strands = digits.flatMap((digit, index) =>
    numbersTo(digit).map((strand) => (places[index] ?? 0) + shift + (strand - (digit - 1) / 2) * 2.1),
  )
  digits.forEach((digit, index) =>
    plate.figure((places[index] ?? 0) + shift, 13, String(digit), 23, digit === 0 ? 'faint' : 'ink'),
  )

  const [top, neck, end] = [28, 86, 118]
  const half = Math.min(15, 3 + sum * 0.36)
  const lines = strands.map((x, index): Line => {
    const share = sum > 1 ? index / sum : 0
    const cordAt = (t: number) => middle + half * Math.cos(Math.PI * (1 - share * 2) + t * Math.PI * 2)
    const gathered = cordAt(0)
    const fall = numbersTo(19).map((step): Place => {
      const t = step / 18
      const ease = t * t * (3 - 2 * t)
      return [x + (gathered - x) * ease, top + (neck - top) * t]
    })
    const cord = numbersTo(13).map((step): Place => [
      cordAt(step / 12),
      neck + ((end - neck) * (step + 1)) / 13,
    ])
    return [...fall, ...cord]
  })
  plate.line('line', 0.42, ...lines)
  const [cy, r] = [146, 26]
  plate
    .disc('paper', middle, cy, r)
    .circle('ink', 0.6, middle, cy, r)
    .circle('line', 0.3, middle, cy, r - 2.4)
  plate.line(
    'line',
    0.3,
    ...numbersTo(72)
      .map((index): Line => {
        const angle = (index * Math.PI) / 36
        const [near, far] = [r + 1.6, r + (index % 2 === 0 ? 4.6 : 3.2)]
        return [
          [middle + near * Math.cos(angle), cy + near * Math.sin(angle)],
          [middle + far * Math.cos(angle), cy + far * Math.sin(angle)],
        ]
      })
      .filter(([from]) => (from?.[1] ?? 0) > end + 5),
  )
  plate.figure(middle, cy, String(number), 38)

  square(plate, digits, 26, 86, 80)
  const peaks = pinnaclesOf(date).map((hill) => hill.number)
  hills(plate, peaks, 316, 166, 118)
  const present = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digits.includes(digit))
  return plate.finished({
    caption: `The figures of ${date.day}.${date.month}.${date.year}, each with as many strands as it counts: ${sum} in all, twisted into one cord, the ${number} of the date. At the left the square of three with the figures that occur, at the right the four hills: ${listed(peaks.map(String))}.`,
    alt: `From the figures of ${dateText(date)} hang ${sum} strands that join in the number ${number}. A magic square shows ${listed(present.map(String))} lit; four hills bear the numbers ${listed(peaks.map(String))}.`,
  })
}
