import { memo } from 'react'
import styled, { keyframes } from 'styled-components'
import { writtenDay } from '../time/written-moment'
import { Seal } from './seal'

const press = keyframes`
  from { transform: scale(1.06); opacity: 0.4 }
`
const Pressed = styled(Seal)`
  color: var(--gilt);
  animation: ${press} var(--t-press) var(--ease-press);
`

/** The words around the pressed seal. They close on themselves: the last mark stands before the first word. */
export const sealWords = (instant: Date): string =>
  `SEALED AND KEPT · ${writtenDay(instant).toUpperCase()} · `

/** Words around a circle, letter by letter, evenly. */
function RingText({ text, radius }: { text: string; radius: number }) {
  const letters = [...text]
  return letters.map((letter, index) =>
    letter === ' ' ? null : (
      <text
        key={index}
        textAnchor="middle"
        transform={`rotate(${((index / letters.length) * 360).toFixed(1)}) translate(0 -${radius})`}
        style={{ font: '500 8.5px var(--serif-small)' }}
      >
        {letter}
      </text>
    ),
  )
}

export interface PressedSealProps {
  proofId: string
  initial: string
  /** Around the middle; closes on itself. */
  words: string
  /** Edge length in px. */
  size: number
  /** Read aloud; left out, the seal is decoration. */
  label?: string
}

/** The seal in gilt, with words around its middle. */
export const PressedSeal = memo(function PressedSeal({ words, ...seal }: PressedSealProps) {
  return (
    <Pressed {...seal}>
      <RingText text={words} radius={49} />
    </Pressed>
  )
})

interface PressedEmblemProps extends Omit<PressedSealProps, 'words' | 'label'> {
  pressedAt: Date
}

/** The pressed seal by itself, as decoration. */
export const PressedEmblem = ({ pressedAt, ...seal }: PressedEmblemProps) => (
  <PressedSeal {...seal} words={sealWords(pressedAt)} />
)
