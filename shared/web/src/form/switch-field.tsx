import { memo, useCallback } from 'react'
import { Switch } from '../parts/switch'
import { fieldId } from './field-id'
import { useFlag, useFormStore } from './form-scope'
import type { FormValues } from './form-store'

/** What else changes when a flag does; keep it outside the component. */
export type FlagAlongside = (isOn: boolean, values: FormValues) => FormValues

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
  const store = useFormStore()
  const isOn = useFlag(name)
  const change = useCallback(
    (next: boolean) => store.set({ [name]: next, ...alongside?.(next, store.values()) }),
    [store, name, alongside],
  )
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
