import { memo } from 'react'
import styled, { keyframes } from 'styled-components'
import { parametersOf } from '@shared/engraving/proof-id-parameters'
import { Rosette } from '@shared/web/parts/rosette'
import { sealWords } from './captions'
import { polarCurve } from './engraving'

const press = keyframes`
  from { transform: scale(1.06); opacity: 0.4 }
`
const Pressed = styled.g`
  color: var(--gilt);
  fill: currentColor;
  animation: ${press} var(--t-press) var(--ease-press);
`

/** Words around a circle, letter by letter, evenly. */
function RingText({ text, radius }: { text: string; radius: number }) {
  const letters = [...text]
  return letters.map((letter, index) =>
    letter === ' ' ? null : (
      <text
        key={index}
        textAnchor="middle"
        transform={`rotate(${((index / letters.length) * 360).toFixed(1)}) translate(0 -${radius})`}
        style={{ font: '400 10.5px var(--serif-small)' }}
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
  /** The ground it is pressed into. */
  ground: string
}

/** The seal in solid gilt, as a group around the origin with a radius of 139. */
export const PressedSeal = memo(function PressedSeal({ proofId, initial, words, ground }: PressedSealProps) {
  const lobes = 2 * (16 + 2 * parametersOf(proofId)[0][0])
  const wavy = (mean: number, depth: number) =>
    polarCurve((angle) => mean + depth * Math.cos(lobes * angle), lobes * 14)
  return (
    <Pressed>
      <Rosette proofId={proofId} radius={138} hole={0.82} weight={0.6} tone={0.4} />
      <circle r="139" fill="none" stroke="currentColor" strokeWidth=".8" />
      <path d={wavy(112, 2.6)} />
      <g style={{ color: ground }}>
        <Rosette proofId={proofId} radius={107} hole={0.69} weight={0.7} tone={0.36} />
      </g>
      <circle r="71" style={{ fill: ground }} />
      <circle r="67.5" fill="none" stroke="currentColor" strokeWidth="1" />
      <RingText text={words} radius={52} />
      <path d={wavy(42, 1.5)} />
      <circle r="37.5" fill="none" stroke={ground} strokeWidth=".8" />
      <text y="16" textAnchor="middle" style={{ font: '500 50px var(--display)', fill: ground }}>
        {initial}
      </text>
    </Pressed>
  )
})

interface PressedEmblemProps extends Omit<PressedSealProps, 'words'> {
  pressedAt: Date
  size: number
}

/** The pressed seal by itself, as decoration. */
export const PressedEmblem = ({ pressedAt, size, ...seal }: PressedEmblemProps) => (
  <svg viewBox="-142 -142 284 284" width={size} height={size} aria-hidden="true">
    <PressedSeal {...seal} words={sealWords(pressedAt)} />
  </svg>
)
