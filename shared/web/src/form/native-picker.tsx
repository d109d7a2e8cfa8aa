import type { ChangeEvent, FocusEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import { controlStyle } from './field-style'

/**
 * A native date or time input: it can be typed and picked everywhere, with the keyboard each device has for it. At rest
 * it shows the value written out in one way for everybody (14 November 2026; 04:17), laid over the input's own text.
 */
const Holder = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 13px;
    bottom: 14px;
    color: var(--ink-3);
    pointer-events: none;
  }

  @supports not selector(::-webkit-calendar-picker-indicator) {
    & > svg {
      display: none;
    }
  }
`
const PickerInput = styled.input`
  ${controlStyle}
  /* One height with a value and without, which larger letters have room in. */
  height: max(var(--target), 1.35em + 22px);

  &::-webkit-date-and-time-value {
    text-align: start;
    min-height: 1.35em;
  }

  &::-webkit-datetime-edit {
    padding: 0;
  }

  &::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0 0 0 auto;
    width: 44px;
    height: 100%;
    margin: 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }

  [data-plain] > &::-webkit-calendar-picker-indicator {
    display: none;
  }

  &[data-empty]:not(:focus) {
    color: var(--ink-3);
  }

  [data-covered] > &:not(:focus) {
    color: transparent;
  }

  &:disabled::-webkit-datetime-edit {
    -webkit-text-fill-color: transparent;
  }

  @media (forced-colors: active) {
    [data-covered] > &:not(:focus) {
      color: revert;
    }
  }
`
const Cover = styled.span`
  position: absolute;
  left: 15px;
  right: 44px;
  bottom: 12px;
  overflow: hidden;
  pointer-events: none;
  font: var(--w-field) var(--fs-field) / 1.35 var(--sans);
  color: var(--ink);
  white-space: nowrap;

  :focus ~ & {
    visibility: hidden;
  }

  :disabled ~ & {
    color: var(--ink-off);
  }

  [data-plain] > & {
    right: 8px;
  }

  @media (forced-colors: active) {
    display: none;
  }
`

export interface NativePickerProps {
  id: string
  name: string
  type: 'date' | 'time'
  value: string
  /** The value in words, shown while the field does not have the focus. */
  cover: string
  min?: string
  max?: string
  isDisabled?: boolean
  isRequired?: boolean
  isInvalid?: boolean
  /** Something half-typed stands in it. */
  isUnfinished?: boolean
  /** Without the drawing at its end (narrow columns). */
  isPlain?: boolean
  describedBy?: string
  onChange: (value: string) => void
  /** `isUnfinished`: something was typed that is no date or time yet, and the input holds no value. */
  onLeave: (isUnfinished: boolean) => void
}

export const NativePicker = ({
  type,
  value,
  cover,
  isDisabled,
  isRequired,
  isInvalid,
  isUnfinished,
  isPlain,
  describedBy,
  onChange,
  onLeave,
  ...input
}: NativePickerProps) => (
  <Holder data-covered={cover ? true : undefined} data-plain={isPlain || undefined}>
    <PickerInput
      {...input}
      type={type}
      value={value}
      autoComplete="off"
      data-empty={value || isUnfinished ? undefined : true}
      disabled={isDisabled}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => onLeave(event.target.validity.badInput)}
    />
    {cover ? <Cover aria-hidden="true">{cover}</Cover> : null}
    {isPlain ? null : <Icon name={type === 'date' ? 'calendar' : 'clock'} />}
  </Holder>
)
