import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import type { IconName } from '../parts/icon-drawings'
import type { ControlWords } from './control-words'
import { controlStyle, highLineStyle } from './field-style'
import { Listbox } from './listbox'
import type { ListboxOption } from './listbox'
import type { useCombobox } from './use-combobox'

const Holder = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 13px;
    top: 20px;
    color: var(--ink-3);
    pointer-events: none;
  }
`
const Drawing = styled.span`
  position: absolute;
  left: 14px;
  top: 17px;
  pointer-events: none;
`
const Input = styled.input`
  ${controlStyle}
  ${highLineStyle}
  padding-right: 42px;

  &[data-drawn] {
    padding-left: 52px;
  }
`

interface ComboControlProps {
  combobox: ReturnType<typeof useCombobox>
  words: ControlWords
  text: string
  icon: IconName
  /** Stands before the text. */
  drawing?: ReactNode
  listLabel: string
  options: readonly ListboxOption[]
  /** Stands below the list. */
  foot?: ReactNode
  onType: (text: string) => void
  onClick?: () => void
  onFocus?: () => void
  onBlur: () => void
  children?: ReactNode
}

/** A line of text with a list that hangs below it: typing opens the list, and none of its options is active then. */
export function ComboControl(props: ComboControlProps) {
  const { combobox, words, text, icon, drawing, listLabel, options, foot, onType, children, ...handlers } =
    props
  return (
    <Holder>
      <Input
        {...combobox.inputProps}
        {...words}
        {...handlers}
        value={text}
        dir="auto"
        data-drawn={drawing ? true : undefined}
        onChange={(event) => {
          onType(event.target.value)
          combobox.point(-1)
          combobox.show()
        }}
      />
      {drawing ? <Drawing aria-hidden="true">{drawing}</Drawing> : null}
      <Icon name={icon} />
      {combobox.isOpen ? (
        <Listbox
          id={combobox.listId}
          label={listLabel}
          options={options}
          active={combobox.active}
          onChoose={combobox.choose}
          onPoint={combobox.point}
          foot={foot}
        />
      ) : null}
      {children}
    </Holder>
  )
}
