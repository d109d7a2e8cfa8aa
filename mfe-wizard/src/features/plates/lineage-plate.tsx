import { memo, useMemo } from 'react'
import { bell, clamp, groundShadow, line, mix, samples, smooth, stroke, vane } from './engraving'
import type { Point, Vane } from './engraving'
import { ground, PlateArt } from './plate-art'

const [top, foot, middle] = [150, 440, 152]
/** Which side of the family, and which of its two elders. */
const cords = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** Where a cord runs at a height: it twists about its partner, and the pair about the other pair. */
function cordAt(side: number, elder: number, y: number) {
  const rise = (foot - y) / (foot - top)
  const apart = mix(66, 7, smooth(0.12, 0.92, rise))
  const loose = mix(31, 4.5, smooth(0, 0.9, rise))
  const turn = Math.PI * (0.02 + 2.5 * smooth(0.34, 1, rise))
  const twist = Math.PI * (0.06 + 5 * smooth(0.02, 1, rise))
  return {
    x: middle + side * apart * Math.cos(turn) + elder * loose * Math.cos(twist * side),
    z: side * apart * Math.sin(turn) + elder * loose * 0.9 * Math.sin(twist * side),
    r: mix(9.5, 4.2, smooth(0, 1, rise)),
  }
}

interface Piece {
  z: number
  body: string
  edge: string
  hatch: string
  isKnown: boolean
}

const step = 2.1
const perPiece = 7

/** A short piece of a cord: pieces are laid over each other from the back to the front. */
function pieceOf(side: number, elder: number, from: number, isKnown: boolean, isNight: boolean): Piece {
  const slices = samples(perPiece, (_, index) => {
    const y = from - index * step
    const [here, next] = [cordAt(side, elder, y), cordAt(side, elder, y - 1.5)]
    const length = Math.hypot(next.x - here.x, 1.5)
    return { ...here, y, nx: 1.5 / length, ny: (next.x - here.x) / length }
  })
  const beside = (share: number) =>
    slices.map(({ x, y, nx, ny, r }): Point => [x + nx * r * share, y + ny * r * share])
  const hatch = slices
    .slice(0, -1)
    .map(({ x, y, nx, ny, r }) =>
      stroke(
        samples(8, (share) => {
          const v = -1 + 2 * share
          const glint = bell(v, -0.35, 0.05)
          const shade = clamp(0.52 + 0.6 * v - glint * 0.62 + (v < -0.8 ? 0.35 : 0))
          const ink = isNight ? clamp(0.82 - shade * 0.95 + glint * 0.25, 0, 0.9) : shade
          return [x + nx * r * v, y + ny * r * v + (1 - v * v) * 2.1, ink * step * 0.86]
        }),
      ),
    )
    .join('')
  const [left, right] = [beside(-1), beside(1)]
  return {
    z: slices[Math.floor(perPiece / 2)]?.z ?? 0,
    body: `${line([...left, ...[...right].reverse()])}Z`,
    edge: `${line(left)}${line(right)}`,
    hatch,
    isKnown,
  }
}

function drawCords(known: readonly boolean[], isNight: boolean): Piece[] {
  const pieces = cords.flatMap(([side, elder], index) => {
    const found: Piece[] = []
    for (let y = foot; y > top; y -= step * perPiece) {
      // Above two thirds all cords are one family: only the lower part may be unknown.
      const isUnknown = known[index] === false && (foot - y) / (foot - top) < 0.66
      found.push(pieceOf(side, elder, y, !isUnknown, isNight))
    }
    return found
  })
  return pieces.sort((back, front) => back.z - front.z)
}

const leaves = [
  vane({
    spine: [
      [151, 154],
      [124, 122],
      [92, 108],
      [44, 110],
    ],
    from: 0.05,
    width: 21,
    seed: 3,
    kind: 'leaf',
  }),
  vane({
    spine: [
      [152, 154],
      [150, 118],
      [154, 76],
      [152, 34],
    ],
    from: 0.05,
    width: 19,
    seed: 9,
    kind: 'leaf',
  }),
] as const

const Leaf = ({ leaf }: { leaf: Vane }) => (
  <>
    <path d={leaf.outline} fill={ground} />
    <path d={leaf.light} fill="none" stroke="currentColor" strokeWidth=".4" />
    <path d={leaf.dark} fill="none" stroke="currentColor" strokeWidth=".6" />
    <path d={leaf.rachis} fill={ground} stroke="currentColor" strokeWidth=".6" />
  </>
)

const shadow = groundShadow(444, 5)

interface LineagePlateProps {
  /** Whether the mother's mother and father, and the father's mother and father, are known. */
  known: readonly [boolean, boolean, boolean, boolean]
  isNight: boolean
}

/** Plate III: four cords twist into two, and two into one shoot; an unknown grandparent's is dotted. */
export const LineagePlate = memo(function LineagePlate({ known, isNight }: LineagePlateProps) {
  const key = known.join()
  const pieces = useMemo(
    () =>
      drawCords(
        key.split(',').map((word) => word === 'true'),
        isNight,
      ),
    [key, isNight],
  )
  return (
    <PlateArt label="Engraving: four cords twist into two, and two into one green shoot">
      <path d={shadow} fill="currentColor" />
      {pieces.map((piece, index) => (
        <g key={index}>
          <path d={piece.body} fill={ground} />
          {piece.isKnown ? (
            <>
              <path d={piece.edge} fill="none" stroke="currentColor" strokeWidth=".7" />
              <path d={piece.hatch} fill="currentColor" />
            </>
          ) : (
            <path
              d={piece.edge}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.1"
              strokeLinecap="round"
              strokeDasharray=".01 3.3"
            />
          )}
        </g>
      ))}
      <Leaf leaf={leaves[0]} />
      <g transform="matrix(-1 0 0 1 304 0)">
        <Leaf leaf={leaves[0]} />
      </g>
      <Leaf leaf={leaves[1]} />
    </PlateArt>
  )
})
