import { createContext, useCallback, useContext, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { VerificationOptions } from '@shared/contracts/passkeys'
import { codeOf } from '@shared/web/api/api-error'
import { useVerificationOptionsMutation } from '../api/account-api'
import { SecondFactorDialog } from './second-factor-dialog'

interface Answer<T> {
  data?: T
  error?: unknown
}
/**
 * Makes a call, and where the server wants the second factor first, asks for it and makes the call again. Null when the person
 * gave none.
 */
export type WithSecondFactor = <T>(call: () => Promise<Answer<T>>) => Promise<Answer<T> | null>

const SecondFactorContext = createContext<WithSecondFactor | null>(null)

interface Question {
  options: VerificationOptions
  settle: (isGiven: boolean) => void
}

/** Stands around the pages of the staff, and shows its dialog above them. */
export function SecondFactorProvider({ children }: { children: ReactNode }) {
  const [loadOptions] = useVerificationOptionsMutation()
  const [question, setQuestion] = useState<Question>()
  const asked = useRef<Question>(undefined)
  const show = useCallback((next: Question | undefined) => {
    // Two at once: the earlier one counts as not given.
    asked.current?.settle(false)
    asked.current = next
    setQuestion(next)
  }, [])
  const close = (isGiven: boolean) => {
    asked.current?.settle(isGiven)
    show(undefined)
  }
  const withSecondFactor = useCallback<WithSecondFactor>(
    async (call) => {
      const answer = await call()
      if (codeOf(answer.error) !== 'second_factor_required') return answer
      // The dialog opens with its field, so that one can type at once.
      const { data: options, error } = await loadOptions()
      if (!options) return { error }
      const isGiven = await new Promise<boolean>((settle) => show({ options, settle }))
      return isGiven ? call() : null
    },
    [loadOptions, show],
  )
  return (
    <SecondFactorContext value={withSecondFactor}>
      {children}
      {question ? (
        <SecondFactorDialog
          options={question.options}
          onGiven={() => close(true)}
          onClose={() => close(false)}
        />
      ) : null}
    </SecondFactorContext>
  )
}

/** @throws Error outside a SecondFactorProvider */
export function useSecondFactor(): WithSecondFactor {
  const withSecondFactor = useContext(SecondFactorContext)
  if (!withSecondFactor) throw new Error('The second factor is asked inside a SecondFactorProvider')
  return withSecondFactor
}
