import { useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { optionId } from '@shared/web/form/listbox'
import { takesEscape } from '@shared/web/parts/inner-escape'
import { typedMention } from './mentions'
import type { Handle } from './mentions'

interface MentionListOptions {
  line: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  /** Everybody who can be told. */
  handles: readonly Handle[]
}

/**
 * The list of people that opens while somebody types @ in a text: arrows move, Enter and Tab take, Escape closes. The text keeps
 * the focus and stays an ordinary text box, which points at the list.
 */
export function useMentionList({ line, text, onText, handles }: MentionListOptions) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  /** Where the list was closed by hand: it stays so until another name is begun. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const typed = caret === null ? null : typedMention(text, caret)
  const options =
    typed && typed.start !== closedAt
      ? handles.filter(
          ({ handle, email }) => handle.includes(typed.query) || email?.toLowerCase().includes(typed.query),
        )
      : []
  const isOpen = options.length > 0
  const at = Math.min(active, options.length - 1)

  const choose = (index: number) => {
    const chosen = options[index]
    if (!chosen || !typed || caret === null) return
    const before = `${text.slice(0, typed.start)}@${chosen.handle} `
    flushSync(() => {
      onText(before + text.slice(caret).replace(/^ /, ''))
      setCaret(null)
      setActive(0)
    })
    line.current?.focus()
    line.current?.setSelectionRange(before.length, before.length)
  }
  /** True when the key was for the list. */
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false
    if (event.key === 'ArrowDown') setActive((at + 1) % options.length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + options.length) % options.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(at)
    else if (event.key === 'Escape') setClosedAt(typed?.start ?? null)
    else return false
    event.preventDefault()
    // Escape closes the list, and not the drawer around it.
    event.stopPropagation()
    return true
  }
  return {
    isOpen,
    options,
    active: at,
    listId,
    choose,
    point: setActive,
    keyDown,
    /** The caret is here now. */
    look: (target: HTMLTextAreaElement) => {
      setCaret(target.selectionStart)
      setActive(0)
      if (typedMention(target.value, target.selectionStart)?.start !== closedAt) setClosedAt(null)
    },
    leave: () => setCaret(null),
    lineProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(listId, at) : undefined,
      ...(isOpen ? takesEscape : {}),
    },
  } as const
}
