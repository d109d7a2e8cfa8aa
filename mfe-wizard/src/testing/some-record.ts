import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { SharedRecord } from '@shared/contracts/versions'

/** A shared record as the server answers it. */
export const someRecord = (
  answers: Partial<BirthFormDraft> = {},
  about: Partial<SharedRecord> = {},
): SharedRecord => ({
  recordId: 'record-1',
  proofId: '01K7Q2M9XA',
  role: 'OWNER',
  data: { ...emptyBirthForm(), ...answers },
  version: 'v1',
  revision: 1,
  proofJobId: null,
  isLocked: false,
  writtenBy: [],
  ...about,
})
