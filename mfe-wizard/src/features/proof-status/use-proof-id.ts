import { useMemo } from 'react'
import { lateCode } from '@shared/web/parts/late-code'
import { useBirthForm } from '../../form/use-birth-form'
import { proofIdInputsOf } from './proof-id-inputs'

/** In the file of submissions, which every form that comes so far needs. */
const lateStored = lateCode(() => import(/* webpackChunkName: "submission" */ './stored-proof-id'))

/** The Proof ID of the open form; null until all that it is made of is known. */
export function useProofId(): string | null {
  const inputs = useBirthForm(proofIdInputsOf)
  const code = lateStored.useWhen(inputs !== null)
  return useMemo(
    () => (inputs === null || !code ? null : code.storedProofId(inputs, () => window.localStorage)),
    [inputs, code],
  )
}
