import { memo } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { controlStyle } from './field-style'
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

/** One line of text. Text in any script takes its own direction. */
export const TextField = memo(function TextField({
  name,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  autoCapitalize,
  placeholder,
  maxLength,
  isDisabled = false,
  end,
  ...words
}: TextFieldProps) {
  const { text, error, change, leave } = useField(name)
  return (
    <FieldFrame {...words} name={name} error={error} end={end}>
      <Input
        id={fieldId(name)}
        name={name}
        type={type}
        value={text}
        onChange={change}
        onBlur={leave}
        dir={type === 'text' || type === 'search' ? 'auto' : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        spellCheck={type === 'text' ? undefined : false}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={isDisabled}
        aria-required={words.isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint: words.hint, error })}
      />
    </FieldFrame>
  )
})
