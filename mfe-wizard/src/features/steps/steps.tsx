import type { ComponentType } from 'react'
import styled from 'styled-components'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { birthFormSchemaFor, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { RuleContext, WizardStepId } from '@shared/contracts/form-rules'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { latePart } from '@shared/web/parts/late-part'
import { inStages } from '@shared/web/start/in-stages'
import { IdentityStep } from './identity-step'
import type { stepModules } from './later-steps'

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

/** A screen of questions to come: the bar below them does not jump. */
const Coming = styled.div`
  min-height: 80vh;
`
const later = (id: keyof typeof stepModules) => {
  const Part = latePart<StepProps>(() =>
    import(/* webpackChunkName: "steps" */ './later-steps').then((module) => module.stepModules[id]()),
  )
  const LaterStep = (props: StepProps) => <Part {...props} whileAway={<Coming />} />
  return Object.assign(LaterStep, { preload: Part.preload })
}
const laterSteps = {
  moment: later('moment'),
  lineage: later('lineage'),
  form: later('form'),
  review: later('review'),
}

/** Fetches the steps that come after the first, and runs them one by one. A failure is no matter: each tries again once it is shown. */
export const preloadLaterSteps = (): Promise<void> =>
  inStages(...Object.values(laterSteps).map((step) => () => step.preload().catch(() => undefined)))

const views: Readonly<Record<WizardStepId, Pick<WizardStep, 'lead' | 'Component'>>> = {
  identity: { lead: 'As it will be printed, accents and all.', Component: IdentityStep },
  moment: { lead: 'When and where, as exactly as you remember it.', Component: laterSteps.moment },
  lineage: { lead: 'Those who came before, as far back as you know.', Component: laterSteps.lineage },
  form: { lead: 'The first measurements of a small person.', Component: laterSteps.form },
  review: {
    lead: 'Read it once aloud. What stands here is what will be printed.',
    Component: laterSteps.review,
  },
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
