import { useEffect, useRef, useState } from 'react'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useHost } from '@shared/web/host/host-context'
import type { DraftKeeper } from './draft-keeper'
import { useAutosave } from './use-autosave'

/** 'Saving...' shows at least this long, so that it can be read. */
const minPendingMs = 400

/** The open form is saved by itself; `save` (Save Draft) writes at once, then says how it went. */
export function useSaving(
  keeper: DraftKeeper,
  stepId: WizardStepId,
): { isSaving: boolean; save: () => void } {
  useAutosave(keeper, stepId)
  const { notify } = useHost()
  const [isSaving, setSaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isSaving,
    save() {
      if (isSaving) return
      setSaving(true)
      const hadFailed = keeper.getStatus().hasFailed
      const isSaved = keeper.save()
      timer.current = setTimeout(() => {
        setSaving(false)
        if (isSaved) notify({ title: 'Progress Saved', description: 'Your draft is kept on this device.' })
        // The first failure has been told by the keeper; a repeated attempt gets its own answer.
        else if (hadFailed)
          notify({
            title: 'Save Failed',
            description: 'Failed to save progress. Please try again.',
            variant: 'destructive',
          })
      }, minPendingMs)
    },
  }
}
