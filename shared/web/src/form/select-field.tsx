import { memo } from 'react'
import type { ChangeEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import { controlWords } from './control-words'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { controlStyle } from './field-style'
import { useFormStore } from './form-scope'
import { useField } from './use-field'

/** Around a select, with the icon that stands in it. */
export const SelectHolder = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 12px;
    bottom: 14px;
    color: var(--ink-3);
    pointer-events: none;
  }
`
/** A select as the form's own fields are drawn. */
export const NativeSelect = styled.select`
  ${controlStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums lining-nums;
  cursor: pointer;

  &[data-empty] {
    color: var(--ink-3);
  }

  & option {
    background: var(--sheet);
    color: var(--ink);
  }
`

export interface SelectFieldProps extends FieldWords {
  name: string
  /** Numbers are stored as numbers, with null for no answer; texts as texts, with ''. */
  options: readonly (string | number)[]
  isDisabled?: boolean
}

/** One of a list; native, so that a phone shows its own wheel. */
export const SelectField = memo(function SelectField({
  name,
  options,
  isDisabled,
  ...words
}: SelectFieldProps) {
  const store = useFormStore()
  const { text, error, leave } = useField(name)
  const isNumeric = typeof options[0] === 'number'
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target
    store.set({ [name]: isNumeric ? (value === '' ? null : Number(value)) : value })
  }
  return (
    <FieldFrame {...words} name={name} error={error}>
      <SelectHolder>
        <NativeSelect
          {...controlWords(name, { ...words, error })}
          value={text}
          onChange={change}
          onBlur={leave}
          disabled={isDisabled}
          autoComplete="off"
          data-empty={text === '' || undefined}
        >
          <option value="">Choose</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
        <Icon name="chevron-down" />
      </SelectHolder>
    </FieldFrame>
  )
})
