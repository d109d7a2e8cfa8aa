import type { WizardStepId } from '@shared/contracts/form-rules'
import { Plate } from '@shared/web/layout/plate'
import { latePart } from '@shared/web/parts/late-part'
import { sealWords } from '@shared/web/parts/pressed-seal'
import { captionOf } from './captions'
import { EmptyPlate } from './empty-plate'
import { FormPlate } from './form-plate'
import { LineagePlate } from './lineage-plate'
import { NamesPlate } from './names-plate'
import type { PlateFacts } from './plate-facts'
import { SealPlate } from './seal-plate'

// Sun and Moon are heavy, and only this step needs them.
const MomentLeaf = latePart(() => import('./moment-leaf').then((module) => module.MomentLeaf))

const numerals: Record<Exclude<WizardStepId, 'moment'>, string> = {
  identity: 'I',
  lineage: 'III',
  form: 'IV',
  review: 'V',
}

export interface StepPlatesProps {
  stepId: WizardStepId
  facts: PlateFacts
  proofId: string | null
  /** When the record was sent; null before. */
  pressedAt: Date | null
  isNight: boolean
}

/** The plate of a step with its caption. */
export function StepPlates({ stepId, facts, proofId, pressedAt, isNight }: StepPlatesProps) {
  if (stepId === 'moment') return <MomentLeaf facts={facts} isNight={isNight} whileAway={<EmptyPlate />} />
  const { rosetteId, initial } = facts
  const shownId = proofId ?? rosetteId
  return (
    <Plate
      label={`Plate ${numerals[stepId]}`}
      caption={captionOf(stepId, facts, { proofId, sky: null, pressedAt })}
    >
      {stepId === 'identity' ? <NamesPlate proofId={shownId} initial={initial} isNight={isNight} /> : null}
      {stepId === 'lineage' ? <LineagePlate known={facts.knownElders} isNight={isNight} /> : null}
      {stepId === 'form' ? <FormPlate length={facts.length} /> : null}
      {stepId === 'review' ? (
        <SealPlate
          proofId={shownId}
          initial={initial}
          pressedWords={pressedAt ? sealWords(pressedAt) : null}
        />
      ) : null}
    </Plate>
  )
}
