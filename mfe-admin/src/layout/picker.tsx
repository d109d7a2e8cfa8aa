import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@shared/web/parts/icon'

const Label = styled.label`
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--ink-2);
  font-size: 1rem;
`
const Holder = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;

  svg {
    position: absolute;
    inset-inline-end: 10px;
    top: calc(50% - 0.5em);
    color: var(--ink-3);
    pointer-events: none;
  }
  select {
    width: 100%;
    min-height: 44px;
    padding: 0 38px 0 12px;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
`

interface PickerProps {
  label: string
  value: string
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A labelled list to choose from, beside a heading. */
export const Picker = ({ label, value, onChoose, children }: PickerProps) => (
  <Label>
    {label}
    <Holder>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </Holder>
  </Label>
)
