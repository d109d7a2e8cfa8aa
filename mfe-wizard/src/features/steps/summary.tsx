import styled from 'styled-components'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useFormSelector } from '@shared/web/form/form-scope'
import { Address } from '@shared/web/parts/address'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { AnswerNote } from './answer-note'
import { PrintedAnswer } from './printed-answer'
import { OutdatedResearch } from './outdated-research'
import { researchedFields } from './researched-source'
import { summaryOf } from './summary-entries'
import type { SummaryEntry, SummaryPart } from './summary-entries'
import { UnprintedLetters } from './unprinted-letters'

export const Chapter = styled.section`
  padding: 18px 0 8px;
  border-top: 1px solid var(--rule);
`
export const ChapterHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: 10px;
  margin-bottom: 8px;

  & > span {
    min-width: 28px;
    font: 400 1.25rem/1 var(--serif);
    letter-spacing: 0.04em;
    color: var(--gilt-text);
  }

  & > h2 {
    font: 500 1.5rem/1.15 var(--display);
  }

  & > button {
    margin-inline-start: auto;
    font-size: var(--fs-meta);
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
  }
`
const Ledger = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 40px;

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7.25rem) minmax(0, 1fr);
  gap: 0 12px;
  align-items: baseline;
  min-height: 37px;
  padding: 7px 0;
  border-top: 1px solid var(--hair);
  line-height: 1.3;

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }

  &:first-child,
  :first-child:not([data-wide]) + &:not([data-wide]) {
    border-top: 0;
  }

  &[data-wide] {
    grid-column: 1 / -1;
  }

  /* The rule below it is as long as it is itself. */
  &[data-wide]:not(:last-child) {
    box-shadow: 0 1px var(--hair);
  }

  & > dt {
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }

  & > dd {
    font-size: 1.0625rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & > dd[data-none] {
    font: italic 400 1.0625rem/1 var(--serif);
    color: var(--ink-3);
  }

  @media (max-width: 47.9375em) {
    :first-child:not([data-wide]) + &:not([data-wide]) {
      border-top: 1px solid var(--hair);
    }
  }
`

type Printed = BirthFormDraft | null | undefined

function Answer({ field, text, printed }: Pick<SummaryEntry, 'field' | 'text'> & { printed: Printed }) {
  if (field === 'email') return <Address>{text}</Address>
  const researched = researchedFields.find(({ name }) => name === field)
  if (!researched) return <bdi>{text}</bdi>
  return (
    <>
      {printed ? <PrintedAnswer field={researched} text={text} printed={printed} /> : <bdi>{text}</bdi>}
      <OutdatedResearch field={researched} />
    </>
  )
}

function Entry({ field, term, text, question, isWide, printed }: SummaryEntry & { printed: Printed }) {
  return (
    <Line data-wide={isWide || undefined}>
      <dt>{term}</dt>
      <dd data-none={text ? undefined : true}>
        {text ? <Answer field={field} text={text} printed={printed} /> : 'Not provided'}
        <UnprintedLetters name={field} />
        {question ? <AnswerNote>{question}</AnswerNote> : null}
      </dd>
    </Line>
  )
}

const same = (before: SummaryPart[], after: SummaryPart[]) => JSON.stringify(before) === JSON.stringify(after)

interface SummaryProps {
  onEditStep?: ((stepId: WizardStepId) => void) | undefined
  /** The answers that the book of this record prints already. */
  printed?: Printed
}

/** Everything that was entered, to be read once aloud. */
export function Summary({ onEditStep, printed }: SummaryProps) {
  const parts = useFormSelector(summaryOf, same)
  return parts.map(({ stepId, numeral, area, entries }) => (
    <Chapter key={stepId} aria-labelledby={`summary-${stepId}`}>
      <ChapterHead>
        <span aria-hidden="true">{numeral}</span>
        <h2 id={`summary-${stepId}`}>{area}</h2>
        {onEditStep ? (
          <TextButton onClick={() => onEditStep(stepId)}>
            Edit<VisuallyHidden> {area}</VisuallyHidden>
          </TextButton>
        ) : null}
      </ChapterHead>
      <Ledger>
        {entries.map((entry) => (
          <Entry key={entry.field} {...entry} printed={printed} />
        ))}
      </Ledger>
    </Chapter>
  ))
}
