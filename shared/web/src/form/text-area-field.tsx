import { memo } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { GrowingText } from './growing-text'
import { MyaBox } from './mya-box'
import { useField } from './use-field'

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
        <GrowingText
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
