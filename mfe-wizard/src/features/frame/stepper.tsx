import type { ReactNode } from 'react'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useBirthForm } from '../../form/use-birth-form'
import { completionPercent } from './completion'
import { Nav, Numeral, StepTitle, Line, Fill, Lozenge, Meta } from './stepper-style'

/** A title on two lines: it breaks before its last word. */
const twoLines = (title: string) => {
  const at = title.lastIndexOf(' ')
  return (
    <>
      {title.slice(0, at)} <br />
      {title.slice(at + 1)}
    </>
  )
}

/** ‘Step 2/5’, by which the heading of the step is described where it is read aloud. */
export const stepNumberId = 'step-number'

interface StepperProps {
  stepId: WizardStepId
  /** 'Autosaved {time}' */
  saved: ReactNode
  /** After the submission everything is complete, whatever the form holds. */
  isDone?: boolean
}

const percentOf = Object.fromEntries(
  wizardSteps.map(({ id }) => [
    id,
    (form: Parameters<typeof completionPercent>[0]) => completionPercent(form, id),
  ]),
) as Record<WizardStepId, (form: Parameters<typeof completionPercent>[0]) => number>

/** The five steps; the rule beneath them is the progress bar. On a phone only the current step shows. */
export function Stepper({ stepId, saved, isDone = false }: StepperProps) {
  const filled = useBirthForm(percentOf[stepId])
  const percent = isDone ? 100 : filled
  const current = wizardSteps.findIndex((step) => step.id === stepId)
  return (
    <Nav aria-label="Steps">
      <ol>
        {wizardSteps.map(({ id, numeral, title }, index) => (
          <li
            key={id}
            data-state={index < current ? 'past' : index === current ? 'now' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            <Numeral>{numeral}</Numeral>
            <StepTitle>{twoLines(title)}</StepTitle>
          </li>
        ))}
      </ol>
      <Line
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Fill style={{ width: `${percent}%` }} />
        {wizardSteps.slice(0, current + 1).map(({ id }, index) => (
          <Lozenge
            key={id}
            data-full={index < current || percent === 100 || undefined}
            style={{ left: `${index * 20}%` }}
          />
        ))}
      </Line>
      <Meta>
        <span aria-hidden="true">
          Progress <b>{percent}%</b>
        </span>
        <span>{saved}</span>
        <b id={stepNumberId}>
          Step {current + 1}/{wizardSteps.length}
        </b>
      </Meta>
    </Nav>
  )
}
