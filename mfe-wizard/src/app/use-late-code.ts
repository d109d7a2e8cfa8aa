import { useEffect } from 'react'
import { useIdle } from '@shared/web/parts/use-idle'
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

/** The code of the next step is here before anybody turns to it: it is fetched as soon as the browser is idle. */
export function useLateCode(): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void preloadLateCode()
  }, [isIdle])
}
