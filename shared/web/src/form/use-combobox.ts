import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { optionId } from './listbox'

interface ComboboxOptions {
  /** How many options the list has now. */
  count: number
  onChoose: (index: number) => void
  /** Called when the list is asked for by key or press. */
  onOpen?: () => void
}

/**
 * The keyboard of the ARIA combobox pattern: arrows open and move, Enter takes, Escape closes, Home and End stay with the
 * text. No option is active until one is chosen by arrow or pointer, so Enter never replaces what was typed by surprise.
 */
export function useCombobox({ count, onChoose, onOpen }: ComboboxOptions) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && count > 0
  const at = isOpen && active < count ? active : -1

  const show = () => setWanted(true)
  const open = () => {
    show()
    onOpen?.()
  }
  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (!isOpen) {
        open()
        setActive(step > 0 ? 0 : count - 1)
      } else setActive(at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count)
    } else if (event.key === 'Enter') {
      if (isOpen && at >= 0) {
        event.preventDefault()
        choose(at)
      } else if (isOpen) {
        event.preventDefault()
        close()
      }
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') close()
  }
  return {
    isOpen,
    active: at,
    listId,
    /** Opens by typing. */
    show,
    /** Opens by arrow or press; tells `onOpen`. */
    open,
    close,
    choose,
    point: setActive,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': at >= 0 ? optionId(listId, at) : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown: keyDown,
    },
  } as const
}
