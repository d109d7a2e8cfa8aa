import { useMemo } from 'react'
import { useBirthForm } from '../../form/use-birth-form'
import { keptProofId, proofIdInputsOf } from './kept-proof-id'

/** The Proof ID of the open form; null until all that it is made of is known. */
export function useProofId(): string | null {
  const inputs = useBirthForm(proofIdInputsOf)
  return useMemo(() => (inputs === null ? null : keptProofId(inputs, () => window.localStorage)), [inputs])
}
