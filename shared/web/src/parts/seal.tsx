import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isProofId } from '@shared/engraving/proof-id-parameters'
import { latePart } from './late-part'

/** Its code comes with the first Proof ID. */
const Lace = latePart(() => import('./seal-lace').then((module) => module.SealLace))

const Drawing = styled.svg`
  display: block;
  flex: none;

  & text {
    font: 500 37px var(--display);
    fill: currentColor;
  }
`

interface SealProps {
  /** Without one (nothing to compute it from yet) the seal is empty rings. */
  proofId: string
  /** Edge length in px. */
  size?: number
  /** The child's initial in the middle; only from 64 px on, and never before an invitation is accepted. */
  initial?: string
  /** Read aloud; left out, the seal is decoration. */
  label?: string
  className?: string
  /** What runs around the heart, in a drawing whose seal has a radius of 100: there is room from 45 to 60. */
  children?: ReactNode
}

/**
 * The seal of a record: that of its certificate, line for line, so that the two can be laid beside each other. Takes the colour of
 * its place, and is cut through to its ground; radii are those of `typst/drawing/frame.typ` in hundredths.
 */
export const Seal = memo(function Seal(props: SealProps) {
  const { proofId, size = 48, initial, label, className, children } = props
  const cut = useId()
  return (
    <Drawing
      className={className}
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isProofId(proofId) ? (
        <>
          <mask id={cut}>
            <circle r="100" fill="#fff" />
            <g color="#000">
              <circle r="84.5" fill="none" stroke="currentColor" strokeWidth=".52" />
              <Lace proofId={proofId} part="cuts" />
              {initial && size > 64 ? (
                <text y="12" textAnchor="middle">
                  {initial}
                </text>
              ) : null}
            </g>
          </mask>
          <Lace proofId={proofId} part="rim" />
          <g fill="none" stroke="currentColor" mask={`url(#${cut})`}>
            <circle r="75.1" strokeWidth="23.8" />
            <circle r="60" strokeWidth=".52" />
            <circle r="45" strokeWidth=".52" />
            <circle r="42" fill="currentColor" stroke="none" />
          </g>
          {children}
        </>
      ) : (
        <g fill="none" stroke="currentColor">
          {[98, 63.2, 42].map((radius) => (
            <circle key={radius} r={radius} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      )}
    </Drawing>
  )
})
