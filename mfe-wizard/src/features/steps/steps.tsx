import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { birthFormSchemaFor, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { RuleContext, WizardStepId } from '@shared/contracts/form-rules'
import { onReturn } from '@shared/web/api/pause'
import type { PlaceSearch } from '@shared/web/form/place-search'
import { Button } from '@shared/web/parts/button'
import { latePart } from '@shared/web/parts/late-part'
import { inStages } from '@shared/web/start/in-stages'
import { IdentityStep } from './identity-step'
import type { stepModules } from './later-steps'

export interface StepProps {
  /** Goes to a step from the summary; without it the summary has no 'Edit'. */
  onEditStep?: (stepId: WizardStepId) => void
  /** The answers that the book of this record prints already; null where it has none. */
  printed?: BirthFormDraft | null
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
const Place = styled.div`
  min-height: 80vh;

  button {
    margin-top: 16px;
  }
`
/** How long a step may be on its way before something is said of it, in milliseconds. */
const patience = 3000

/** In the place of a step that is not here yet. It comes by itself as soon as the device is online. */
function Coming({ onRetry }: { onRetry: () => void }) {
  const [isLate, setLate] = useState(!navigator.onLine)
  useEffect(() => onReturn(onRetry), [onRetry])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Place role="status">
      {isLate ? (
        <>
          <p>
            There is no connection. What you wrote is safe on this device, and this step opens by itself as
            soon as the connection is back.
          </p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      ) : null}
    </Place>
  )
}

const later = (id: keyof typeof stepModules) => {
  const Part = latePart<StepProps>(() =>
    import(/* webpackChunkName: "steps" */ './later-steps').then((module) => module.stepModules[id]()),
  )
  function LaterStep(props: StepProps) {
    const [fetched, setFetched] = useState(0)
    const retry = () =>
      void Part.preload().then(
        () => setFetched(1),
        () => undefined,
      )
    // A part looks whether its code is here when it is mounted: after a retry that is so anew.
    return <Part key={fetched} {...props} whileAway={<Coming onRetry={retry} />} />
  }
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
