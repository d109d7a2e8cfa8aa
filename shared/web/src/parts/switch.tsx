import styled from 'styled-components'
import { ToggleInput, toggleStyle } from './toggle'
import type { ToggleProps } from './toggle'

const Label = styled.label`
  ${toggleStyle}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  font-size: var(--fs-meta);
  line-height: 1.2;
  color: var(--ink-2);
  white-space: nowrap;

  & > :checked:enabled ~ span {
    color: var(--ink);
  }
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

type SwitchProps = ToggleProps & {
  /** Shown words ('Ask MYA'). */
  label: string
  className?: string
}

/** On or off, at once. */
export const Switch = ({ label, className, ...toggle }: SwitchProps) => (
  <Label className={className}>
    <ToggleInput {...toggle} role="switch" />
    <span>{label}</span>
    <Track data-mark aria-hidden="true" />
  </Label>
)
