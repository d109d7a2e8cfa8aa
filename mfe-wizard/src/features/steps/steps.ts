import type { ComponentType } from 'react'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { birthFormSchemaFor, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { RuleContext, WizardStepId } from '@shared/contracts/form-rules'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { FormStep } from './form-step'
import { IdentityStep } from './identity-step'
import { LineageStep } from './lineage-step'
import { MomentStep } from './moment-step'
import { ReviewStep } from './review-step'

export interface StepProps {
  /** Goes to a step from the summary; without it the summary has no 'Edit'. */
  onEditStep?: (stepId: WizardStepId) => void
  /** Where places come from; the site's own search unless said otherwise. */
  places?: PlaceSearch
}

export interface WizardStep {
  id: WizardStepId
  numeral: string
  title: string
  area: string
  /** The sentence below the title. */
  lead: string
  /** Its fields in the order of the page, for the summary of faults. */
  fields: readonly BirthFormField[]
  schemaFor: (context: RuleContext) => ReturnType<typeof birthFormSchemaFor>
  Component: ComponentType<StepProps>
}

const views: Readonly<Record<WizardStepId, Pick<WizardStep, 'lead' | 'Component'>>> = {
  identity: { lead: 'As it will be printed, accents and all.', Component: IdentityStep },
  moment: { lead: 'When and where, as exactly as you remember it.', Component: MomentStep },
  lineage: { lead: 'Those who came before, as far back as you know.', Component: LineageStep },
  form: { lead: 'The first measurements of a small person.', Component: FormStep },
  review: { lead: 'Read it once aloud. What stands here is what will be printed.', Component: ReviewStep },
}

/** The five steps of the wizard, in order. */
export const steps: readonly WizardStep[] = wizardSteps.map(({ id, numeral, title, area }) => ({
  id,
  numeral,
  title,
  area,
  schemaFor: (context: RuleContext) => birthFormSchemaFor(context, id),
  fields: [...birthFieldNames.filter((field) => stepOfField[field] === id)],
  ...views[id],
}))

/** The step of that id. */
export const stepOf = (stepId: WizardStepId): WizardStep => {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new Error(`There is no step ${stepId}`)
  return step
}
