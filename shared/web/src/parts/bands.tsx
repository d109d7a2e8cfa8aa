import { Fragment, useId } from 'react'
import { hundredth } from '@shared/engraving/guilloche'
import type { Band } from '@shared/engraving/guilloche'
import { pathOf } from '@shared/engraving/svg-path'

/** Engraved rings around the origin of the SVG they are placed in, in `currentColor`: each module is drawn once and turned. */
export function Bands({ bands }: { bands: readonly Band[] }) {
  const id = useId()
  return (
    <g fill="none" stroke="currentColor">
      {bands.map(({ strands, weight, places }, index) => {
        const first = places[0]?.[1] ?? 0
        return (
          <Fragment key={index}>
            <path
              id={`${id}${index}`}
              d={pathOf(strands)}
              strokeWidth={hundredth(weight)}
              transform={`rotate(${first.toFixed(2)})`}
            />
            {places.slice(1).map(([, turn]) => (
              <use key={turn} href={`#${id}${index}`} transform={`rotate(${(turn - first).toFixed(3)})`} />
            ))}
          </Fragment>
        )
      })}
    </g>
  )
}
