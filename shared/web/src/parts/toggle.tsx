import type { FocusEventHandler, Ref } from 'react'
import { css } from 'styled-components'

/**
 * The label of a mark to press: an area for a finger around it, the focus ring on what carries `data-mark`. What a press changes is
 * told by the input that comes before the mark, not by `:has`, for which the browser looks through all that stands around it.
 */
export const toggleStyle = css`
  position: relative;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }

  /* Twice the class: over the colours that a mark's own label sets. */
  &&:has(:disabled) {
    color: var(--ink-off);
    cursor: not-allowed;
  }

  & > :focus-visible ~ [data-mark] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
interface Words {
  /** Read aloud in place of the shown words, where those alone say too little ('Ask MYA for the name origin'). */
  accessibleLabel?: string
  isDisabled?: boolean
  isInvalid?: boolean
  isRequired?: boolean
  id?: string
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** Its state: `isOn` and what changes it, or `defaultChecked` for one that holds its state itself. */
type State =
  | { isOn: boolean; onChange: (isOn: boolean) => void; defaultChecked?: never }
  | { isOn?: never; onChange?: never; defaultChecked: boolean }

export type ToggleProps = Words & State

/** The browser's own checkbox. */
export function ToggleInput({
  accessibleLabel,
  isOn,
  onChange,
  isDisabled = false,
  isInvalid = false,
  isRequired = false,
  describedBy,
  ...input
}: ToggleProps & { role?: 'switch'; className?: string }) {
  return (
    <input
      {...input}
      type="checkbox"
      aria-label={accessibleLabel}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      checked={isOn}
      disabled={isDisabled}
      onChange={onChange && ((event) => onChange(event.target.checked))}
    />
  )
}
