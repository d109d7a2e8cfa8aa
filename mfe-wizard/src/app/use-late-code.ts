import { useEffect } from 'react'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { onReturn } from '@shared/web/api/pause'
import { useIdle } from '@shared/web/parts/use-idle'
import { useInUse } from '@shared/web/parts/use-in-use'
import { preloadLaterSteps } from '../features/steps/steps'
import { loadSubmissionCalls } from './late-calls'
import { LateReceivedScreen } from './wizard-leaf'
import { LateCodifyingOverlay } from './wizard-layers'

/** Fetches what every visit comes to: the steps that follow, then what is shown of a submission. */
export async function preloadLateCode(): Promise<void> {
  await preloadLaterSteps()
  await Promise.allSettled([
    loadSubmissionCalls(),
    LateCodifyingOverlay.preload(),
    LateReceivedScreen.preload(),
  ])
}

/** The code of the next step is here before anybody turns to it: it is fetched when the form is used, or was left at a later
 * step, and the browser is idle; again once the device is online, as it may not have come before. With it the browser's Back leads
 * to the step before. */
export function useLateCode(stepId: WizardStepId, goTo: (stepId: WizardStepId) => void): void {
  const isInUse = useInUse()
  const isIdle = useIdle(isInUse || stepId !== 'identity')
  useEffect(() => {
    if (!isIdle) return
    const fetchAll = () => void preloadLateCode()
    fetchAll()
    const left = new AbortController()
    loadSubmissionCalls().then(
      ({ keepStep }) => keepStep(stepId, goTo, left.signal),
      () => undefined,
    )
    const stop = onReturn(fetchAll)
    return () => {
      stop()
      left.abort()
    }
  }, [isIdle, stepId, goTo])
}
