import type { ReactNode } from 'react'
import styled from 'styled-components'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'
import { useBirthForm } from '../../form/use-birth-form'
import { completionPercent } from './completion'

const Nav = styled.nav`
  ol {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 0 6px 14px 0;
    color: var(--ink-3);
    line-height: 1.15;
  }
  li[data-state='past'] {
    color: var(--ink-2);
  }
  li[data-state='now'] {
    color: var(--ink);
  }

  @media (max-width: 1359px) {
    padding-top: 24px;
  }
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: 14px;
    align-items: center;
    padding-top: 16px;

    ol {
      display: contents;
    }
    li {
      display: block;
      padding: 0;
    }
    li:not([data-state='now']) {
      display: none;
    }
  }
`
const Numeral = styled.span`
  font: 500 1.875rem/1 var(--display);
  letter-spacing: 0.01em;

  [data-state='now'] > & {
    color: var(--gilt-text);
  }
  @media (max-width: 767px) {
    font-size: 1.75rem;
  }
`
const StepTitle = styled.span`
  font-size: 1rem;
  white-space: nowrap;

  [data-state='now'] > & {
    font-weight: 600;
  }
  @media (max-width: 767px) {
    ${visuallyHiddenStyle}
  }
`
const Line = styled.div`
  position: relative;
  height: 1px;
  background: var(--rule);

  @media (max-width: 767px) {
    grid-column: 2;
    grid-row: 1;
    height: 2px;
    background: var(--hair);
  }
`
const Fill = styled.span`
  position: absolute;
  left: 0;
  top: -1px;
  height: 3px;
  background: var(--gilt);
  transition: width var(--t-slow) var(--ease-in-out);

  @media (max-width: 767px) {
    top: 0;
    height: 2px;
  }
`
const Lozenge = styled.span`
  position: absolute;
  top: -5px;
  width: 11px;
  height: 11px;
  transform: rotate(45deg);
  background: var(--paper);
  border: 1.5px solid var(--gilt);

  &[data-full] {
    background: var(--gilt);
  }
  @media (max-width: 767px) {
    display: none;
  }
`
const Meta = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  min-height: 1.4em;
  margin-top: 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums lining-nums;

  b {
    font-weight: 600;
    color: var(--ink-2);
  }

  @media (max-width: 767px) {
    display: contents;

    & > * {
      font-size: var(--fs-meta);
      line-height: 1.4;
      color: var(--ink-3);
    }
    & > :nth-child(1) {
      grid-column: 1 / 3;
      grid-row: 2;
      margin-top: 2px;
    }
    & > :nth-child(2) {
      grid-column: 2 / 4;
      grid-row: 2;
      justify-self: end;
      margin-top: 2px;
    }
    & > :nth-child(3) {
      grid-column: 3;
      grid-row: 1;
    }
  }
`

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
        <span>
          Progress <b>{percent}%</b>
        </span>
        <span>{saved}</span>
        <b>
          Step {current + 1}/{wizardSteps.length}
        </b>
      </Meta>
    </Nav>
  )
}
