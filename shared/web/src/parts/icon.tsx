import { memo } from 'react'
import styled from 'styled-components'
import { iconDrawings } from './icon-drawings'
import type { IconName, IconStroke } from './icon-drawings'

const Drawing = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

interface IconProps {
  name: IconName
  /** Edge length in px; 20 stands in a line of text, 24 stands alone. */
  size?: number
  className?: string
}

/** One of our drawings. It carries no meaning of its own: the words beside it, or the label of its button, do. */
export const Icon = memo(function Icon({ name, size = 20, className }: IconProps) {
  const strokes: readonly IconStroke[] = iconDrawings[name]
  return (
    <Drawing
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map((stroke, index) =>
        typeof stroke === 'string' ? (
          <path key={index} d={stroke} />
        ) : (
          <circle key={index} cx={stroke[0]} cy={stroke[1]} r={stroke[2]} />
        ),
      )}
    </Drawing>
  )
})
