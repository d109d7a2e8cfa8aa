import { memo } from 'react'
import styled from 'styled-components'
import { isProofId } from '@shared/engraving/proof-id-parameters'
import { LateRosette } from './late-rosette'

const Drawing = styled.svg`
  display: block;
  flex: none;

  & text {
    font: 500 40px var(--display);
    fill: currentColor;
  }
`

interface SealProps {
  /** Without one (nothing to compute it from yet) the seal is an empty ring. */
  proofId: string
  /** Edge length in px. Up to 64 the lace is drawn coarser, so that it stays open. */
  size?: number
  /** The child's initial in the middle; only from 64 px on, and never before an invitation is accepted. */
  initial?: string
  /** Read aloud; left out, the seal is decoration. */
  label?: string
  className?: string
}

/** The seal of a record: a rosette that no other Proof ID has. Takes the colour of its place. */
export const Seal = memo(function Seal({ proofId, size = 48, initial, label, className }: SealProps) {
  const isSmall = size <= 64
  return (
    <Drawing
      className={className}
      viewBox="-64 -64 128 128"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isProofId(proofId) ? (
        <LateRosette
          proofId={proofId}
          radius={60}
          hole={isSmall ? 0.5 : 0.42}
          weight={isSmall ? 1.5 : 0.5}
          tone={isSmall ? 0.42 : 0.36}
        />
      ) : null}
      <g fill="none" stroke="currentColor">
        <circle r="62.5" strokeWidth={isSmall ? 2 : 0.6} />
        <circle r={isSmall ? 29 : 25} strokeWidth={isSmall ? 2 : 1.2} />
      </g>
      {initial && !isSmall ? (
        <text y="12.5" textAnchor="middle">
          {initial}
        </text>
      ) : null}
    </Drawing>
  )
})
