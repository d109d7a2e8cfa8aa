import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ComboControl } from './combo-control'
import { controlWords } from './control-words'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import type { ListboxOption } from './listbox'
import { MatchedText } from './matched-text'
import { useCombobox } from './use-combobox'
import { useField } from './use-field'

const Kept = styled.i`
  font-family: var(--serif);
`

export interface ComboFieldProps extends FieldWords {
  name: string
  options: readonly string[]
  /** A small drawing for a value (a swatch); null for none. */
  drawingOf?: (value: string) => ReactNode
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** A list to choose from, in which anything else may be written. */
export const ComboField = memo(function ComboField({ name, options, drawingOf, ...words }: ComboFieldProps) {
  const { text, error, set, type, leave } = useField(name)
  // Opened by arrow or press, the list shows everything; while typing, what answers the text.
  const [isTyping, setTyping] = useState(false)
  const query = isTyping ? text.trim() : ''
  const found = query
    ? options.filter((option) => option.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
    : options
  const keepsText = query !== '' && !options.some((option) => same(option, query))
  const shown: ListboxOption[] = found.map((option) => ({
    key: option,
    label: option,
    content: <MatchedText text={option} query={query} />,
    drawing: drawingOf ? (drawingOf(option) ?? <span />) : undefined,
  }))
  if (keepsText) {
    shown.push({
      key: 'as written',
      label: `Keep ${query} as written`,
      content: (
        <>
          Keep <Kept dir="auto">{query}</Kept> as written
        </>
      ),
      isApart: shown.length > 0,
    })
  }
  const combobox = useCombobox({
    count: shown.length,
    onOpen: () => setTyping(false),
    onChoose: (index) => {
      const option = found[index]
      if (option !== undefined) set(option)
      setTyping(false)
    },
  })
  return (
    <FieldFrame {...words} name={name} error={error}>
      <ComboControl
        combobox={combobox}
        words={controlWords(name, { ...words, error })}
        text={text}
        icon="chevron-down"
        drawing={drawingOf?.(text)}
        listLabel={words.label}
        options={shown}
        onType={(typed) => {
          type(typed)
          setTyping(true)
        }}
        onClick={() => (combobox.isOpen ? undefined : combobox.open())}
        onBlur={() => {
          combobox.close()
          const listed = options.find((option) => same(option, text))
          if (listed && listed !== text) set(listed)
          leave()
        }}
      />
    </FieldFrame>
  )
})
