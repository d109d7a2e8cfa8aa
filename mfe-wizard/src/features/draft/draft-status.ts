import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import type { CloudState, WaitingSync } from './cloud-state'

/** What the wizard holds at this moment. */
export interface DraftContent {
  values: BirthFormDraft
  stepId: WizardStepId
}

export interface DraftStatus {
  /** The record that was made of this draft. */
  recordId: string | null
  /** When the draft was last written or read, by the clock of the device; null before that. */
  savedAt: number | null
  hasUnsaved: boolean
  /** The last attempt to save failed. */
  hasFailed: boolean
  /** What another tab, or another person, wrote at the same time into the fields named here. */
  rivals: Partial<BirthFormDraft>
  /** What the server holds of the draft; null while it is on this device only. */
  cloud: CloudState | null
  /** A sync that is not answered yet. */
  waiting: WaitingSync | null
  /** Another tab removed the draft; what stands in this one is written again by its next change. */
  wasRemovedElsewhere: boolean
}

export const untouched: DraftStatus = {
  recordId: null,
  savedAt: null,
  hasUnsaved: false,
  hasFailed: false,
  rivals: {},
  cloud: null,
  waiting: null,
  wasRemovedElsewhere: false,
}
