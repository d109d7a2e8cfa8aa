import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues, latestDateOnEarth, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { FormIssue, WizardStepId } from '@shared/contracts/form-rules'
import { revealIssues } from '@shared/web/form/form-errors'
import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import type { ToastHandle } from '@shared/contracts/remote-app'
import { issuesNow } from '../../form/issues-now'
import { useBirthForm, useBirthFormValues } from '../../form/use-birth-form'

interface StepsOptions {
  stepId: WizardStepId
  onStepChange: (stepId: WizardStepId) => void
  /** A step is about to be left. */
  onLeave: () => void
  /** Somebody only reads: nothing is asked of them before they go on. */
  isFree?: boolean
}

/** Turning from step to step. */
export interface Turning {
  /** Somebody asked to go on and could not: the head of the step lists what needs another look. */
  hasAttempted: boolean
  /** A step was turned to in this visit; its heading takes the focus. */
  hasTurned: boolean
  previous: () => void
  /** Goes on when every rule of the step passes; else says what is missing and leads there. */
  next: () => void
  goTo: (stepId: WizardStepId) => void
  /** Says that something is missing, and leads to the first of it, on whatever step it stands. */
  stopAt: (stepId: WizardStepId, issues: readonly FormIssue[]) => void
  /** Shows faults without a word about missing fields (a server's). */
  reveal: (stepId: WizardStepId, issues: readonly FormIssue[]) => void
}

const isRightOn = Object.fromEntries(
  wizardSteps.map(({ id }) => [
    id,
    (form: BirthFormDraft) => !issuesNow(form).some(({ field }) => stepOfField[field] === id),
  ]),
) as Record<WizardStepId, (form: BirthFormDraft) => boolean>

export function useSteps({ stepId, onStepChange, onLeave, isFree = false }: StepsOptions): Turning {
  const { notify } = useHost()
  const store = useFormStore()
  const readValues = useBirthFormValues()
  const [hasAttempted, setAttempted] = useState(false)
  const [hasTurned, setTurned] = useState(false)
  const [faults, setFaults] = useState<readonly FormIssue[]>([])
  const missing = useRef<ToastHandle>(undefined)
  const latest = useRef({ notify, onStepChange, onLeave, stepId })
  useEffect(() => {
    latest.current = { notify, onStepChange, onLeave, stepId }
  })

  // Faults are shown once their step is drawn: their fields must be there to take the focus.
  useEffect(() => {
    if (faults.length) revealIssues(store, faults)
  }, [faults, store])

  const isRight = useBirthForm(isRightOn[stepId])
  useEffect(() => {
    // Nothing is missing any more: the note would lie over what comes next.
    if (isRight) missing.current?.dismiss()
  }, [isRight])

  useEffect(() => {
    if (stepId === 'review' && !isFree) store.set({ finalReview: true })
  }, [stepId, store, isFree])

  const goTo = useCallback(
    (target: WizardStepId) => {
      latest.current.onLeave()
      // On a phone the note would hide the next step's fields.
      missing.current?.dismiss()
      setAttempted(false)
      setFaults([])
      setTurned(true)
      store.clearMessages()
      latest.current.onStepChange(target)
      // At once: Safari leaves a smooth scroll unfinished where the height of the page changes meanwhile, as it does here.
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    [store],
  )
  const reveal = useCallback(
    (target: WizardStepId, issues: readonly FormIssue[]) => {
      if (target !== latest.current.stepId) goTo(target)
      setAttempted(true)
      setFaults([...issues])
    },
    [goTo],
  )
  const stopAt = useCallback(
    (target: WizardStepId, issues: readonly FormIssue[]) => {
      reveal(target, issues)
      missing.current = latest.current.notify({
        title: 'Please complete required fields',
        description: 'Some required fields are missing or incomplete.',
        variant: 'destructive',
      })
    },
    [reveal],
  )

  return useMemo(() => {
    const index = wizardSteps.findIndex((step) => step.id === stepId)
    const [before, after] = [wizardSteps[index - 1], wizardSteps[index + 1]]
    return {
      hasAttempted,
      hasTurned,
      goTo,
      reveal,
      stopAt,
      previous: () => before && goTo(before.id),
      next() {
        const issues = isFree
          ? []
          : formIssues(readValues(), { today: latestDateOnEarth(new Date()) }, stepId)
        if (issues.length) stopAt(stepId, issues)
        else if (after) goTo(after.id)
      },
    }
  }, [stepId, isFree, readValues, hasAttempted, hasTurned, goTo, reveal, stopAt])
}
