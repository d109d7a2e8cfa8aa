import { latePart } from '@shared/web/parts/late-part'
import { Seal } from '@shared/web/parts/seal'
import { sealWords } from './captions'

const PressedEmblem = latePart(() => import('./pressed-seal').then((module) => module.PressedEmblem))

interface LazyEmblemProps {
  proofId: string
  initial: string
  /** When the record was sent. */
  pressedAt: Date
}

/** The seal of a record that was sent: in lines until its pressed form has come. */
export const LazyEmblem = ({ proofId, initial, pressedAt }: LazyEmblemProps) => (
  <PressedEmblem
    proofId={proofId}
    initial={initial}
    words={sealWords(pressedAt)}
    ground="var(--paper)"
    size={110}
    whileAway={<Seal proofId={proofId} size={110} initial={initial} />}
  />
)
