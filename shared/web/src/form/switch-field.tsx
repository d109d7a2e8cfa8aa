import { memo } from 'react'
import { Switch } from '../parts/switch'
import { fieldId } from './field-id'
import type { FlagAlongside } from './use-field'
import { flagOf } from './form-scope'
import { useOwnControl } from './use-own-control'

export interface SwitchFieldProps {
  name: string
  label: string
  /** Read aloud where the label alone says too little. Holds the shown words. */
  accessibleLabel?: string
  alongside?: FlagAlongside
}

/** A flag of the form as a switch ('Ask MYA', 'Unwed', 'Metric'). */
export const SwitchField = memo(function SwitchField({
  name,
  label,
  accessibleLabel,
  alongside,
}: SwitchFieldProps) {
  const { ref, now } = useOwnControl(name, 'checked', flagOf, alongside)
  return (
    <Switch
      id={fieldId(name)}
      name={name}
      label={label}
      accessibleLabel={accessibleLabel}
      ref={ref}
      defaultChecked={now}
    />
  )
})
