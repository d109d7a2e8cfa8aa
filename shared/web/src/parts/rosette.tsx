import { memo, useMemo } from 'react'
import { openRosette } from '@shared/engraving/rosette'
import { Bands } from './bands'

interface RosetteProps {
  proofId: string
  /** Units of the drawing it stands in. */
  radius: number
  /** Share of the radius that stays open in the middle. */
  hole?: number
  weight?: number
  tone?: number
}

/**
 * The rosette of a Proof ID as a group around the origin of the SVG it is placed in; drawn in `currentColor`. An ornament: the
 * seal of a certificate is `Seal`.
 */
export const Rosette = memo(function Rosette({
  proofId,
  radius,
  hole = 0.42,
  weight = 0.45,
  tone = 0.34,
}: RosetteProps) {
  const rings = useMemo(
    () => openRosette(proofId, radius, hole, { weight, tone }),
    [proofId, radius, hole, weight, tone],
  )
  return <Bands bands={rings} />
})
