import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { render } from '@testing-library/react'
import { Formik } from 'formik'
import { FormScope, useFormStore } from '../form-scope'
import type { FormValues } from '../form-store'

/** Fields inside a form of their own. `values()` is the form as it stands; `set` writes to it past the fields. */
export function renderForm(
  fields: ReactNode,
  initial: FormValues = {},
  validate: (values: FormValues) => Record<string, string> = () => ({}),
  { defersTyping = false } = {},
) {
  let read = () => initial
  let write = (_patch: FormValues): void => undefined
  function Watch() {
    const { values, set } = useFormStore()
    useEffect(() => {
      read = values
      write = set
    }, [values, set])
    return null
  }
  const page = render(
    <Formik<FormValues>
      initialValues={initial}
      validateOnChange={false}
      validate={validate}
      onSubmit={() => undefined}
    >
      <FormScope defersTyping={defersTyping}>
        {fields}
        <Watch />
      </FormScope>
    </Formik>,
  )
  return {
    ...page,
    values: () => read(),
    set: (patch: FormValues) => write(patch),
  }
}
