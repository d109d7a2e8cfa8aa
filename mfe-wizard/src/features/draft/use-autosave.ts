import { useEffect } from 'react'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import { useFormStore } from '@shared/web/form/form-scope'
import { afterPaint } from '@shared/web/start/after-paint'
import { useBirthFormValues } from '../../form/use-birth-form'
import type { DraftKeeper } from './draft-keeper'

/**
 * Saves the open form: within a second of a change, and at once when a field was left, the step changes, or the page is
 * hidden or goes away. Follows what other tabs write. Stands inside the FormScope.
 */
export function useAutosave(keeper: DraftKeeper, stepId: WizardStepId) {
  const { subscribeToChanges, set } = useFormStore()
  const readValues = useBirthFormValues()
  useEffect(() => {
    const note = () => keeper.change({ values: readValues(), stepId })
    note()
    keeper.flush()
    return subscribeToChanges(note)
    // A step that is turned to is saved at once, like a field that is left.
  }, [keeper, subscribeToChanges, readValues, stepId])

  useEffect(
    () =>
      keeper.follow((values) => {
        const changed = new Set<string>(fieldsThatDiffer(readValues(), values))
        set(Object.fromEntries(Object.entries(values).filter(([field]) => changed.has(field))))
      }),
    [keeper, readValues, set],
  )

  useEffect(() => {
    const flush = () => void keeper.flush()
    // What a press leads to is shown first: writing takes a tenth of its time. A page that goes away before has saved by itself.
    const whenLeft = () => afterPaint(flush)
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const whenStored = ({ key, newValue }: StorageEvent) => {
      if (key === keeper.key) keeper.receive(newValue)
      else if (key === null) keeper.receive(null)
    }
    // A page that the browser kept whole while somebody was elsewhere heard nothing of what other tabs stored meanwhile.
    const whenShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) keeper.receive(window.localStorage.getItem(keeper.key))
    }
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (!keeper.flush()) event.preventDefault()
    }
    document.addEventListener('focusout', whenLeft)
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', flush)
    window.addEventListener('pageshow', whenShownAgain)
    window.addEventListener('storage', whenStored)
    window.addEventListener('beforeunload', beforeLeaving)
    return () => {
      document.removeEventListener('focusout', whenLeft)
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('pageshow', whenShownAgain)
      window.removeEventListener('storage', whenStored)
      window.removeEventListener('beforeunload', beforeLeaving)
      keeper.flush()
      keeper.stop()
    }
  }, [keeper])
}
