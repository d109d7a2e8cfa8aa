import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '@shared/web/host/host-context'
import { useDraft } from '../features/draft/use-draft'
import { useSaveFailure } from './use-save-failure'
import { WizardForm } from './wizard-form'

/** / : the draft of this device. */
export function WizardPage() {
  const { notify } = useHost()
  const hasTold = useRef(false)
  const tellRestored = useCallback(() => {
    if (hasTold.current) return
    hasTold.current = true
    notify({ title: 'Draft Restored', description: 'Everything you wrote is here again.' })
  }, [notify])
  const draft = useDraft({ onFailure: useSaveFailure(), onRecovered: tellRestored })

  const wasRestored = draft.opened.draft !== null
  useEffect(() => {
    document.title = 'Birth Codex'
    if (wasRestored) tellRestored()
  }, [wasRestored, tellRestored])
  return <WizardForm draft={draft} />
}
