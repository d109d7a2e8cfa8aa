import type { ChangeEvent, FocusEventHandler, ReactNode, Ref } from 'react'
import { useCallback } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'
import { visuallyHiddenStyle } from './visually-hidden'

const Label = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 14px;
  font-size: var(--fs-body);
  line-height: 1.45;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }

  &[data-size='small'] {
    align-items: center;
    gap: 10px;
    min-height: 22px;
    font-size: var(--fs-meta);
    color: var(--ink-2);
  }

  &[data-size='small']::after {
    inset: -12px -6px;
  }

  &:has(:disabled) {
    color: var(--ink-off);
    cursor: not-allowed;
  }

  &:has(:focus-visible) > [data-box] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
const Input = styled.input`
  ${visuallyHiddenStyle}
`
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin-top: 1px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--sheet);
  color: transparent;

  & > svg {
    width: 18px;
    height: 18px;
    stroke-width: 2;
  }

  [data-size='small'] > & {
    width: 20px;
    height: 20px;
    margin: 0;
  }

  [aria-invalid='true'] ~ & {
    border-color: var(--error);
  }

  :checked ~ & {
    background: var(--action);
    border-color: var(--action);
    color: var(--action-ink);
  }

  @media (forced-colors: active) {
    :checked ~ & {
      color: Highlight;
    }
  }
`

interface CheckboxProps {
  children: ReactNode
  /** Read aloud in place of the words, where those alone say too little ("Mother's time of birth unknown"). */
  accessibleLabel?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  isInvalid?: boolean
  isRequired?: boolean
  size?: 'regular' | 'small'
  id?: string
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  describedBy?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Ticked or not. */
export function Checkbox({
  children,
  accessibleLabel,
  isChecked,
  onChange,
  isDisabled = false,
  isInvalid = false,
  isRequired = false,
  size = 'regular',
  describedBy,
  className,
  ...input
}: CheckboxProps) {
  const change = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked),
    [onChange],
  )
  return (
    <Label className={className} data-size={size}>
      <Input
        {...input}
        type="checkbox"
        aria-label={accessibleLabel}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required={isRequired || undefined}
        checked={isChecked}
        disabled={isDisabled}
        onChange={change}
      />
      <Box data-box aria-hidden="true">
        <Icon name="check" size={18} />
      </Box>
      <span>{children}</span>
    </Label>
  )
}
