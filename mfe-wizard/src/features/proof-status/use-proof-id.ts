import { useMemo } from 'react'
import { useBirthForm } from '../../form/use-birth-form'
import { storedProofId, proofIdInputsOf } from './stored-proof-id'

/** The Proof ID of the open form; null until all that it is made of is known. */
export function useProofId(): string | null {
  const inputs = useBirthForm(proofIdInputsOf)
  return useMemo(() => (inputs === null ? null : storedProofId(inputs, () => window.localStorage)), [inputs])
}
