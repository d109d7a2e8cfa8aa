import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'

/** The step of an entry of the browser's history; undefined where it has none. */
const stepIn = (state: unknown): WizardStepId | undefined =>
  wizardSteps.find(({ id }) => state instanceof Object && 'wizardStep' in state && id === state.wizardStep)
    ?.id

/**
 * Gives the step that is on the page an entry of the browser's history, so that Back leads to the step before it and leaves the form only from
 * the first. What the router keeps in the entry stays there. Goes to the step of an entry that is turned to, until `signal` is aborted; where a dialog
 * is open, it is closed in place of that.
 */
export function keepStep(
  stepId: WizardStepId,
  goTo: (stepId: WizardStepId) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const turn = (event: PopStateEvent) => {
    const turned = stepIn(event.state)
    if (!turned || turned === stepId) return
    const dialog = document.querySelector('[role=dialog]')
    if (!dialog) return goTo(turned)
    // It lies over the step, and is what Back is meant to close.
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    history.forward()
  }
  addEventListener('popstate', turn)
  signal.addEventListener('abort', () => removeEventListener('popstate', turn))
  const kept = stepIn(history.state)
  const state: unknown = { ...history.state, wizardStep: stepId }
  if (kept === undefined) history.replaceState(state, '')
  else if (kept !== stepId) history.pushState(state, '')
}
