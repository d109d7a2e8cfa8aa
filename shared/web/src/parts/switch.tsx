import type { ChangeEvent, FocusEventHandler, Ref } from 'react'
import { useCallback } from 'react'
import styled from 'styled-components'
import { visuallyHiddenStyle } from './visually-hidden'

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  font-size: var(--fs-meta);
  line-height: 1.2;
  color: var(--ink-2);
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  /* A finger's press area around a small mark. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }

  &:has(:checked) {
    color: var(--ink);
  }

  &:has(:disabled) {
    color: var(--ink-off);
    cursor: not-allowed;
  }

  &:has(:focus-visible) > [data-track] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
const Input = styled.input`
  ${visuallyHiddenStyle}
`
const Track = styled.span`
  position: relative;
  width: 40px;
  height: 22px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-pill);
  background: var(--sheet);
  transition: background var(--t-base) var(--ease-out);

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--edge);
    transition: transform var(--t-base) var(--ease-out);
  }

  :checked ~ & {
    background: var(--action);
    border-color: var(--action);
  }

  :checked ~ &::after {
    transform: translateX(18px);
    background: var(--action-ink);
  }

  [dir='rtl'] :checked ~ &::after {
    transform: translateX(-18px);
  }

  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }

    :checked ~ & {
      background: Highlight;
    }
  }
`

interface SwitchProps {
  /** Shown words ('Ask MYA'). */
  label: string
  /** Read aloud in place of `label` where that alone says too little ('Ask MYA for the name origin'). */
  accessibleLabel?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  id?: string
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  describedBy?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once. */
export function Switch({
  label,
  accessibleLabel,
  isOn,
  onChange,
  isDisabled = false,
  describedBy,
  className,
  ...input
}: SwitchProps) {
  const change = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked),
    [onChange],
  )
  return (
    <Label className={className}>
      <Input
        {...input}
        type="checkbox"
        role="switch"
        aria-label={accessibleLabel}
        aria-describedby={describedBy}
        checked={isOn}
        disabled={isDisabled}
        onChange={change}
      />
      <span>{label}</span>
      <Track data-track aria-hidden="true" />
    </Label>
  )
}
