import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'
import { ToggleInput, toggleStyle } from './toggle'
import type { ToggleProps } from './toggle'
import { visuallyHiddenStyle } from './visually-hidden'

const Label = styled.label`
  ${toggleStyle}
  display: flex;
  align-items: flex-start;
  gap: 14px;
  font-size: var(--fs-body);
  line-height: 1.45;

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
`
/** Nobody sees it: the box beside it is drawn in its place. */
const Input = styled(ToggleInput)`
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
  color: var(--action-ink);

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
  }

  /* Not by a colour that cannot be seen: forced colours would draw the tick of every box. */
  :not(:checked) ~ & > svg {
    visibility: hidden;
  }
`

type CheckboxProps = ToggleProps & {
  children: ReactNode
  size?: 'regular' | 'small'
  className?: string
}

/** Ticked or not. */
export const Checkbox = ({ children, size = 'regular', className, ...toggle }: CheckboxProps) => (
  <Label className={className} data-size={size}>
    <Input {...toggle} />
    <Box data-mark aria-hidden="true">
      <Icon name="check" size={18} />
    </Box>
    <span>{children}</span>
  </Label>
)
