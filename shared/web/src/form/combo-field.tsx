import { memo, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { controlStyle } from './field-style'
import { Listbox } from './listbox'
import type { ListboxOption } from './listbox'
import { MatchedText } from './matched-text'
import { useCombobox } from './use-combobox'
import { useField } from './use-field'

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
  padding-right: 40px;

  &[data-drawn] {
    padding-left: 52px;
  }
`
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
  const drawing = drawingOf?.(text)
  return (
    <FieldFrame {...words} name={name} error={error}>
      <Holder>
        <Input
          {...combobox.inputProps}
          id={fieldId(name)}
          name={name}
          value={text}
          dir="auto"
          data-drawn={drawing ? true : undefined}
          aria-required={words.isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint: words.hint, error })}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            type(event.target.value)
            setTyping(true)
            combobox.point(-1)
            combobox.show()
          }}
          onClick={() => (combobox.isOpen ? undefined : combobox.open())}
          onBlur={() => {
            combobox.close()
            const listed = options.find((option) => same(option, text))
            if (listed && listed !== text) set(listed)
            leave()
          }}
        />
        {drawing ? <Drawing aria-hidden="true">{drawing}</Drawing> : null}
        <Icon name="chevron-down" />
        {combobox.isOpen ? (
          <Listbox
            id={combobox.listId}
            label={words.label}
            options={shown}
            active={combobox.active}
            onChoose={combobox.choose}
            onPoint={combobox.point}
          />
        ) : null}
      </Holder>
    </FieldFrame>
  )
})
