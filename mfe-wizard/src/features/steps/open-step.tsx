import type { WizardStepId } from '@shared/contracts/form-rules'
import { stepOf } from './steps'
import { useZoneOfPlace } from './use-zone-of-place'

interface OpenStepProps {
  stepId: WizardStepId
  /** Absent where nothing is edited. */
  onEditStep: ((stepId: WizardStepId) => void) | undefined
}

/** The questions of the step that is open. */
export function OpenStep({ stepId, onEditStep }: OpenStepProps) {
  useZoneOfPlace()
  const { Component } = stepOf(stepId)
  return <Component {...(onEditStep ? { onEditStep } : {})} />
}
