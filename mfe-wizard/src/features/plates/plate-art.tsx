import type { ReactNode } from 'react'
import styled from 'styled-components'

const Art = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  text {
    fill: currentColor;
  }
  [data-text='dial'] {
    font: 10.5px var(--serif-small);
    letter-spacing: 0.08em;
  }
  [data-gilt='fill'] {
    fill: var(--gilt);
  }
  [data-gilt='line'] {
    stroke: var(--gilt);
  }

  @media (max-height: 860px) {
    max-height: 52vh;
  }
`

/** The sheet that every plate is drawn on. `label` tells what it shows. */
export const PlateArt = ({ label, children }: { label: string; children: ReactNode }) => (
  <Art viewBox="0 0 304 456" role="img" aria-label={label}>
    {children}
  </Art>
)

/** Ground that hides what lies behind an object. */
export const ground = 'var(--plate)'
