import { memo } from 'react'
import type { ReactNode } from 'react'
import { isCalendarDate } from '@shared/contracts/calendar'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { useFormStore } from './form-scope'
import { GrowingText } from './growing-text'
import { MyaBox } from './mya-box'
import { NativePicker } from './native-picker'
import { useField } from './use-field'
import type { Alongside } from './use-field'
import { writtenDate } from './written-date'

/**
 * What a date or time field holds after something was typed that is no date or time: the schema refuses it with its own
 * message, and the half-typed entry is neither lost silently nor taken for an empty field.
 */
export const unfinished = 'unfinished'

export interface DateFieldProps extends FieldWords {
  name: string
  /** YYYY-MM-DD, inclusive; guides the picker, the rules of the form decide. */
  min?: string
  max?: string
  isDisabled?: boolean
  /** Words that stand in place of the date, which cannot be typed then ('Parents were not married'). */
  standIn?: string
  /** It was MYA who wrote them. */
  isFilledByMya?: boolean
  end?: ReactNode
  note?: ReactNode
  alongside?: Alongside
}

/** A calendar date, YYYY-MM-DD. */
export const DateField = memo(function DateField({
  name,
  min = '1000-01-01',
  max = '9999-12-31',
  isDisabled,
  standIn,
  isFilledByMya = false,
  end,
  note,
  alongside,
  ...words
}: DateFieldProps) {
  const store = useFormStore()
  const { text, error, set, leave } = useField(name, alongside)
  const value = isCalendarDate(text) ? text : ''
  return (
    <FieldFrame {...words} name={name} error={error} end={end} note={note}>
      {standIn ? (
        <MyaBox isFilled={isFilledByMya}>
          <GrowingText
            id={fieldId(name)}
            rows={1}
            value={standIn}
            readOnly
            disabled
            data-mya={isFilledByMya || undefined}
            aria-describedby={describedBy(name, { hint: words.hint, error, note })}
          />
        </MyaBox>
      ) : (
        <NativePicker
          id={fieldId(name)}
          name={name}
          type="date"
          value={value}
          cover={value ? writtenDate(value) : ''}
          min={min}
          max={max}
          isDisabled={isDisabled}
          isRequired={words.isRequired}
          isInvalid={Boolean(error)}
          isUnfinished={text === unfinished}
          describedBy={describedBy(name, { hint: words.hint, error, note })}
          onChange={set}
          onLeave={(isUnfinished) => {
            if (isUnfinished) set(unfinished)
            else if (store.values()[name] === unfinished) set('')
            leave()
          }}
        />
      )}
    </FieldFrame>
  )
})
