import { memo } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { GrowingText } from './growing-text'
import { MyaBox } from './mya-box'
import { useShownError } from './form-scope'
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

type WordsProps = Omit<TextAreaFieldProps, keyof FieldWords | 'end'> & {
  isRequired?: boolean
  isInvalid: boolean
  describedBy?: string
}

/** The part that changes with every keystroke. */
const Words = memo(function Words({
  name,
  isDisabled = false,
  isFilledByMya = false,
  isRequired,
  isInvalid,
  describedBy: described,
  ...area
}: WordsProps) {
  const { text, change, leave } = useField(name)
  return (
    <GrowingText
      {...area}
      id={fieldId(name)}
      name={name}
      rows={1}
      value={text}
      onChange={change}
      onBlur={leave}
      dir="auto"
      disabled={isDisabled || isFilledByMya}
      data-mya={isFilledByMya || undefined}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={described}
    />
  )
})

/** Text that grows with its words. */
export const TextAreaField = memo(function TextAreaField({
  name,
  label,
  spokenPrefix,
  hint,
  isRequired,
  isMarkedOptional,
  isWide,
  end,
  isFilledByMya = false,
  ...area
}: TextAreaFieldProps) {
  const error = useShownError(name)
  const words = { label, spokenPrefix, hint, isRequired, isMarkedOptional, isWide }
  return (
    <FieldFrame {...words} name={name} error={error} end={end}>
      <MyaBox isFilled={isFilledByMya}>
        <Words
          {...area}
          name={name}
          isFilledByMya={isFilledByMya}
          isRequired={isRequired}
          isInvalid={Boolean(error)}
          describedBy={describedBy(name, { hint, error })}
        />
      </MyaBox>
    </FieldFrame>
  )
})
