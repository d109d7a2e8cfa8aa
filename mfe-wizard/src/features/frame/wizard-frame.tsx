import { useEffect } from 'react'
import type { DragEvent, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { ErrorSummary } from '@shared/web/form/error-summary'
import { Book, BookPage } from '@shared/web/layout/book'
import { TextButton } from '@shared/web/parts/text-button'
import { issuesNow } from '../../form/issues-now'
import { useBirthForm } from '../../form/use-birth-form'
import { BottomBar, NoteInFlow, privacyNote } from './bottom-bar'
import { isStepComplete } from './completion'
import { useKeyboardInset } from './keyboard-inset'
import { Stepper } from './stepper'
import { StepTitle } from './step-title'
import type { Turning } from './use-steps'

// Shorter than the page's margin on the narrowest phone: a longer way would let the page scroll sideways while it turns.
const turn = keyframes`
  from { opacity: 0; transform: translateX(12px) }
`
/** A step arrives like a turned page. */
const Leaf = styled.div`
  animation: ${turn} var(--t-slow) var(--ease-out);
`

/** All questions at once, so that one word takes them all from who only reads. What stands there is read as well as before. */
const Questions = styled.fieldset`
  display: contents;

  /* A switch is its own drawing. */
  &:disabled :disabled:not(:where([type='checkbox'])) {
    background: transparent;
    color: var(--ink);
    -webkit-text-fill-color: var(--ink);
    cursor: default;
  }
  &:disabled :disabled ~ span {
    -webkit-text-fill-color: var(--ink);
  }
  /* An example in an empty field would be read as its answer. */
  &:disabled :disabled::placeholder {
    -webkit-text-fill-color: transparent;
    color: transparent;
  }
  /* An act in a line of text has no look for one that is not to be had: it is not offered. */
  &:disabled ${TextButton} {
    display: none;
  }
`
const refuseDrop = (event: DragEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What the frame needs of a step; the steps themselves are another feature's. */
export interface FrameStep {
  id: WizardStepId
  title: string
  area: string
  lead: string
  fields: readonly BirthFormField[]
}

interface WizardFrameProps {
  step: FrameStep
  /** The record was sent: `children` take the place of step and bar. */
  isFinished: boolean
  figure: ReactNode
  rail: ReactNode
  saved: ReactNode
  /** What is said above the step about the draft or the last submission. */
  notes: ReactNode
  emblem: ReactNode
  turning: Turning
  isSaving: boolean
  isProcessing: boolean
  /** What stands here was submitted as it is. */
  hasNothingToSubmit?: boolean
  onSave?: (() => void) | undefined
  /** Absent for those who may not submit. */
  onSubmit?: (() => void) | undefined
  /** Nobody changes anything here: the questions can be read, and turned through. */
  isReadOnly?: boolean
  /** What is said of the answers, in place of the draft's own words. */
  barNote?: string | undefined
  onLoadTestData?: (() => void) | undefined
  children: ReactNode
}

const isCompleteOn = Object.fromEntries(
  wizardSteps.map(({ id }) => [id, (form: BirthFormDraft) => isStepComplete(form, id, issuesNow(form))]),
) as Record<WizardStepId, (form: BirthFormDraft) => boolean>

function Bar({ step, turning, onSubmit, isReadOnly, barNote, ...rest }: Omit<WizardFrameProps, 'children'>) {
  const isComplete = useBirthForm(isCompleteOn[step.id])
  const isLast = step.id === 'review'
  return (
    <BottomBar
      isFirst={step.id === 'identity'}
      isLast={isLast}
      isComplete={isComplete || isReadOnly === true}
      isPlain={isReadOnly === true || (isLast && rest.hasNothingToSubmit === true)}
      note={barNote ?? privacyNote}
      isSaving={rest.isSaving}
      isProcessing={rest.isProcessing}
      onPrevious={turning.previous}
      onSave={rest.onSave}
      onNext={isLast ? onSubmit : turning.next}
      onLoadTestData={rest.onLoadTestData}
    />
  )
}

/** The open book around a step: progress above, the bar below, marginalia beside, the plate on the left page. */
export function WizardFrame(props: WizardFrameProps) {
  const { step, isFinished, figure, rail, saved, notes, emblem, turning, isReadOnly, barNote, children } =
    props
  useKeyboardInset()
  const title = isFinished ? 'Birth Bio Received!' : step.title
  useEffect(() => {
    document.title = `${title} · Birth Codex`
  }, [title])
  return (
    <Book figure={figure} rail={rail} foot={isFinished ? null : <Bar {...props} />}>
      <BookPage>
        <Stepper stepId={step.id} saved={saved} isDone={isFinished} />
        {isFinished ? (
          children
        ) : (
          <>
            {notes}
            <Leaf key={step.id}>
              <StepTitle
                area={step.id === 'review' ? undefined : step.area}
                title={step.title}
                lead={step.lead}
                emblem={emblem}
                takesFocus={turning.hasTurned}
              />
              <form noValidate aria-label={step.title} onSubmit={(event) => event.preventDefault()}>
                {turning.hasAttempted ? <ErrorSummary fields={step.fields} /> : null}
                <Questions disabled={isReadOnly} onDropCapture={isReadOnly ? refuseDrop : undefined}>
                  {children}
                </Questions>
              </form>
            </Leaf>
            <NoteInFlow>{barNote ?? privacyNote}</NoteInFlow>
          </>
        )}
      </BookPage>
    </Book>
  )
}
