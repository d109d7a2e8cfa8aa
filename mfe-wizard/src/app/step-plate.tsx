import type { WizardStepId } from '@shared/contracts/form-rules'
import type { Receipt } from '../features/submission/submission-slice'

interface StepPlateProps {
  stepId: WizardStepId
  proofId: string | null
  pressed: Receipt | null
}

export const StepPlate = (_props: StepPlateProps) => null
