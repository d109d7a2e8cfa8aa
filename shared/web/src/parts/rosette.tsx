import { Fragment, memo, useId, useMemo } from 'react'
import { hundredth } from '@shared/engraving/guilloche'
import { openRosette } from '@shared/engraving/rosette'
import { pathOf } from '@shared/engraving/svg-path'

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
export const Rosette = memo(function Rosette({
  proofId,
  radius,
  hole = 0.42,
  weight = 0.45,
  tone = 0.34,
}: RosetteProps) {
  const id = useId()
  const rings = useMemo(
    () => openRosette(proofId, radius, hole, { weight, tone }),
    [proofId, radius, hole, weight, tone],
  )
  return (
    <g fill="none" stroke="currentColor">
      {rings.map((ring, index) => {
        const first = ring.places[0]?.[1] ?? 0
        return (
          <Fragment key={index}>
            <path
              id={`${id}${index}`}
              d={pathOf(ring.strands)}
              strokeWidth={hundredth(ring.weight)}
              transform={`rotate(${first.toFixed(2)})`}
            />
            {ring.places.slice(1).map(([, turn]) => (
              <use key={turn} href={`#${id}${index}`} transform={`rotate(${(turn - first).toFixed(3)})`} />
            ))}
          </Fragment>
        )
      })}
    </g>
  )
})
