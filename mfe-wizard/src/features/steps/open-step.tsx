import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { stepOf } from './steps'
import { useZoneOfPlace } from './use-zone-of-place'

interface OpenStepProps {
  stepId: WizardStepId
  printed: BirthFormDraft | null
  /** Absent where nothing is edited. */
  onEditStep: ((stepId: WizardStepId) => void) | undefined
}

/** The questions of the step that is open. */
export function OpenStep({ stepId, printed, onEditStep }: OpenStepProps) {
  useZoneOfPlace()
  const { Component } = stepOf(stepId)
  return <Component printed={printed} {...(onEditStep ? { onEditStep } : {})} />
}
