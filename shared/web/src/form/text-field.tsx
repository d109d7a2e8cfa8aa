import { memo } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { controlStyle } from './field-style'
import { useShownError } from './form-scope'
import { useField } from './use-field'

const Input = styled.input`
  ${controlStyle}
`

export interface TextFieldProps extends FieldWords {
  name: string
  type?: 'text' | 'email' | 'password' | 'search'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'none' | 'words' | 'sentences'
  placeholder?: string
  maxLength?: number
  isDisabled?: boolean
  end?: ReactNode
}

type LineProps = Omit<TextFieldProps, keyof FieldWords | 'end'> & {
  isRequired?: boolean
  isInvalid: boolean
  describedBy?: string
}

/** The part that changes with every keystroke. */
const Line = memo(function Line({
  name,
  type = 'text',
  isDisabled,
  isRequired,
  isInvalid,
  describedBy: described,
  ...input
}: LineProps) {
  const { text, change, leave } = useField(name)
  return (
    <Input
      {...input}
      id={fieldId(name)}
      name={name}
      type={type}
      value={text}
      onChange={change}
      onBlur={leave}
      dir={type === 'text' || type === 'search' ? 'auto' : undefined}
      spellCheck={type === 'text' ? undefined : false}
      disabled={isDisabled}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={described}
    />
  )
})

/** One line of text. Text in any script takes its own direction. */
export const TextField = memo(function TextField({
  name,
  label,
  spokenPrefix,
  hint,
  isRequired,
  isMarkedOptional,
  isWide,
  end,
  autoComplete = 'off',
  ...line
}: TextFieldProps) {
  const error = useShownError(name)
  const words = { label, spokenPrefix, hint, isRequired, isMarkedOptional, isWide }
  return (
    <FieldFrame {...words} name={name} error={error} end={end}>
      <Line
        {...line}
        name={name}
        autoComplete={autoComplete}
        isRequired={isRequired}
        isInvalid={Boolean(error)}
        describedBy={describedBy(name, { hint, error })}
      />
    </FieldFrame>
  )
})
