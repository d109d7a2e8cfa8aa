import type { ReactNode } from 'react'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { WizardStepId } from '@shared/contracts/form-rules'

/** What the wizard does differently on a record that several people work on. */
export interface SharedParts {
  recordId: string
  role: GrantRole
  /** Whether this visitor changes answers now: by the role, and while the record is open. */
  canEdit: boolean
  /** Resolves when the server has what was typed, or cannot be asked just now. */
  settle: () => Promise<void>
  /** Whose record it is, and as what one is here. */
  heading: ReactNode
  /** The step that the address asks for; absent where it goes on with the last one that was open. */
  opensAt?: WizardStepId | undefined
  /** Whether everything is with the server, in place of the time of the autosave. */
  saved: ReactNode
}
