import { initialOf } from '@shared/web/parts/initial'
import { PressedEmblem } from '@shared/web/parts/pressed-seal'

interface WholeSealProps {
  proofId: string
  /** The child's, first name first. */
  name: string
  /** An instant. */
  pressedAt: string
  size: number
}

/** The seal with the child's initial and the day around it, as the owner of the record has seen it before. */
export const WholeSeal = ({ name, pressedAt, ...seal }: WholeSealProps) => (
  <PressedEmblem {...seal} pressedAt={new Date(pressedAt)} initial={initialOf(name)} />
)
