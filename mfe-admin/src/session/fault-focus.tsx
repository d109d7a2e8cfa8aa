import { useEffect, useRef } from 'react'
import { useFormikContext } from 'formik'
import { focusField } from '@shared/web/form/field-id'

/** Takes whoever sent a form that has faults, its own or the server's, to the first of them. Stands inside the form. */
export function FaultFocus() {
  const { submitCount, isSubmitting, errors } = useFormikContext()
  const seen = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return
    seen.current = submitCount
    // Once the messages stand there: they move the fields.
    setTimeout(() => Object.keys(errors).some(focusField))
  }, [submitCount, isSubmitting, errors])
  return null
}
