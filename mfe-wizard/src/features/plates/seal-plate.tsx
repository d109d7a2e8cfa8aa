import { memo } from 'react'
import styled from 'styled-components'
import { SealMount } from '@shared/web/layout/plate'
import { PressedSeal } from '@shared/web/parts/pressed-seal'
import { Seal } from '@shared/web/parts/seal'

interface SealPlateProps {
  proofId: string
  initial: string
  /** Set once the record was sent: the words around the middle. */
  pressedWords: string | null
}

const size = 268

const InInk = styled(Seal)`
  color: var(--ink);
`

/** Plate V: the seal of the record, in ink before it is sent, pressed in gilt after. */
export const SealPlate = memo(function SealPlate({ pressedWords, ...seal }: SealPlateProps) {
  return (
    <SealMount>
      {pressedWords === null ? (
        <InInk
          {...seal}
          size={size}
          label="Engraving: the seal of this record, in ink, as it will be pressed"
        />
      ) : (
        <PressedSeal
          {...seal}
          size={size}
          words={pressedWords}
          label="Engraving: the seal of this record, pressed in gilt"
        />
      )}
    </SealMount>
  )
})
