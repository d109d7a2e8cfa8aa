import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { dateFilters, isDateFilter } from '@shared/contracts/admin'
import { SegmentedChoice } from '@shared/web/form/segmented-choice'
import { IconButton } from '@shared/web/parts/icon-button'
import { Icon } from '@shared/web/parts/icon'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import type { ListChoice } from '../../api/records-api'

const Tools = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding: 18px 0 10px;
`
const SearchBox = styled.div`
  position: relative;
  flex: 1 1 280px;
  max-width: 440px;

  label > svg {
    position: absolute;
    inset-inline-start: 14px;
    top: 13px;
    color: var(--ink-3);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: 48px;
    padding: 0 14px 0 46px;
    border: 1px solid var(--edge);
    border-bottom: 2px solid var(--edge-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--ink);
    /* As high as the input, which cuts off what leaves its line: letters of names reach far below. */
    font: var(--w-field) 1.0625rem/2.6 var(--sans);
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  /* Ours stands in its place, in every browser. */
  input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    position: absolute;
    inset-inline-end: 2px;
    top: 2px;
  }
  &:has(> button) input {
    padding-inline-end: 46px;
  }
  @media (max-width: 47.9375em) {
    flex-basis: 100%;
    max-width: none;
  }
  /* All of its words say what can be searched for; without the sign there is room for them. */
  @media (max-width: 26.8125em) {
    label > svg {
      display: none;
    }
    input {
      padding-inline: 11px;
    }
    input::placeholder {
      font-size: 1rem;
    }
  }
`
const Choices = styled(SegmentedChoice)`
  margin: 0;
  label {
    font-size: 1rem;
  }
  @media (max-width: 47.9375em) {
    width: 100%;
    label {
      flex: 1 1 40%;
      padding-inline: 8px;
    }
  }
`

const searchPauseMs = 300

interface ListToolsProps {
  choice: ListChoice
  onChange: (change: Partial<ListChoice>) => void
  /** The arrow down out of the search box. */
  onLeaveDown: () => void
}

/** Search, period and order. `/` leads to the search from anywhere on the page. */
export function ListTools({ choice, onChange, onLeaveDown }: ListToolsProps) {
  const [typed, setTyped] = useState(choice.search)
  const [seen, setSeen] = useState(choice.search)
  /** What the address is to say, or says. */
  const [asked, setAsked] = useState(choice.search)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  if (seen !== choice.search) {
    setSeen(choice.search)
    // Going back and forth changes the search under the box; what was asked for comes when more may have been typed.
    if (asked !== choice.search) {
      setAsked(choice.search)
      setTyped(choice.search)
    }
  }
  useEffect(() => {
    if (typed === choice.search) return
    const pause = setTimeout(() => {
      setAsked(typed)
      change.current({ search: typed })
    }, searchPauseMs)
    return () => clearTimeout(pause)
  }, [typed, choice.search])
  // With the field itself: the key works from the moment that it can be seen.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <Tools>
      <SearchBox>
        <label>
          <VisuallyHidden>Search</VisuallyHidden>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            value={typed}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            placeholder="Search by name, email, or record ID..."
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              onLeaveDown()
            }}
          />
        </label>
        {typed ? (
          <IconButton
            icon="close"
            label="Clear the search"
            onClick={() => {
              setTyped('')
              input.current?.focus()
            }}
          />
        ) : null}
      </SearchBox>
      <Choices
        name="dateFilter"
        label="Date"
        options={Object.keys(dateFilters)}
        wordsOf={(option) => ({ word: isDateFilter(option) ? dateFilters[option] : option, detail: '' })}
        value={choice.dateFilter}
        onChoose={(option) => {
          if (isDateFilter(option)) onChange({ dateFilter: option })
        }}
      />
      <Choices
        name="sort"
        label="Order"
        options={['newest', 'oldest']}
        wordsOf={(option) => ({ word: option === 'oldest' ? 'Oldest first' : 'Newest first', detail: '' })}
        value={choice.sort}
        onChoose={(option) => onChange({ sort: option === 'oldest' ? 'oldest' : 'newest' })}
      />
    </Tools>
  )
}
