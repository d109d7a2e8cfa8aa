import { memo } from 'react'
import type { HTMLAttributes } from 'react'
import styled from 'styled-components'
import type { ControlWords } from './control-words'
import { FieldFrame } from './field-frame'
import { controlStyle, highLineStyle } from './field-style'
import { textOf } from './form-scope'
import { useOwnControl } from './use-own-control'
import { useTextFrame } from './use-text-frame'
import type { TextFrameProps } from './use-text-frame'

const Input = styled.input`
  ${controlStyle}
  ${highLineStyle}
`

interface LineOptions {
  type?: 'text' | 'email' | 'password' | 'search'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'none' | 'words' | 'sentences'
  placeholder?: string
  maxLength?: number
  isDisabled?: boolean
}
export type TextFieldProps = TextFrameProps & LineOptions

const Line = memo(function Line({ type = 'text', isDisabled, ...input }: LineOptions & ControlWords) {
  const { ref, now, leave } = useOwnControl(input.name, 'value', textOf)
  return (
    <Input
      autoComplete="off"
      {...input}
      type={type}
      ref={ref}
      defaultValue={now}
      onBlur={leave}
      dir={type === 'text' || type === 'search' ? 'auto' : undefined}
      spellCheck={type === 'text' ? undefined : false}
      disabled={isDisabled}
    />
  )
})

/** One line of text. Text in any script takes its own direction. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { frame, control } = useTextFrame(props)
  return (
    <FieldFrame {...frame}>
      <Line {...control} />
    </FieldFrame>
  )
})
