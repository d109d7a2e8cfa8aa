import { arcBetween } from './angle'

const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
export type AspectKind = (typeof aspectKinds)[number]

/** The five aspects of Ptolemy (Tetrabiblos I.13), with the orb allowed to each, in degrees. */
export const aspectAngles: Record<AspectKind, { angle: number; orb: number }> = {
  conjunction: { angle: 0, orb: 7 },
  sextile: { angle: 60, orb: 4 },
  square: { angle: 90, orb: 6 },
  trine: { angle: 120, orb: 6 },
  opposition: { angle: 180, orb: 7 },
}

/** Two bodies at a meaningful angle; `orb` is how far from exact, in degrees. */
export type Aspect<Id extends string> = { a: Id; b: Id; kind: AspectKind; orb: number }

/** Every aspect among the bodies, the closest first; the orbs never overlap, so a pair has one aspect at most. */
export const aspectsAmong = <Id extends string>(
  positions: readonly { body: Id; longitude: number }[],
): Aspect<Id>[] =>
  positions
    .flatMap((first, index) =>
      positions.slice(index + 1).flatMap((second) => {
        const distance = Math.abs(arcBetween(first.longitude, second.longitude))
        return aspectKinds
          .map((kind) => ({ a: first.body, b: second.body, kind, orb: orbOf(distance, kind) }))
          .filter(({ kind, orb }) => orb <= aspectAngles[kind].orb)
      }),
    )
    .sort((one, other) => one.orb - other.orb)

const orbOf = (distance: number, kind: AspectKind) => Math.abs(distance - aspectAngles[kind].angle)
