import type { Place, PlateLabel } from './plate-drawing'

/** A piece of a plate, in its points. */
export type Room = { left: number; top: number; right: number; bottom: number }
type Anchor = Extract<PlateLabel, { text: string }>['anchor']

// EB Garamond Italic, in hundredths of an em (its table 'hmtx'); what is not here is as wide as a wide small letter.
const widths: Record<string, number> = Object.fromEntries(
  (
    'a49 b45 c31 d52 e34 f32 g41 h49 i29 j26 k46 l29 m79 n53 o38 p44 q47 r38 s28 t29 u51 v41 w62 x44 y41 z41 ' +
    'A66 B57 C63 D75 E58 F51 G69 H75 I36 J29 K70 L58 M99 N77 O69 P57 Q69 R69 S47 T62 U70 V68 W107 X63 Y57 Z64'
  )
    .split(' ')
    .map((one) => [one.slice(0, 1), Number(one.slice(1))]),
)
const otherLetter = 55
const otherSign = 30

/** How wide a word in italics is. */
export const wordWidth = (text: string, size: number): number =>
  ([...text].reduce(
    (sum, sign) => sum + (widths[sign] ?? (/[\p{L}\p{N}]/u.test(sign) ? otherLetter : otherSign)),
    0,
  ) *
    size) /
  100

const starts: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/** The room that a label in italics takes, what hangs below its line included. */
export const wordRoom = (text: string, size: number, [x, y]: Place, anchor: Anchor): Room => {
  const width = wordWidth(text, size)
  const left = x - width * starts[anchor]
  return { left, right: left + width, top: y - size * 0.42, bottom: y + size * 0.6 }
}

/** Room with as much around it on all sides. */
export const widened = ({ left, top, right, bottom }: Room, by: number): Room => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const meets = (one: Room, other: Room): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The rooms of the pieces of a line. */
export const roomsAlong = (line: readonly Place[]): Room[] =>
  line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return {
      left: Math.min(x, fromX),
      right: Math.max(x, fromX),
      top: Math.min(y, fromY),
      bottom: Math.max(y, fromY),
    }
  })
