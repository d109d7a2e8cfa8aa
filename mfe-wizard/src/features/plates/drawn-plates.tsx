import { useDeferredValue } from 'react'
import { useBirthForm } from '../../form/use-birth-form'
import { areSameFacts, plateFactsOf } from './plate-facts'
import { StepPlates } from './step-plates'
import type { StepPlatesProps } from './step-plates'

export type DrawnPlatesProps = Omit<StepPlatesProps, 'facts'>

/** The picture of a step, of what the form says by now. */
export function DrawnPlates(props: DrawnPlatesProps) {
  const facts = useDeferredValue(useBirthForm(plateFactsOf, areSameFacts))
  return <StepPlates {...props} facts={facts} />
}
