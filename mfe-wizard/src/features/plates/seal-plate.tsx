import { memo } from 'react'
import { Rosette } from '@shared/web/parts/rosette'
import { ground, PlateArt } from './plate-art'
import { PressedSeal } from './pressed-seal'

interface SealPlateProps {
  proofId: string
  initial: string
  /** Set once the record was sent: the words around the middle. */
  pressedWords: string | null
}

/** Plate V: the seal of the record, in lines before it is sent, pressed in gilt after. */
export const SealPlate = memo(function SealPlate({ proofId, initial, pressedWords }: SealPlateProps) {
  if (pressedWords !== null) {
    return (
      <PlateArt label="Engraving: the seal of this record, pressed in gilt">
        <g transform="translate(152 228)">
          <PressedSeal proofId={proofId} initial={initial} words={pressedWords} ground={ground} />
        </g>
      </PlateArt>
    )
  }
  return (
    <PlateArt label="Engraving: the seal of this record, in lines, as it will be pressed">
      <g transform="translate(152 228)">
        <Rosette proofId={proofId} radius={126} hole={0.4} weight={0.5} tone={0.34} />
        <g fill="none" stroke="currentColor">
          <circle r="129" strokeWidth=".45" />
          <circle r="47.5" strokeWidth=".45" />
          <circle r="44.5" strokeWidth=".9" />
        </g>
        <text y="28" textAnchor="middle" style={{ font: '500 84px var(--display)' }}>
          {initial}
        </text>
      </g>
    </PlateArt>
  )
})
