import { memo } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../parts/checkbox'
import { FieldError, RequiredMark } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { fieldStyle } from './field-style'
import { flagOf, useShownError } from './form-scope'
import type { FlagAlongside } from './use-field'
import { useOwnControl } from './use-own-control'

const Field = styled.div`
  ${fieldStyle}
`

export interface CheckboxFieldProps {
  name: string
  children: ReactNode
  accessibleLabel?: string
  size?: 'regular' | 'small'
  isRequired?: boolean
  alongside?: FlagAlongside
  className?: string
}

/** A flag of the form as a box to tick; its message stands under it. */
export const CheckboxField = memo(function CheckboxField({
  name,
  children,
  accessibleLabel,
  size,
  isRequired = false,
  alongside,
  className,
}: CheckboxFieldProps) {
  const { ref, now, leave } = useOwnControl(name, 'checked', flagOf, alongside)
  const error = useShownError(name)
  return (
    <Field className={className} data-invalid={error ? true : undefined}>
      <Checkbox
        id={fieldId(name)}
        name={name}
        size={size}
        accessibleLabel={accessibleLabel}
        ref={ref}
        defaultChecked={now}
        onBlur={leave}
        isRequired={isRequired}
        isInvalid={Boolean(error)}
        describedBy={describedBy(name, { error })}
      >
        {children}
        {isRequired ? <RequiredMark /> : null}
      </Checkbox>
      <FieldError name={name} message={error} />
    </Field>
  )
})
