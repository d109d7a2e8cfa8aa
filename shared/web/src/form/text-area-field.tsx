import { memo } from 'react'
import type { ControlWords } from './control-words'
import { FieldFrame } from './field-frame'
import { GrowingText } from './growing-text'
import { MyaBox } from './mya-box'
import { useField } from './use-field'
import { useTextFrame } from './use-text-frame'
import type { TextFrameProps } from './use-text-frame'

interface AreaOptions {
  placeholder?: string
  maxLength?: number
  isDisabled?: boolean
  /** MYA has the word: the field is disabled and looks like hers. */
  isFilledByMya?: boolean
}
export type TextAreaFieldProps = TextFrameProps & AreaOptions

/** The part that changes with every keystroke. */
const Area = memo(function Area({
  isDisabled = false,
  isFilledByMya = false,
  ...area
}: AreaOptions & ControlWords) {
  const { text, change, leave } = useField(area.name)
  return (
    <MyaBox isFilled={isFilledByMya}>
      <GrowingText
        {...area}
        rows={1}
        value={text}
        onChange={change}
        onBlur={leave}
        dir="auto"
        disabled={isDisabled || isFilledByMya}
        data-mya={isFilledByMya || undefined}
      />
    </MyaBox>
  )
})

/** Text that grows with its words. */
export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useTextFrame(props)
  return (
    <FieldFrame {...frame}>
      <Area {...control} />
    </FieldFrame>
  )
})
