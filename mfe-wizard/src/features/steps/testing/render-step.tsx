import { useEffect } from 'react'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Formik } from 'formik'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { errorsOf } from '@shared/web/form/form-errors'
import { FormScope } from '@shared/web/form/form-scope'
import { useBirthFormValues } from '../../../form/use-birth-form'
import { preloadLaterSteps, steps } from '../steps'
import type { StepProps } from '../steps'

beforeAll(preloadLaterSteps)

const today = '2026-12-01'

/** A step on its own, with a form around it as the wizard has one. `values()` is the form as it stands. */
export function renderStep(
  stepId: WizardStepId,
  initial: Partial<BirthFormDraft> = {},
  props: StepProps = {},
) {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new RangeError(stepId)
  const user = userEvent.setup()
  let read: (() => BirthFormDraft) | undefined
  function Watch() {
    const readValues = useBirthFormValues()
    useEffect(() => {
      read = readValues
    }, [readValues])
    return null
  }
  const { Component } = step
  const page = render(
    <Formik<BirthFormDraft>
      initialValues={{ ...emptyBirthForm(), ...initial }}
      validateOnChange={false}
      validate={(values) => errorsOf(formIssues(values, { today }, stepId))}
      onSubmit={() => undefined}
    >
      <FormScope>
        <Component {...props} />
        <Watch />
      </FormScope>
    </Formik>,
  )
  return {
    ...page,
    user,
    values: (): BirthFormDraft => {
      if (!read) throw new Error('The form was not drawn')
      return read()
    },
  }
}
