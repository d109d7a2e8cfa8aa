import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import { Formik, useFormikContext } from 'formik'
import { FormScope } from '../form-scope'
import type { FormValues } from '../form-store'

/** What was typed reaches the form, as it does before anybody reads it. */
export const reckon = () => act(() => void window.dispatchEvent(new Event('pagehide')))

/** Fields inside a form of their own. `values()` is the form as it stands. */
export function renderForm(
  fields: ReactNode,
  initial: FormValues = {},
  validate: (values: FormValues) => Record<string, string> = () => ({}),
) {
  let current: FormValues = initial
  function Watch() {
    current = useFormikContext<FormValues>().values
    return null
  }
  const page = render(
    <Formik<FormValues>
      initialValues={initial}
      validateOnChange={false}
      validate={validate}
      onSubmit={() => undefined}
    >
      <>
        <FormScope>{fields}</FormScope>
        <Watch />
      </>
    </Formik>,
  )
  return {
    ...page,
    values() {
      reckon()
      return current
    },
  }
}
