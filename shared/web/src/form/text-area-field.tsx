import { memo } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { controlStyle, filledByMyaStyle } from './field-style'
import { MyaBox } from './mya-box'
import { useField } from './use-field'

const Area = styled.textarea`
  ${controlStyle}
  resize: none;
  overflow: hidden;
  field-sizing: content;

  @supports not (field-sizing: content) {
    resize: vertical;
    overflow: auto;
  }

  &[data-mya] {
    ${filledByMyaStyle}
  }
`

export interface TextAreaFieldProps extends FieldWords {
  name: string
  placeholder?: string
  maxLength?: number
  isDisabled?: boolean
  /** MYA has the word: the field is disabled and looks like hers. */
  isFilledByMya?: boolean
  end?: ReactNode
}

/** Text that grows with its words. */
export const TextAreaField = memo(function TextAreaField({
  name,
  placeholder,
  maxLength,
  isDisabled = false,
  isFilledByMya = false,
  end,
  ...words
}: TextAreaFieldProps) {
  const { text, error, change, leave } = useField(name)
  return (
    <FieldFrame {...words} name={name} error={error} end={end}>
      <MyaBox isFilled={isFilledByMya}>
        <Area
          id={fieldId(name)}
          name={name}
          rows={1}
          value={text}
          onChange={change}
          onBlur={leave}
          dir="auto"
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={isDisabled || isFilledByMya}
          data-mya={isFilledByMya || undefined}
          aria-required={words.isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint: words.hint, error })}
        />
      </MyaBox>
    </FieldFrame>
  )
})
