import { useMemo } from 'react'
import styled from 'styled-components'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { RailSection } from '@shared/web/layout/book'
import { ProgressLine } from '@shared/web/parts/progress-line'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { issuesNow } from '../../form/issues-now'
import { useBirthForm } from '../../form/use-birth-form'
import { countQuestions } from './completion'
import type { Questions } from './completion'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 14px;
  align-items: center;
  margin-bottom: 12px;

  h2 {
    font-size: 1.125rem;
    line-height: 1.25;
  }
`
const Figure = styled.span`
  font: 500 var(--fs-figure) / 0.9 var(--display);
  font-variant-numeric: oldstyle-nums;
  color: var(--ink);
`
const Step = styled(SmallCaps)`
  display: block;
  margin-bottom: 6px;
  color: var(--ink);
`

interface QuestionsCardProps {
  stepId: WizardStepId
  questionsOf: (form: BirthFormDraft) => Questions
}

/** How many questions are still open: over all steps in figures and as a line, and of this step where it asks any. */
export function QuestionsCard({ stepId, questionsOf }: QuestionsCardProps) {
  const select = useMemo(
    () => (form: BirthFormDraft) => {
      const { all, ofStep } = countQuestions(form, questionsOf(form), issuesNow(form))
      return [all.counted, all.total, ofStep[stepId].counted, ofStep[stepId].total] as const
    },
    [questionsOf, stepId],
  )
  const [counted, total, here, hereTotal] = useBirthForm(
    select,
    (before, after) => before.join() === after.join(),
  )
  return (
    <RailSection>
      <Head>
        <Figure>{total - counted}</Figure>
        <h2>
          Questions Left <br />
          (All Steps)
        </h2>
      </Head>
      {hereTotal > 0 ? (
        <Step>
          THIS STEP: {here}/{hereTotal}
        </Step>
      ) : null}
      {/* The figures say it: a bar that moves with every answer would be read aloud into the typing. */}
      <div aria-hidden="true">
        <ProgressLine label="Questions answered" value={counted} max={total} />
      </div>
    </RailSection>
  )
}
