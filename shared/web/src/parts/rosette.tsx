import { Fragment, memo, useId, useMemo } from 'react'
import { rosetteOf } from './guilloche'

interface RosetteProps {
  proofId: string
  /** Units of the drawing it stands in. */
  radius: number
  /** Share of the radius that stays open in the middle. */
  hole?: number
  weight?: number
  tone?: number
}

/** The rosette of a Proof ID as a group around the origin of the SVG it is placed in; drawn in `currentColor`. */
export const Rosette = memo(function Rosette({ proofId, radius, hole, weight, tone }: RosetteProps) {
  const id = useId()
  const rings = useMemo(
    () => rosetteOf(proofId, radius, { hole, weight, tone }),
    [proofId, radius, hole, weight, tone],
  )
  return (
    <g fill="none" stroke="currentColor">
      {rings.map((ring, index) => (
        <Fragment key={index}>
          <path
            id={`${id}${index}`}
            d={ring.path}
            strokeWidth={ring.weight}
            transform={`rotate(${ring.turn.toFixed(2)})`}
          />
          {Array.from({ length: ring.petals - 1 }, (_, petal) => (
            <use
              key={petal}
              href={`#${id}${index}`}
              transform={`rotate(${(((petal + 1) * 360) / ring.petals).toFixed(3)})`}
            />
          ))}
        </Fragment>
      ))}
    </g>
  )
})
