import styled from 'styled-components'

const Track = styled.div`
  position: relative;
  height: 4px;
  background: var(--hair);

  &[data-weight='fine'] {
    height: 3px;
  }

  & > span {
    position: absolute;
    inset: 0;
    background: var(--gilt);
    /* Otherwise all grounds are one there, and nothing is seen to fill. */
    forced-color-adjust: none;
    /* Scaled and not widened: a width would have the whole page laid out anew for every frame on its way. */
    transform-origin: left;
    transition: transform var(--t-slow) var(--ease-in-out);
  }
`

interface ProgressLineProps {
  /** What progresses, read aloud. */
  label: string
  value: number
  /** 100 unless said otherwise; 0 shows an empty line. */
  max?: number
  weight?: 'regular' | 'fine'
  className?: string
}

/** A drawn line that fills with gilt. */
export function ProgressLine({ label, value, max = 100, weight = 'regular', className }: ProgressLineProps) {
  const now = Math.min(Math.max(0, value), max)
  const share = max > 0 ? now / max : 0
  return (
    <Track
      className={className}
      data-weight={weight}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
    >
      <span style={{ transform: `scaleX(${share})` }} />
    </Track>
  )
}
