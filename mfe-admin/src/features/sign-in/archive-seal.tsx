import styled from 'styled-components'
import { Rosette } from '@shared/web/parts/rosette'

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  text {
    font: 500 25px var(--display);
    fill: currentColor;
  }
`

/** The archive's own mark: the lace of the first of all Proof IDs. No record's ornament is used as decoration. */
export const ArchiveSeal = () => (
  <Drawing viewBox="-66 -66 132 132" aria-hidden="true">
    <Rosette proofId="0100000000" radius={62} hole={0.36} weight={0.42} tone={0.5} />
    <g fill="none" stroke="currentColor">
      <circle r="64.5" strokeWidth="0.4" />
      <circle r="21" strokeWidth="0.8" />
    </g>
    <text y="8.5" textAnchor="middle">
      BC
    </text>
  </Drawing>
)
