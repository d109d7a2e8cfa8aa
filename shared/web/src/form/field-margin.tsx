import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'

/** What stands at a field beside its label: what others say of it, who is there. Its root carries `data-margin`. */
export type FieldMarginPart = ComponentType<{ name: string }>

/** Set by a form that several people work on; null leaves all fields plain. */
export const FieldMarginContext = createContext<FieldMarginPart | null>(null)

/** The margin of one field. It stands after the control, so that the keyboard comes to the control first. */
export function FieldMargin({ name }: { name: string }) {
  const Part = useContext(FieldMarginContext)
  return Part ? <Part name={name} /> : null
}
