import { memo } from 'react'
import { Switch } from '../parts/switch'
import { fieldId } from './field-id'
import { useFlagField } from './use-field'
import type { FlagAlongside } from './use-field'

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
  const { isOn, change } = useFlagField(name, alongside)
  return (
    <Switch
      id={fieldId(name)}
      name={name}
      label={label}
      accessibleLabel={accessibleLabel}
      isOn={isOn}
      onChange={change}
    />
  )
})
