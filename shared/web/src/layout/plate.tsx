import type { ReactNode } from 'react'
import styled from 'styled-components'

const PlateFigure = styled.figure`
  margin: 0;
`

const Mount = styled.div`
  background: var(--plate);
  box-shadow: var(--plate-mark);
  border-radius: 1px;
  padding: 16px 18px;
  color: var(--ink);
  svg {
    width: 100%;
    height: auto;
    display: block;
  }
`

const Caption = styled.figcaption`
  margin-top: 16px;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: baseline;
  p {
    font: italic 400 1.125rem/1.38 var(--serif);
    color: var(--ink-2);
    font-variant-numeric: oldstyle-nums;
  }
`

const CaptionLabel = styled.span`
  font: 400 var(--fs-caps) / 1.2 var(--serif-small);
  font-variant-caps: small-caps;
  text-transform: lowercase;
  letter-spacing: 0.06em;
  color: var(--ink-2);
`

/** A seal on a plate: in the middle of the page's shape, in gold. */
export const SealMount = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 2 / 3;
  color: var(--gilt);
`

interface PlateProps {
  /** 'Plate I', 'Seal' … */
  label: string
  caption: string
  children: ReactNode
}

/** A picture in its plate mark with a caption below. */
export const Plate = ({ label, caption, children }: PlateProps) => (
  <PlateFigure>
    <Mount>{children}</Mount>
    <Caption>
      <CaptionLabel>{label}</CaptionLabel>
      <p>{caption}</p>
    </Caption>
  </PlateFigure>
)
