import { memo } from 'react'
import type { ReactNode } from 'react'
import { isClockTime } from '@shared/contracts/calendar'
import { unfinished } from './date-field'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { describedBy, fieldId } from './field-id'
import { useFormStore } from './form-scope'
import { NativePicker } from './native-picker'
import { useField } from './use-field'
import type { Alongside } from './use-field'

export interface TimeFieldProps extends FieldWords {
  name: string
  isDisabled?: boolean
  isPlain?: boolean
  end?: ReactNode
  alongside?: Alongside
}

/** A time of day, HH:MM. */
export const TimeField = memo(function TimeField({
  name,
  isDisabled,
  isPlain,
  end,
  alongside,
  ...words
}: TimeFieldProps) {
  const store = useFormStore()
  const { text, error, set, leave } = useField(name, alongside)
  const value = isClockTime(text) ? text : ''
  return (
    <FieldFrame {...words} name={name} error={error} end={end}>
      <NativePicker
        id={fieldId(name)}
        name={name}
        type="time"
        value={value}
        cover={value}
        isDisabled={isDisabled}
        isPlain={isPlain}
        isRequired={words.isRequired}
        isInvalid={Boolean(error)}
        isUnfinished={text === unfinished}
        describedBy={describedBy(name, { hint: words.hint, error })}
        // Some browsers add seconds to a time that was set by script.
        onChange={(next) => set(next.slice(0, 5))}
        onLeave={(isUnfinished) => {
          if (isUnfinished) set(unfinished)
          else if (store.values()[name] === unfinished) set('')
          leave()
        }}
      />
    </FieldFrame>
  )
})
