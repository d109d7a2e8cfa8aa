import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'

/** What is said above the control of a field of its answer as it stands. It answers nothing where there is nothing to say. */
export type FieldNotePart = ComponentType<{ name: string }>

/** Set by a form that has such a thing to say; null leaves all fields plain. */
export const FieldNoteContext = createContext<FieldNotePart | null>(null)

export function FieldNote({ name }: { name: string }) {
  const Part = useContext(FieldNoteContext)
  return Part ? <Part name={name} /> : null
}
