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

  @media (max-width: 15em) {
    white-space: normal;
  }

  & > :checked:enabled ~ span {
    color: var(--ink);
  }
`
/**
 * The checkbox itself, drawn as a track with its knob: a press goes to it, and what it changes are two boxes. Before its words in the
 * page, which it tells its state; after them for the eye, and above the label's own area for a finger.
 */
const Track = styled(ToggleInput)`
  position: relative;
  z-index: 1;
  order: 1;
  flex: none;
  width: 40px;
  height: 22px;
  margin: 0;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-pill);
  background: var(--sheet);
  appearance: none;
  cursor: inherit;
  transition: background var(--t-base) var(--ease-out);

  &::before {
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

  /* For a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }

  &:checked {
    background: var(--action);
    border-color: var(--action);
  }

  &:checked::before {
    transform: translateX(18px);
    background: var(--action-ink);
  }

  [dir='rtl'] &:checked::before {
    transform: translateX(-18px);
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &:checked {
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
    <Track {...toggle} role="switch" />
    <span>{label}</span>
  </Label>
)
