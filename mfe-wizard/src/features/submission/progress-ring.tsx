import { memo } from 'react'
import styled from 'styled-components'
import { Rosette } from '@shared/web/parts/rosette'

const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  line {
    stroke: var(--rule);
    stroke-width: 1.4;
    transition:
      stroke var(--t-fast) var(--ease-out),
      stroke-width var(--t-fast) var(--ease-out);
  }

  line[data-lit] {
    stroke: var(--gilt);
    stroke-width: 2.2;
  }

  [data-rosette] {
    color: var(--gilt);
    opacity: 0.8;
  }
`
const Figure = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  /* '100%' stays clear of the inner circle, however large the ring is. */
  font: 500 19cqi/1 var(--display);
  font-variant-numeric: oldstyle-nums;

  small {
    font-size: 0.5em;
    margin-left: 0.08em;
    color: var(--ink-2);
  }
`

const ticks = Array.from({ length: 100 }, (_, index) => {
  const angle = (index / 100) * 2 * Math.PI - Math.PI / 2
  const end = index % 10 === 0 ? 116 : 111
  const at = (radius: number) => [radius * Math.cos(angle), radius * Math.sin(angle)].map((n) => n.toFixed(2))
  const [x1, y1] = at(98)
  const [x2, y2] = at(end)
  return { x1, y1, x2, y2 }
})

const Lace = memo(function Lace({ proofId }: { proofId: string }) {
  return (
    <g data-rosette>
      <Rosette proofId={proofId} radius={88} hole={0.55} weight={0.55} tone={0.36} />
      <g fill="none" stroke="currentColor">
        <circle r="90.5" strokeWidth=".7" />
        <circle r="47.5" strokeWidth="1.2" />
        <circle r="44.5" strokeWidth=".6" />
      </g>
    </g>
  )
})

/** A hundred ticks, one for each percent, around the rosette of the record. Those of one beat light one by one. */
export function ProgressRing({ proofId, percent }: { proofId: string; percent: number }) {
  return (
    <Frame
      role="progressbar"
      aria-label="Codifying provenance"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <Lace proofId={proofId} />
        {ticks.map((tick, index) => (
          <line
            key={index}
            {...tick}
            data-lit={index < percent || undefined}
            style={{ transitionDelay: `${(index % 3) * 50}ms` }}
          />
        ))}
      </svg>
      <Figure aria-hidden="true">
        <span>
          {percent}
          <small>%</small>
        </span>
      </Figure>
    </Frame>
  )
}
