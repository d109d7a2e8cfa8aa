import { useMemo } from 'react'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { Plate } from '@shared/web/layout/plate'
import { captionOf, sealWords } from './captions'
import { FormPlate } from './form-plate'
import { LineagePlate } from './lineage-plate'
import { MomentPlate } from './moment-plate'
import { NamesPlate } from './names-plate'
import type { PlateFacts } from './plate-facts'
import { SealPlate } from './seal-plate'
import { skyOfBirth } from './sky-of-birth'
import type { SkyOfBirth } from './sky-of-birth'

const numerals: Record<WizardStepId, string> = {
  identity: 'I',
  moment: 'II',
  lineage: 'III',
  form: 'IV',
  review: 'V',
}

/** A clock time that a change of clocks skipped, or a zone the browser does not know, draws no sky. */
const skyOf = (birth: PlateFacts['birth']): SkyOfBirth | null => {
  try {
    return birth && skyOfBirth(birth)
  } catch {
    return null
  }
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
  const { birth, rosetteId, initial } = facts
  const isMoment = stepId === 'moment'
  const birthKey = isMoment ? JSON.stringify(birth) : ''
  // The sky is computed for the birth itself, not for every form that mentions it.
  const sky = useMemo(
    () => (birthKey ? skyOf(JSON.parse(birthKey) as PlateFacts['birth']) : null),
    [birthKey],
  )
  const shownId = proofId ?? rosetteId
  return (
    <Plate
      label={`Plate ${numerals[stepId]}`}
      caption={captionOf(stepId, facts, { proofId, sky, pressedAt })}
    >
      {stepId === 'identity' ? <NamesPlate proofId={shownId} initial={initial} isNight={isNight} /> : null}
      {isMoment ? <MomentPlate sky={sky} isNight={isNight} /> : null}
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
