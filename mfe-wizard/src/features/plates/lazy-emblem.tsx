import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { initialOf } from '@shared/web/parts/initial'
import { latePart } from '@shared/web/parts/late-part'
import { Seal } from '@shared/web/parts/seal'
import { useBirthForm } from '../../form/use-birth-form'

const PressedEmblem = latePart(() =>
  import('@shared/web/parts/pressed-seal').then((module) => module.PressedEmblem),
)
const size = 110

const initialOfForm = (values: BirthFormDraft) => initialOf(values.babyFirstName)

interface LazyEmblemProps {
  proofId: string
  /** When the record was sent; null before that. */
  pressedAt: Date | null
}

/** The seal of the open record; of one that was sent, pressed as soon as that has come. */
export function LazyEmblem({ proofId, pressedAt }: LazyEmblemProps) {
  const initial = useBirthForm(initialOfForm)
  const open = <Seal proofId={proofId} size={size} initial={initial} />
  if (!pressedAt) return open
  return (
    <PressedEmblem proofId={proofId} initial={initial} pressedAt={pressedAt} size={size} whileAway={open} />
  )
}
