import { lazy, Suspense } from 'react'
import { Seal } from '@shared/web/parts/seal'
import { sealWords } from './captions'

const PressedEmblem = lazy(() =>
  import('./pressed-seal').then((module) => ({ default: module.PressedEmblem })),
)

interface LazyEmblemProps {
  proofId: string
  initial: string
  /** When the record was sent. */
  pressedAt: Date
}

/** The seal of a record that was sent: in lines until its pressed form has come. */
export const LazyEmblem = ({ proofId, initial, pressedAt }: LazyEmblemProps) => (
  <Suspense fallback={<Seal proofId={proofId} size={110} initial={initial} />}>
    <PressedEmblem
      proofId={proofId}
      initial={initial}
      words={sealWords(pressedAt)}
      ground="var(--paper)"
      size={110}
    />
  </Suspense>
)
