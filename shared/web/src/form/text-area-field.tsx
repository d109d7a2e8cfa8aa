import { memo } from 'react'
import type { ControlWords } from './control-words'
import { FieldFrame } from './field-frame'
import { GrowingText } from './growing-text'
import { MyaBox } from './mya-box'
import { textOf } from './form-scope'
import { useOwnControl } from './use-own-control'
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

const Area = memo(function Area({
  isDisabled = false,
  isFilledByMya = false,
  ...area
}: AreaOptions & ControlWords) {
  const { ref, now, leave } = useOwnControl(area.name, 'value', textOf)
  return (
    <MyaBox isFilled={isFilledByMya}>
      <GrowingText
        {...area}
        rows={1}
        ref={ref}
        defaultValue={now}
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
