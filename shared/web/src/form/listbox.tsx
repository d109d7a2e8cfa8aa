import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { riseStyle } from '../parts/layer-style'

const Sheet = styled.div`
  ${riseStyle}
  position: absolute;
  z-index: 8;
  left: 0;
  right: 0;
  top: calc(100% + 6px);
  padding: 6px 0;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--sheet);
  box-shadow: var(--shadow-2);
`
const Options = styled.div`
  max-height: min(340px, 45dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
`
const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 6px 16px 6px 14px;
  color: var(--ink-2);
  font-size: var(--fs-body);
  line-height: 1.25;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-drawn] {
    grid-template-columns: 26px minmax(0, 1fr);
  }

  &[data-apart] {
    border-top: 1px solid var(--hair);
  }

  & > svg {
    color: var(--ink-3);
  }

  & b {
    font-weight: 700;
    color: var(--ink);
  }

  &[aria-selected='true'] {
    background: var(--gilt-wash);
    box-shadow: inset 3px 0 0 var(--gilt);
    color: var(--ink);
  }

  &[aria-selected='true'] > svg {
    color: var(--gilt-text);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-top: 4px;
  padding: 8px 16px 4px;
  border-top: 1px solid var(--hair);
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);

  & kbd {
    padding: 1px 6px;
    border: 1px solid var(--rule);
    border-radius: 2px;
    font: 500 0.9375rem/1 var(--sans);
    color: var(--ink-2);
  }

  & > span + span {
    white-space: nowrap;
  }

  @media (max-width: 47.9375em) {
    & > span + span {
      display: none;
    }
  }
`

export interface ListboxOption {
  key: string
  /** The whole option in words, as it is read aloud. */
  label: string
  content: ReactNode
  /** Stands before the words: an icon, a swatch. */
  drawing?: ReactNode
  /** Ruled off from those above it. */
  isApart?: boolean
}

interface ListboxProps {
  id: string
  /** Names the list ('Race/ethnicity'). */
  label: string
  options: readonly ListboxOption[]
  active: number
  onChoose: (index: number) => void
  onPoint: (index: number) => void
  /** Count and keys below the options. */
  foot?: ReactNode
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The list of a combobox. It never takes the focus: presses are caught before they would move it from the input. */
export function Listbox({ id, label, options, active, onChoose, onPoint, foot }: ListboxProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // It opens below its input, which may stand at the foot of the window.
  useEffect(() => {
    sheet.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Sheet ref={sheet} data-state="open" onMouseDown={(event) => event.preventDefault()}>
      <Options ref={box} id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {options.map((option, index) => (
          <Option
            key={option.key}
            id={optionId(id, index)}
            role="option"
            aria-label={option.label}
            aria-selected={index === active}
            data-drawn={option.drawing ? true : undefined}
            data-apart={option.isApart || undefined}
            onClick={() => onChoose(index)}
            onMouseMove={() => onPoint(index)}
          >
            {option.drawing}
            <span>{option.content}</span>
          </Option>
        ))}
      </Options>
      {foot ? <Foot aria-hidden="true">{foot}</Foot> : null}
    </Sheet>
  )
}
