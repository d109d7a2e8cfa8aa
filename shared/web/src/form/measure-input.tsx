import { memo } from 'react'
import styled from 'styled-components'
import { readNumber } from '@shared/contracts/typed-number'
import { fieldId } from './field-id'
import { controlStyle } from './field-style'
import { useFormStore } from './form-scope'
import { useField } from './use-field'

const Holder = styled.div`
  position: relative;
  min-width: 0;

  & > span {
    position: absolute;
    right: 14px;
    bottom: 13px;
    color: var(--ink-3);
    font-size: var(--fs-meta);
    line-height: 1.4;
    pointer-events: none;
  }
`
const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums lining-nums;

  [data-unit] > & {
    padding-right: 44px;
  }
`

interface MeasureLineProps {
  id: string
  name: string
  /** Read aloud where a legend names the group ('Feet'). */
  label?: string
  /** Stands inside at the right. */
  unit?: string
  text: string
  isWhole?: boolean
  isInvalid: boolean
  describedBy?: string
  onChange: (text: string) => void
  onLeave: () => void
}

/** A number with its unit inside; text, so that nothing typed is swallowed, with a keyboard of digits. */
export const MeasureLine = ({
  label,
  unit,
  text,
  isWhole = false,
  isInvalid,
  describedBy,
  onChange,
  onLeave,
  ...input
}: MeasureLineProps) => (
  <Holder data-unit={unit ? true : undefined}>
    <Input
      {...input}
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      value={text}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
    {unit ? <span aria-hidden="true">{unit}</span> : null}
  </Holder>
)

export interface MeasureInputProps {
  name: string
  label?: string
  unit?: string
  isWhole?: boolean
  describedBy?: string
  /** Further fields that a change clears or writes. */
  alongside?: (text: string) => Record<string, unknown>
}

/** A number field of the form: keeps what is typed, and holds the number once it is left. */
export const MeasureInput = memo(function MeasureInput({ name, alongside, ...line }: MeasureInputProps) {
  const store = useFormStore()
  const { text, error, leave, type } = useField(name, alongside)
  return (
    <MeasureLine
      {...line}
      id={fieldId(name)}
      name={name}
      text={text}
      isInvalid={Boolean(error)}
      onChange={type}
      onLeave={() => {
        const number = readNumber(text)
        if (number !== null || text.trim() === '') store.set({ [name]: number })
        leave()
      }}
    />
  )
})
